"""Plays as a net has learned it, at a glance."""

from collections.abc import Iterable

import numpy as np

from ..core import Action, Luck
from .advice import Advice, Candidate
from .explaining import EXPLAINED, reasons_in
from .eyes import AnyEyes, Considered, World
from .net import Floats, Net
from .player import Question
from .worlds import sample_worlds


class Mind:
    """A net before one decision."""

    def __init__(
        self, eyes: AnyEyes, net: Net, question: Question, luck: Luck, worlds: int
    ) -> None:
        """It considers the moves in so many possible worlds."""
        self.eyes = eyes
        self.net = net
        self.seat = question.seat
        (self.world,) = sample_worlds(question, luck, 1)
        self._possible: World = eyes.world(self.world)
        self._luck = luck
        self.considered: Considered = self._consider(question, luck, worlds)
        (wishes,), _ = self.net.think([self.considered.rows])
        shares = np.exp(wishes - wishes.max())
        self.shares: Floats = shares / shares.sum()
        """How the net's will is spread over the moves."""

    def _consider(self, question: Question, luck: Luck, count: int) -> Considered:
        """Whoever asks may leave moves out, to compare some of them."""
        worlds = self.worlds(count)
        if len(question.legal) == len(self.world.legal_actions(self.seat)):
            return self.eyes.consider(worlds, self.seat, luck)
        moves = [action.index for action in question.legal]
        return self.eyes.consider(worlds, self.seat, luck, moves)

    def worlds(self, count: int) -> list[World]:
        """Possible worlds; what the seat does not know is dealt anew in each."""
        return [self._possible.determinize(self.seat, self._luck) for _ in range(count)]

    def action(self, place: int) -> Action:
        """The move at a place among those that were considered."""
        return self.eyes.game.actions[self.considered.moves[place]]

    def advice(self, order: Iterable[int], values: Floats, weights: Floats) -> Advice:
        """The moves in that order, the first ones with their reasons."""
        found = []
        for rank, place in enumerate(order):
            action = self.action(place)
            reasons = (
                reasons_in(self.world, self.seat, action, self.eyes.knowledge)
                if rank < EXPLAINED
                else ()
            )
            found.append(Candidate(action, float(values[place]), float(weights[place]), reasons))
        return Advice(tuple(found))


class NeuralBot:
    """Considers the promising moves in a few possible worlds and takes what its net leans to."""

    def __init__(self, eyes: AnyEyes, net: Net, luck: Luck) -> None:
        self._eyes = eyes
        self._net = net
        self._luck = luck

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        mind = Mind(self._eyes, self._net, question, self._luck, self._eyes.worlds)
        return mind.action(int(mind.shares.argmax()))

    def advise(self, question: Question) -> Advice:
        """The value is what hand-made judgement sees after a move, the weight the net's will."""
        mind = Mind(self._eyes, self._net, question, self._luck, self._eyes.worlds)
        order = np.argsort(-mind.shares, kind="stable").tolist()
        return mind.advice(order, mind.considered.rows[1:, self._eyes.own_share], mind.shares)
