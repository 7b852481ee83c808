"""States as JSON."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....core import Outcome
from .board import Board
from .cards import Entry

if TYPE_CHECKING:
    from .state import WarringState

NUMBERS = ("round", "host", "public")
LISTS = ("public_left", "stock", "discards", "people", "gone")
"""Plain lists of numbers."""
SEAT_LISTS = ("hands", "characters", "offers", "completed")
"""For each seat a list of numbers."""
PAIRS = ("buried", "people_buried", "said")
ENTRIES = ("agenda", "abandoned", "played")


def to_json(state: "WarringState") -> dict[str, Any]:
    """All of it, secrets included."""
    return {
        "game": "warring",
        "seats": state.seats,
        "options": state.options.to_json(),
        "board": state.board.to_json(),
        **{name: getattr(state, name) for name in NUMBERS},
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: [list(row) for row in getattr(state, name)] for name in SEAT_LISTS},
        **{name: [list(pair) for pair in getattr(state, name)] for name in PAIRS},
        **{name: [_plain(e) for e in getattr(state, name)] for name in ENTRIES},
        "known": [[list(pair) for pair in row] for row in state.known],
        "laid": [[_plain(entry) for entry in row] for row in state.laid],
        "stack": [step.to_json() for step in state.stack],
        "result": state.result.to_json() if state.result else None,
    }


def _plain(entry: Entry) -> list[Any]:
    return [entry.kind, list(entry.targets), entry.choice, entry.owner]


def _entry(data: list[Any]) -> Entry:
    kind, targets, choice, owner = data
    return Entry(_int(kind), tuple(_int(t) for t in targets), _int(choice), _int(owner))


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _pair(data: list[Any]) -> tuple[int, int]:
    one, two = data
    return _int(one), _int(two)


def fill(state: "WarringState", data: Mapping[str, Any]) -> None:
    """Put saved data on a blank table; the stack is the game's to load."""
    state.board = Board.from_json(data["board"])
    for name in NUMBERS:
        setattr(state, name, _int(data[name]))
    for name in LISTS:
        setattr(state, name, [_int(number) for number in data[name]])
    for name in SEAT_LISTS:
        setattr(state, name, [[_int(number) for number in row] for row in data[name]])
    for name in PAIRS:
        setattr(state, name, [_pair(pair) for pair in data[name]])
    for name in ENTRIES:
        setattr(state, name, [_entry(entry) for entry in data[name]])
    state.known = [[_pair(pair) for pair in row] for row in data["known"]]
    state.laid = [[_entry(entry) for entry in row] for row in data["laid"]]
    state.result = Outcome.from_json(data["result"]) if data["result"] else None
