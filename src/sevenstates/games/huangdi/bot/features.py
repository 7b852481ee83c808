"""Features of states and moves of Huang Di: what everybody may expect, seen from one seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core import Action, bits
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.components import ROW_POINTS
from ..rules.steps import STEPS
from ..rules.steps.turn import TakeAction
from ..rules.wall import (
    LEVEL_MASKS,
    LEVELS,
    PROVINCE_MASKS,
    ROW_MASKS,
    TOP,
    WALLS,
    WIDTH,
)
from .bids import is_bidding, own_wins, petitions
from .evaluation import Terms, terms_of, values, win_shares
from .holdings import UNREACHABLE, favour_value, missing, turns_left
from .priors import priors

if TYPE_CHECKING:
    from ....bots.nets.net import Floats

POINTS = 0.05
"""Points are given in twenties."""
FAVOURS = 3
"""Favours of the seat's hand that are described, the best first."""
PROVINCES = len(PROVINCE_MASKS)
ASKING = tuple(name for name, step in STEPS.items() if step.asks)
"""The steps that ask somebody something."""

VERSION = 1
"""Version of the features; nets of another one cannot play."""
OWN_SHARE = 0
"""Column of the share of the win that heuristics give the player to move."""
TURN = 1
"""Column that is 1 if an action of the seat's turn is to be taken."""
BEST_SHARE = 3
"""Column of the share of the best of the others."""
LAST_TURNS = 3
"""In this many last turns a lookahead goes to the end of the game."""
LEAD = 15.0
"""A usual lead in points at the end."""
SEAT_FEATURES = 28
STATE_FEATURES = 4 + 4 * SEAT_FEATURES + 2 + 2 * FAVOURS + PROVINCES + 4 + 12 + len(ASKING)
MOVE_FEATURES = len(act.CLASSES) + 4


def state_features(state: HuangdiState, seat: int) -> list[float]:
    """The state as a seat sees it."""
    turns = turns_left(state)
    terms = terms_of(state, turns)
    expected = _shares(state, turns, terms)
    petition = petitions(state)
    every = [
        [*_expected(terms[other]), *_owned(state, other), petition[other] / 3]
        for other in range(state.seats)
    ]
    others = [other for other in range(state.seats) if other != seat]
    best = max(others, key=lambda other: every[other][0])
    columns = zip(*(every[other] for other in others), strict=True)
    top = state.stack[-1] if state.stack else None
    return [
        expected[seat],
        float(type(top) is TakeAction and top.seat == seat and not top.again),
        turns[seat] / 10,
        expected[best],
        *every[seat],
        *every[best],
        *every[(seat + 1) % state.seats],
        *(sum(column) / len(others) for column in columns),
        *_favours(state, seat, turns[seat], terms[seat].hand),
        *_wall(state, seat),
        *_table(state, seat, turns),
        *(float(top is not None and top.name == name) for name in ASKING),
    ]


def _shares(state: HuangdiState, turns: list[int], terms: list[Terms]) -> list[float]:
    """The share of the win that heuristics give each seat."""
    if state.result is not None:
        return values(state)
    return win_shares(state, turns, [sum(parts) for parts in terms])


def _expected(terms: Terms) -> list[float]:
    """The score that a seat may expect, but for its hand, which nobody else knows."""
    return [
        (sum(terms) - terms.hand) * POINTS,
        terms.mosts * POINTS,
        terms.scored * POINTS,
        terms.rows * POINTS,
        terms.levels * POINTS,
        terms.provinces * POINTS,
        terms.chips * POINTS,
        terms.supply * POINTS,
        terms.played * POINTS,
    ]


def _owned(state: HuangdiState, seat: int) -> list[float]:
    """A seat's possessions."""
    wall, camp, roles = state.walls[seat], state.camps[seat], state.roles[seat]
    counts = [(wall & mask).bit_count() for mask in PROVINCE_MASKS[: state.provinces]]
    least = min(counts)
    return [
        state.jade[seat] / 10,
        state.peasants[seat] / 10,
        state.convicts[seat] / 10,
        state.blocks[seat] / 5,
        state.chips[seat] / 3,
        float(roles & 1),
        float(roles >> 1 & 1),
        float(roles >> 2 & 1),
        float(roles >> 3 & 1),
        sum(counts) / 10,
        least / 5,
        (counts[camp] - least) / 5,
        (wall & LEVEL_MASKS[TOP]).bit_count() / 3,
        state.open_in_camp(seat).bit_count() / 5,
        (state.prison_jade[camp] + state.prison_convicts[camp]) / 5,
        state.hands[seat].bit_count() / 5,
        state.played[seat].bit_count() / 5,
        float(state.holder == seat),
    ]


