"""Bots that look ahead with nets: to later turns, in many possible worlds."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

import numpy as np

from ... import games
from ...core import Action, Luck, Options
from ..advice import Advice
from ..player import Budget, Clock, Question, ShownByName
from .net import Floats, Net
from .net_adapter import AnyNetAdapter, PositionAdapter, Rolled
from .neural import NetDecision
from .position_net import PositionNet

MIN_PRIOR = 0.01
"""Lowest prior of a move; the one that heuristics like best gets this much on top."""
CERTAIN = 0.95
"""A move whose policy is above this is made without lookahead."""
BATCH_WORLDS = 16
"""Maximum worlds of one batch of rollouts with a net on moves."""
PRIOR_STD = 0.06
"""Standard deviation of the true values of a decision's moves, as a prior."""
REJECT_STD_ERRORS = 2.0
"""A move that lags behind even if it is better by this many standard errors is rejected."""


class Limits(NamedTuple):
    """The limits of a lookahead: how wide, how far, how trusted."""

    candidates: int
    """Moves that are rolled out: those with the highest priors."""
    weight: float
    """Weight of a lookahead's value against the log prior."""
    batch_worlds: int
    """Maximum worlds of one batch of rollouts: the net is faster the more it is asked at once."""
    steps: int
    """Maximum decisions within all rollouts: the longer these are, the fewer there can be."""


class Ranking(NamedTuple):
    """The result of a lookahead."""

    order: list[int]
    """The places of the moves that were rolled out, the best first."""
    values: Floats
    """The value of each move of the decision, from -1 to 1; 0 if it was not rolled out."""


POSITION_LIMITS = Limits(candidates=8, weight=40.0, batch_worlds=32, steps=20_000)
"""The lookahead with a net on positions."""


class LookaheadBot(ShownByName):
    """Rolls out the moves that its net likes in possible worlds and compares where they lead."""

    def __init__(
        self,
        adapter: AnyNetAdapter,
        net: Net,
        luck: Luck,
        budget: Budget,
        *,
        in_turns: bool = True,
        always_elsewhere: bool = False,
        trust: float = 1.0,
    ) -> None:
        """A simulation is one move in one world; `trust` is a factor of the values' weight.

        Unless `in_turns`, it plays its net's policy in turns and looks ahead only in other
        decisions. There it does even where its net is certain if `always_elsewhere`.
        """
        self._adapter = adapter
        self._net = net
        self._luck = luck
        self._budget = budget
        self._in_turns = in_turns
        self._always_elsewhere = always_elsewhere
        usual = games.plugin(adapter.game.key).bot_settings().expert
        self._limits = Limits(
            candidates=adapter.candidates,
            weight=trust * adapter.lookahead_weight,
            batch_worlds=BATCH_WORLDS,
            steps=steps_for(budget, adapter.lookahead_steps, usual),
        )

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        clock = Clock(self._budget)
        decision = self._decision(question)
        if self._is_settled(decision):
            return decision.action(int(decision.policy.argmax()))
        return decision.action(self._look_ahead(decision, clock).order[0])

    def advise(self, question: Question) -> Advice:
        clock = Clock(self._budget)
        decision = self._decision(question)
        order, values = self._look_ahead(decision, clock)
        return decision.advice(order, (values + 1) / np.float32(2), decision.policy)

    def _decision(self, question: Question) -> NetDecision:
        worlds = self._adapter.lookahead_worlds
        return NetDecision(self._adapter, self._net, question, self._luck, worlds)

    def _is_settled(self, decision: NetDecision) -> bool:
        """Whether it plays its net's policy without lookahead."""
        is_certain = bool(decision.policy.max() > CERTAIN)
        if self._adapter.is_turn(decision.batch.rows[0]):
            return is_certain or not self._in_turns
        return is_certain and not self._always_elsewhere

    def _look_ahead(self, decision: NetDecision, clock: Clock) -> Ranking:
        adapter, net, seat = self._adapter, self._net, decision.seat

        def roll_out(moves: Sequence[int], worlds: int) -> Rolled:
            possible, seed = decision.likely_worlds(worlds), self._luck.below(1 << 30)
            return adapter.roll_out(net, seat, moves, possible, seed)

        return look_ahead(decision, decision.policy, self._limits, roll_out, self._budget, clock)


class PositionLookaheadBot(ShownByName):
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
        usual = games.plugin(adapter.game.key).bot_settings().expert_in_positions
        steps = steps_for(budget, POSITION_LIMITS.steps, usual)
        self._limits = POSITION_LIMITS._replace(steps=steps)

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
        return decision.action(self._look_ahead(decision, positions, policy, clock).order[0])

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
        table = decision.world
        net = self._position_nets.get(table.seats)
        adapter = _adapter(net, table.seats, table.options) if net else None
        return _Positions(net, adapter) if net and adapter else None

    def _policy(self, decision: NetDecision, positions: "_Positions") -> Floats:
        """The mean of what both nets would do, without moves that lose at once."""
        net, adapter = positions
        inputs = adapter.inputs(adapter.world(decision.world), decision.seat)
        logits = net.forward(inputs)[0][0, decision.batch.moves]
        odds = np.exp(logits - logits.max())
        found: Floats = (odds / odds.sum() + decision.policy) / 2
        goes_on = decision.heuristic_values > 0
        return found * goes_on if goes_on.any() else found

    def _look_ahead(
        self, decision: NetDecision, positions: "_Positions", policy: Floats, clock: Clock
    ) -> Ranking:
        net, adapter = positions
        world, seat, luck = adapter.world(decision.world), decision.seat, self._luck

        def roll_out(moves: Sequence[int], worlds: int) -> Rolled:
            possible = [world.determinize(seat, luck) for _ in range(worlds)]
            return adapter.roll_out(net, seat, moves, possible, luck.below(1 << 30))

        return look_ahead(decision, policy, self._limits, roll_out, self._budget, clock)


