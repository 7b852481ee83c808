"""Tree search over possible worlds, with one value for each seat."""

from collections.abc import Sequence
from math import ceil, log2

from ..core import Action, Luck, RandomLuck, State
from .advice import Advice, Candidate
from .explain import EXPLAINED, reasons_in
from .heuristics import AnyHeuristics
from .player import Budget, Clock, Question, ShownByName, sample_worlds
from .rollout import rollout
from .tree import Edge, Forest


class SearchBot(ShownByName):
    """Simulates: a world, a move, the trees' moves, a rollout until quiet, then an evaluation.

    The moves to choose from are tried in rounds, all equally often and in the same worlds with
    the same chance; after each round the worse half is dropped. Below them each seat has a tree
    of its own and does what serves itself.
    """

    def __init__(
        self,
        heuristics: AnyHeuristics,
        luck: Luck,
        budget: Budget,
        *,
        candidates: int = 32,
        worlds: int = 24,
        deepest: int = 40,
    ) -> None:
        """`deepest` is the maximum depth of a tree, the first move included."""
        self._heuristics = heuristics
        self._luck = luck
        self._budget = budget
        self._candidates = candidates
        self._worlds = worlds
        self._deepest = deepest

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
                    reasons_in(worlds[0], question.seat, edge.action, self._heuristics)
                    if rank < EXPLAINED
                    else (),
                )
                for rank, edge in enumerate(edges)
            )
        )

    def _search(self, question: Question, worlds: Sequence[State]) -> list[Edge]:
        """The moves that were looked at, the best first."""
        clock = Clock(self._budget)
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

    def _simulate(self, question: Question, worlds: Sequence[State]) -> "_InTrees":
        seed = self._luck.below(1 << 30)
        forest = Forest(self._heuristics, self._deepest)
        return _InTrees(self._heuristics, forest, question, worlds, seed)

    def _shortlist(self, question: Question, world: State) -> list[Edge]:
        actions = list(question.legal)
        priors = self._heuristics.priors(world, question.seat, actions)
        order = sorted(range(len(actions)), key=lambda place: -priors[place])
        return [Edge(actions[place], priors[place]) for place in order[: self._candidates]]


class _Trial:
    """Counts simulations; the n-th of each move has the same world and the same chance."""

    def __init__(self, simulation: "_InTrees") -> None:
        self._simulation = simulation
        self._number = 0

    def run(self, edges: Sequence[Edge], times: int, clock: Clock) -> None:
        """Try each of the moves that often, unless time is up; each is tried once in any case."""
        for _ in range(times):
            if self._number and clock.is_up():
                return
            self._simulation.run(self._number, edges)
            self._number += 1


class _InTrees:
    """Simulations in which every seat does what its tree says."""

    def __init__(
        self,
        heuristics: AnyHeuristics,
        forest: Forest,
        question: Question,
        worlds: Sequence[State],
        seed: int,
    ) -> None:
        self._heuristics = heuristics
        self._forest = forest
        self._decision = question.decision
        self._worlds = worlds
        self._seed = seed

    def run(self, number: int, edges: Sequence[Edge]) -> None:
        world = self._worlds[number % len(self._worlds)]
        for edge in edges:
            self._simulate(world, edge, RandomLuck(self._seed + number))

    def _simulate(self, world: State, edge: Edge, luck: Luck) -> None:
        state, decision = world.copy(), self._decision
        path = self._forest.descend(state, decision.seat, decision.sealed, edge, luck)
        rollout(state, self._heuristics, luck)
        values = self._heuristics.values(state)
        for seat, taken in path:
            taken.visits += 1
            taken.total += values[seat]
