"""The events of HUANG, one function a kind. Colours, places and sides go by name."""

from collections.abc import Iterable, Sequence

from ....core import Event, Seat, event_kinds
from .actions import SIDE_LETTERS
from .colours import COLOUR_NAMES
from .grid import NAMES, RHOMBI, TRIANGLES


def _colour(colour: int) -> str:
    return COLOUR_NAMES[colour]


def _places(places: Iterable[int]) -> list[str]:
    return [NAMES[place] for place in places]


def _tiles(counts: Sequence[int]) -> dict[str, int]:
    return {COLOUR_NAMES[c]: n for c, n in enumerate(counts) if n}


def turn_began(seat: Seat) -> Event:
    return Event("turn_began", {"seat": seat})


def nothing_possible(seat: Seat) -> Event:
    return Event("nothing_possible", {"seat": seat})


def tile_placed(seat: Seat, colour: int, place: int) -> Event:
    return Event("tile_placed", {"seat": seat, "colour": _colour(colour), "place": NAMES[place]})


def leader_placed(seat: Seat, colour: int, place: int) -> Event:
    return Event("leader_placed", {"seat": seat, "colour": _colour(colour), "place": NAMES[place]})


def leader_moved(seat: Seat, colour: int, origin: int, place: int) -> Event:
    return Event(
        "leader_moved",
        {"seat": seat, "colour": _colour(colour), "origin": NAMES[origin], "place": NAMES[place]},
    )


def leader_withdrawn(seat: Seat, colour: int, place: int) -> Event:
    return Event(
        "leader_withdrawn", {"seat": seat, "colour": _colour(colour), "place": NAMES[place]}
    )


def leader_lost(seat: Seat, colour: int, place: int, cause: str) -> Event:
    """`cause` is revolt, war or yellow (the last yellow tile beside it went)."""
    return Event(
        "leader_lost",
        {"seat": seat, "colour": _colour(colour), "place": NAMES[place], "cause": cause},
    )


def points(seat: Seat, colour: int, count: int, source: str) -> Event:
    """`source` is tile, pagoda, revolt, war or bandits."""
    return Event(
        "points", {"seat": seat, "colour": _colour(colour), "points": count, "source": source}
    )


def riot(seat: Seat, colour: int, place: int, leader: bool) -> Event:
    return Event(
        "riot",
        {"seat": seat, "colour": _colour(colour), "place": NAMES[place], "leader": leader},
    )


def trade(seat: Seat, leader: bool) -> Event:
    return Event("trade", {"seat": seat, "leader": leader})


def pagoda_built(seat: Seat, colour: int, triangle: int) -> Event:
    return Event(
        "pagoda_built",
        {"seat": seat, "colour": _colour(colour), "places": _places(TRIANGLES[triangle])},
    )


def pagoda_moved(seat: Seat, colour: int, origin: int, triangle: int) -> Event:
    return Event(
        "pagoda_moved",
        {
            "seat": seat,
            "colour": _colour(colour),
            "origin": _places(TRIANGLES[origin]),
            "places": _places(TRIANGLES[triangle]),
        },
    )


def pagoda_lost(colour: int, triangle: int) -> Event:
    return Event("pagoda_lost", {"colour": _colour(colour), "places": _places(TRIANGLES[triangle])})


def palace_built(seat: Seat, rhombus: int) -> Event:
    return Event("palace_built", {"seat": seat, "places": _places(RHOMBI[rhombus])})


def palace_moved(seat: Seat, origin: int, rhombus: int) -> Event:
    places = {"origin": _places(RHOMBI[origin]), "places": _places(RHOMBI[rhombus])}
    return Event("palace_moved", {"seat": seat, **places})


def palace_lost(rhombus: int) -> Event:
    return Event("palace_lost", {"places": _places(RHOMBI[rhombus])})


def granary_lost(place: int) -> Event:
    return Event("granary_lost", {"place": NAMES[place]})


def granaries_taken(seat: Seat, places: Iterable[int], kept: int) -> Event:
    taken = _places(places)
    return Event(
        "granaries_taken",
        {"seat": seat, "count": len(taken), "places": taken, "kept": NAMES[kept]},
    )


