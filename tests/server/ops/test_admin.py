"""`sevenstates admin`: what a host can see and do."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from sevenstates.cli import main
from sevenstates.server.tables import lifecycle
from sevenstates.server.tables.api.closing import ACCESS_REVOKED
from tests.patience import wait_until
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest

PASSWORD = "correct horse"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path / "data")) as running:
        yield running


@pytest.fixture
def account(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/account", json={"name": "Lü Buwei", "password": PASSWORD})
        yield client


class Done(NamedTuple):
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


class Program:
    """The `sevenstates` command, in this process."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for name, value in (("LC_ALL", "C"), ("SEVENSTATES_DATA", str(folder / "data"))):
            monkeypatch.setenv(name, value)

    def __call__(self, *words: str, given: str = "") -> Done:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(words)
        code = left.value.code
        return Done(code if isinstance(code, int) else 1, *self._capsys.readouterr())


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Program:
    return Program(monkeypatch, capsys, tmp_path)


@pytest.mark.usefixtures("account")
def test_accounts_are_listed_and_shown(command: Program) -> None:
    assert "Lü Buwei" in command("admin", "accounts").out
    assert "Lü Buwei" in command("admin", "accounts", "buw").out
    assert "Lü Buwei" not in command("admin", "accounts", "%").out
    shown = command("admin", "account", "lü buwei")
    assert shown.out.startswith("Lü Buwei (")


def test_a_name_can_be_removed(command: Program, account: httpx.Client) -> None:
    done = command("admin", "remove", "Lü Buwei")

    assert done.code == 0, done.err
    assert account.get("/api/me").json()["id"] is None
    body = {"name": "Lü Buwei", "password": PASSWORD}
    assert account.post("/api/session", json=body).status_code == 403
    assert account.post("/api/account", json=body).status_code == 200


def test_a_bot_plays_on_for_a_name_that_is_removed(
    command: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "SWEEP", 0.05)
    with (
        serving(plain_config(tmp_path / "data", bot_workers=1)) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        client.post("/api/account", json={"name": "Lü Buwei", "password": PASSWORD})
        table = open_table(client)
        done = command("admin", "remove", "Lü Buwei")

        def standins() -> set[str | None]:
            shown = client.get(f"/api/tables/{table}").json()["table"]["seats"]
            return {seat["standin"] for seat in shown}

        assert done.code == 0, done.err
        wait_until(lambda: standins() == {"left"})
        assert client.get(f"/api/tables/{table}").json()["table"]["seats"][0]["name"] == "—"


def test_a_password_can_be_reset(command: Program, account: httpx.Client) -> None:
    done = command("admin", "password", "Lü Buwei", given="battery staple\n")

    assert done.code == 0, done.err
    assert account.get("/api/me").json()["id"] is None
    body = {"name": "Lü Buwei", "password": "battery staple"}
    assert account.post("/api/session", json=body).status_code == 200


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (("admin", "password", "Lü Buwei"), "battery staple\n"),
        (("admin", "remove", "Lü Buwei"), ""),
    ],
)
def test_a_socket_ends_although_the_command_is_another_process(
    command: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    given: str,
) -> None:
    monkeypatch.setattr(lifecycle, "SWEEP", 0.05)
    with serving(plain_config(tmp_path / "data", bot_workers=1)) as server:
        person = Guest(server.url, "Somebody")
        body = {"name": "Lü Buwei", "password": PASSWORD}
        assert person.post("/api/account", body).status_code == 200
        table = person.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
        with person.sit(table) as socket:
            socket.until("update")
            assert command(*words, given=given).code == 0

            assert socket.ended() == (ACCESS_REVOKED, "session-ended")
        person.close()


@pytest.mark.usefixtures("account")
def test_a_short_password_is_refused(command: Program) -> None:
    done = command("admin", "password", "Lü Buwei", given="short\n")

    assert (done.code, done.err) == (1, "A password has 8 to 200 characters.\n")


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["admin", "account", "Nobody"], "There is no account Nobody.\n"),
        (["admin", "remove", "Nobody"], "There is no account Nobody.\n"),
        (["admin", "password", "Nobody"], "There is no account Nobody.\n"),
        (["admin", "table", "none"], "There is no such table.\n"),
        (["admin", "close", "none"], "There is no such table.\n"),
        (["restore", "none.db"], "There is no file none.db.\n"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_not_there_is_named(command: Program, words: list[str], sentence: str) -> None:
    done = command(*words)

    assert (done.code, done.err) == (1, sentence)


def test_commands_need_a_database(command: Program) -> None:
    done = command("admin", "tables")

    assert done.code == 1
    assert done.err.startswith("There is no database ")


@pytest.mark.usefixtures("account")
def test_backup_and_restore_by_the_command(command: Program, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.db")

    made = command("backup", file)
    assert (made.code, made.out[: len("The backup is ")]) == (0, "The backup is ")
    refused = command("restore", file)
    assert refused.code == 1
    assert "--overwrite" in refused.err
    restored = command("restore", file, "--overwrite")
    assert (restored.code, restored.out) == (0, "Restored: 0 tables, 1 people.\n")


def open_table(client: httpx.Client) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = client.post("/api/tables", json={"game": "huang", "seats": seats, "start": True})
    table: str = made.json()["id"]
    return table


def test_tables_are_listed_and_shown(command: Program, account: httpx.Client) -> None:
    table = open_table(account)

    assert table in command("admin", "tables").out
    assert table in command("admin", "tables", "--status", "playing").out
    assert table not in command("admin", "tables", "--status", "over").out
    assert command("admin", "table", table).out.count("Lü Buwei") == 2


def test_a_table_is_closed_beside_the_running_server(
    command: Program, account: httpx.Client
) -> None:
    table = open_table(account)
    asked = account.get(f"/api/tables/{table}").json()["pending"][0]["seat"]
    before = account.get(f"/api/tables/{table}?seat={asked}").json()
    assert command("admin", "close", table).out == f"Table {table} is closed.\n"

    move = {"type": "act", "id": "too-late", "position": before["position"]}
    action = before["ask"]["legal"][0]["index"]
    address = f"/api/tables/{table}/commands?seat={asked}"
    answer = account.post(address, json={**move, "action": action})
    assert answer.json()["type"] != "done"
    assert account.get(f"/api/tables/{table}").json()["table"]["status"] == "closed"
    again = command("admin", "close", table)
    assert (again.code, again.err) == (1, f"Table {table} is no longer being played.\n")
