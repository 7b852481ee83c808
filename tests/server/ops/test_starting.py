"""A server takes hold of its database: alone, undamaged and of its version."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from sevenstates.cli import main
from sevenstates.server import run
from sevenstates.server.config import Config
from sevenstates.server.errors import OpsError
from sevenstates.server.ops.backup import back_up, restore
from sevenstates.server.ops.database import change
from sevenstates.server.ops.starting import held_database
from sevenstates.server.store import Store
from tests.patience import wait_until
from tests.posix import needs_posix
from tests.server.command import serve_command


@pytest.fixture
def tell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[object, str]]:
    """Runs a command in this process; its exit code and what it says of an error."""
    monkeypatch.setattr(run, "set_up_logs", lambda level: None)

    def command(*words: str) -> tuple[object, str]:
        with pytest.raises(SystemExit) as left:
            main((*words, "--language", "en"))
        return left.value.code, capsys.readouterr().err

    return command


def test_a_second_server_on_one_file_is_refused_in_a_sentence(
    tmp_path: Path, tell: Callable[..., tuple[object, str]]
) -> None:
    data = ("--data", str(tmp_path / "data"))
    with serve_command(tmp_path) as first:
        httpx.get(f"{first.url}/api/games")
        code, said = tell("serve", "--port", "0", *data)
        assert (code, len(said.splitlines())) == (1, 1)
        assert said.startswith("Another server is using the database ")
        assert not has_forgotten(first.url)
        assert tell("backup", str(tmp_path / "backup.db"), *data)[0] == 0

        first.process.send_signal(signal.SIGHUP)
        wait_until(lambda: has_forgotten(first.url))
        assert tell("serve", "--port", "0", *data)[0] == 1
        assert first.stop() == 0
    with held_database(Config(data=tmp_path / "data").database_url):
        pass


def has_forgotten(url: str) -> bool:
    """Whether a server has started again since it was asked for the games."""
    try:
        answer = httpx.get(f"{url}/metrics")
    except httpx.TransportError:  # at the moment when it starts
        return False
    return answer.status_code == 200 and "/api/games" not in answer.text


KILLED = """
import os, signal, sys
from sevenstates.server.ops.starting import held_database
with held_database(sys.argv[1]):
    if os.fork() == 0:
        sys.stdin.read()
        os._exit(0)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_server_that_was_killed_leaves_the_file_free(tmp_path: Path) -> None:
    """Even while a child of it, such as those that think for bots, is still there."""
    needs_posix("fork")
    url = f"sqlite:///{tmp_path / 'a.db'}"
    arguments = [sys.executable, "-c", KILLED, url]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE) as process:
        assert process.wait() == -signal.SIGKILL
        with held_database(url):
            pass


def text(file: Path) -> None:
    file.write_text("no database at all " * 1000)


def flipped(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[:5000] + bytes(byte ^ 255 for byte in data[5000:40_000]) + data[40_000:])


def cut(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])


@pytest.fixture(params=[text, flipped, cut])
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The file of a database that is damaged."""
    file = tmp_path / "data" / "sevenstates.db"
    store = Store(f"sqlite:///{file}")
    store.open()
    store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    request.param(file)
    return file


def test_a_damaged_file_does_not_start(damaged: Path) -> None:
    before = damaged.read_bytes()
    with (
        pytest.raises(OpsError, match="database-damaged"),
        held_database(f"sqlite:///{damaged}"),
    ):
        raise AssertionError

    assert damaged.read_bytes() == before


def test_a_damaged_file_is_not_backed_up(damaged: Path, tmp_path: Path) -> None:
    with pytest.raises(OpsError, match="database-damaged") as caught:
        back_up(f"sqlite:///{damaged}", tmp_path / "backup.db")

    assert caught.value.fields["database"] == str(damaged)
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_other_commands_on_what_is_no_database_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    text(file)
    store = Store(f"sqlite:///{tmp_path / 'sound.db'}")
    store.open()
    store.close()
    back_up(f"sqlite:///{tmp_path / 'sound.db'}", tmp_path / "backup.db")

    with pytest.raises(OpsError, match="database-failed"):
        change(f"sqlite:///{file}", lambda db: None)
    with pytest.raises(OpsError, match="database-failed"):
        restore(f"sqlite:///{file}", tmp_path / "backup.db", overwrite=True)


def test_damage_is_reported_by_the_commands_without_a_traceback(
    tmp_path: Path, tell: Callable[..., tuple[object, str]]
) -> None:
    file = tmp_path / "data" / "sevenstates.db"
    file.parent.mkdir()
    text(file)
    for words in (("serve", "--port", "0"), ("backup", str(tmp_path / "b.db"))):
        code, said = tell(*words, "--data", str(file.parent))
        assert (code, said.startswith("The database ")) == (1, True)
        assert len(said.splitlines()) == 1


def test_a_database_of_a_newer_version_is_reported(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with held_database(url):
        pass
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    with pytest.raises(OpsError, match="database-newer"), held_database(url):
        raise AssertionError


def test_a_database_that_does_not_answer_does_not_start() -> None:
    url = "postgresql+psycopg://seven:secret@127.0.0.1:1/x"
    with pytest.raises(OpsError, match="database-failed") as caught, held_database(url):
        raise AssertionError

    assert "secret" not in str(caught.value)
