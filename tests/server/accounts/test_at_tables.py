"""People who move, go or are removed, at tables that are being played."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.running import Running, plain_config, serving

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with serving(plain_config(folder, bot_workers=1)) as running:
        yield running


def browser(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url)


def sign_up(client: httpx.Client, name: str) -> None:
    answer = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text


def command(client: httpx.Client, table: str, **fields: Any) -> dict[str, Any]:
    body = {"id": f"command-{fields['type']}", **fields}
    answer = client.post(f"/api/tables/{table}/commands", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def table_for_two(host: httpx.Client, guest: httpx.Client) -> str:
    """A table of HUANG that both have sat down at."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.post("/api/tables", json={"game": "huang", "seats": seats})
    table: str = made.json()["id"]
    guest.post("/api/me", json={"name": "Somebody"})
    assert command(guest, table, type="take-seat", seat=1)["type"] == "done"
    assert command(host, table, type="start")["type"] == "done"
    return table


def seats(client: httpx.Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/api/tables/{table}").json()["table"]["seats"]
    return found


def test_a_guest_who_signs_in_keeps_the_seat(server: Running) -> None:
    with browser(server) as host, browser(server) as guest, browser(server) as account:
        sign_up(account, "Wei Liao")
        table = table_for_two(host, guest)
        before = seats(host, table)[1]
        guest.post("/api/session", json={"name": "Wei Liao", "password": PASSWORD})

        assert (before["name"], before["guest"]) == ("Somebody", True)
        after = seats(host, table)[1]
        assert (after["name"], after["guest"]) == ("Wei Liao", False)
        assert seats(guest, table)[1]["mine"] is True
        listed = guest.get("/api/tables?list=mine").json()["tables"]
        assert [line["id"] for line in listed] == [table]


def test_a_guest_who_signs_up_keeps_the_seat(server: Running) -> None:
    with browser(server) as host, browser(server) as guest:
        table = table_for_two(host, guest)
        sign_up(guest, "Gan Mao")

        assert seats(host, table)[1]["name"] == "Gan Mao"
        assert seats(guest, table)[1]["mine"] is True


def test_the_seat_of_a_deleted_account_goes_to_a_bot(server: Running) -> None:
    with browser(server) as host, browser(server) as guest:
        table = table_for_two(host, guest)
        sign_up(guest, "Chunshen")
        guest.request("DELETE", "/api/account", json={"password": PASSWORD})

        seat = seats(host, table)[1]
        assert (seat["name"], seat["standin"]) == ("—", "left")
        assert host.get(f"/api/tables/{table}").json()["table"]["status"] == "playing"


def test_a_table_that_has_not_begun_goes_on_without_a_deleted_account(server: Running) -> None:
    open_seats = [{"kind": "me"}, {"kind": "open"}]
    with browser(server) as host, browser(server) as guest:
        sign_up(guest, "Fan Sui")
        own = guest.post("/api/tables", json={"game": "huang", "seats": open_seats}).json()["id"]
        other = host.post("/api/tables", json={"game": "huang", "seats": open_seats}).json()["id"]
        command(guest, other, type="take-seat", seat=1)
        guest.request("DELETE", "/api/account", json={"password": PASSWORD})

        assert [seat["kind"] for seat in seats(host, other)] == ["person", "open"]
        assert host.get(f"/api/tables/{own}").json()["table"]["status"] == "closed"
