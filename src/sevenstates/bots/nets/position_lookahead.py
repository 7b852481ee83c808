"""A bot that looks ahead with a net on positions, which plays all seats in its rollouts."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ... import games
from ...core import Action, Luck, Options
from ..advice import Advice
from ..player import Budget, Clock, Question
from .lookahead import CERTAIN, MIN_PRIOR, LookaheadBot, Race, look_ahead
from .net import Floats, Net
from .net_adapter import AnyNetAdapter
from .neural import NetDecision
from .position_adapter import PositionAdapter
from .position_net import PositionNet

CANDIDATES = 8
"""Moves that are rolled out."""
BATCH_WORLDS = 32
"""Maximum worlds of one batch of rollouts."""
LOOKAHEAD_WEIGHT = 40.0
"""How much the value of a lookahead weighs against the log policy."""


class PositionLookaheadBot:
    """Rolls out the moves that either of two nets likes: one on moves, one on positions."""

    def __init__(
        self,
        adapter: AnyNetAdapter,
        net: Net,
        position_nets: Mapping[int, PositionNet],
        luck: Luck,
        budget: Budget,
        *,
        fallback: LookaheadBot,
    ) -> None:
        """Nets on positions by the seats of a table; where none knows it, the fallback plays."""
        self._adapter = adapter
        self._net = net
        self._position_nets = position_nets
        self._luck = luck
        self._budget = budget
        self._fallback = fallback

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        clock = Clock(self._budget)
        decision = self._decision(question)
        positions = self._positions(decision)
        if positions is None:
            return self._fallback.choose(question)
        policy = self._policy(decision, positions)
        if policy.max() > CERTAIN:
            return decision.action(int(policy.argmax()))
        order, _ = self._look_ahead(decision, positions, policy, clock)
        return decision.action(order[0])

    def advise(self, question: Question) -> Advice:
        clock = Clock(self._budget)
        decision = self._decision(question)
        positions = self._positions(decision)
        if positions is None:
            return self._fallback.advise(question)
        policy = self._policy(decision, positions)
        order, values = self._look_ahead(decision, positions, policy, clock)
        return decision.advice(order, (values + 1) / np.float32(2), policy)

    def _decision(self, question: Question) -> NetDecision:
        return NetDecision(self._adapter, self._net, question, self._luck, self._adapter.worlds)

    def _positions(self, decision: NetDecision) -> "_Positions | None":
        table: Any = decision.world  # every game's state has its options
        net = self._position_nets.get(table.seats)
        if net is None or not net.knows(table.seats, table.options):
            return None
        adapter = _adapter(net, table.seats, table.options)
        return None if adapter is None else _Positions(net, adapter)

    def _policy(self, decision: NetDecision, positions: "_Positions") -> Floats:
        """The mean of what both nets would do, without moves that lose at once."""
        net, adapter = positions
        inputs = adapter.inputs(adapter.world(decision.world), decision.seat)
        logits = net.forward(inputs)[0][0, decision.batch.moves]
        odds = np.exp(logits - logits.max())
        found: Floats = (odds / odds.sum() + decision.policy) / 2
        goes_on = self._heuristic_values(decision) > 0
        return found * goes_on if goes_on.any() else found

    def _heuristic_values(self, decision: NetDecision) -> Floats:
        """The share of the win after each move; 0 where the game is over and lost."""
        found: Floats = decision.batch.rows[1:, self._adapter.own_share]
        return found

    def _look_ahead(
        self, decision: NetDecision, positions: "_Positions", policy: Floats, clock: Clock
    ) -> tuple[list[int], Floats]:
        """The places of the moves that were rolled out, the best first; the value of each."""
        net, adapter = positions
        priors = np.maximum(policy, MIN_PRIOR)
        heuristic_values = self._heuristic_values(decision)
        priors[heuristic_values.argmax()] += MIN_PRIOR
        places = np.argsort(-priors, kind="stable")[:CANDIDATES]
        world, seat, luck = adapter.world(decision.world), decision.seat, self._luck
        race = Race(np.log(priors[places]), heuristic_values[places], LOOKAHEAD_WEIGHT)

        def values_of(running: list[int], count: int) -> Floats:
            moves = [decision.batch.moves[places[place]] for place in running]
            worlds = [world.determinize(seat, luck) for _ in range(count)]
            return adapter.rollout_values(net, seat, moves, worlds, luck.below(1 << 30))

        look_ahead(race, values_of, self._budget, clock, BATCH_WORLDS)
        values = np.zeros(len(policy), np.float32)
        values[places] = race.values
        return places[race.order()].tolist(), values


class _Positions(NamedTuple):
    """What a table's positions are seen with."""

    net: PositionNet
    adapter: PositionAdapter


@lru_cache(maxsize=16)
def _adapter(net: PositionNet, seats: int, options: Options) -> PositionAdapter | None:
    return games.plugin(net.info.game).position_adapter(net.columns, seats, options)
