"""What bots know of Huang Di, behind the one protocol that all bots use."""

from collections.abc import Sequence
from math import exp, sqrt

from ....bots.advice import Reason
from ....core import Action, Luck, Seat
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.steps.petition import Petition
from ..rules.steps.turn import Afterwards, TakeAction
from . import weights as w
from .bids import likely_bids, petition_points, petitions
from .clock import turns_left
from .prospects import prospects
from .reasons import reasons_for
from .urges import urges

EAGER = 1.5
"""So many points make an action e times as promising."""
NEVER = 0.005
"""How promising the worst action looks beside the best."""
BLIND_BID = 0.001
"""The same for bids."""
STEPS = 1 << 10
"""How finely quick moves draw chance."""
WHIM = 1.0
"""By so many points at most a quick move prefers something worse."""


def shares(state: HuangdiState, turns: list[int], points: list[float]) -> list[float]:
    """The share of the win that each seat may expect, given its prospects."""
    top = state.stack[-1]
    if type(top) is Petition:
        gains = petition_points(state, top.bids, turns)
        points = list(map(float.__add__, points, gains))
    scale = 1 / (w.SPREAD + w.SPREAD_TURN * sqrt(sum(turns) / state.seats))
    most = max(points)
    odds = [exp((point - most) * scale) for point in points]
    total = sum(odds)
    return [odd / total for odd in odds]


class HuangdiKnowledge:
    """Hand-made judgement of Huang Di."""

    def values(self, state: HuangdiState) -> list[float]:
        if state.result is not None:
            winners = state.result.winners
            return [(seat in winners) / len(winners) for seat in range(state.seats)]
        turns = turns_left(state)
        return shares(state, turns, prospects(state, turns))

    def priors(self, state: HuangdiState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        if type(state.stack[-1]) is Petition:
            odds = dict(likely_bids(state, seat, petitions(state), turns_left(state)[seat]))
            return [odds.get(action.index - act.BID, 0.0) + BLIND_BID for action in legal]
        found = urges(state, seat, legal)
        most = max(found)
        return [exp((urge - most) / EAGER) + NEVER for urge in found]

    def quick(self, state: HuangdiState, seat: Seat, luck: Luck) -> Action:
        legal = list(state.stack[-1].legal_actions(state, seat))
        if len(legal) == 1:
            return legal[0]
        if type(state.stack[-1]) is Petition:
            odds = likely_bids(state, seat, petitions(state), turns_left(state)[seat])
            return legal[luck.pick([int(STEPS * chance) + 1 for _, chance in odds])]
        found = urges(state, seat, legal)
        tempted = [urge + luck.below(STEPS) * (WHIM / STEPS) for urge in found]
        return legal[tempted.index(max(tempted))]

    def is_quiet(self, state: HuangdiState) -> bool:
        if not state.stack:
            return True
        top = state.stack[-1]
        if type(top) is TakeAction:
            return not top.again
        if type(top) is Afterwards:
            return state.emperor_stock > 0  # in the last round what can be bought must be now
        return type(top) is Petition

    def reasons(
        self, state: HuangdiState, seat: Seat, action: Action, after: HuangdiState
    ) -> tuple[Reason, ...]:
        return reasons_for(state, seat, action, after)
