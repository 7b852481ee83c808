"""States as JSON."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, cast

from ....core import Outcome, OutcomeView
from .board import Board, SavedBoard
from .cards import Entry

if TYPE_CHECKING:
    from .state import WarringState

SavedEntry = list[Any]
"""A played card: kind, targets, choice and owner."""


class SavedNumbers(TypedDict):
    """Plain numbers."""

    round: int
    host: int
    public: int


class SavedLists(TypedDict):
    """Plain lists of numbers."""

    public_left: list[int]
    stock: list[int]
    discards: list[int]
    people: list[int]
    gone: list[int]


class SavedSeatLists(TypedDict):
    """For each seat a list of numbers."""

    hands: list[list[int]]
    characters: list[list[int]]
    offers: list[list[int]]
    completed: list[list[int]]


class SavedPairs(TypedDict):
    """Lists of pairs of numbers."""

    buried: list[list[int]]
    people_buried: list[list[int]]
    said: list[list[int]]


class SavedEntries(TypedDict):
    """Lists of played cards."""

    agenda: list[SavedEntry]
    abandoned: list[SavedEntry]
    played: list[SavedEntry]


class SavedState(SavedNumbers, SavedLists, SavedSeatLists, SavedPairs, SavedEntries):
    """A state as JSON."""

    game: str
    seats: int
    options: dict[str, object]
    board: SavedBoard
    known: list[list[list[int]]]
    laid: list[list[SavedEntry]]
    stack: list[dict[str, object]]
    result: OutcomeView | None


NUMBERS = tuple(SavedNumbers.__annotations__)
LISTS = tuple(SavedLists.__annotations__)
SEAT_LISTS = tuple(SavedSeatLists.__annotations__)
PAIRS = tuple(SavedPairs.__annotations__)
ENTRIES = tuple(SavedEntries.__annotations__)


def to_json(state: "WarringState") -> SavedState:
    """All of it, secrets included."""
    seat_lists = {name: [list(row) for row in getattr(state, name)] for name in SEAT_LISTS}
    pairs = {name: [list(pair) for pair in getattr(state, name)] for name in PAIRS}
    entries = {name: [_plain(e) for e in getattr(state, name)] for name in ENTRIES}
    return {
        "game": "warring",
        "seats": state.seats,
        "options": state.options.to_json(),
        "board": state.board.to_json(),
        **cast(SavedNumbers, {name: getattr(state, name) for name in NUMBERS}),
        **cast(SavedLists, {name: list(getattr(state, name)) for name in LISTS}),
        **cast(SavedSeatLists, seat_lists),
        **cast(SavedPairs, pairs),
        **cast(SavedEntries, entries),
        "known": [[list(pair) for pair in row] for row in state.known],
        "laid": [[_plain(entry) for entry in row] for row in state.laid],
        "stack": [step.to_json() for step in state.stack],
        "result": state.result.to_json() if state.result else None,
    }


def _plain(entry: Entry) -> SavedEntry:
    return [entry.kind, list(entry.targets), entry.choice, entry.owner]


def _entry(data: SavedEntry) -> Entry:
    kind, targets, choice, owner = data
    return Entry(_int(kind), tuple(_int(t) for t in targets), _int(choice), _int(owner))


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _pair(data: Sequence[object]) -> tuple[int, int]:
    one, two = data
    return _int(one), _int(two)


def fill(state: "WarringState", data: SavedState) -> None:
    """Put saved data on a blank table; the stack is the game's to load."""
    by_name = cast(Mapping[str, Any], data)
    state.board = Board.from_json(data["board"])
    for name in NUMBERS:
        setattr(state, name, _int(by_name[name]))
    for name in LISTS:
        setattr(state, name, [_int(number) for number in by_name[name]])
    for name in SEAT_LISTS:
        setattr(state, name, [[_int(number) for number in row] for row in by_name[name]])
    for name in PAIRS:
        setattr(state, name, [_pair(pair) for pair in by_name[name]])
    for name in ENTRIES:
        setattr(state, name, [_entry(entry) for entry in by_name[name]])
    state.known = [[_pair(pair) for pair in row] for row in data["known"]]
    state.laid = [[_entry(entry) for entry in row] for row in data["laid"]]
    state.result = Outcome.from_json(data["result"]) if data["result"] else None
