"""A table in memory: a copy of what is on disk."""

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

import msgspec

from .... import games
from ....core import (
    AnyGame,
    BadRecord,
    Decision,
    Match,
    OutcomeView,
    SealedLuck,
    Seat,
    State,
    Viewer,
)
from ... import wire
from .chat_line import Line
from .log_entry import LogEntry, version_of
from .outage import Outage
from .presence import Audience
from .seat import SeatState
from .text_options import shortened

if TYPE_CHECKING:
    from ...store.schema import Row
    from .presence import Presence, Watcher

MAX_RECENT = 32
"""Maximum log entries of a table kept in memory."""
MAX_FRAMES = 32
"""Maximum frames kept of one table: a client names the versions it knows, so there can be many."""


def encode(frame: msgspec.Struct) -> str:
    """A frame as text; every frame that the server sends passes here."""
    return msgspec.json.encode(frame).decode()


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame that is ready to be sent."""

    text: str
    number: int
    """The version or the line of chat that it leads to."""
    made: int = 0
    """When, in milliseconds."""


class Snapshot(TypedDict):
    """A moment of the game that play can go on from."""

    state: dict[str, object]
    """Without the options, which the table has anyway."""
    counter: int
    versions: list[int]
    positions: list[int]


class SavedUndo(TypedDict):
    """A seat's request that everybody goes back, ready for JSON."""

    request: int
    seat: Seat
    waiting: list[Seat]
    """The seats that have not agreed yet."""


class SavedAnyone(TypedDict):
    """The mark of a table that is for anybody, ready for JSON."""

    level: str | None
    """The level of the bots that take the open seats when it is due; None: it waits."""


def saved_state(state: State) -> dict[str, object]:
    """A state as a snapshot keeps it: without the options, which the table has anyway."""
    return {name: value for name, value in state.to_json().items() if name != "options"}


class BrokenTable(BadRecord):
    """The stored game does not replay under the current rules."""


