"""Branches: playing on from a moment of a finished game at a new table."""

from ....core import State
from ... import wire
from ...accounts.person import Person
from ...errors import Refused
from ..commands.create import new_table
from ..model.levels import check_level
from ..model.log_entry import EntryRow, LogEntry
from ..model.new_table import NewTable, SeatRow
from ..model.table import Snapshot, Table, saved_state
from .replay import Replay


def branch(table: Table, replay: Replay, plan: wire.Branch, person: Person, now: int) -> NewTable:
    """A hot-seat table with the decisions up to a moment behind it and fresh draws before it."""
    moves, record = replay.moves, replay.record
    state = replay.state_at(plan.moment)
    if state.outcome() is not None:
        raise Refused(409, "moment-is-the-end")
    new = new_table(
        table.game.key,
        [_seat(table, seat, plan.bots.get(str(seat)), person) for seat in range(table.seats)],
        person.id,
        now,
        options=table.options,
        visibility="private",
        mode="casual",
        rule=wire.NoClock(),
    )
    asked = [decision.seat for decision in state.pending()]
    count = len(moves[: plan.moment]) + 1
    new.row |= {
        "status": "playing",
        "started": now,
        "commitment": None,  # draws that were made elsewhere cannot be promised here
        "setup": list(record.setup),
        "fork": {"table": table.id, "moment": plan.moment},
        "seq": count,
        "asked": asked,
        "due": now,
    }
    new.more += [("log", _entry(new.id, move, n)) for n, move in enumerate(moves[: plan.moment], 1)]
    new.more.append(("log", _started(new.id, count, plan.moment, table.seats, now)))
    new.more.append(("snapshots", _snapshot(new.id, state, count, plan.moment, table.seats)))
    return new


def _seat(table: Table, seat: int, level: str | None, person: Person) -> SeatRow:
    if level is not None:
        check_level(level, table.game.key)
        return {"kind": "bot", "level": level}
    return {"kind": "person", "person": person.id, "label": table.seat_states[seat].shown_name}


def _entry(table_id: str, move: LogEntry, number: int) -> EntryRow:
    """A decision of the game before; its player is not asked to keep it secret any more."""
    row = move.to_row(table_id)
    versions = [number] * len(move.versions)
    numbers: EntryRow = {**row, "seq": number, "moves": number, "versions": versions}
    return {**numbers, "sealed": False, "reveal": False}


def _started(table_id: str, seq: int, moves: int, seats: int, now: int) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": seq,
        "kind": "table",
        "events": [{"kind": "started", "fields": {}}],
        "sealed": False,
        "reveal": False,
        "moves": moves,
        "versions": [seq] * (seats + 1),
        "at": now,
    }


def _snapshot(table_id: str, state: State, seq: int, moves: int, seats: int) -> dict[str, object]:
    data: Snapshot = {
        "state": saved_state(state),
        "counter": 0,
        "versions": [seq] * (seats + 1),
        "positions": [seq] * (seats + 1),
    }
    return {"table_id": table_id, "seq": seq, "moves": moves, "data": data}
