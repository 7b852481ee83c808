"""Games from the log: their record, and its moments as they are shown."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from ....core import Moment, Move, Outcome, Record
from ... import wire
from .. import storage
from ..model.log_entry import LogEntry, standing
from ..model.table import Table
from ..views.update import action_infos, shown_view

ALL = "all"
SPECTATOR = "spectator"


def read_record(connection: Connection, table: Table) -> tuple[Record, list[LogEntry]]:
    """The record of a game, finished or not, and the changes that made it."""
    return record_of(table, storage.read_entries(connection, table.id, 0))


def record_of(table: Table, entries: list[LogEntry]) -> tuple[Record, list[LogEntry]]:
    """The record of the decisions that stand; a game that began in the middle has no key."""
    moves = standing(entries)
    is_verifiable = table.key is not None and table.fork is None
    added = [seat_state.entropy for seat_state in table.seat_states if seat_state.entropy]
    record = Record(
        table.game.key,
        table.rules_version,
        table.seats,
        table.options,
        tuple(table.setup or ()),
        tuple(Move(move.seat or 0, move.action or "", move.luck) for move in moves),
        table.commitment if is_verifiable else None,
        table.key.hex() if table.key and is_verifiable and table.outcome else None,
        Outcome.from_json(table.outcome) if table.outcome else None,
        tuple(added) if is_verifiable else (),
        tuple(_skips(entries)) if is_verifiable else (),
    )
    return record, moves


def _skips(entries: list[LogEntry]) -> list[tuple[int, int]]:
    """Where numbers of the key were passed over, by the decisions that stand before."""
    skips: dict[int, int] = {}
    for entry in entries:
        if entry.kind == "rewind":
            skips = {moves: n for moves, n in skips.items() if moves <= entry.moves}
            skips[entry.moves] = entry.counter or 0
    return sorted(skips.items())


def moment_info(
    table: Table, moment: Moment, number: int, viewer: Any, at: int | None
) -> wire.MomentInfo:
    """A moment of a finished game as a viewer knew it, or with everything."""
    state, move = moment.state, moment.move
    is_all = viewer == ALL
    seat = None if viewer in (ALL, SPECTATOR) else viewer
    seen = moment.events if is_all else [e for m in moment.events if (e := m.seen_by(seat))]
    known = move is not None and (is_all or move.seat == seat)
    action = table.game.parse_action(move.action) if move is not None and known else None
    viewers = range(table.seats) if is_all else (seat,)
    views = [shown_view(table, state, viewer) for viewer in viewers]
    return wire.MomentInfo(
        moment=number,
        seat=move.seat if move else None,
        action=action_infos(table.game.key)[action.index] if action else None,
        events=[wire.Event(kind=e.kind, fields={**e.fields, **e.secret}) for e in seen],
        views=msgspec.to_builtins(views),
        pending=[
            wire.Pending(seat=d.seat, prompt=d.prompt, sealed=d.sealed, fields=dict(d.fields))
            for d in state.pending()
        ],
        text=state.to_text() if is_all else None,
        at=at,
    )
