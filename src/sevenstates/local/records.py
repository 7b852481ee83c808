"""Records from files: a finished game becomes a table that can be looked at."""

import hashlib

import msgspec

from .. import games
from ..core import BadRecord, Event, Moment, Record
from ..server import wire
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.tables.commands.create import new_table
from ..server.tables.model.log_entry import LogEntry
from ..server.tables.model.new_table import NewTable
from ..server.tables.model.table import Table, saved_state
from .tables import LocalTables


def open_record(tables: LocalTables, data: dict[str, object], person: Person) -> Table:
    """The table of a record, always the same; BadRecord if it cannot have happened so."""
    record = Record.from_json(data)
    if record.game not in games.plugins():
        raise BadRecord("record-unreadable")
    if record.outcome is None:
        raise Refused(422, "record-unfinished")
    moments = list(record.replay(games.get(record.game)))
    if record.key is not None:
        record.verify(games.get(record.game))
    table_id = hashlib.sha256(msgspec.json.encode(record.to_json())).hexdigest()[:12]
    if tables.storage.find(table_id) is not None:
        return tables.get(table_id)
    return tables.open(_table(table_id, record, moments, person, tables.now()))


def _table(
    table_id: str, record: Record, moments: list[Moment], person: Person, now: int
) -> NewTable:
    assert record.outcome is not None
    new = new_table(
        record.game,
        [{"kind": "person", "person": person.id} for _ in range(record.seats)],
        person.id,
        now,
        options=dict(record.options),
        visibility="private",
        mode="casual",
        rule=wire.NoClock(),
    )
    entries = _entries(record, moments, now)
    count, last = len(entries), len(moments) - 1
    new.row |= {
        "id": table_id,
        "status": "over",
        "key": record.key or "",
        "commitment": record.commitment,
        "setup": list(record.setup),
        "seq": count,
        "started": now,
    }
    columns = {"outcome": record.outcome.to_json(), "moves": last, "ended": now}
    new.row |= columns  # type: ignore[typeddict-item]
    for seat in new.seats:
        seat["table_id"] = table_id
    for seat, entropy in zip(new.seats, record.entropy, strict=False):
        seat["entropy"] = entropy
    new.more += [("log", entry.to_row(table_id)) for entry in entries]
    new.more.append(("snapshots", _snapshot(moments[-1], count, last)))
    return new


def _snapshot(moment: Moment, seq: int, moves: int) -> dict[str, object]:
    versions = [seq] * (moment.state.seats + 1)
    data = {
        "state": saved_state(moment.state),
        "counter": 0,
        "versions": versions,
        "positions": versions,
    }
    return {"seq": seq, "moves": moves, "data": data}


def _entries(record: Record, moments: list[Moment], now: int) -> list[LogEntry]:
    """The log of the game: its start, every decision, and where numbers of the key were skipped."""
    skips, found = dict(record.skips), list[LogEntry]()
    for number, moment in enumerate(moments):
        move = moment.move
        started = () if move else (Event("started", {}),)
        entry = LogEntry(
            seq=len(found) + 1,
            kind="move" if move else "table",
            at=now,
            versions=_everybody(record, len(found) + 1),
            moves=number,
            seat=move.seat if move else None,
            action=move.action if move else None,
            luck=move.luck if move else (),
            events=(*started, *moment.events),
            standing_order=record.orders.get(number),
        )
        found.append(entry)
        if number in skips:
            seq = len(found) + 1
            versions = _everybody(record, seq)
            found.append(LogEntry(seq, "rewind", now, versions, number, counter=skips[number]))
    return found


def _everybody(record: Record, version: int) -> tuple[int, ...]:
    return (version,) * (record.seats + 1)
