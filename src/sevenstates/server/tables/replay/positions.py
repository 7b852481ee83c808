"""Positions of a game that led to the present one, so that a client can play changes back."""

from collections.abc import Callable

from ....core import ReplayLuck, Viewer
from ... import wire
from ..model.log_entry import LogEntry, standing, version_of
from ..model.table import Snapshot, Table
from ..views.update import shown_view

MAX_POSITIONS = 60
"""Maximum positions in one answer, the newest."""


def positions_of(
    table: Table,
    viewer: Viewer,
    after: int,
    read_entries: Callable[[int], list[LogEntry]],
    read_snapshot: Callable[[int], tuple[int, Snapshot]],
) -> wire.PositionList:
    """The position after each decision since a version of the viewer's.

    `read_entries` gives the changes after a number of the log, `read_snapshot` the number and the
    data of the newest snapshot before one.

    Sealed answers have none: they are carried out with the last of them. Decisions before an undo
    have none either, nor those that a branch began with.
    """
    wanted = {
        entry.seq: version_of(entry.versions, viewer)
        for entry in _decisions(read_entries(after), viewer, after)
    }
    if not wanted:
        return wire.PositionList(positions=[])
    seq, snapshot = read_snapshot(min(wanted))
    state = table.load_state(snapshot)
    positions = []
    for move in standing(read_entries(seq)):
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
