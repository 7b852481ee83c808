"""A bot that looks one step ahead in a few possible worlds and takes the best value there."""

from collections.abc import Sequence

from ..core import Action, Luck, State
from .advice import Advice, Candidate
from .explain import EXPLAINED
from .heuristics import AnyHeuristics
from .player import Question, ShownByName, sample_worlds
from .rollout import afterstate, shortlist


class GreedyBot(ShownByName):
    """Looks one step ahead: tries promising actions in the same worlds with the same chance."""

    def __init__(
        self, heuristics: AnyHeuristics, luck: Luck, *, worlds: int = 4, most: int = 60
    ) -> None:
        """`most` is how many actions are tried at most: those with the highest priors."""
        self._heuristics = heuristics
        self._luck = luck
        self._worlds = worlds
        self._most = most

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        actions, totals = self._judge(question, self._sample(question))
        return actions[max(range(len(actions)), key=totals.__getitem__)]

    def advise(self, question: Question) -> Advice:
        worlds = self._sample(question)
        actions, totals = self._judge(question, worlds)
        order = sorted(range(len(actions)), key=lambda place: -totals[place])
        seat, (world, seed) = question.seat, worlds[0]
        found = []
        for rank, place in enumerate(order):
            action = actions[place]
            after = afterstate(world, seat, action, self._heuristics, seed)
            reasons = (
                self._heuristics.reasons(world, seat, action, after) if rank < EXPLAINED else ()
            )
            value = totals[place] / self._worlds
            found.append(Candidate(action, value, 1 / len(actions), reasons))
        return Advice(tuple(found))

    def _sample(self, question: Question) -> list[tuple[State, int]]:
        """Possible worlds, each with a seed for what chance does after the action."""
        worlds = sample_worlds(question, self._luck, self._worlds)
        return [(world, self._luck.below(1 << 30)) for world in worlds]

    def _judge(
        self, question: Question, worlds: Sequence[tuple[State, int]]
    ) -> tuple[list[Action], list[float]]:
        """The actions that were tried and the sum of their values over the worlds."""
        seat = question.seat
        actions = shortlist(worlds[0][0], seat, question.legal, self._heuristics, self._most)
        totals = [0.0] * len(actions)
        for world, seed in worlds:
            for place, action in enumerate(actions):
                after = afterstate(world, seat, action, self._heuristics, seed)
                totals[place] += self._heuristics.values(after)[seat]
        return actions, totals
