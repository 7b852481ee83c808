"""The tables of the readable engine as buffers for the compiled core: data lives once."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ..rules import actions as act
from ..rules import components
from ..rules.colours import COLOURS
from ..rules.grid import PLACES, RHOMBI, RHOMBI_AT, RINGS, TRIANGLE_MASKS, TRIANGLES, TRIANGLES_AT
from ..rules.maps import Board
from ..rules.options import HuangOptions
from . import _huang

MASK_WORDS = 4
NOWHERE = 255
MOST_CAPITALS = components.TILES[0]
MOST_BANDITS = len(components.BANDITS)
EDITIONS = ("en", "pl", "de")


class Rules(_huang.Rules):
    """The tables of one kind of table, and the options they were made for."""

    options: HuangOptions
    seats: int
    board: Board

    def __reduce__(self) -> tuple[object, ...]:
        return rules_for, (self.seats, self.options)


@lru_cache(maxsize=64)
def rules_for(seats: int, options: HuangOptions) -> Rules:
    """The tables for a number of seats and these options, which are checked already."""
    board = options.board()
    rules = Rules({**_fixed(), **_of_board(board), **_of_options(seats, options)})
    rules.options, rules.seats, rules.board = options, seats, board
    return rules


def words_of(mask: int, count: int = MASK_WORDS) -> list[int]:
    """A mask as 64-bit words."""
    return [mask >> 64 * i & (1 << 64) - 1 for i in range(count)]


def _bytes(numbers: Iterable[int]) -> "array[int]":
    return array("B", numbers)


def _padded(numbers: Sequence[int], length: int, filler: int) -> list[int]:
    return [*numbers, *[filler] * (length - len(numbers))]


def _flat(rows: Iterable[Iterable[int]]) -> list[int]:
    return [number for row in rows for number in row]


@lru_cache(maxsize=1)
def _fixed() -> dict[str, "array[int]"]:
    """What is the same at every table."""
    return {**_of_grid(), **_of_actions(), **_of_box()}


def _of_grid() -> dict[str, "array[int]"]:
    most = max(map(len, RHOMBI_AT))
    handfuls = array("h", [-1]) * (components.HAND + 1) ** len(COLOURS)
    for index, counts in enumerate(act.HANDFULS):
        code = 0
        for count in counts:
            code = code * (components.HAND + 1) + count
        handfuls[code] = index
    return {
        "triangle": _bytes(_flat(TRIANGLES)),
        "triangles_at": array("h", _flat(_padded(at, 6, -1) for at in TRIANGLES_AT)),
        "rhombus": _bytes(_flat(RHOMBI)),
        "rhombi_at": array("h", _flat(_padded(at, most, -1) for at in RHOMBI_AT)),
        "handful": _bytes(_flat(act.HANDFULS)),
        "handful_index": handfuls,
    }


def _which_and_value(action: Any) -> tuple[int, int]:
    """What the core calls the two parts of an action."""
    match action:
        case act.Support():
            return action.side * 2 + action.leader, action.tiles
        case act.Commit():
            return action.leader, action.tiles
        case act.Replace():
            return 0, action.index - act.REPLACE
        case act.NameWinner():
            return action.side, 0
    which = getattr(action, "colour", getattr(action, "leader", 0))
    for name in ("place", "triangle", "rhombus"):
        if hasattr(action, name):
            return which, getattr(action, name)
    return which, 0


def _of_actions() -> dict[str, "array[int]"]:
    if act.SKIP:
        raise ValueError("the core wants the action to skip to be the first")
    parts = [_which_and_value(action) for action in act.ACTIONS]
    firsts: dict[str, Iterable[int]] = {
        "tile": act.TILE,
        "leader": act.LEADER,
        "withdraw": [act.WITHDRAW],
        "riot": act.RIOT,
        "trade": act.TRADE,
        "trade_palace": act.TRADE_PALACE,
        "replace": [act.REPLACE],
        "pagoda": [act.PAGODA],
        "palace": [act.PALACE],
        "lift": [act.LIFT],
        "take": [act.TAKE],
        "commit": act.COMMIT,
        "support": _flat(act.SUPPORT),
        "winner": [act.WINNER],
        "remove": [act.REMOVE],
        "keep": [act.KEEP],
    }
    return {
        "action_kind": _bytes(act.CLASSES.index(type(action)) for action in act.ACTIONS),
        "action_which": _bytes(which for which, _ in parts),
        "action_value": array("h", [value for _, value in parts]),
        **{f"first_{name}": array("i", numbers) for name, numbers in firsts.items()},
    }


def _of_box() -> dict[str, "array[int]"]:
    return {
        "tiles": _bytes(components.TILES),
        "pagodas": _bytes(components.PAGODAS),
        "hand": _bytes([components.HAND]),
        "market": _bytes([components.MARKET]),
        "palace_hand": _bytes([components.PALACE_HAND]),
        "short_game_removes": _bytes([components.SHORT_GAME_REMOVES]),
        "bandit_tiles_used": _bytes([components.BANDIT_TILES_USED]),
        "granary_points": _bytes([components.GRANARY_POINTS]),
        "idle_turns": _bytes([components.IDLE_TURNS]),
    }


def _of_board(board: Board) -> dict[str, "array[int]"]:
    rings = [
        [p if p >= 0 and board.spaces >> p & 1 else NOWHERE for p in RINGS[place]]
        for place in PLACES
    ]
    spots = board.bandits
    return {
        "near": array("Q", _flat(map(words_of, board.near))),
        "spaces": array("Q", words_of(board.spaces)),
        "river": array("Q", words_of(board.river)),
        "land": array("Q", words_of(board.land)),
        "ring": _bytes(_flat(rings)),
        "capital_count": _bytes([len(board.capitals)]),
        "capitals": _bytes(_padded(board.capitals, MOST_CAPITALS, NOWHERE)),
        "spot_count": _bytes([len(spots)]),
        "spot_mark": _bytes(_padded([ord(spot.mark) for spot in spots], MOST_BANDITS, 0)),
        "spot_bandits": _bytes(_padded([spot.bandits for spot in spots], MOST_BANDITS, 0)),
        "spot_triangle": array(
            "h", _padded([TRIANGLE_MASKS.index(spot.mask) for spot in spots], MOST_BANDITS, -1)
        ),
    }


def _of_options(seats: int, options: HuangOptions) -> dict[str, "array[int]"]:
    return {
        "seats": _bytes([seats]),
        "edition": _bytes([EDITIONS.index(options.edition)]),
        "is_short": _bytes([options.short]),
        "has_bandits": _bytes([options.bandits]),
        "has_kingdoms": _bytes([options.kingdoms]),
        "has_palace": _bytes([options.palace]),
    }
