"""What a net is shown of a table of Huang Di: everybody's prospects, seen from one seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core import Action, bits
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.components import ROW_POINTS
from ..rules.steps import STEPS
from ..rules.steps.petition import NO_BID, Petition
from ..rules.steps.turn import TakeAction
from ..rules.wall import LEVEL_MASKS, LEVELS, PROVINCE_MASKS, ROW_MASKS, TOP, WALLS, WIDTH
from .bids import likely_bids, petitions, win_odds
from .clock import turns_left
from .knowledge import HuangdiKnowledge, shares
from .prospects import Terms, terms_of
from .reach import UNREACHABLE, favour_worth, missing

if TYPE_CHECKING:
    from ....bots.net import Floats

POINTS = 0.05
"""Points are shown in twenties."""
FAVOURS = 3
"""So many favours of the own hand are shown, the best first."""
PROVINCES = len(PROVINCE_MASKS)
ASKING = tuple(name for name, step in STEPS.items() if step.asks)
"""The steps that ask somebody something."""
KINDS = tuple(dict.fromkeys(type(action) for action in act.ACTIONS))
"""The kinds of actions."""

OWN_SHARE = 0
"""Where a row tells the share of the win that hand-made judgement sees for who decides."""
TURN = 1
"""Where a row tells whether an action of the own turn is to be taken: 1 if so."""
BEST_SHARE = 3
"""Where a row tells what it sees for the best of the others."""
LAST_TURNS = 3
"""In so many last turns foresight goes to the end of the game."""
LEAD = 15.0
SEAT_FEATURES = 28
STATE_FEATURES = 4 + 4 * SEAT_FEATURES + 2 + 2 * FAVOURS + PROVINCES + 4 + 12 + len(ASKING)
MOVE_FEATURES = len(KINDS) + 4

_JUDGEMENT = HuangdiKnowledge()


def look(state: HuangdiState, seat: int) -> list[float]:
    """The table as a seat sees it."""
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
    """The share of the win that hand-made judgement sees for each seat."""
    if state.result is not None:
        return _JUDGEMENT.values(state)
    return shares(state, turns, [sum(parts) for parts in terms])


def _expected(terms: Terms) -> list[float]:
    """What a seat may expect; nobody knows another's hand, so it is not among it."""
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
    """What a seat has."""
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


def _favours(state: HuangdiState, seat: int, turns: int, worth: float) -> list[float]:
    """The own favours: all together, then the best ones, how far off they are and their worth."""
    own = state.walls[seat] & ~state.plaques
    free = WALLS[state.provinces] & ~state.wall
    found = []
    for card in bits(state.hands[seat]):
        favour = state.favours[card]
        lack = missing(favour.offsets, favour.corners, own, free)
        if lack < UNREACHABLE:
            found.append((favour_worth(favour, turns) / (1 + lack), lack))
    found.sort(reverse=True)
    numbers = [worth * POINTS, len(found) / 5]
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
    """What concerns everybody."""
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


def look_at_moves(state: HuangdiState, seat: int, moves: Sequence[Action]) -> list[list[float]]:
    """What moves are, beside where they lead; the last number is the share of the prior."""
    weights = _JUDGEMENT.priors(state, seat, moves)
    total = sum(weights)
    wins = _wins(state, seat)
    return [
        [
            *(float(type(move) is kind) for kind in KINDS),
            *_size(move),
            wins.get(move.index, 0.0),
            weight / total,
        ]
        for move, weight in zip(moves, weights, strict=True)
    ]


def _wins(state: HuangdiState, seat: int) -> dict[int, float]:
    """How likely each bid wins the petition, by the number of the action."""
    top = state.stack[-1]
    if type(top) is not Petition:
        return {}
    turns = turns_left(state)
    bids = (*top.bids[:seat], NO_BID, *top.bids[seat + 1 :])
    likely = likely_bids(state, seat, petitions(state), turns[seat])
    return {
        act.BID + jade: both / chance
        for (jade, both), (_, chance) in zip(
            win_odds(state, bids, turns)[seat], likely, strict=True
        )
    }


def _size(move: Action) -> tuple[float, float]:
    """The amount that a move names, and the level of the location that it names."""
    amounts = [getattr(move, name, 0) for name in ("count", "jade", "peasants")]
    place = getattr(move, "place", None)
    return sum(amounts) / 5, 0.0 if place is None else (1 + place // WIDTH) / LEVELS


def is_turn(table: "Floats") -> bool:
    """Whether an action of a turn is to be taken, by the table's row."""
    return bool(table[TURN] == 1)


def is_far_enough(state: HuangdiState, seat: int) -> bool:
    """Looking ahead ends where the own turn begins, unless the end is near."""
    top = state.stack[-1]
    begins = type(top) is TakeAction and top.seat == seat and not top.again
    return begins and turns_left(state)[seat] > LAST_TURNS
