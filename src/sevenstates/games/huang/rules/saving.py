"""States as JSON. What follows from the rest is not stored."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, cast

from ....core import Outcome, OutcomeView, bits
from .grid import NAMES, RHOMBI, TRIANGLES, mask_of, parse_place
from .maps import BanditSpot

if TYPE_CHECKING:
    from .state import HuangState


class SavedLists(TypedDict):
    """The fields that are plain lists of numbers."""

    leaders: list[int]
    supply: list[int]
    granaries_taken: list[int]
    hands: list[int]
    known: list[int]
    buried: list[int]
    known_buried: list[int]
    market: list[int]
    bag: list[int]
    removed: list[int]
    discards: list[int]
    points: list[int]


class SavedState(SavedLists):
    """A state as JSON; places stand by their names."""

    game: str
    seats: int
    options: dict[str, object]
    tiles: list[list[str]]
    """By colour."""
    pagodas: list[list[Any]]
    """Colour and places of each."""
    palace: list[str]
    granaries: list[str]
    bandits: list[list[Any]]
    """Mark, number of bandits and places of each."""
    idle: int
    stack: list[dict[str, object]]
    result: OutcomeView | None


LISTS = tuple(SavedLists.__annotations__)


def format_mask(mask: int) -> list[str]:
    """The names of the places in a mask."""
    return [NAMES[place] for place in bits(mask)]


def parse_mask(names: list[str]) -> int:
    return mask_of([parse_place(name) for name in names])


def to_json(state: "HuangState") -> SavedState:
    """All of it, secrets included."""
    return {
        "game": "huang",
        "seats": state.seats,
        "options": state.options.to_json(),
        "tiles": [format_mask(mask) for mask in state.tiles],
        "pagodas": [[colour, format_mask(mask_of(TRIANGLES[t]))] for colour, t in state.pagodas],
        "palace": format_mask(mask_of(RHOMBI[state.palace])) if state.palace >= 0 else [],
        "granaries": format_mask(state.granaries),
        "bandits": [[s.mark, s.bandits, format_mask(s.mask)] for s in state.bandits],
        "idle": state.idle,
        "stack": [step.to_json() for step in state.stack],
        "result": state.result.to_json() if state.result else None,
        **cast(SavedLists, {name: list(getattr(state, name)) for name in LISTS}),
    }


def fill(state: "HuangState", data: SavedState) -> None:
    """Put the pieces of saved data on a blank table; the stack is the game's to load."""
    for name in LISTS:
        numbers = list(cast(Mapping[str, Sequence[object]], data)[name])
        if len(numbers) != len(getattr(state, name)) or any(type(n) is not int for n in numbers):
            raise ValueError(name)
        setattr(state, name, numbers)
    if data["game"] != "huang" or not all(-1 <= place < len(NAMES) for place in state.leaders):
        raise ValueError(data["game"])
    leaders, state.leaders = state.leaders, [-1] * len(state.leaders)
    for colour, names in enumerate(data["tiles"]):
        for name in names:
            state.add_tile(colour, parse_place(name))
    for index, place in enumerate(leaders):
        if place >= 0:
            state.add_leader(index // 5, index % 5, place)
    state.bandits = tuple(
        BanditSpot(mark, bandits, parse_mask(names)) for mark, bandits, names in data["bandits"]
    )
    for spot in state.bandits:
        state.empty &= ~spot.mask
    state.pagodas = tuple(
        (colour, TRIANGLES.index(tuple(bits(parse_mask(names)))))
        for colour, names in data["pagodas"]
    )
    state.granaries = parse_mask(data["granaries"])
    palace = tuple(bits(parse_mask(data["palace"])))
    state.palace = RHOMBI.index(palace) if palace else -1
    state.measure_built()
    state.idle = data["idle"]
    state.result = Outcome.from_json(data["result"]) if data["result"] else None
