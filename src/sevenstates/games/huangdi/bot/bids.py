"""Value of the petition, and the bids that seats are likely to make."""

from bisect import bisect_left
from itertools import accumulate

from ....core import bits
from ..rules import HuangdiState
from ..rules.components import ROW_POINTS
from ..rules.steps.petition import NO_BID, Petition
from ..rules.wall import ROW_MASKS, WALLS, open_locations
from . import weights as w
from .holdings import jade_value, turns_left

CHEAPEST_JADE = 0.2
"""No jade counts for less in a bid: near the end nobody knows what else it could buy."""
SPREAD, SPREAD_SHARE = 1.0, 0.35
"""Standard deviation of bids from the value of the prize: in jade, and as a share of it."""
ANY_BID = 0.02
"""The odds of a bid that makes no sense."""
RANK_TOTAL, RANK_JADE = 10_000, 10
"""Weights of one of the total and of one jade when bids are put in order (D-PET-2)."""

Odds = list[tuple[int, float]]
"""Bids and how likely each is."""


def is_bidding(state: HuangdiState) -> bool:
    """Whether seats bid for the petition now."""
    return type(state.stack[-1]) is Petition


def petitions(state: HuangdiState) -> list[int]:
    """The sum that played favours add to each seat's bid."""
    deck = state.favours
    return [sum(deck[card].petition for card in bits(played)) for played in state.played]


def prize(state: HuangdiState, seat: int) -> float:
    """The value of winning the petition for a seat, in points."""
    best = 0.0
    room = open_locations(state.wall, WALLS[state.provinces])
    for rows in ROW_MASKS[: state.provinces]:
        for level, row in enumerate(rows):
            free = row & ~state.wall
            if free & room and not free & (free - 1):
                counts = [(own & row).bit_count() for own in state.walls]
                leads = counts[seat] == max(counts)
                best = max(best, w.PRIZE_CHIP + w.PRIZE_ROW * ROW_POINTS[level] * leads)
    return w.PRIZE[state.seats] + best


def enough(state: HuangdiState, seat: int, petition: list[int]) -> int:
    """The least bid that wins whatever the others bid, or all the seat has.

    A tie goes to the bid with more jade in it, and then clockwise from the holder (D-PET-2).
    """
    needed = 0
    for other in range(state.seats):
        if other != seat:
            tie = state.jade[other] + petition[other] - petition[seat]
            ahead = petition[seat] < petition[other] or (
                petition[seat] == petition[other]
                and state.holder >= 0
                and _order(state, seat) < _order(state, other)
            )
            needed = max(needed, tie if ahead else tie + 1)
    return min(needed, state.jade[seat])


def _order(state: HuangdiState, seat: int) -> int:
    """A seat's distance from the holder, who comes last."""
    return (seat - state.holder - 1) % state.seats


def likely_bids(state: HuangdiState, seat: int, petition: list[int], turns: int) -> Odds:
    """The odds of each bid of a seat that bids with sense: about what the prize is worth."""
    price = max(jade_value(state.jade[seat], turns), CHEAPEST_JADE)
    aim = prize(state, seat) / price - petition[seat] / 2
    spread = SPREAD + SPREAD_SHARE * max(aim, 0.0)
    odds = [
        max(0.0, 1 - abs(bid - aim) / spread) + ANY_BID / (1 + bid)
        for bid in range(enough(state, seat, petition) + 1)
    ]
    total = sum(odds)
    return [(bid, chance / total) for bid, chance in enumerate(odds)]


def own_bids(state: HuangdiState, seat: int) -> Odds:
    """The odds of each bid of the seat, now that it bids."""
    return likely_bids(state, seat, petitions(state), turns_left(state)[seat])


def own_wins(state: HuangdiState, seat: int) -> Odds:
    """The odds that each bid of the seat wins, now that it bids."""
    wins = win_odds(state, _bids(state, without=seat), turns_left(state))[seat]
    return [
        (jade, both / chance)
        for (jade, both), (_, chance) in zip(wins, own_bids(state, seat), strict=True)
    ]


def _bids(state: HuangdiState, without: int | None = None) -> tuple[int, ...]:
    """The bids that are in, but not that of a seat which is to bid again."""
    step = state.stack[-1]
    assert type(step) is Petition
    return step.bids if without is None else step.without(without).bids


def win_odds(
    state: HuangdiState, bids: tuple[int, ...], turns: list[int]
) -> list[list[tuple[int, float]]]:
    """For each seat its bids and how likely it bids and wins with each, given those that are in."""
    petition = petitions(state)
    ranked: list[list[tuple[int, int, float]]] = []
    for seat, bid in enumerate(bids):
        known = bid != NO_BID
        odds = [(bid, 1.0)] if known else likely_bids(state, seat, petition, turns[seat])
        last = state.seats - _order(state, seat) + petition[seat] * RANK_TOTAL
        ranked.append(
            [(last + jade * (RANK_TOTAL + RANK_JADE), jade, chance) for jade, chance in odds]
        )
    below = [([rank for rank, _, _ in rows], _sums(rows)) for rows in ranked]
    found = []
    for seat, own in enumerate(ranked):
        others = [one for other, one in enumerate(below) if other != seat]
        wins = []
        for rank, jade, chance in own:
            for ranks, sums in others:
                chance *= sums[bisect_left(ranks, rank)]
            wins.append((jade, chance))
        found.append(wins)
    return found


def _sums(rows: list[tuple[int, int, float]]) -> list[float]:
    """The odds of one of the first bids, for none of them, one, two and so on."""
    return [0.0, *accumulate(chance for _, _, chance in rows)]


def petition_points(state: HuangdiState, turns: list[int]) -> list[float]:
    """For each seat the points that the petition may bring it, given the bids that are in."""
    points = []
    for seat, wins in enumerate(win_odds(state, _bids(state), turns)):
        value, price = prize(state, seat), jade_value(state.jade[seat], turns[seat])
        points.append(sum(chance * (value - price * jade) for jade, chance in wins))
    return points
