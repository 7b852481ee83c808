"""The host keeps order by the command, beside the running server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates.server.tables import lifecycle
from tests.patience import wait_until
from tests.server.ops.test_admin import Program, command  # noqa: F401  # a fixture
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest

PASSWORD = "correct horse"
WHY = ("--reason", "Rude words")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(lifecycle, "SWEEP", 0.05)
    with serving(plain_config(tmp_path / "data", bot_workers=1)) as running:
        yield running


@pytest.fixture
def ada(server: Running) -> Iterator[Guest]:
    person = Guest(server.url, "Ada")
    assert person.post("/api/account", {"name": "Ada", "password": PASSWORD}).status_code == 200
    yield person
    person.close()


def error(person: Guest) -> str:
    return str(person.post("/api/me", {"name": "Ada"}).json().get("error", ""))


def test_a_ban_and_its_end(command: Program, ada: Guest) -> None:  # noqa: F811
    table = ada.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
    done = command("admin", "ban", "Ada", *WHY, "--minutes", "60")

    assert (done.code, done.out) == (0, "Done; this is entry 1 in the log.\n")
    assert error(ada) == "banned"
    wait_until(lambda: ada.update(table)["table"]["seats"][0]["standin"] == "banned")
    assert command("admin", "reverse", "1", "--reason", "A mistake").code == 0
    assert error(ada) == ""
    log = command("admin", "log").out
    assert "unban" in log
    assert "reversed" in log
    assert "the operator" in log


def test_a_mute_a_name_and_a_line(command: Program, ada: Guest) -> None:  # noqa: F811
    table = ada.open("huang", {"kind": "me"}, {"kind": "open"})["id"]
    ada.done(table, "say", text="Something rude")
    ada.post("/api/reports", {"kind": "line", "table": table, "line": 1, "reason": "My own"})
    assert "Something rude" in command("admin", "reports").out
    assert command("admin", "hide", table, "1", *WHY).code == 0
    assert command("admin", "mute", "Ada", *WHY).code == 0
    with ada.sit(table) as socket:
        socket.until("update")
        assert command("admin", "rename", "Ada", "Ada II", *WHY).code == 0
        while socket.now["table"]["seats"][0]["name"] != "Ada II":
            socket.receive()

    assert ada.get(f"/api/tables/{table}/chat")["lines"][0]["removed"]
    assert ada.command(table, "say", text="Hello")["problem"]["error"] == "muted"


def test_a_guest_is_reached_by_a_line_of_the_chat(command: Program, server: Running) -> None:  # noqa: F811
    guest = Guest(server.url, "Lao-Ai")
    table = guest.open("huang", {"kind": "me"}, {"kind": "open"})["id"]
    guest.done(table, "say", text="Something rude")
    by_line = ("--line", "1", *WHY)
    assert command("admin", "rename", table, "Somebody", *by_line).code == 0
    assert guest.get("/api/me")["name"] == "Somebody"
    assert command("admin", "mute", table, *by_line).code == 0
    assert guest.command(table, "say", text="Hello")["problem"]["error"] == "muted"
    assert command("admin", "ban", table, *by_line).code == 0
    assert error(guest) == "banned"
    assert command("admin", "ban", table, "--line", "7", *WHY).code == 1
    guest.close()


def test_moderators_are_made_by_the_host(command: Program, ada: Guest) -> None:  # noqa: F811
    assert command("admin", "moderator", "Ada").out == "Ada is a moderator.\n"
    assert ada.get("/api/me")["moderator"]
    assert ada.http.get("/api/moderation/acts").status_code == 200
    assert command("admin", "moderator", "Ada", "--off").out == "Ada is no longer a moderator.\n"
    assert ada.http.get("/api/moderation/acts").status_code == 403


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("ban", "Nobody"), "There is no account Nobody.\n"),
        (("hide", "none", "1"), "There is no message 1.\n"),
        (("reverse", "7"), "There is no entry 7 in the log.\n"),
    ],
)
def test_what_is_not_there_is_named(
    command: Program,  # noqa: F811
    words: tuple[str, ...],
    sentence: str,
) -> None:
    done = command("admin", *words, *WHY)

    assert (done.code, done.err) == (1, sentence)
