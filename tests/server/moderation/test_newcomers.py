"""A banned or muted person does not come back as somebody new; others come as ever."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from sevenstates.server.accounts.newcomers import HOURS, LIFETIME, Newcomers
from sevenstates.server.accounts.person import Sanction
from sevenstates.server.errors import Refused
from sevenstates.server.store import Store, schema
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


def test_who_deletes_a_banned_account_does_not_come_back_at_once(proxied: Town) -> None:
    mo, banned = proxied.moderator(), proxied.account("Lao Ai")
    banned.http.headers["X-Forwarded-For"] = HERE
    act(mo, "ban", name=banned.name)
    deleted = banned.http.request("DELETE", "/api/account", json={"password": "correct horse"})
    assert deleted.status_code == 200

    again = come(proxied, HERE, "/api/account", password="long enough")
    assert again.json()["error"] == "newcomers-barred"


def newcomer(town: Town, address: str, table: str) -> Guest:
    """Somebody new at a table."""
    guest = town.guest("Wanderer", {"X-Forwarded-For": address})
    assert guest.get(f"/api/tables/{table}")["table"]["id"] == table
    return guest


def say(guest: Guest, table: str) -> str:
    """What comes of a word in a chat: `done`, or the reason why not."""
    result = guest.command(table, "say", text="More rude words")
    return str(result["problem"]["error"] if result["type"] == "refused" else result["type"])


def test_a_mute_goes_on_for_newcomers_of_the_same_address(proxied: Town) -> None:
    mo, muted = proxied.moderator(), proxied.guest("Lao-Ai")
    muted.http.headers["X-Forwarded-For"] = HERE
    table = muted.open("huang", {"kind": "me"}, {"kind": "open"})["id"]
    muted.done(table, "say", text="Rude words")
    neighbour = newcomer(proxied, HERE, table)
    number = act(mo, "mute", table=table, line=1)
    assert say(muted, table) == "muted"

    again = newcomer(proxied, HERE, table)
    assert say(again, table) == "newcomers-muted"
    again.done(table, "take-seat", seat=1)  # but may play
    assert say(neighbour, table) == say(newcomer(proxied, ELSEWHERE, table), table) == "done"
    signed_up = again.post("/api/account", {"name": "Settler", "password": "long enough"})
    assert signed_up.status_code == 200
    assert say(again, table) == "newcomers-muted"

    reverse(mo, number)
    assert say(again, table) == say(newcomer(proxied, HERE, table), table) == "done"


def test_a_mute_that_went_to_an_account_ends_for_newcomers_too(proxied: Town) -> None:
    mo, muted = proxied.moderator(), proxied.guest("Lao-Ai")
    name = proxied.account("Settled").name
    muted.http.headers["X-Forwarded-For"] = HERE
    table = muted.open("huang", {"kind": "me"}, {"kind": "open"})["id"]
    muted.done(table, "say", text="Rude words")
    number = act(mo, "mute", table=table, line=1)
    assert say(muted, table) == "muted"
    before = newcomer(proxied, HERE, table)
    signed_in = muted.post("/api/session", {"name": name, "password": "correct horse"})
    assert signed_in.status_code == 200
    after = newcomer(proxied, HERE, table)
    assert say(before, table) == say(after, table) == "newcomers-muted"

    reverse(mo, number)
    assert say(before, table) == say(after, table) == say(muted, table) == "done"


def test_networks_are_kept_for_a_day_and_by_a_hash(store: Store) -> None:
    asyncio.run(check_a_day(store))


async def check_a_day(store: Store) -> None:
    newcomers, ban = Newcomers(store), Sanction(None, "Rude words")
    await newcomers.note(HERE, "somebody", ban, None, 1)
    await newcomers.note(ELSEWHERE, "other", Sanction(1, "It is over"), None, 1)
    rows = store.read_now(lambda db: db.execute(schema.sanctioned_networks.select()).all())
    assert [(row.person, row.kind) for row in rows] == [("somebody", "ban")]
    assert HERE not in rows[0].network

    others = Newcomers(store)  # another process, or the next one
    with pytest.raises(Refused, match="newcomers-barred"):
        await others.check(HERE, LIFETIME)
    assert await others.check(HERE, LIFETIME + 1) is None
    assert await others.check(ELSEWHERE, 1) is None
    assert HOURS == 24
