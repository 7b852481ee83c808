"""Quotas: how much of the server one person's tables may use."""

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy import Connection

from ...errors import Refused
from ...store import schema as s
from ..model.text_options import MAX_TEXT, check_length, length_of

MAX_TEXT_PER_PERSON = 4 * MAX_TEXT
"""Maximum characters of the texts of all of a person's tables that are not over."""
MAX_BOT_TABLES = 4
"""Maximum tables of one person at which only bots play."""
MAX_BOT_TABLES_IN_ALL = 200
"""Maximum tables of all people together at which only bots play."""

RUNNING = ("open", "dealing", "playing")


def check_texts(db: Connection, person: str, game_key: str, options: Mapping[str, object]) -> None:
    """Refused if a table with these options would hold too much text."""
    length = length_of(game_key, options)
    if not length:
        return
    check_length(length)
    t = s.tables.c
    query = sa.select(t.game, t.options).where(t.host == person, t.status.in_(RUNNING))
    held = sum(length_of(row.game, row.options) for row in db.execute(query))
    if held + length > MAX_TEXT_PER_PERSON:
        raise Refused(409, "texts-too-long", most=MAX_TEXT_PER_PERSON)


def check_bots(db: Connection, person: str, table_id: str) -> None:
    """Refused if there are enough other tables at which only bots play."""
    t, seats, people = s.tables.c, s.seats, s.people
    decides = (seats.c.kind == "person") & seats.c.standin.is_(None) & (people.c.kind != "gone")
    human = sa.exists().where(seats.c.table_id == t.id, seats.c.person == people.c.id, decides)
    query = sa.select(t.host).where(t.status == "playing", t.id != table_id, ~human)
    hosts = list(db.scalars(query.limit(MAX_BOT_TABLES_IN_ALL)))
    if len(hosts) >= MAX_BOT_TABLES_IN_ALL:
        raise Refused(503, "too-many-bot-tables", most=MAX_BOT_TABLES_IN_ALL)
    if hosts.count(person) >= MAX_BOT_TABLES:
        raise Refused(409, "too-many-bot-tables", most=MAX_BOT_TABLES)
