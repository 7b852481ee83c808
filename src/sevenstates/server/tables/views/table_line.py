"""A table in a list."""

from typing import TYPE_CHECKING

import msgspec

from ... import wire
from ..model.reader import Reader
from ..model.seat import SeatState
from ..model.text_options import shortened
from .update import seat_info

if TYPE_CHECKING:
    from ...store.schema import Row


def table_line(row: "Row", seat_states: list[SeatState], person: str | None) -> wire.TableLine:
    """A table as a reader sees it in a list."""
    mine = frozenset(c.seat for c in seat_states if person is not None and c.person == person)
    reader = Reader(viewer=min(mine, default=None), person=person, seats=mine)
    return wire.TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[
            seat_info(seat_state, reader, seat_state.kind == "bot") for seat_state in seat_states
        ],
        visibility=row.visibility,
        mode=row.mode,
        clock=msgspec.convert(row.clock, wire.ClockRule),
        created=row.created,
        started=row.started,
        ended=row.ended,
        options=shortened(row.game, row.options),
        your_turn=any(seat in mine and not seat_states[seat].is_bot for seat in row.asked),
        outcome=row.outcome,
        skill=msgspec.convert(row.skill, wire.Skill | None),
    )
