"""Storage of the local server: texts under keys, as a browser keeps them."""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from ..core import Viewer
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.tables.model.changeset import Changeset
from ..server.tables.model.log_entry import LogEntry, SavedEntry
from ..server.tables.model.new_table import NewTable
from ..server.tables.model.seat import SeatState, seat_state_of_row
from ..server.tables.model.table import Snapshot

logger = logging.getLogger(__name__)

Save = Callable[[str, str | None], None]
"""Stores a text under a key; None takes the key away."""

CHUNK = 32
"""Changes of a log under one key: with each change the last of them is written again."""

_ROW: dict[str, object] = {
    **dict.fromkeys(("commitment", "fork", "skill", "anyone", "undo", "rematch", "outcome")),
    **dict.fromkeys(("moves", "started", "ended", "setup", "due")),
}
_SEAT: dict[str, object] = {
    **dict.fromkeys(("person", "label", "level", "standin", "since", "entropy_hash", "entropy")),
    "program": None,
    "left": 0,
    "orders": [],
}
_ENTRY: dict[str, object] = dict.fromkeys(("seat", "action", "luck", "counter", "standing_order"))
"""Defaults of what an older version, or an opened table, may have left out."""


@dataclass(slots=True)
class StoredSnapshot:
    """A snapshot, as a row of the server's database."""

    seq: int
    moves: int
    data: Snapshot