def _favours(state: HuangdiState, seat: int, turns: int, value: float) -> list[float]:
    """The seat's favours: all together, then the best ones, how far off they are, their value."""
    own = state.walls[seat] & ~state.plaques
    free = WALLS[state.provinces] & ~state.wall
    found = []
    for card in bits(state.hands[seat]):
        favour = state.favours[card]
        lack = missing(favour.offsets, favour.corners, own, free)
        if lack < UNREACHABLE:
            found.append((favour_value(favour, turns) / (1 + lack), lack))
    found.sort(reverse=True)
    numbers = [value * POINTS, len(found) / 5]
    for each, lack in found[:FAVOURS]:
        numbers += [each * POINTS, 1.0 - lack / 5]
    return numbers + [0.0, 0.0] * (FAVOURS - len(found))


def _wall(state: HuangdiState, seat: int) -> list[float]:
    """Own blocks by province, the least first; what rows that lack one or two blocks bring."""
    own = state.walls[seat]
    counts = sorted((own & mask).bit_count() for mask in PROVINCE_MASKS[: state.provinces])
    counts += [counts[-1]] * (PROVINCES - len(counts))
    near = [0.0] * 4
    for rows in ROW_MASKS[: state.provinces]:
        for level, row in enumerate(rows):
            free = (row & ~state.wall).bit_count()
            if 1 <= free <= 2:
                blocks = [(wall & row).bit_count() for wall in state.walls]
                mine = blocks[seat] == max(blocks)
                near[2 * (free - 1) + (not mine)] += ROW_POINTS[level] * POINTS
    return [*(count / 5 for count in counts), *near]


def _table(state: HuangdiState, seat: int, turns: list[int]) -> list[float]:
    """Features that concern everybody."""
    free = WALLS[state.provinces] & ~state.wall
    return [
        state.seats / 6,
        float(state.seats == 2),
        max(turns) / 36,
        (turns[seat] - min(turns)) / 2,
        state.emperor_stock / 6,
        float(state.emperor_block and state.holder == seat),
        *((free & mask).bit_count() / 20 for mask in LEVEL_MASKS),
        state.provinces / 4,
        float(not state.stack),
    ]


def move_features(state: HuangdiState, seat: int, moves: Sequence[Action]) -> list[list[float]]:
    """A row of MOVE_FEATURES for each move; the last number is its share of the priors."""
    weights = priors(state, seat, moves)
    total = sum(weights)
    wins = _wins(state, seat)
    return [
        [
            *(float(type(move) is kind) for kind in act.CLASSES),
            *_size(move),
            wins.get(move.index, 0.0),
            weight / total,
        ]
        for move, weight in zip(moves, weights, strict=True)
    ]


def _wins(state: HuangdiState, seat: int) -> dict[int, float]:
    """The odds that each bid wins the petition, by the number of the action."""
    if not is_bidding(state):
        return {}
    return {act.BID + jade: chance for jade, chance in own_wins(state, seat)}


def _size(move: Action) -> tuple[float, float]:
    """The amount that a move names, and the level of the location that it names."""
    amounts = [getattr(move, name, 0) for name in ("count", "jade", "peasants")]
    place = getattr(move, "place", None)
    return sum(amounts) / 5, 0.0 if place is None else (1 + place // WIDTH) / LEVELS


def is_turn(state_row: "Floats") -> bool:
    """Whether an action of a turn is to be taken, by the features of the state."""
    return bool(state_row[TURN] == 1)


def is_far_enough(state: HuangdiState, seat: int) -> bool:
    """A lookahead ends where the seat's turn begins, unless the end is near."""
    top = state.stack[-1]
    begins = type(top) is TakeAction and top.seat == seat and not top.again
    return begins and turns_left(state)[seat] > LAST_TURNS
