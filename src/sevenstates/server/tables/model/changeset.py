"""A changeset: the changes of one command, before they are on disk."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ....core import Change, Event, Order, Seat, State
from ... import wire
from . import clock
from .log_entry import Kind, LogEntry
from .new_table import NewTable
from .reader import Reader
from .table import Snapshot, Table

if TYPE_CHECKING:
    from sqlalchemy import Connection

SNAPSHOT_EVERY = 20
"""Decisions after which a snapshot is due, at the next moment behind which no undo goes."""


class Changeset:
    """Changes of a table that are carried out in memory and written in one go.

    The table's lock is held until the changeset is on disk; if it cannot be written, the table in
    memory is thrown away.
    """

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.seq = table.seq
        """The number of the last change that is on disk."""
        self.asked_before = {decision.seat for decision in table.pending()}
        self.entries: list[LogEntry] = []
        self.columns: dict[str, object] = {}
        self.seats: set[Seat] = set()
        self.snapshot: Snapshot | None = None
        self.rewound_to: int | None = None
        self.sitters: list[str] = []
        """People who sit down, if the host takes them."""
        self.absent: list[str] = []
        """Names of people with whom a game is to begin and who have not been at the table yet."""
        self.vacated: list[Seat] = []
        """Seats that somebody has left, with their tokens."""
        self.is_for_bots = False
        """Whether a game begins that only bots play."""
        self.opened: NewTable | None = None
        """Another table that is opened by it."""
        self.writes: list[Callable[[Connection], object]] = []
        """Other rows to write to the database."""
        self.command: dict[str, object] | None = None
        """The row that remembers the result of the command."""
        self.new_table: str | None = None
        self.has_chat = False
        """Whether there is a new line of chat."""

    @property
    def has_changes(self) -> bool:
        """Whether the table in memory is ahead of the disk."""
        return bool(self.entries or self.columns or self.seats or self.writes)

    @property
    def has_company(self) -> bool:
        """Whether people sit down or leave, or another game begins with it."""
        starts = self.absent or self.is_for_bots
        return bool(self.sitters or self.vacated or self.opened or starts)

    def done(self, command_id: str, reader: Reader) -> wire.Done:
        """The result of the command that it carries out."""
        return wire.Done(
            id=command_id,
            version=self.table.version(reader.viewer),
            position=self.table.position(reader.viewer),
            table=self.new_table,
        )

    def set(self, **columns: object) -> None:
        """Change columns of the table's row."""
        self.table.set_columns(columns)
        self.columns |= columns

    def add_event(self, event: str, seat: Seat | None = None, **fields: object) -> None:
        """Add a change about the table, which everybody may know."""
        fields = fields if seat is None else {"seat": seat, **fields}
        self._add("table", seat, [Event(event, fields)])

    def add_start(self, opening: Sequence[Event]) -> None:
        """Add the start of the game, with what everybody sees of the set-up."""
        self._add("table", None, [Event("started", {}), *opening])

    def set_orders(self, seat: Seat, orders: list[Order]) -> None:
        """Change the standing orders of a seat, which nobody else may notice."""
        self.table.seat_states[seat].orders = orders
        self.seats.add(seat)
        fields = {"count": len(orders)}
        self._add("table", seat, [Event("orders_set", fields)], is_secret=True)

    def add_move(self, change: Change, order: Order | None = None) -> None:
        """Add a decision that the match has carried out, and the standing order it followed."""
        table = self.table
        assert table.match is not None
        table.moves += 1
        table.counter = table.match.luck.counter  # type: ignore[attr-defined]
        self._before(change)
        self._add("move", change.seat, change.events, change, order=order)
        self._after(change)

    def add_undo(self, change: Change) -> None:
        """Add the undo of a decision that the match has taken back."""
        self.table.moves -= 1
        self._before(change)
        self._add("undo", change.seat, (), change)
        self._after(change)

    def rewind(self, state: State, moves: int) -> None:
        """Go back to a state, as everybody agreed; draws go on with further numbers of the key."""
        table = self.table
        table.play_from(state, table.counter)
        table.moves = self.rewound_to = moves
        self.set(undo=None)
        clock.forget_sealed(table)
        clock.turn(table, self.now)
        self._save_clocks()
        self._add("rewind", None, ())
        self.settle()
        self.take_snapshot()

    def _before(self, change: Change) -> None:
        """Clocks stop and start before the change is counted, for then everybody sees them.

        A request to go back stands until the next decision that everybody sees: if a sealed
        answer took it off the table, it would show that somebody has answered.
        """
        if self.table.undo is not None and not change.sealed:
            self.set(undo=None)
        self._finish()
        if change.undone and change.seat is not None:
            clock.take_back(self.table, change.seat)
        clock.turn(self.table, self.now, None if change.undone else change.seat)
        if not change.sealed:
            self._save_clocks()

    def _after(self, change: Change) -> None:
        self.settle()
        if change.final and self.table.moves - self.table.snapshot_moves >= SNAPSHOT_EVERY:
            self.take_snapshot()

    def _save_clocks(self) -> None:
        if not isinstance(self.table.clock, wire.NoClock):
            self.seats.update(range(self.table.seats))

    def _finish(self) -> None:
        table = self.table
        assert table.match is not None
        outcome = table.match.state.outcome()
        if outcome is not None:
            self.set(status="over", outcome=outcome.to_json(), moves=table.moves, ended=self.now)

    def settle(self) -> None:
        """Write down who is asked now and when somebody must look at the table again."""
        table = self.table
        self.columns["asked"] = [decision.seat for decision in table.pending()]
        self.set(due=clock.due(table, self.now))

    def take_snapshot(self) -> None:
        """Keep the state, so that loading need not play from the beginning."""
        self.snapshot = self.table.snapshot()
        self.table.snapshot_moves = self.table.moves

    def _add(
        self,
        kind: Kind,
        seat: Seat | None,
        events: Sequence[Event],
        change: Change | None = None,
        order: Order | None = None,
        is_secret: bool = False,
    ) -> None:
        table = self.table
        sealed = change.sealed if change else is_secret
        known = [not sealed or viewer == seat for viewer in (*range(table.seats), None)]
        entry = LogEntry(
            seq=table.seq + 1,
            kind=kind,
            at=self.now,
            versions=tuple(v + k for v, k in zip(table.versions, known, strict=True)),
            moves=table.moves,
            seat=seat,
            action=str(change.action) if change and change.action else None,
            luck=change.luck if change else (),
            counter=table.counter if kind != "table" else None,
            events=tuple(events),
            sealed=sealed,
            reveal=change.reveal if change else False,
            standing_order=order.to_json() if order else None,
        )
        self.entries.append(entry)
        table.add_entry(entry)
