"""Observation of a seat of HUANG, from its view alone."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ....core import Options, View
from ....rl.adapter import EnvAdapter
from ....rl.observations import Counts, Layout, Planes, number, one_of
from ....rl.seats import ahead, asked, field_of, of_each_seat, prompts, who
from ..rules.colours import COLOUR_NAMES
from ..rules.components import BANDITS, HAND, MARKET, PALACE_HAND, TILES
from ..rules.grid import COLUMNS, NAMES, ROWS
from ..rules.maps import CAPITAL, NO_SPACE, RIVER

PROMPTS = (
    "action",
    "building",
    "chain",
    "granaries",
    "lift",
    "market",
    "pay",
    "revolt_attack",
    "revolt_defence",
    "war",
    "war_tie",
)
EDITIONS = ("en", "pl", "de")
MODULES = ("short", "bandits", "kingdoms", "palace", "open_scores")
SIDES = "ABC"
MAX_BANDITS = max(BANDITS)
MAX_POINTS = 100
PLACE = {name: place for place, name in enumerate(NAMES)}
COLOUR = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
ALL_TILES = sum(TILES)


@lru_cache(maxsize=16)
def layout(seats: int, options: Options) -> Layout:
    """The observation at a table with that number of seats; the same for all options."""
    return Layout((*_question(seats), *_table(), *_seats(seats)), _planes(seats), (ROWS, COLUMNS))


def potential(view: View) -> float:
    """The potential for shaping: the colour with the fewest points decides, the others help."""
    points: Iterable[int] = view["seats"][view["viewer"]]["points"].values()
    return float(min(points)) + sum(points) / 100


def _planes(seats: int) -> tuple[Planes, ...]:
    leaders = tuple(f"{seat_name} {colour}" for seat_name in who(seats) for colour in COLOUR_NAMES)
    return (
        Planes(
            "ground", ("land", "river", "capital"), lambda view: terrain(*view["board"]["rows"])
        ),
        Planes("tile", COLOUR_NAMES, _tiles),
        Planes("leader", leaders, _leaders),
        Planes("pagoda", COLOUR_NAMES, _pagodas),
        Planes("palace", ("",), lambda view: _at(view["palace"])),
        Planes("granary", ("",), lambda view: _at(view["granaries"])),
        Planes("bandits", tuple(map(str, range(1, MAX_BANDITS + 1))), _bandits),
        Planes("question about", ("",), lambda view: _at(_about(view))),
        Planes("war side", tuple(SIDES), _war_sides),
    )


def _at(names: Iterable[str]) -> list[tuple[int, int]]:
    return [(0, PLACE[name]) for name in names]


def _about(view: View) -> Iterable[str]:
    """The place, or the places, that the open question is about."""
    place = field_of(view, "place") or field_of(view, "target")
    return () if place is None else str(place).split("-")


@lru_cache(maxsize=64)
def terrain(*rows: str) -> tuple[tuple[int, int], ...]:
    """Land, river and capitals of a map; a capital lies on land."""
    marks = [(place, mark) for place, mark in enumerate("".join(rows)) if mark != NO_SPACE]
    spaces = ((int(mark == RIVER), place) for place, mark in marks)
    return (*spaces, *((2, place) for place, mark in marks if mark == CAPITAL))


def _tiles(view: View) -> Iterator[tuple[int, int]]:
    return ((COLOUR[colour], PLACE[place]) for place, colour in view["tiles"].items())


def _leaders(view: View) -> Iterator[tuple[int, int]]:
    for leader in view["leaders"]:
        distance = ahead(view, leader["seat"]) or 0
        yield distance * len(COLOUR_NAMES) + COLOUR[leader["colour"]], PLACE[leader["place"]]


def _pagodas(view: View) -> Iterator[tuple[int, int]]:
    for pagoda in view["pagodas"]:
        for place in pagoda["places"]:
            yield COLOUR[pagoda["colour"]], PLACE[place]


def _bandits(view: View) -> Iterator[tuple[int, int]]:
    for spot in view["bandits"]:
        for place in spot["places"]:
            yield spot["bandits"] - 1, PLACE[place]


def _war_sides(view: View) -> Iterator[tuple[int, int]]:
    for side, about in (field_of(view, "sides") or {}).items():
        for place in about["places"]:
            yield SIDES.index(side), PLACE[place]


def _question(seats: int) -> tuple[Counts, ...]:
    """The open question: its prompt, the seats it asks, and its fields."""
    seat_names = who(seats)
    return (
        prompts(PROMPTS),
        asked(seats),
        number("actions left", 2, lambda view: field_of(view, "left") or 0),
        number("granaries to take", 20, lambda view: field_of(view, "count") or 0),
        number("red tiles to pay", 36, lambda view: field_of(view, "owed") or 0),
        one_of("question's colour", COLOUR_NAMES, lambda v: COLOUR.get(field_of(v, "colour"))),
        one_of("attacker", seat_names, lambda view: ahead(view, field_of(view, "attacker"))),
        one_of("defender", seat_names, lambda view: ahead(view, field_of(view, "defender"))),
        number("revolt attack", 40, lambda view: field_of(view, "attack") or 0),
        number("revolt defence", 40, lambda view: field_of(view, "defence") or 0),
        one_of("unifier", seat_names, lambda view: ahead(view, field_of(view, "unifier"))),
        Counts("war tiles given to", tuple(SIDES), 36, lambda view: _of_sides(view, "tiles")),
        Counts("war leaders given to", tuple(SIDES), 5, lambda view: _of_sides(view, "leaders")),
        Counts("war strength of", tuple(SIDES), 80, lambda view: _of_sides(view, "total")),
        Counts("war tied", tuple(SIDES), 1, _tied),
    )


def _of_sides(view: View, what: str) -> list[int]:
    sides: dict[str, View] = field_of(view, "sides") or {}
    return [sides[side][what] if side in sides else 0 for side in SIDES]


def _tied(view: View) -> list[int]:
    tied = field_of(view, "tied") or ()
    return [int(side in tied) for side in SIDES]


def _table() -> tuple[Counts, ...]:
    """The pieces beside the board, and the options."""
    return (
        Counts("market", COLOUR_NAMES, MARKET, lambda view: view["market"].values()),
        Counts("pagodas in supply", COLOUR_NAMES, 2, lambda view: view["supply"].values()),
        Counts("discards", COLOUR_NAMES, max(TILES), lambda view: view["discards"].values()),
        number("bag", ALL_TILES, lambda view: view["bag"]),
        number("removed unseen", ALL_TILES, lambda view: view["removed"]),
        Counts("option", MODULES, 1, lambda view: [view["options"][name] for name in MODULES]),
        one_of("edition", EDITIONS, lambda view: EDITIONS.index(view["options"]["edition"])),
        Counts("own hand", COLOUR_NAMES, PALACE_HAND, lambda view: _own(view, "hand")),
        Counts("own replaced", COLOUR_NAMES, max(TILES), lambda v: _own(v, "own_replaced")),
    )


def _own(view: View, what: str) -> Iterable[int]:
    counts: dict[str, int] = view["seats"][view["viewer"]][what]
    return counts.values()


def _seats(seats: int) -> tuple[Counts, ...]:
    """The public part of each seat; points as far as the viewer sees them."""
    one = ("",)
    hand = HAND + 1
    return (
        *of_each_seat(seats, "hand size", one, hand, lambda seat: (seat["hand_size"],)),
        *of_each_seat(seats, "hand known", COLOUR_NAMES, hand, lambda seat: seat["known"].values()),
        *of_each_seat(seats, "replaced face down", one, ALL_TILES, lambda s: (s["replaced"],)),
        *of_each_seat(
            seats,
            "replaced known",
            COLOUR_NAMES,
            max(TILES),
            lambda seat: seat["known_replaced"].values(),
        ),
        *of_each_seat(seats, "points shown", one, 1, lambda seat: (seat["points"] is not None,)),
        *of_each_seat(
            seats, "points", COLOUR_NAMES, MAX_POINTS, lambda s: (s["points"] or {}).values()
        ),
        *of_each_seat(seats, "granaries", one, MAX_POINTS, lambda s: (s["granaries"] or 0,)),
    )


ADAPTER = EnvAdapter(layout, potential)
