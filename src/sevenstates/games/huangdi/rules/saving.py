"""States as JSON. What follows from the rest is not stored."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, cast

from ....core import Outcome, OutcomeView, bits
from .components import FAVOURS
from .wall import NAMES, mask_of, parse_place

if TYPE_CHECKING:
    from .state import HuangdiState


class SavedLists(TypedDict):
    """The fields that are plain lists of numbers."""

    jade: list[int]
    peasants: list[int]
    convicts: list[int]
    blocks: list[int]
    chips: list[int]
    scores: list[int]
    camps: list[int]
    roles: list[int]
    prison_jade: list[int]
    prison_convicts: list[int]
    block_stock: list[int]


class SavedNumbers(TypedDict):
    """The fields that are plain numbers."""

    round: int
    jade_stock: int
    peasant_stock: int
    convict_stock: int
    chip_stock: int
    emperor_stock: int
    holder: int


class SavedState(SavedLists, SavedNumbers):
    """A state as JSON; locations stand by their names, favour cards by their numbers."""

    game: str
    seats: int
    options: dict[str, object]
    walls: list[list[str]]
    emperor_wall: list[str]
    plaques: list[str]
    emperor_block: bool
    hands: list[list[int]]
    played: list[list[int]]
    packets: Sequence[Sequence[Any]]
    """Number and cards of each."""
    makers: list[int]
    paths: list[list[int]]
    stack: list[dict[str, object]]
    result: OutcomeView | None


LISTS = tuple(SavedLists.__annotations__)
NUMBERS = tuple(SavedNumbers.__annotations__)


def format_mask(mask: int) -> list[str]:
    """The names of the locations in a mask."""
    return [NAMES[place] for place in bits(mask)]


def parse_mask(names: list[str]) -> int:
    return mask_of([parse_place(name) for name in names])


def to_json(state: "HuangdiState") -> SavedState:
    """All of it, secrets included."""
    return {
        "game": "huangdi",
        "seats": state.seats,
        "options": state.options.to_json(),
        "walls": [format_mask(mask) for mask in state.walls],
        "emperor_wall": format_mask(state.emperor_wall),
        "plaques": format_mask(state.plaques),
        "emperor_block": state.emperor_block,
        "hands": [list(bits(hand)) for hand in state.hands],
        "played": [list(bits(cards)) for cards in state.played],
        "packets": [[number, list(bits(cards))] for number, cards in state.packets],
        "makers": list(state.makers),
        "paths": [list(path) for path in state.paths],
        "stack": [step.to_json() for step in state.stack],
        "result": state.result.to_json() if state.result else None,
        **cast(SavedLists, {name: list(getattr(state, name)) for name in LISTS}),
        **cast(SavedNumbers, {name: getattr(state, name) for name in NUMBERS}),
    }


def fill(state: "HuangdiState", data: SavedState) -> None:
    """Put the pieces of saved data on a blank table; the stack is the game's to load."""
    by_name = cast(Mapping[str, Any], data)
    for name in LISTS:
        numbers = _numbers(by_name[name])
        if len(numbers) != len(getattr(state, name)):
            raise ValueError(name)
        setattr(state, name, numbers)
    for name in NUMBERS:
        setattr(state, name, _number(by_name[name]))
    for name in ("walls", "hands", "played"):
        if len(by_name[name]) != state.seats:
            raise ValueError(name)
    state.walls = [parse_mask(names) for names in data["walls"]]
    state.emperor_wall = parse_mask(data["emperor_wall"])
    state.wall = state.emperor_wall
    for mask in state.walls:
        state.wall |= mask
    state.plaques = parse_mask(data["plaques"])
    if type(data["emperor_block"]) is not bool:
        raise TypeError(data["emperor_block"])
    state.emperor_block = data["emperor_block"]
    state.hands = [_cards(cards) for cards in data["hands"]]
    state.played = [_cards(cards) for cards in data["played"]]
    state.packets = tuple((_number(number), _cards(cards)) for number, cards in data["packets"])
    state.makers = tuple(_numbers(data["makers"]))
    state.paths = [tuple(_numbers(path)) for path in data["paths"]]
    state.result = Outcome.from_json(data["result"]) if data["result"] else None


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _numbers(values: Sequence[object]) -> list[int]:
    return [_number(value) for value in values]


def _cards(values: Sequence[object]) -> int:
    """The mask of favour cards given by their numbers."""
    numbers = _numbers(values)
    if any(not 0 <= number < FAVOURS for number in numbers):
        raise ValueError(numbers)
    return mask_of(numbers)
