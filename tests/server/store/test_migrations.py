"""Steps of the schema keep what people have played."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from sevenstates.server.store import Store, schema
from sevenstates.server.store.migrate import migrate
from tests.server.conftest import NewDatabase

BEFORE = "0005"
"""The step before results were kept."""
PERSON = "INSERT INTO people (id, name, kind, settings, created, seen) VALUES ('{0}', '{0}', 'account', '{{}}', 1, 1)"  # noqa: E501
TABLE = """
INSERT INTO tables (id, game, rules_version, options, seat_count, status, visibility, mode, clock,
  host, invite, seq, asked, outcome, created, ended)
VALUES ('{0}', 'huang', 1, '{{}}', 2, 'over', '{1}', 'casual', '{{}}', 'ada', '{0}', 0, '[]',
  '{{"ranks": [2, 1], "winners": [1], "scores": [1, 2], "reason": "x"}}', 1, 7)
"""
SEAT = """
INSERT INTO seats (table_id, seat, kind, person, standin, "left")
VALUES ('{0}', {1}, 'person', '{2}', {3}, 0)
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_that_are_over_have_results(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    if kind == "postgres":
        new_database: NewDatabase = request.getfixturevalue("new_database")
        url = new_database()
    store = Store(url)
    with store.engine.connect().execution_options(writes=True) as db:
        migrate(db, BEFORE)
        write_games(db)
        migrate(db)
        r = schema.results.c
        query = sa.select(r.table_id, r.person, r.place, r.is_won, r.is_public, r.at, r.mu)
        found = db.execute(query.order_by(r.table_id, r.person)).all()
        db.commit()
    store.close()

    assert [tuple(row) for row in found] == [
        ("one", "ada", 2, False, True, 7, None),
        ("one", "bob", 1, True, True, 7, None),
        ("two", "ada", 2, False, False, 7, None),
        ("two", "bob", 2, False, False, 7, None),
    ]


def write_games(db: Connection) -> None:
    """One in public, one where the winner left, one on a shared device."""
    for name in ("ada", "bob"):
        db.execute(sa.text(PERSON.format(name).replace(":", "\\:")))
    for table, visibility in (("one", "public"), ("two", "private"), ("three", "public")):
        db.execute(sa.text(TABLE.format(table, visibility).replace(":", "\\:")))
    for table, seat, person, standin in (
        ("one", 0, "ada", "NULL"),
        ("one", 1, "bob", "NULL"),
        ("two", 0, "ada", "NULL"),
        ("two", 1, "bob", "'resigned'"),
        ("three", 0, "ada", "NULL"),
        ("three", 1, "ada", "NULL"),
    ):
        db.execute(sa.text(SEAT.format(table, seat, person, standin)))
