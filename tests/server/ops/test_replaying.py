"""Stored games under the rules as they are: the command that plays them all again."""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from sevenstates.cli import main
from sevenstates.server.store import schema as s
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}
Program = Callable[..., tuple[int, str]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        yield running


@pytest.fixture
def table(server: Running) -> str:
    """A table with some moves behind it."""
    ada = Guest(server.url, "Ada")
    opened: str = ada.open("huang", ME, ME, start=True)["id"]
    with ada.sit(opened, seat=0) as first, ada.sit(opened, seat=1) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(1), most=30)
    ada.close()
    return opened


@pytest.fixture
def program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Program:
    monkeypatch.setenv("SEVENSTATES_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["sevenstates", *words])
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(words)
        printed = capsys.readouterr()
        return int(left.value.code or 0), printed.out + printed.err

    return run


def spoil(server: Running, statement: sa.Update) -> None:
    server.parts.store.write_now(lambda db: db.execute(statement))


def test_games_that_go_as_they_went_are_counted(table: str, program: Program) -> None:
    assert program("admin", "replay") == (
        0,
        "1 games with 30 moves replayed; all play out as they did.\n",
    )
    assert program("admin", "replay", table)[0] == 0
    assert program("admin", "replay", "nowhere")[0] == 1


def test_a_position_that_differs_is_reported(server: Running, table: str, program: Program) -> None:
    row = server.parts.store.read_now(
        lambda db: db.execute(sa.select(s.snapshots).order_by(s.snapshots.c.seq.desc())).first()
    )
    assert row is not None
    data = row.data
    data["state"]["bag"] = None
    where = (s.snapshots.c.table_id == table) & (s.snapshots.c.seq == row.seq)
    spoil(server, sa.update(s.snapshots).where(where).values(data=data))

    code, text = program("admin", "replay")

    assert code == 1
    assert f"Table {table} (rules 1) plays out differently: After {row.moves} moves" in text
    assert "1 play out differently" in text
    assert program("admin", "migrate", table)[0] == 1


def test_a_move_that_is_not_legal_any_more_is_reported(
    server: Running, table: str, program: Program
) -> None:
    where = (s.log.c.table_id == table) & (s.log.c.kind == "move")
    first = sa.select(sa.func.min(s.log.c.seq)).where(where).scalar_subquery()
    spoil(server, sa.update(s.log).where(where, s.log.c.seq == first).values(action="end"))

    code, text = program("admin", "replay", table)

    assert code == 1
    assert table in text


def test_a_table_is_moved_to_the_rules_as_they_are(
    server: Running, table: str, program: Program
) -> None:
    old = sa.update(s.tables).where(s.tables.c.id == table)
    spoil(server, old.values(rules_version=0))

    code, text = program("admin", "migrate", table)

    assert code == 0
    assert "rules 0" in text
    query = sa.select(s.tables.c.rules_version).where(s.tables.c.id == table)
    assert server.parts.store.read_now(lambda db: db.scalar(query)) == 1