def replaced(seat: Seat, counts: Sequence[int]) -> Event:
    """The number is public, the colours are not (H-TIL-10)."""
    return Event(
        "replaced", {"seat": seat, "count": sum(counts)}, {"tiles": _tiles(counts)}, (seat,)
    )


def drew(seat: Seat, counts: Sequence[int]) -> Event:
    return Event("drew", {"seat": seat, "count": sum(counts)}, {"tiles": _tiles(counts)}, (seat,))


def market_taken(seat: Seat, colour: int) -> Event:
    return Event("market_taken", {"seat": seat, "colour": _colour(colour)})


def market_refilled(counts: Sequence[int]) -> Event:
    return Event("market_refilled", {"count": sum(counts), "tiles": _tiles(counts)})


def revolt_began(attacker: Seat, defender: Seat, colour: int, attack: int, defence: int) -> Event:
    return Event(
        "revolt_began",
        {
            "attacker": attacker,
            "defender": defender,
            "colour": _colour(colour),
            "attack": attack,
            "defence": defence,
        },
    )


def committed(seat: Seat, tiles: int, leader: bool, total: int) -> Event:
    return Event("committed", {"seat": seat, "tiles": tiles, "leader": leader, "total": total})


def revolt_over(winner: Seat, loser: Seat, colour: int, attack: int, defence: int) -> Event:
    return Event(
        "revolt_over",
        {
            "winner": winner,
            "loser": loser,
            "colour": _colour(colour),
            "attack": attack,
            "defence": defence,
        },
    )


def war_began(
    seat: Seat, place: int, sides: Sequence[Sequence[int]], strengths: Sequence[int]
) -> Event:
    return Event(
        "war_began",
        {
            "seat": seat,
            "place": NAMES[place],
            "sides": {
                SIDE_LETTERS[side]: {"places": _places(places), "strength": strengths[side]}
                for side, places in enumerate(sides)
            },
        },
    )


def supported(seat: Seat, side: int, tiles: int, leader: bool, total: int) -> Event:
    return Event(
        "supported",
        {
            "seat": seat,
            "side": SIDE_LETTERS[side],
            "tiles": tiles,
            "leader": leader,
            "total": total,
        },
    )


def stood_aside(seat: Seat) -> Event:
    """The seat supports nobody in a war."""
    return Event("stood_aside", {"seat": seat})


def war_tied(seat: Seat, sides: Iterable[int]) -> Event:
    return Event("war_tied", {"seat": seat, "sides": [SIDE_LETTERS[side] for side in sides]})


def war_over(winner: int, totals: Sequence[int], owed: int) -> Event:
    return Event(
        "war_over",
        {
            "winner": SIDE_LETTERS[winner],
            "totals": {SIDE_LETTERS[side]: total for side, total in enumerate(totals)},
            "owed": owed,
        },
    )


def tiles_lost(side: int, places: Iterable[int]) -> Event:
    """A losing state's red tiles."""
    lost = _places(places)
    return Event("tiles_lost", {"side": SIDE_LETTERS[side], "count": len(lost), "places": lost})


def tile_paid(seat: Seat, place: int, cause: str) -> Event:
    """A red tile removed to pay for a war or for bandits."""
    return Event("tile_paid", {"seat": seat, "place": NAMES[place], "cause": cause})


def bandits_beaten(seat: Seat, bandits: int, places: Iterable[int]) -> Event:
    return Event("bandits_beaten", {"seat": seat, "bandits": bandits, "places": _places(places)})


def game_over(
    reason: str, ranks: Sequence[int], points: Sequence[Sequence[int]], scores: Sequence[int]
) -> Event:
    """`points` are all five colours of each seat, granaries counted in."""
    return Event(
        "game_over",
        {
            "reason": reason,
            "ranks": list(ranks),
            "scores": list(scores),
            "points": [dict(zip(COLOUR_NAMES, row, strict=True)) for row in points],
        },
    )


KINDS = event_kinds(globals())
"""Every kind of event there can be; each function is named after its kind."""