class StoredTable:
    """A table as it is stored, with its log and its snapshots as far as they were read."""

    def __init__(self, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        self.columns = {**_ROW, **row}
        self.seats = [{**_SEAT, **seat} for seat in seats]

    @property
    def row(self) -> Any:
        """The row, as the server's database gives it."""
        return SimpleNamespace(**self.columns)

    def seat_states(self, person: Person) -> list[SeatState]:
        """The seats; the person may have another name by now."""
        return [seat_state_of_row(self._seat_row(seat, person)) for seat in self.seats]

    def _seat_row(self, seat: dict[str, object], person: Person) -> Any:
        name, kind = (person.name, "guest") if seat["person"] == person.id else (None, None)
        return SimpleNamespace(**seat, name=name, person_kind=kind)

    def to_text(self) -> str:
        return _text({"row": self.columns, "seats": self.seats})


class LocalStorage:
    """All that is kept, read when it is asked for."""

    def __init__(self, saved: Mapping[str, str], save: Save) -> None:
        self._saved = dict(saved)
        self._save = save
        self._tables: dict[str, StoredTable] = {}
        self._logs: dict[str, list[LogEntry]] = {}

    def read(self, key: str) -> Any:
        """The value under a key; None if there is none, or it cannot be read."""
        text = self._saved.get(key)
        if text is None:
            return None
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError:
            logger.warning("what was stored cannot be read", extra={"key": key})
            return None

    def write(self, key: str, value: object) -> None:
        self._put(key, _text(value))

    def _put(self, key: str, text: str) -> None:
        self._saved[key] = text
        self._save(key, text)

    def _remove(self, key: str) -> None:
        if self._saved.pop(key, None) is not None:
            self._save(key, None)

    def _keys(self, *start: str) -> list[str]:
        prefix = "/".join((*start, ""))
        return [key for key in self._saved if key.startswith(prefix)]

    def tables(self) -> Iterator[StoredTable]:
        """Every table that can be read."""
        for key in self._keys("table"):
            table = self.find(key.partition("/")[2])
            if table is not None:
                yield table

    def find(self, table_id: str) -> StoredTable | None:
        table = self._tables.get(table_id)
        if table is None and (found := self.read(f"table/{table_id}")) is not None:
            try:
                table = self._tables[table_id] = StoredTable(found["row"], found["seats"])
            except (LookupError, TypeError):
                logger.warning("a table cannot be read", extra={"table": table_id})
        return table

    def get(self, table_id: str) -> StoredTable:
        """A table; Refused if there is none."""
        table = self.find(table_id)
        if table is None:
            raise Refused(404, "no-such-table")
        return table

    def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Changes after a number of the log, the oldest first."""
        return self._log(table_id)[after:]

    def _log(self, table_id: str) -> list[LogEntry]:
        log = self._logs.get(table_id)
        if log is None:
            numbers = sorted(int(key.rpartition("/")[2]) for key in self._keys("log", table_id))
            chunks = [self.read(f"log/{table_id}/{number}") or [] for number in numbers]
            log = [_entry(saved) for chunk in chunks for saved in chunk]
            self._logs[table_id] = log
        return log

    def last_entries(self, table_id: str, viewer: Viewer, count: int) -> list[LogEntry]:
        """The newest changes that the viewer may know, the oldest of them first."""
        return [entry for entry in self.entries(table_id) if entry.is_known_to(viewer)][-count:]

    def snapshots(self, table_id: str) -> list[StoredSnapshot]:
        """All snapshots, the oldest first."""
        numbers = sorted(int(key.rpartition("/")[2]) for key in self._keys("snapshot", table_id))
        found = [(seq, self.read(f"snapshot/{table_id}/{seq}")) for seq in numbers]
        return [StoredSnapshot(seq, one["moves"], one["data"]) for seq, one in found if one]

    def insert(self, new: NewTable) -> None:
        """Store a new table."""
        self._tables[new.id] = table = StoredTable(dict(new.row), new.seats)
        log: list[LogEntry] = []
        for name, values in new.more:
            if name == "log":
                log.append(_entry(values))
            elif name == "snapshots":
                self._write_snapshot(new.id, StoredSnapshot(**_without_table(values)))
        self._logs[new.id] = log
        self._write_log(new.id, 0)
        self._put(f"table/{new.id}", table.to_text())

    def commit(self, changeset: Changeset) -> None:
        """Store what a changeset changes."""
        table, stored = changeset.table, self.get(changeset.table.id)
        if changeset.opened is not None:
            self.insert(changeset.opened)
        stored.columns |= {**changeset.columns, "seq": table.seq}
        for seat in changeset.seats:
            stored.seats[seat] |= table.seat_states[seat].to_columns()
        if changeset.entries:
            self._log(table.id).extend(changeset.entries)
            self._write_log(table.id, changeset.entries[0].seq - 1)
        if changeset.rewound_to is not None:
            for late in self.snapshots(table.id):
                if late.moves > changeset.rewound_to:
                    self._remove(f"snapshot/{table.id}/{late.seq}")
        if changeset.snapshot is not None:
            taken = StoredSnapshot(table.seq, table.moves, changeset.snapshot)
            self._write_snapshot(table.id, taken)
        self._put(f"table/{table.id}", stored.to_text())

    def delete(self, table_id: str) -> None:
        """Forget a table."""
        self._tables.pop(table_id, None)
        self._logs.pop(table_id, None)
        for key in (*self._keys("log", table_id), *self._keys("snapshot", table_id)):
            self._remove(key)
        self._remove(f"table/{table_id}")

    def _write_snapshot(self, table_id: str, snapshot: StoredSnapshot) -> None:
        value = {"moves": snapshot.moves, "data": snapshot.data}
        self.write(f"snapshot/{table_id}/{snapshot.seq}", value)

    def _write_log(self, table_id: str, first: int) -> None:
        """Write the log again from the change at that place on."""
        log = self._logs[table_id]
        for start in range(first // CHUNK * CHUNK, len(log), CHUNK):
            chunk = [entry.to_json() for entry in log[start : start + CHUNK]]
            self.write(f"log/{table_id}/{start // CHUNK}", chunk)


def _entry(saved: Mapping[str, object]) -> LogEntry:
    return LogEntry.from_json(cast(SavedEntry, {**_ENTRY, **saved}))


def _without_table(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name != "table_id"}


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
