"""A bot that looks ahead with its net: to its next turn, in many possible worlds."""

from itertools import count

import numpy as np

from ...core import Action, Luck
from ..advice import Advice
from ..clock import Clock
from ..player import Budget, Question
from .net import Floats, Net
from .net_adapter import AnyNetAdapter
from .neural import NetDecision
from .race import Race

MIN_PRIOR = 0.01
"""Lowest prior of a move; the one that heuristics like best gets this much on top."""
CERTAIN = 0.95
"""A move whose policy is above this is made without lookahead."""
BATCH_WORLDS = 16
"""Maximum worlds of one batch of rollouts: the net is faster the more it is asked at once."""


class LookaheadBot:
    """Rolls out the moves that its net likes in possible worlds and compares where they lead."""

    def __init__(
        self,
        adapter: AnyNetAdapter,
        net: Net,
        luck: Luck,
        budget: Budget,
        *,
        in_turns: bool = True,
    ) -> None:
        """A simulation is one move in one world.

        Unless `in_turns`, it plays its net's policy in turns and looks ahead only in other
        decisions.
        """
        self._adapter = adapter
        self._net = net
        self._luck = luck
        self._budget = budget
        self._in_turns = in_turns

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        clock = Clock(self._budget)
        decision = self._decision(question)
        is_plain = not self._in_turns and self._adapter.is_turn(decision.batch.rows[0])
        if is_plain or decision.policy.max() > CERTAIN:
            return decision.action(int(decision.policy.argmax()))
        return decision.action(self._look_ahead(decision, clock)[0][0])

    def advise(self, question: Question) -> Advice:
        clock = Clock(self._budget)
        decision = self._decision(question)
        order, values = self._look_ahead(decision, clock)
        return decision.advice(order, (values + 1) / np.float32(2), decision.policy)

    def _decision(self, question: Question) -> NetDecision:
        worlds = self._adapter.lookahead_worlds
        return NetDecision(self._adapter, self._net, question, self._luck, worlds)

    def _look_ahead(self, decision: NetDecision, clock: Clock) -> tuple[list[int], Floats]:
        """The places of the moves that were rolled out, the best first; the value of each."""
        priors = np.maximum(decision.policy, MIN_PRIOR)
        heuristic_values = decision.batch.rows[1:, self._adapter.own_share]
        priors[heuristic_values.argmax()] += MIN_PRIOR
        places = np.argsort(-priors, kind="stable")[: self._adapter.candidates]
        weight = self._adapter.lookahead_weight
        race = Race(np.log(priors[places]), heuristic_values[places], weight)
        left = self._budget.simulations or 0
        for part in count(1):
            running = [decision.batch.moves[place] for place in places[race.running]]
            worlds = decision.worlds(min(BATCH_WORLDS, max(1, left // len(running))))
            seed = self._luck.below(1 << 30)
            seat, net = decision.seat, decision.net
            race.add(self._adapter.rollout_values(net, seat, running, worlds, seed))
            left -= len(running) * len(worlds)
            is_over = len(race.running) == 1 or left < len(race.running)
            if is_over or not clock.fits_another(part):
                break
        values = np.zeros(len(decision.policy), np.float32)
        values[places] = race.values
        return places[race.order()].tolist(), values
