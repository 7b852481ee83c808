"""Plays HUANG as a net has learned it, at a glance."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import numpy as np

from ...core import Action, Luck
from ...fast.huang import State
from ...games.huang import HUANG, HuangState
from ..advice import Advice, Candidate
from ..explaining import EXPLAINED, reasons_in
from ..net import Net
from ..player import Question
from .consider import OWN_SHARE, Considered, Floats, consider, consider_only
from .knowledge import HuangKnowledge

WORLDS = 4
"""In so many possible worlds the moves are considered."""


@cache
def shipped_net() -> Net:
    """The net that comes with the package."""
    return Net.load(Path(__file__).parent / "net.npz")


class Mind:
    """A net before one decision."""

    def __init__(self, net: Net | None, question: Question, luck: Luck) -> None:
        """Without a net it is the one that comes with the package."""
        world = question.sample(luck)
        assert isinstance(world, HuangState)
        self.world = world
        self.seat = question.seat
        self.net = net or shipped_net()
        self._possible = State.from_readable(world)
        self._luck = luck
        self.considered: Considered = self._consider(question, luck)
        (wishes,), _ = self.net.think([self.considered.rows])
        shares = np.exp(wishes - wishes.max())
        self.shares: Floats = shares / shares.sum()
        """How the net's will is spread over the moves."""

    def _consider(self, question: Question, luck: Luck) -> Considered:
        """Whoever asks may leave moves out, to compare some of them."""
        worlds = self.worlds(WORLDS)
        if len(question.legal) == len(worlds[0].legal_indices()):
            return consider(worlds, luck)
        return consider_only(worlds, luck, [action.index for action in question.legal])

    def worlds(self, count: int) -> list[State]:
        """Possible worlds; what the seat does not know is dealt anew in each."""
        return [self._possible.determinize(self.seat, self._luck) for _ in range(count)]

    def action(self, place: int) -> Action:
        """The move at a place among those that were considered."""
        return HUANG.actions[self.considered.moves[place]]

    def advice(self, order: Iterable[int], values: Floats, weights: Floats) -> Advice:
        """The moves in that order, the first ones with their reasons."""
        found = []
        for rank, place in enumerate(order):
            action = self.action(place)
            reasons = (
                reasons_in(self.world, self.seat, action, HuangKnowledge())
                if rank < EXPLAINED
                else ()
            )
            found.append(Candidate(action, float(values[place]), float(weights[place]), reasons))
        return Advice(tuple(found))


class NeuralBot:
    """Considers the promising moves in a few possible worlds and takes what its net leans to."""

    def __init__(self, luck: Luck, net: Net | None = None) -> None:
        self._luck = luck
        self._net = net

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        mind = Mind(self._net, question, self._luck)
        return mind.action(int(mind.shares.argmax()))

    def advise(self, question: Question) -> Advice:
        """The value is what hand-made judgement sees after a move, the weight the net's will."""
        mind = Mind(self._net, question, self._luck)
        order = np.argsort(-mind.shares, kind="stable").tolist()
        return mind.advice(order, mind.considered.rows[1:, OWN_SHARE], mind.shares)
