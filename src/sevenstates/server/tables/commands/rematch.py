"""Rematch: another table for the same people and bots."""

import msgspec

from ... import wire
from ...errors import Refused
from ..model.changeset import Changeset
from ..model.new_table import SeatRow
from ..model.reader import Reader
from .create import new_table


def rematch(changeset: Changeset, reader: Reader, command: wire.Rematch) -> None:
    """Another table for the same people and bots, everybody one seat further."""
    table = changeset.table
    if table.status != "over":
        raise Refused(409, "not-over")
    if not reader.seats or reader.person is None:
        raise Refused(403, "not-seated")
    if table.rematch is None:
        seats: list[SeatRow] = [
            {"kind": "open"}
            if c.is_gone
            else {"kind": c.kind, "person": c.person, "label": c.label, "level": c.level}
            for c in (table.seat_states[-1], *table.seat_states[:-1])
        ]
        opened = new_table(
            table.game.key,
            seats,
            reader.person,
            changeset.now,
            options=table.options,
            visibility=table.visibility,
            mode=table.mode,
            rule=table.clock,
        )
        opened.row["skill"] = msgspec.to_builtins(table.skill)
        changeset.opened = opened
        changeset.set(rematch=opened.id)
        changeset.add_event("rematch", reader.viewer, table=opened.id)
    changeset.new_table = table.rematch
