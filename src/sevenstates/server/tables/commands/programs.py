"""Programs in seats: what they say of themselves, and the tokens that they play with."""

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy import Connection

from ....core import Seat
from ...errors import Refused
from ...store import schema as s
from ..model.changeset import Changeset
from ..model.seat import SavedProgram


def report(seat: Seat, program: SavedProgram | None) -> Callable[[Changeset], bool]:
    """A change of what is known of the program in a seat; None if another is to come."""

    def work(changeset: Changeset) -> bool:
        seat_state = changeset.table.seat_states[seat]
        if seat_state.kind != "program" or seat_state.program == program:
            return False
        seat_state.program = program
        changeset.seats.add(seat)
        changeset.add_event("program_changed", seat)
        return True

    return work


def put_token(
    db: Connection, table_id: str, seat: Seat, person: str, hashed: str, now: int
) -> None:
    """Give a seat a token in place of the one it has; Refused if the seat is not the person's.

    A program's seat is the host's to give.
    """
    t, seats = s.seat_tokens.c, s.seats.c
    host = sa.select(s.tables.c.host).where(s.tables.c.id == table_id).scalar_subquery()
    owner = sa.case((seats.kind == "program", host), else_=seats.person)
    mine = sa.select(owner).where(seats.table_id == table_id, seats.seat == seat)
    # Another process may be giving the seat to somebody else: one of the two is first.
    if db.scalar(mine.with_for_update()) != person:
        raise Refused(403, "not-your-seat", seat=seat)
    db.execute(sa.delete(s.seat_tokens).where(t.table_id == table_id, t.seat == seat))
    values = {"hash": hashed, "table_id": table_id, "seat": seat, "created": now}
    db.execute(sa.insert(s.seat_tokens).values(**values))
