"""Plan of a round: cards to lay, their marks, or a character to swap instead."""

from collections.abc import Sequence
from typing import NamedTuple

from ....core import Action
from ..rules import WarringState
from ..rules import actions as act
from ..rules.cards import Entry
from ..rules.components import QUOTA
from ..rules.steps.play import Laid
from . import weights as w
from .trials import Trials, trials


class Plan(NamedTuple):
    """Plan of a seat: the cards to lay in addition to those that lie already, or a swap."""

    cards: tuple[Laid, ...]
    swap: int | None
    gain: float


def plan_round(state: WarringState, seat: int, laid: tuple[Laid, ...] = ()) -> Plan:
    """The best cards to lay, going on from what lies already."""
    found = trials(state)
    hand, mine = tuple(state.hands[seat]), tuple(state.characters[seat])
    is_host = seat == state.host and state.rule != "no_host"
    key = hand, mine, laid, is_host, state.rule
    plan = found.plans.get(key)
    if plan is None:
        plan = found.plans[key] = _Planner(found, hand, mine, is_host, state.rule).plan(laid)
    assert isinstance(plan, Plan)
    return plan


class _Planner(NamedTuple):
    """The input of a plan."""

    found: Trials
    hand: tuple[int, ...]
    mine: tuple[int, ...]
    is_host: bool
    rule: str

    def plan(self, laid: tuple[Laid, ...]) -> Plan:
        gains = [self.found.best(kind, self.mine)[0] for kind in self.hand]
        lying = {slot for slot, _, _ in laid}
        order = sorted(
            (slot for slot in range(len(self.hand)) if slot not in lying),
            key=lambda slot: -gains[slot],
        )
        base = [self.found.gain_of(_entry(self.hand, one), self.mine) for one in laid]
        chosen, promised = self._choose(gains, order, base)
        if not laid:
            swap = self._swap(promised)
            if swap is not None:
                return Plan((), swap, 0.0)
        return Plan(tuple(self._marked(slot) for slot in chosen), None, promised)

    def _choose(
        self, gains: list[float], order: list[int], base: list[float]
    ) -> tuple[list[int], float]:
        """The places of the cards to lay and what they promise."""
        most = min(1, len(self.hand)) if self.rule == "one_card" else len(self.hand)
        chosen: list[int] = []
        promised = _promised(base, self.is_host) if base else None
        for count in range(len(base) + 1, most + 1):
            more = self._best_of(order, count - len(base))
            value = _promised([*base, *(gains[slot] for slot in more)], self.is_host)
            if promised is None or value > promised:
                chosen, promised = more, value
        return chosen, promised or 0.0

    def _best_of(self, order: list[int], count: int) -> list[int]:
        """The cards to lay: the best, but the Host keeps the third to add it (W-RND-8)."""
        if self.is_host and self.rule != "reveal" and count == 3 and len(order) > 3:
            return [order[0], order[1], order[-1]]
        return order[:count]

    def _marked(self, slot: int) -> Laid:
        kind = self.hand[slot]
        marking = self.found.markings(kind)[self.found.best(kind, self.mine)[1]]
        return slot, marking.targets, marking.choice

    def _swap(self, promised: float) -> int | None:
        if not self.mine:
            return act.NO_CHARACTER
        worst = min(range(len(self.mine)), key=lambda slot: self.found.before(self.mine[slot]))
        if not self.hand:
            return worst
        is_bad = self.found.before(self.mine[worst]) < w.SWAP_BELOW
        return worst if is_bad and promised < w.MEAGRE else None


def _promised(gains: Sequence[float], is_host: bool) -> float:
    """The points that cards with these gains promise, by the table of W-RND-5."""
    quota = QUOTA[len(gains)]
    if is_host:
        return sum(sorted(gains, reverse=True)[:quota])
    return sum(gains) / len(gains) * quota


def _entry(hand: Sequence[int], laid: Laid) -> Entry:
    slot, targets, choice = laid
    return Entry(hand[slot], targets, choice, 0)


def best_mark(found: Trials, kind: int, mine: tuple[int, ...], targets: tuple[int, ...]) -> Action:
    """The next mark of a card on which these targets are marked."""
    place = found.best(kind, mine)[1]
    marking = found.markings(kind)[place]
    begun = len(targets)
    if marking.targets[:begun] != targets:
        sums = found.sums(kind, mine)
        ways = found.markings(kind)
        fitting = [p for p, way in enumerate(ways) if way.targets[:begun] == targets]
        marking = ways[max(fitting, key=sums.__getitem__)]
    if begun < len(marking.targets):
        return act.ACTIONS[act.MARK + marking.targets[begun]]
    return act.ACTIONS[act.CHOOSE + marking.choice]
