"""Tree search over possible worlds, with one value for each seat."""

import time
from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import Protocol

from ..core import Action, Luck, RandomLuck, State
from .advice import Advice, Candidate, Reason
from .greedy import EXPLAINED
from .knowledge import AnyKnowledge
from .player import Budget, Question
from .playing_on import advance, play_on
from .tree import Edge, Forest
from .worlds import sample_worlds


class Simulation(Protocol):
    """Tries moves in the possible worlds of one search."""

    def run(self, number: int, edges: Sequence[Edge]) -> None:
        """Try each of the moves once, all in the world and with the chance of that number."""


class SearchBot:
    """Simulates: a world, a move, the trees' moves, quick moves until quiet, then a judgement.

    The moves to choose from are tried in rounds, all equally often and in the same worlds with
    the same chance; after each round the worse half is dropped. Below them each seat has a tree
    of its own and does what serves itself.
    """

    def __init__(
        self,
        knowledge: AnyKnowledge,
        luck: Luck,
        budget: Budget,
        *,
        candidates: int = 32,
        worlds: int = 24,
        ahead: int = 0,
        deepest: int = 40,
        simulation: Callable[[Sequence[State], int], Simulation] | None = None,
    ) -> None:
        """`deepest` is how many moves are remembered in a tree at most, the first one included;
        `ahead` how many quick moves are made after them at least before a state is judged.

        `simulation` makes another way of trying moves than by trees, from worlds and a seed.
        """
        self._knowledge = knowledge
        self._luck = luck
        self._budget = budget
        self._candidates = candidates
        self._worlds = worlds
        self._ahead = ahead
        self._deepest = deepest
        self._simulation = simulation

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        return self._search(question, sample_worlds(question, self._luck, self._worlds))[0].action

    def advise(self, question: Question) -> Advice:
        worlds = sample_worlds(question, self._luck, self._worlds)
        edges = self._search(question, worlds)
        spent = sum(edge.visits for edge in edges)
        return Advice(
            tuple(
                Candidate(
                    edge.action,
                    edge.mean,
                    edge.visits / spent,
                    self._reasons(question, worlds[0], edge.action) if rank < EXPLAINED else (),
                )
                for rank, edge in enumerate(edges)
            )
        )

    def _search(self, question: Question, worlds: Sequence[State]) -> list[Edge]:
        """The moves that were looked at, the best first."""
        clock = _Clock(self._budget)
        trial = _Trial(self._simulate(question, worlds))
        left = self._shortlist(question, worlds[0])
        rounds = max(1, ceil(log2(len(left))))
        trial.run(left, 1, clock)
        each_round = clock.simulations(len(left)) // rounds
        dropped: list[Edge] = []
        for number in range(rounds):
            times = each_round // len(left) - (number == 0)
            trial.run(left, times, clock)
            left.sort(key=lambda edge: -edge.mean)
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
        return left + dropped

    def _simulate(self, question: Question, worlds: Sequence[State]) -> Simulation:
        seed = self._luck.below(1 << 30)
        if self._simulation is not None:
            return self._simulation(worlds, seed)
        forest = Forest(self._knowledge, self._deepest)
        return _InTrees(self._knowledge, forest, question, worlds, seed, self._ahead)

    def _shortlist(self, question: Question, world: State) -> list[Edge]:
        actions = list(question.legal)
        priors = self._knowledge.priors(world, question.seat, actions)
        order = sorted(range(len(actions)), key=lambda place: -priors[place])
        return [Edge(actions[place], priors[place]) for place in order[: self._candidates]]

    def _reasons(self, question: Question, world: State, action: Action) -> tuple[Reason, ...]:
        after, luck = world.copy(), RandomLuck(0)
        advance(after, question.seat, action, luck)
        play_on(after, self._knowledge, luck)
        return self._knowledge.reasons(world, question.seat, action, after)


class _Trial:
    """Counts simulations; the n-th of each move has the same world and the same chance."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._number = 0

    def run(self, edges: Sequence[Edge], times: int, clock: "_Clock") -> None:
        """Try each of the moves so often, unless time is up; each is tried once in any case."""
        for _ in range(times):
            if self._number and clock.is_up():
                return
            self._simulation.run(self._number, edges)
            self._number += 1


class _InTrees:
    """Simulations in which every seat does what its tree says."""

    def __init__(
        self,
        knowledge: AnyKnowledge,
        forest: Forest,
        question: Question,
        worlds: Sequence[State],
        seed: int,
        ahead: int,
    ) -> None:
        self._knowledge = knowledge
        self._forest = forest
        self._decision = question.decision
        self._worlds = worlds
        self._seed = seed
        self._ahead = ahead

    def run(self, number: int, edges: Sequence[Edge]) -> None:
        world = self._worlds[number % len(self._worlds)]
        for edge in edges:
            self._simulate(world, edge, RandomLuck(self._seed + number))

    def _simulate(self, world: State, edge: Edge, luck: Luck) -> None:
        state, decision = world.copy(), self._decision
        path = self._forest.descend(state, decision.seat, decision.sealed, edge, luck)
        play_on(state, self._knowledge, luck, self._ahead)
        values = self._knowledge.values(state)
        for seat, taken in path:
            taken.visits += 1
            taken.total += values[seat]


class _Clock:
    """Tells how much of a budget is left."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.perf_counter()

    def is_up(self) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and time.perf_counter() - self._began >= seconds

    def simulations(self, done: int) -> int:
        """How many there are in all; without a number as many as fit, by the time so far."""
        if self._budget.simulations is not None:
            return self._budget.simulations
        assert self._budget.seconds is not None
        return int(done * self._budget.seconds / (time.perf_counter() - self._began))
