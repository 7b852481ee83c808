"""Features of states of The Warring States, as one seat sees them.

Every state is a possible world of the seat. Of the others mostly what is public is described;
what is hidden comes in only through expected scores, where a mean over worlds makes sense.
"""

from typing import TYPE_CHECKING

from ..rules import WarringState
from ..rules.board import ANY_WAR
from ..rules.components import KEEP, PUBLIC_ROUNDS, STATES
from ..rules.steps.play import PlayCards
from .character_features import CHARACTER_FEATURES, NO_CHARACTER, TENTH, character_features, home_of
from .character_value import rounds_left
from .evaluation import expected_scores, win_shares
from .move_features import MOVE_FEATURES, STEPS, move_features
from .planning import plan_round
from .trials import trials

if TYPE_CHECKING:
    from ....bots.nets.net import Floats

__all__ = [
    "BEGINS",
    "LEAD",
    "LEFT",
    "MOVE_FEATURES",
    "OWN_SHARE",
    "STATE_FEATURES",
    "VERSION",
    "is_far_enough",
    "is_turn",
    "move_features",
    "state_features",
]

VERSION = 1
"""Version of the features; nets of another one cannot play."""
OWN_SHARE = 0
"""Column of the share of the win that heuristics give the seat."""
BEGINS = 1
"""Column that is 1 if the seat is about to lay its first card of a round, or to swap; once a
round everybody is."""
LEFT = 2
"""Column of the rounds left, in tens, this one included."""
LEAD = 10.0
"""A usual lead in points at the end."""
STATE_FEATURES = 57 + KEEP * CHARACTER_FEATURES
LAST_ROUND = PUBLIC_ROUNDS + 1
"""In the round after it nobody plays."""
RULES = ("no_host", "reveal", "one_card")
LYING = ("take_cards", "amend", "mark_added", "order", "choose_next")
"""The questions at which the event deck of the round lies before the Host."""


def state_features(state: WarringState, seat: int) -> list[float]:
    """The state as the seat sees it: STATE_FEATURES numbers, most of them from -1 to 1."""
    row = _race(state, seat)
    row += _time(state, seat)
    row += _own(state, seat)
    row += _question(state, seat)
    return row


def _race(state: WarringState, seat: int) -> list[float]:
    """The lead, by points and by expected scores."""
    points = [float(state.points(s)) for s in range(state.seats)]
    result = state.result
    found = expected_scores(state) if result is None else points
    if result is None:
        share = win_shares(state, found)
    else:
        share = [(s in result.winners) / len(result.winners) for s in range(state.seats)]
    others = [s for s in range(state.seats) if s != seat]
    rivals = sorted([points[s] for s in others], reverse=True)
    promised = sorted([found[s] for s in others], reverse=True)
    left = max(0, LAST_ROUND + 1 - state.round) if result is None else 0
    lead, ahead = points[seat] - rivals[0], found[seat] - promised[0]
    return [
        share[seat],
        float(_begins(state, seat)),
        TENTH * left,
        max(share[s] for s in others),
        0.05 * points[seat],
        0.05 * rivals[0],
        0.05 * rivals[1],
        0.05 * sum(rivals) / len(rivals),
        TENTH * lead,
        lead / (4 + left),
        TENTH * (points[seat] - rivals[1]),
        0.05 * found[seat],
        0.05 * promised[0],
        0.05 * promised[1],
        0.05 * sum(promised) / len(promised),
        TENTH * ahead,
        ahead / (4 + left),
        sum(points[s] > points[seat] for s in others) / len(others),
        TENTH * len(state.completed[seat]),
        TENTH * max(len(state.completed[s]) for s in others),
        sum(len(state.hands[s]) for s in others) / 5 / len(others),
        sum(len(state.characters[s]) for s in others) / KEEP / len(others),
    ]


def _begins(state: WarringState, seat: int) -> bool:
    step = state.stack[-1] if state.stack else None
    return isinstance(step, PlayCards) and not step.laid[seat] and not step.done >> seat & 1


def _time(state: WarringState, seat: int) -> list[float]:
    """Features of time: the rounds left, the turns to host, the rule of the round."""
    seats, is_over = state.seats, state.result is not None
    ahead = (seat - state.host) % seats
    left = 0 if is_over else max(0, LAST_ROUND + 1 - state.round)
    hosted = (left - ahead + seats - 1) // seats if left > ahead else 0
    rule = state.rule
    return [
        float(is_over),
        float(state.is_late),
        TENTH * rounds_left(state),
        float(seats == 3),
        float(seats == 5),
        float(ahead == 0),
        float(ahead == 1),
        ahead / seats,
        0.25 * hosted,
        *[float(rule == one) for one in RULES],
    ]


def _own(state: WarringState, seat: int) -> list[float]:
    """The seat's characters, the best first, its hand, and the board in general."""
    is_over = state.result is not None
    hand, left, board = state.hands[seat], rounds_left(state), state.board
    held = [] if is_over else state.characters[seat]
    characters = sorted([character_features(state, n, hand, left) for n in held], reverse=True)
    row = [number for one in characters for number in one]
    for _ in range(KEEP - len(characters)):
        row += NO_CHARACTER
    homes = [home_of(state, number) for number in held]
    said = state.said[0][1] if state.said else -1
    row += [
        0.2 * len(hand),
        float(len(homes) == 2 and homes[0] == homes[1]),
        float(said in homes) - float(said - len(STATES) in homes),
        sum(value > 0 for value in board.values[::4]) / len(STATES),
        0.05 * max(map(sum, zip(*[iter(board.values)] * 4, strict=True))),
        float(bool(board.fought & ANY_WAR)),
    ]
    return row


def _question(state: WarringState, seat: int) -> list[float]:
    """The question, the seat it goes to, and what the cards that lie do for its characters."""
    asked = [0.0] * len(STEPS)
    if not state.stack:
        return asked + [0.0] * 5
    step = state.stack[-1]
    asked[STEPS[step.name]] = 1.0
    is_asked = float(state.is_asked(seat))
    helps = hurts = plan = 0.0
    lying = 0
    if is_asked and isinstance(step, PlayCards):
        lying = len(step.laid[seat])
        if lying:  # before the first card it would take trials on every board that moves lead to
            plan = plan_round(state, seat, step.laid[seat]).gain
    elif is_asked and step.name in LYING:
        found, mine = trials(state), tuple(state.characters[seat])
        gains = [found.gain_of(entry, mine) for entry in state.agenda]
        helps = sum(gain for gain in gains if gain > 0)
        hurts = sum(gain for gain in gains if gain < 0)
        lying = len(gains)
    return [*asked, is_asked, TENTH * lying, TENTH * helps, TENTH * hurts, TENTH * plan]


def is_turn(state_row: "Floats") -> bool:
    """Whether the first card of a round is to be laid, by the features of the state."""
    return bool(state_row[BEGINS] == 1)


def is_far_enough(state: WarringState, seat: int) -> bool:
    """A lookahead ends where the seat may lay its first card of a round."""
    return _begins(state, seat)
