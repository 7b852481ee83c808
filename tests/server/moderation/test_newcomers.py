"""Who is banned does not come back as somebody new; others come as ever."""

from collections.abc import Iterator

import httpx
import pytest

from sevenstates.server.accounts.newcomers import HOURS, MAX_NETWORKS, Newcomers
from sevenstates.server.accounts.person import Person, Sanction
from sevenstates.server.store import Store
from tests.server.both_stores import STORES, Town
from tests.server.conftest import NewDatabase
from tests.server.moderation.test_acts import act, reverse
from tests.server.running import plain_config, serving
from tests.server.tables.client import Guest

HERE, ELSEWHERE, AT_HOME = "9.9.9.9", "8.8.4.4", "192.168.1.7"


@pytest.fixture(params=STORES)
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Town]:
    """A town behind a proxy, which says where people call from."""
    settings: dict[str, object] = {"rate_limits": True, "trusted_proxies": ("127.0.0.1",)}
    if request.param == "postgres":
        new_database: NewDatabase = request.getfixturevalue("new_database")
        settings["database"] = new_database()
    with serving(plain_config(tmp_path_factory.mktemp("proxied"), **settings)) as running:
        town = Town(running)
        yield town
        town.close()


def come(town: Town, address: str, path: str = "/api/me", **more: str) -> httpx.Response:
    """Somebody without a cookie wants a name or an account."""
    headers = {"X-Forwarded-For": address, "Accept-Language": "de"}
    body = {"name": "Wanderer", **more}
    return httpx.post(town.running.url + path, headers=headers, json=body)


def banned_guest(town: Town, moderator: Guest, address: str) -> int:
    """A guest who is banned and then calls once more; the number of the ban."""
    guest = town.guest("Lao-Ai")
    guest.http.headers["X-Forwarded-For"] = address
    table = guest.open("huang", {"kind": "me"}, {"kind": "open"})["id"]
    guest.done(table, "say", text="Rude words")
    ban = act(moderator, "ban", table=table, line=1)
    assert guest.post("/api/me", {"name": "Another"}).json()["error"] == "banned"
    return ban


def test_a_banned_guest_does_not_come_back_as_another(proxied: Town) -> None:
    mo = proxied.moderator()
    assert come(proxied, HERE).status_code == 200
    ban = banned_guest(proxied, mo, HERE)

    again = come(proxied, HERE)
    assert (again.status_code, again.json()["error"]) == (403, "newcomers-barred")
    assert "24 Stunden" in again.json()["text"]
    assert "set-cookie" not in again.headers
    signed_up = come(proxied, HERE, "/api/account", password="long enough")
    assert signed_up.json()["error"] == "newcomers-barred"
    table = {"game": "huang", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"X-Forwarded-For": HERE}
    opened = httpx.post(f"{proxied.running.url}/api/tables", headers=headers, json=table)
    assert opened.json()["error"] == "newcomers-barred"
    assert come(proxied, ELSEWHERE).status_code == 200

    reverse(mo, ban)
    assert come(proxied, HERE).status_code == 200


def test_those_who_are_known_notice_nothing(proxied: Town) -> None:
    neighbour = proxied.account("Neighbour")
    neighbour.http.headers["X-Forwarded-For"] = HERE
    banned_guest(proxied, proxied.moderator(), HERE)

    neighbour.open("huang", {"kind": "me"}, {"kind": "open"})
    signed_in = come(proxied, HERE, "/api/session", name=neighbour.name, password="correct horse")
    assert signed_in.status_code == 200


def test_a_home_network_is_left_alone(proxied: Town) -> None:
    banned_guest(proxied, proxied.moderator(), AT_HOME)
    assert come(proxied, AT_HOME).status_code == 200


def test_only_so_many_networks_are_remembered_and_for_a_day(store: Store) -> None:
    time = 0.0
    newcomers = Newcomers(store, clock=lambda: time)
    banned = Person("somebody", "Lao Ai", True, ban=Sanction(None, "Rude words"))
    for number in range(MAX_NETWORKS + 5):
        newcomers.note(f"9.{number >> 16}.{number >> 8 & 255}.{number & 255}", banned, 1)
    newcomers.note("8.8.8.8", Person("other", "Other", True, ban=Sanction(0, "It is over")), 1)
    assert len(newcomers._seen) == MAX_NETWORKS
    assert "8.8.8.8" not in newcomers._seen
    assert HOURS == 24
