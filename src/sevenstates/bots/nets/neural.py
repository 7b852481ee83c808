"""A bot that plays its net's policy without lookahead."""

from collections.abc import Iterable

import numpy as np

from ...core import Action, Luck
from ..advice import Advice, Candidate
from ..explain import EXPLAINED, reasons_in
from ..player import Question, ShownByName, sample_worlds
from .net import Floats, Net
from .net_adapter import AnyNetAdapter, MoveBatch, World


class NetDecision:
    """A net's view of one decision."""

    def __init__(
        self, adapter: AnyNetAdapter, net: Net, question: Question, luck: Luck, worlds: int
    ) -> None:
        """`worlds` is the number of possible worlds in which moves are encoded."""
        self.adapter = adapter
        self.net = net
        self.seat = question.seat
        (self.world,) = sample_worlds(question, luck, 1)
        self._possible: World = adapter.world(self.world)
        self._luck = luck
        self.batch: MoveBatch = self._encode(question, luck, worlds)
        (logits,), _ = self.net.forward([self.batch.rows])
        odds = np.exp(logits - logits.max())
        self.policy: Floats = odds / odds.sum()
        """The net's probability of each move."""

    def _encode(self, question: Question, luck: Luck, count: int) -> MoveBatch:
        """A question may leave legal moves out, to compare some of them."""
        worlds = self.worlds(count)
        if len(question.legal) == len(self.world.legal_actions(self.seat)):
            return self.adapter.encode_moves(worlds, self.seat, luck)
        moves = [action.index for action in question.legal]
        return self.adapter.encode_moves(worlds, self.seat, luck, moves)

    @property
    def heuristic_values(self) -> Floats:
        """The share of the win that heuristics give the seat after each move."""
        found: Floats = self.batch.rows[1:, self.adapter.own_share]
        return found

    def worlds(self, count: int) -> list[World]:
        """Possible worlds; hidden information is dealt again in each."""
        return [self._possible.determinize(self.seat, self._luck) for _ in range(count)]

    def likely_worlds(self, count: int) -> list[World]:
        """Possible worlds to look ahead in, the likelier the more often."""
        likely, luck = self.adapter.likely_world, self._luck
        return [likely(self._possible, self.seat, luck) for _ in range(count)]

    def action(self, place: int) -> Action:
        """The action at a place of the batch."""
        return self.adapter.game.actions[self.batch.moves[place]]

    def advice(self, order: Iterable[int], values: Floats, weights: Floats) -> Advice:
        """The moves in that order, the first ones with their reasons."""
        found = []
        for rank, place in enumerate(order):
            action = self.action(place)
            reasons = (
                reasons_in(self.world, self.seat, action, self.adapter.heuristics)
                if rank < EXPLAINED
                else ()
            )
            found.append(Candidate(action, float(values[place]), float(weights[place]), reasons))
        return Advice(tuple(found))


class NeuralBot(ShownByName):
    """Encodes the promising moves in a few possible worlds and takes the likeliest by its net."""

    def __init__(self, adapter: AnyNetAdapter, net: Net, luck: Luck) -> None:
        self._adapter = adapter
        self._net = net
        self._luck = luck

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        decision = self._decision(question)
        return decision.action(int(decision.policy.argmax()))

    def advise(self, question: Question) -> Advice:
        """A move's value is what heuristics give after it, its weight the net's policy."""
        decision = self._decision(question)
        order = np.argsort(-decision.policy, kind="stable").tolist()
        return decision.advice(order, decision.heuristic_values, decision.policy)

    def _decision(self, question: Question) -> NetDecision:
        return NetDecision(self._adapter, self._net, question, self._luck, self._adapter.worlds)
