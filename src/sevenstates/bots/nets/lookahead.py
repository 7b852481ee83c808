"""A bot that looks ahead with its net: to its next turn, in many possible worlds."""

from collections.abc import Callable
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
        seat, net = decision.seat, decision.net

        def values_of(running: list[int], number: int) -> Floats:
            moves = [decision.batch.moves[places[place]] for place in running]
            worlds, seed = decision.worlds(number), self._luck.below(1 << 30)
            return self._adapter.rollout_values(net, seat, moves, worlds, seed)

        look_ahead(race, values_of, self._budget, clock, BATCH_WORLDS)
        values = np.zeros(len(decision.policy), np.float32)
        values[places] = race.values
        return places[race.order()].tolist(), values


def look_ahead(
    race: Race,
    values_of: Callable[[list[int], int], Floats],
    budget: Budget,
    clock: Clock,
    most_worlds: int,
) -> None:
    """Try moves in more and more worlds until one is left or the budget is spent.

    `values_of` gives the values of the moves at these places of the race in a number of worlds.
    """
    left = budget.simulations or 0
    for part in count(1):
        running = race.running.tolist()
        worlds = min(most_worlds, max(1, left // len(running)))
        race.add(values_of(running, worlds))
        left -= len(running) * worlds
        is_over = len(race.running) == 1 or left < len(race.running)
        if is_over or not clock.fits_another(part):
            break
