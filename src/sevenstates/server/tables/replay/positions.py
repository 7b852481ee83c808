"""Positions of a game that led to the present one, so that a client can play changes back."""

from sqlalchemy import Connection

from ....core import ReplayLuck, Viewer
from ... import wire
from .. import storage
from ..model.log_entry import LogEntry, standing, version_of
from ..model.table import Table
from ..views.update import shown_view

MAX_POSITIONS = 60
"""Maximum positions in one answer, the newest."""


def read_positions(
    connection: Connection, table: Table, viewer: Viewer, after: int
) -> wire.PositionList:
    """The position after each decision since a version of the viewer's.

    Sealed answers have none: they are carried out with the last of them. Decisions before an undo
    have none either, nor those that a branch began with.
    """
    wanted = {
        entry.seq: version_of(entry.versions, viewer)
        for entry in _decisions(storage.read_entries(connection, table.id, after), viewer, after)
    }
    if not wanted:
        return wire.PositionList(positions=[])
    snapshot = storage.read_snapshot_before(connection, table.id, min(wanted))
    state = table.load_state(snapshot.data)
    positions = []
    for move in standing(storage.read_entries(connection, table.id, snapshot.seq)):
        assert move.seat is not None
        assert move.action is not None
        luck = ReplayLuck(move.luck)
        state.apply(move.seat, table.game.parse_action(move.action), luck)
        luck.finish()
        if move.seq in wanted:
            view = shown_view(table, state, viewer)
            positions.append(wire.Position(version=wanted[move.seq], view=view))
    return wire.PositionList(positions=positions)


def _decisions(entries: list[LogEntry], viewer: Viewer, after: int) -> list[LogEntry]:
    """The decisions after a version that everybody knows, with no undo among them."""
    found: list[LogEntry] = []
    for entry in entries:
        if version_of(entry.versions, viewer) <= after or entry.sealed:
            continue
        if entry.kind in ("undo", "rewind"):
            found = []
        elif entry.kind == "move":
            found.append(entry)
    return found[-MAX_POSITIONS:]