class _Positions(NamedTuple):
    """The net for a table's positions, with its adapter."""

    net: PositionNet
    adapter: PositionAdapter


@lru_cache(maxsize=16)
def _adapter(net: PositionNet, seats: int, options: Options) -> PositionAdapter | None:
    """The adapter of a table that the net knows; None if it does not."""
    if not net.knows(seats, options):
        return None
    return games.plugin(net.info.game).position_adapter(net.columns, seats, options)


def steps_for(budget: Budget, steps: int, usual: int) -> int:
    """The limit of steps, which grows with a budget of more simulations than usual."""
    return steps * max(usual, budget.simulations or 0) // usual


def look_ahead(
    decision: NetDecision,
    policy: Floats,
    limits: Limits,
    roll_out: Callable[[Sequence[int], int], Rolled],
    budget: Budget,
    clock: Clock,
) -> Ranking:
    """Try moves in more and more worlds until one is left or the budget is spent.

    `roll_out` tries moves in a number of worlds.
    """
    priors = np.maximum(policy, MIN_PRIOR)
    priors[decision.heuristic_values.argmax()] += MIN_PRIOR
    places = np.argsort(-priors, kind="stable")[: limits.candidates]
    race = Race(np.log(priors[places]), decision.heuristic_values[places], limits.weight)
    left, tried, steps = budget.simulations or 0, 0, 0
    for part in count(1):
        moves = [decision.batch.moves[place] for place in places[race.running]]
        worlds = min(limits.batch_worlds, max(1, left // len(moves)))
        rolled = roll_out(moves, worlds)
        race.add(rolled.values)
        tried, steps = tried + rolled.values.size, steps + rolled.steps
        left = min(left - rolled.values.size, (limits.steps - steps) * tried // max(1, steps))
        is_over = len(race.running) == 1 or left < len(race.running)
        if is_over or not clock.fits_another(part):
            break
    values = np.zeros(len(policy), np.float32)
    values[places] = race.values
    return Ranking(places[race.order()].tolist(), values)


class Race:
    """Moves that are tried in more and more worlds, until all but one are rejected."""

    def __init__(
        self, log_priors: Floats, heuristic_values: Floats, lookahead_weight: float
    ) -> None:
        """A move's score is its log prior and the weighted value of what it leads to.

        Where moves lead to the same everywhere, the heuristic values decide.
        """
        self._log_priors = log_priors
        self._heuristic_values = heuristic_values
        self._lookahead_weight = lookahead_weight
        self._seen = np.zeros((len(log_priors), 0), np.float32)
        self._rejected: list[int] = []
        self.running = np.arange(len(log_priors))
        """The places of the moves that may be the best."""
        self.values = np.zeros(len(log_priors), np.float32)
        """The mean value of each move over the worlds in which it was tried."""

    def add(self, values: Floats) -> None:
        """Add the running moves' values in more worlds: a row for each move, a column a world."""
        self._seen = np.concatenate([self._seen, values], axis=1)
        self.values[self.running] = self._seen.mean(axis=1)
        if np.ptp(self._seen) > 0:
            self._reject()

    def order(self) -> list[int]:
        """The places of all moves, the best first."""
        best = np.argsort(-self._scores(), kind="stable")
        return [*self.running[best].tolist(), *reversed(self._rejected)]

    def _scores(self) -> Floats:
        if np.ptp(self._seen) == 0:  # won or lost, whatever is done
            return self._heuristic_values[self.running]
        found: Floats = self._log_priors[self.running] + self._lookahead_weight * advantages(
            self._seen
        )
        return found

    def _reject(self) -> None:
        scores = self._scores()
        leader, log_priors = int(scores.argmax()), self._log_priors[self.running]
        ahead = self._seen - self._seen[leader]
        error = ahead.std(axis=1) / np.sqrt(ahead.shape[1])
        at_best = log_priors + self._lookahead_weight * (
            ahead.mean(axis=1) + REJECT_STD_ERRORS * error
        )
        lags = at_best < log_priors[leader]
        self._rejected += sorted(
            self.running[lags].tolist(), key=lambda place: float(self.values[place])
        )
        self.running, self._seen = self.running[~lags], self._seen[~lags]


def advantages(values: Floats) -> Floats:
    """By how much each move's value differs from the mean, shrunk towards 0 by uncertainty.

    Moves differ by little and their values in a few worlds by much: the posterior mean under a
    normal prior.
    """
    difference = values - values.mean(axis=0)
    variance = float(difference.var(axis=1).mean()) / values.shape[1]
    found: Floats = difference.mean(axis=1) * PRIOR_STD**2 / (PRIOR_STD**2 + variance)
    return found
