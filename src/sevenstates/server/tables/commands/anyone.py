"""Tables for anyone: opened by one button, started when they are full or bots fill them."""

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from .... import games
from ... import wire
from ...accounts.person import Person
from ...store import schema as s
from ..model.changeset import Changeset
from ..model.levels import check_level
from ..model.new_table import NewTable
from ..model.presence import is_online
from ..model.table import Table
from . import create, seating, start

RECENT = 60 * 60 * 1000
"""Milliseconds for which a waiting table counts as attended."""
MAX_TABLES = 20
CLOCK = wire.MoveClock(seconds=180)
"""The clock of tables for anyone: where strangers meet, nobody waits for who has gone away."""
MAX_CLOCK_SECONDS = 60 * 60
"""Seconds of the longest clock at which people still play in one sitting."""


def check(wanted: wire.PlayAnyone) -> None:
    """Refused if there is no such table."""
    game = games.get(wanted.game)
    game.check_table(wanted.seats, game.options_type())
    if wanted.bots is not None:
        check_level(wanted.bots, game.key)


def own(db: Connection, wanted: wire.PlayAnyone, person: str) -> str | None:
    """The table of this kind where the person waits already."""
    t = s.tables.c
    query = _waiting(wanted).where(t.anyone.is_not(None), t.id.in_(_where_sits(person)))
    return db.scalar(query.limit(1))


def candidates(db: Connection, wanted: wire.PlayAnyone, person: str, now: int) -> list[str]:
    """Tables with a seat for anyone: those that start by themselves first, then the oldest."""
    t, seats = s.tables.c, s.seats.c
    has_room = t.id.in_(sa.select(seats.table_id).where(seats.kind == "open"))
    query = (
        _waiting(wanted)
        .add_columns(t.options, t.clock)
        .where(has_room, t.id.not_in(_where_sits(person)), t.created >= now - RECENT)
        .order_by(t.anyone.is_(None), t.created, t.id)
        .limit(MAX_TABLES)
    )
    usual = games.get(wanted.game).options_type().to_json()
    return [
        table_id
        for table_id, options, clock in db.execute(query)
        if options == usual and clock.get("seconds", 0) <= MAX_CLOCK_SECONDS
    ]


def will_begin(table: Table, wanted: wire.PlayAnyone) -> bool:
    """Whether the game begins before long with one more person.

    A table for anyone does when it is full, and with bots after a while. Others begin when their
    host says so, and somebody must be there for that.
    """
    if table.anyone is None:
        return any(
            seat_state.kind == "person" and is_online(table, seat_state)
            for seat_state in table.seat_states
        )
    left = sum(seat_state.kind == "open" for seat_state in table.seat_states)
    return wanted.bots is None or table.anyone["level"] is not None or left == 1


def _waiting(wanted: wire.PlayAnyone) -> sa.Select[str]:
    t = s.tables.c
    return sa.select(t.id).where(
        t.status == "open",
        t.visibility == "public",
        t.mode == "casual",
        t.game == wanted.game,
        t.seat_count == wanted.seats,
    )


def _where_sits(person: str) -> sa.Select[str]:
    return sa.select(s.seats.c.table_id).where(s.seats.c.person == person)


def new_table(wanted: wire.PlayAnyone, person: Person, now: int, fill_seconds: int) -> NewTable:
    """A table for the person and anyone who joins."""
    seats: list[wire.SeatPlan] = [wire.OwnSeat()]
    seats += [wire.OpenSeat() for _ in range(wanted.seats - 1)]
    plan = wire.CreateTable(game=wanted.game, seats=seats, clock=CLOCK)
    new = create.from_plan(plan, person, now)
    new.row["anyone"] = {"level": wanted.bots}
    if wanted.bots is not None:
        new.row["due"] = now + fill_seconds * 1000
    return new


def fill(changeset: Changeset) -> bool:
    """Let bots take the open seats, if it is time; a table that all have left is closed.

    Who plays with bots alone keeps nobody waiting, and so needs no clock.
    """
    table = changeset.table
    if table.status != "open" or table.due is None or table.due > changeset.now:
        return False
    if table.anyone is None or table.anyone["level"] is None:
        return False
    people = sum(state.person is not None for state in table.seat_states)
    if not people:
        seating.close(changeset)
        return True
    if people == 1:
        changeset.set(clock=msgspec.to_builtins(wire.NoClock()))
    for state in table.seat_states:
        if state.kind == "open":
            state.kind, state.level = "bot", table.anyone["level"]
            changeset.seats.add(state.seat)
            changeset.add_event("seat_set", state.seat)
    start.begin(changeset)
    return True
