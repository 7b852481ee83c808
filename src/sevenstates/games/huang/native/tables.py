"""The tables of the readable engine as buffers for the compiled core: data lives once."""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from ....native import layout
from ....native.layout import bytes_of, flat, padded
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


def words_of(mask: int) -> list[int]:
    """A mask of places as 64-bit words."""
    return layout.words_of(mask, MASK_WORDS)


@lru_cache(maxsize=1)
def _fixed() -> dict[str, "array[int]"]:
    """The tables that are the same at every table of the game."""
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
        "triangle": bytes_of(flat(TRIANGLES)),
        "triangles_at": array("h", flat(padded(at, 6, -1) for at in TRIANGLES_AT)),
        "rhombus": bytes_of(flat(RHOMBI)),
        "rhombi_at": array("h", flat(padded(at, most, -1) for at in RHOMBI_AT)),
        "handful": bytes_of(flat(act.HANDFULS)),
        "handful_index": handfuls,
    }


def _which_and_value(action: Any) -> tuple[int, int]:
    """The core's numbers for the two parts of an action."""
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
        "support": flat(act.SUPPORT),
        "winner": [act.WINNER],
        "remove": [act.REMOVE],
        "keep": [act.KEEP],
    }
    return {
        "action_kind": bytes_of(act.CLASSES.index(type(action)) for action in act.ACTIONS),
        "action_which": bytes_of(which for which, _ in parts),
        "action_value": array("h", [value for _, value in parts]),
        **{f"first_{name}": array("i", numbers) for name, numbers in firsts.items()},
    }


def _of_box() -> dict[str, "array[int]"]:
    return {
        "tiles": bytes_of(components.TILES),
        "pagodas": bytes_of(components.PAGODAS),
        "hand": bytes_of([components.HAND]),
        "market": bytes_of([components.MARKET]),
        "palace_hand": bytes_of([components.PALACE_HAND]),
        "short_game_removes": bytes_of([components.SHORT_GAME_REMOVES]),
        "bandit_tiles_used": bytes_of([components.BANDIT_TILES_USED]),
        "granary_points": bytes_of([components.GRANARY_POINTS]),
        "idle_turns": bytes_of([components.IDLE_TURNS]),
    }


def _of_board(board: Board) -> dict[str, "array[int]"]:
    rings = [
        [p if p >= 0 and board.spaces >> p & 1 else NOWHERE for p in RINGS[place]]
        for place in PLACES
    ]
    spots = board.bandits
    return {
        "near": array("Q", flat(map(words_of, board.near))),
        "spaces": array("Q", words_of(board.spaces)),
        "river": array("Q", words_of(board.river)),
        "land": array("Q", words_of(board.land)),
        "ring": bytes_of(flat(rings)),
        "capital_count": bytes_of([len(board.capitals)]),
        "capitals": bytes_of(padded(board.capitals, MOST_CAPITALS, NOWHERE)),
        "spot_count": bytes_of([len(spots)]),
        "spot_mark": bytes_of(padded([ord(spot.mark) for spot in spots], MOST_BANDITS, 0)),
        "spot_bandits": bytes_of(padded([spot.bandits for spot in spots], MOST_BANDITS, 0)),
        "spot_triangle": array(
            "h", padded([TRIANGLE_MASKS.index(spot.mask) for spot in spots], MOST_BANDITS, -1)
        ),
    }


def _of_options(seats: int, options: HuangOptions) -> dict[str, "array[int]"]:
    return {
        "seats": bytes_of([seats]),
        "edition": bytes_of([EDITIONS.index(options.edition)]),
        "is_short": bytes_of([options.short]),
        "has_bandits": bytes_of([options.bandits]),
        "has_kingdoms": bytes_of([options.kingdoms]),
        "has_palace": bytes_of([options.palace]),
    }