class Table:
    """A table: who sits there, the game, and its last changes."""

    def __init__(
        self, row: "Row", seat_states: list[SeatState], members: dict[str, list[str]]
    ) -> None:
        self.id: str = row.id
        self.game: AnyGame = games.get(row.game)
        self.rules_version: int = row.rules_version
        self.options: dict[str, object] = row.options
        self.shown_options = shortened(row.game, row.options)
        """The options as they are sent, with hashes in place of texts."""
        self.visibility: wire.Visibility = row.visibility
        self.mode: wire.Mode = row.mode
        self.invite: str = row.invite
        self.key: bytes | None = bytes.fromhex(row.key) if row.key else None
        self.commitment: str | None = row.commitment
        self.fork: dict[str, object] | None = row.fork
        self.skill: wire.Skill | None = msgspec.convert(row.skill, wire.Skill | None)
        self.anyone: SavedAnyone | None = row.anyone
        self.created: int = row.created
        self.seat_states: list[SeatState] = []
        self.members: dict[str, list[str]] = {}
        self.match: Match | None = None
        self.seq = 0
        self.versions = [0] * (row.seat_count + 1)
        self.positions = [0] * (row.seat_count + 1)
        self.moves = 0
        self.counter = 0
        """Numbers of the key used so far, those that were taken back included."""
        self.snapshot_moves = 0
        self.recent: list[LogEntry] = []
        self.unrevealed: list[LogEntry] = []
        """Sealed answers to the question that is open, and those of them taken back."""
        self.outages: list[Outage] = []
        """Outages since the start."""
        self.views: dict[Viewer, msgspec.Raw] = {}
        self._known: dict[Viewer, State] = {}
        self.refresh(row, seat_states, members)
        self._open()

    def _open(self) -> None:
        """Begin with what is not on disk."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence_elsewhere: dict[str, tuple[float, Presence]] = {}
        """Presence at other processes, and the time of their last message."""
        self.whole_log: list[LogEntry] = []
        """The log from its beginning, as far as it was read for programs."""
        self.audience = Audience()
        self.frames: dict[Hashable, Frame] = {}
        """Frames of the present state, encoded once for all readers that get the same."""
        self.lines: dict[int | None, asyncio.Task[list[Line]]] = {}
        """Lines of chat by the one before them, read once for all who ask before the next."""
        self.results: dict[tuple[str, str], wire.Done] = {}
        self.thinking: set[Seat] = set()
        self.last_used = 0.0
        self.is_abandoned = False
        """Whether it may show what is not on disk, and so is shown to nobody any more."""

    def refresh(
        self, row: "Row", seat_states: list[SeatState], members: dict[str, list[str]]
    ) -> None:
        """Take over everything that can change apart from the game."""
        self.status: wire.Status = row.status
        self.clock: wire.ClockRule = msgspec.convert(row.clock, wire.ClockRule)
        self.host: str = row.host
        self.undo: SavedUndo | None = row.undo
        self.rematch: str | None = row.rematch
        self.outcome: OutcomeView | None = row.outcome
        self.final_moves: int | None = row.moves
        self.started: int | None = row.started
        self.ended: int | None = row.ended
        self.setup: list[int] | None = row.setup
        self.due: int | None = row.due
        self.seat_states = seat_states
        self.members = members

    def set_columns(self, columns: Mapping[str, object]) -> None:
        """Take over changed columns of the row; who is asked is known from the game."""
        for name, value in columns.items():
            if name == "clock":
                self.clock = msgspec.convert(value, wire.ClockRule)
            elif name != "asked":
                setattr(self, "final_moves" if name == "moves" else name, value)

    @property
    def seats(self) -> int:
        return len(self.seat_states)

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches, no bot thinks and nothing is being written."""
        return not self.watchers and not self.thinking and not self.lock.locked()

    @property
    def is_undo_agreed(self) -> bool:
        """Whether somebody wants to go back and everybody has agreed."""
        return self.undo is not None and not self.undo["waiting"]

    @property
    def has_clock(self) -> bool:
        return not isinstance(self.clock, wire.NoClock)

    def luck(self, counter: int) -> SealedLuck:
        """The table's chance, after `counter` numbers of its key."""
        assert self.key is not None
        added = [
            bytes.fromhex(seat_state.entropy)
            for seat_state in self.seat_states
            if seat_state.entropy
        ]
        return SealedLuck(self.key, added, counter)

    def play_from(self, state: State, counter: int) -> None:
        """Go on from a state."""
        options = self.game.options_type.from_json(self.options)
        self.match = Match(self.game, self.seats, options, luck=self.luck(counter), state=state)
        self.counter = counter
        self.forget_views()

    def restore(self, snapshot: Snapshot, seq: int, moves: int) -> None:
        """Go on from a snapshot; only for the rules it was made under."""
        if self.rules_version != self.game.rules_version:
            raise BrokenTable(
                "record-rules", found=self.rules_version, known=self.game.rules_version
            )
        self.play_from(self.load_state(snapshot), snapshot["counter"])
        self.seq, self.moves, self.snapshot_moves = seq, moves, moves
        self.versions = list(snapshot["versions"])
        self.positions = list(snapshot["positions"])
        self.show_clocks()

    def load_state(self, snapshot: Snapshot) -> State:
        """The state of a snapshot."""
        state: State = self.game.load_state({**snapshot["state"], "options": self.options})
        return state

    def snapshot(self) -> Snapshot:
        """The data for `restore`."""
        assert self.match is not None
        return {
            "state": saved_state(self.match.state),
            "counter": self.counter,
            "versions": list(self.versions),
            "positions": list(self.positions),
        }

    def follow(self, entries: Sequence[LogEntry]) -> None:
        """Take over changes that are on disk; none of them may be a rewind or the start."""
        for entry in entries:
            if entry.kind == "move":
                assert self.match is not None
                assert entry.seat is not None
                assert entry.action
                change = self.match.submit(entry.seat, entry.action)
                if change.luck != entry.luck:
                    raise BrokenTable("record-draw", number=entry.moves)
                self.counter = self.match.luck.counter  # type: ignore[attr-defined]
            elif entry.kind == "undo":
                assert self.match is not None
                assert entry.seat is not None
                self.match.undo(entry.seat)
            self.add_entry(entry)

    def add_entry(self, entry: LogEntry) -> None:
        """Count a change that has been carried out."""
        self.seq = entry.seq
        self.versions = list(entry.versions)
        self.moves = entry.moves
        self.recent.append(entry)
        del self.recent[:-MAX_RECENT]
        self.frames.clear()
        if not entry.is_of_game:
            return
        self.unrevealed = [*self.unrevealed, entry] if entry.sealed else []
        for viewer in (*range(self.seats), None):
            if entry.is_known_to(viewer):
                place = -1 if viewer is None else viewer
                self.positions[place] = self.versions[place]
        self.forget_views()
        if not entry.sealed:
            self.show_clocks()

    def keep_frame(self, key: Hashable, frame: Frame) -> Frame:
        """Keep a frame until something changes."""
        if len(self.frames) >= MAX_FRAMES:
            self.frames.clear()
        self.frames[key] = frame
        return frame

    def forget_views(self) -> None:
        """The game has changed: what viewers may know is to be worked out again."""
        self.views.clear()
        self._known.clear()

    def show_clocks(self) -> None:
        """From now on everybody may know how the clocks stand."""
        for seat_state in self.seat_states:
            seat_state.shown_left, seat_state.shown_since = seat_state.left, seat_state.since

    def pending(self) -> tuple[Decision, ...]:
        """The open questions; none if the game has not begun or is not played any more."""
        if self.match is None or self.status != "playing":
            return ()
        return self.match.state.pending()

    def remember(self, author: str, result: wire.Done) -> None:
        """Keep the result of a command for as long as it may be sent again."""
        self.results[author, result.id] = result
        while len(self.results) > MAX_RECENT:
            del self.results[next(iter(self.results))]

    def bots_asked(self) -> list[Seat]:
        """The seats that a bot is to decide for now."""
        asked = [decision.seat for decision in self.pending()]
        return [seat for seat in asked if self.seat_states[seat].is_bot]

    def known_to(self, viewer: Viewer) -> State | None:
        """The game without others' sealed answers that are not shown; None before the start.

        Everything that a viewer is sent about the game comes from this state, never from the
        match's own: so nothing can tell whether others have answered.
        """
        if self.match is None:
            return None
        state = self._known.get(viewer)
        if state is None:
            state = self._known[viewer] = self.match.known_to(viewer)
        return state

    def pending_for(self, viewer: Viewer) -> Sequence[Decision]:
        """The open questions as far as the viewer may know them."""
        state = self.known_to(viewer)
        return state.pending() if state is not None and self.status == "playing" else ()

    def version(self, viewer: Viewer) -> int:
        return version_of(self.versions, viewer)

    def position(self, viewer: Viewer) -> int:
        return version_of(self.positions, viewer)
