"""Observation of a seat of Huang Di, from its view alone."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from ....core import Options, View
from ....rl.adapter import EnvAdapter
from ....rl.observations import Counts, Layout, Planes, hot, number, one_of
from ....rl.seats import ahead, asked, field_of, of_each_seat, prompts, who
from ..rules import components as box
from ..rules.actions import MAX_WORKERS
from ..rules.names import ROLE_NAMES
from ..rules.options import VARIANTS
from ..rules.wall import LEVELS, LOCATIONS, NAMES, PROVINCE_LETTERS, WALLS, WIDTH

PROMPTS = (
    "action",
    "action_again",
    "bid",
    "block",
    "buyback",
    "emperor",
    "favours",
    "keep",
    "plaque",
    "repeat",
    "workers",
)
CARDS = tuple(map(str, range(box.FAVOURS)))
PROVINCES = tuple(PROVINCE_LETTERS)
ROLE = {name: role for role, name in enumerate(ROLE_NAMES)}
PLACE = {name: place for place, name in enumerate(NAMES)}
MAX_POINTS = 300
MAX_ROUNDS = 30
STOCK = {
    "jade": box.JADE,
    "peasants": box.PEASANTS,
    "convicts": box.CONVICTS,
    "chips": box.CHIPS,
    "plaques": box.PLAQUES,
    "emperor_blocks": max(box.EMPEROR_BLOCKS.values()),
}


@lru_cache(maxsize=16)
def layout(seats: int, options: Options) -> Layout:
    """The observation at a table with that number of seats; the same for all options."""
    return Layout(
        (*_question(seats), *_table(seats), *_own_cards(), *_seats(seats)),
        _planes(seats),
        (LEVELS, WIDTH),
    )


def potential(view: View) -> float:
    """The potential for shaping: the points so far."""
    return float(view["seats"][view["viewer"]]["score"])


def _planes(seats: int) -> tuple[Planes, ...]:
    return (
        Planes("location", ("",), lambda view: _locations(len(view["provinces"]))),
        Planes("block", (*who(seats), "emperor"), _blocks),
        Planes("plaque", ("",), _plaques),
    )


@lru_cache
def _locations(provinces: int) -> tuple[tuple[int, int], ...]:
    return tuple((0, place) for place in LOCATIONS if WALLS[provinces] >> place & 1)


def _blocks(view: View) -> Iterator[tuple[int, int]]:
    emperor = len(view["seats"])
    for place, block in view["wall"].items():
        distance = ahead(view, block["seat"])
        yield emperor if distance is None else distance, PLACE[place]


def _plaques(view: View) -> Iterator[tuple[int, int]]:
    return ((0, PLACE[place]) for place, block in view["wall"].items() if block["plaque"])


def _question(seats: int) -> tuple[Counts, ...]:
    """The open question: its prompt, the seats it asks, and its fields."""
    return (
        prompts(PROMPTS),
        asked(seats),
        number("asked for", MAX_WORKERS, lambda view: field_of(view, "count") or 0),
        number("block of the build", 2, lambda view: field_of(view, "block") or 0),
        one_of("question's role", ROLE_NAMES, lambda view: ROLE.get(field_of(view, "role"))),
        one_of("question's card", CARDS, lambda view: field_of(view, "card")),
        number("own bid is made", 1, lambda view: _choosing(view, "bid") is not None),
        number("own bid", box.JADE, lambda view: _choosing(view, "bid") or 0),
    )


def _choosing(view: View, what: str) -> Any:
    return (view["choosing"] or {}).get(what)


def _table(seats: int) -> tuple[Counts, ...]:
    """The public parts apart from the wall, and the options."""
    return (
        number("round", MAX_ROUNDS, lambda view: view["round"]),
        *(
            number(f"stock of {name.replace('_', ' ')}", most, _stock_of(name))
            for name, most in STOCK.items()
        ),
        Counts("jade in prison", PROVINCES, box.JADE, lambda view: _prisons(view, "jade")),
        Counts("convicts in prison", PROVINCES, box.CONVICTS, lambda v: _prisons(v, "convicts")),
        one_of("petition's holder", who(seats), lambda view: ahead(view, view["holder"])),
        number("emperor block to place", 1, lambda view: view["emperor_block"]),
        number("favours in the deck", box.FAVOURS, lambda view: view["deck"]),
        number("packets in the deck", box.FAVOURS, lambda view: len(view["packets"])),
        one_of("variant", tuple(VARIANTS), lambda v: [*VARIANTS].index(v["options"]["variant"])),
    )


def _stock_of(name: str) -> Callable[[View], int]:
    return lambda view: int(view["stock"][name])


def _prisons(view: View, what: str) -> list[int]:
    found = [prison[what] for prison in view["prisons"].values()]
    return found + [0] * (len(PROVINCES) - len(found))


def _own_cards() -> tuple[Counts, ...]:
    """Favour cards that only the viewer knows, by their number in the deck."""
    return (
        Counts("own favours", CARDS, 1, lambda view: _cards(_own(view)["hand"])),
        Counts("own favours put back", CARDS, 1, _put_back),
        Counts("favours to choose from", CARDS, 1, lambda v: _cards(_choosing(v, "cards") or ())),
        Counts("favours kept", CARDS, 1, lambda v: _cards(_choosing(v, "kept") or ())),
    )


def _own(view: View) -> View:
    own: View = view["seats"][view["viewer"]]
    return own


def _cards(numbers: Iterable[int]) -> list[int]:
    return hot(len(CARDS), *numbers)


def _put_back(view: View) -> list[int]:
    return _cards(card for packet in _own(view)["put_back"] for card in packet["cards"])


def _seats(seats: int) -> tuple[Counts, ...]:
    """The public part of each seat."""
    amounts = {
        "score": MAX_POINTS,
        "jade": box.JADE,
        "peasants": box.PEASANTS,
        "convicts": box.CONVICTS,
        "blocks": box.BLOCKS,
        "blocks_in_stock": box.BLOCKS,
        "chips": box.CHIPS,
        "hand_size": box.FAVOURS,
    }
    singles = (
        part
        for name, most in amounts.items()
        for part in of_each_seat(seats, name.replace("_", " "), ("",), most, _amount(name))
    )
    return (
        *singles,
        *of_each_seat(seats, "camp", PROVINCES, 1, lambda s: hot(4, PROVINCES.index(s["camp"]))),
        *of_each_seat(
            seats,
            "roles in hand",
            ROLE_NAMES,
            1,
            lambda s: hot(4, *map(ROLE.get, s["roles_in_hand"])),
        ),
        *of_each_seat(seats, "favours played", CARDS, 1, lambda seat: _cards(seat["played"])),
    )


def _amount(name: str) -> Callable[[View], tuple[int]]:
    return lambda seat: (seat[name],)


ADAPTER = EnvAdapter(layout, potential)
