"""An entry of a table's log: one change, with every secret of it."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from ....core import Event, SavedOrder, Seat, Viewer
from ... import wire

Kind = Literal["move", "undo", "rewind", "table"]

GAME_KINDS = ("move", "undo", "rewind")


class SavedEntry(TypedDict):
    """An entry, ready for JSON."""

    seq: int
    kind: Kind
    seat: Seat | None
    action: str | None
    luck: list[int] | None
    counter: int | None
    events: list[dict[str, object]]
    sealed: bool
    reveal: bool
    moves: int
    versions: list[int]
    at: int
    standing_order: SavedOrder | None


class EntryRow(SavedEntry):
    """An entry as a row of the log."""

    table_id: str


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One change."""

    seq: int
    kind: Kind
    at: int
    versions: tuple[int, ...]
    """Of each seat and of spectators, with it."""
    moves: int
    """Number of decisions that stand with it."""
    seat: Seat | None = None
    action: str | None = None
    luck: tuple[int, ...] = ()
    counter: int | None = None
    """Numbers of the key used up with it."""
    events: tuple[Event, ...] = ()
    sealed: bool = False
    """Only its own seat may know that it happened."""
    reveal: bool = False
    """The last of several seats' sealed answers; only its own seat may know whose it was."""
    standing_order: SavedOrder | None = None
    """The standing order that the decision followed; only its own seat may know."""

    @property
    def is_of_game(self) -> bool:
        """Whether the position is another one with it."""
        return self.kind in GAME_KINDS or any(e.kind == "started" for e in self.events)

    def is_known_to(self, viewer: Viewer) -> bool:
        return not self.sealed or viewer == self.seat

    def seen_by(self, viewer: Viewer, moment: int | None = None) -> wire.Change | None:
        """The entry as the viewer may know it; None if not even that it happened."""
        if not self.is_known_to(viewer):
            return None
        is_own = viewer == self.seat
        return wire.Change(
            version=version_of(self.versions, viewer),
            kind=self.kind,
            at=self.at,
            seat=None if self.reveal and not is_own else self.seat,
            action=self.action if is_own else None,
            events=[
                wire.Event(kind=seen.kind, fields=dict(seen.fields))
                for event in self.events
                if (seen := event.seen_by(viewer))
            ],
            moment=moment,
            by_order=is_own and self.standing_order is not None,
        )

    def to_row(self, table_id: str) -> EntryRow:
        return {"table_id": table_id, **self.to_json()}

    def to_json(self) -> SavedEntry:
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "action": self.action,
            "luck": list(self.luck),
            "counter": self.counter,
            "events": [event.to_json() for event in self.events],
            "sealed": self.sealed,
            "reveal": self.reveal,
            "moves": self.moves,
            "versions": list(self.versions),
            "at": self.at,
            "standing_order": self.standing_order,
        }

    @classmethod
    def from_json(cls, data: SavedEntry) -> "LogEntry":
        """From JSON, or from a row of the log."""
        return cls(
            seq=data["seq"],
            kind=data["kind"],
            at=data["at"],
            versions=tuple(data["versions"]),
            moves=data["moves"],
            seat=data["seat"],
            action=data["action"],
            luck=tuple(data["luck"] or ()),
            counter=data["counter"],
            events=tuple(Event.from_json(event) for event in data["events"]),
            sealed=data["sealed"],
            reveal=data["reveal"],
            standing_order=data["standing_order"],
        )


def version_of(versions: tuple[int, ...] | list[int], viewer: Viewer) -> int:
    """The viewer's own count; the last one is the spectators'."""
    return versions[-1 if viewer is None else viewer]


def standing(entries: list[LogEntry]) -> list[LogEntry]:
    """The decisions that stand after all these changes, beginning with the first of the game."""
    moves: list[LogEntry] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "undo":
            taken = max(i for i, move in enumerate(moves) if move.seat == entry.seat)
            del moves[taken]
        elif entry.kind == "rewind":
            del moves[entry.moves :]
    return moves
