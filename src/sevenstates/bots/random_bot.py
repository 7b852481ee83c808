"""A bot that plays at random."""

from collections.abc import Sequence
from typing import TypeVar

from ..core import Action, Luck
from .advice import Advice, Candidate
from .player import Question, ShownByName

T = TypeVar("T")


class RandomBot(ShownByName):
    """Plays random legal actions, all equally likely."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, question: Question) -> Action:
        return self.any_of(question.legal)

    def any_of(self, legal: Sequence[T]) -> T:
        """One of these, each as likely as the others."""
        return legal[self._luck.below(len(legal))]

    def advise(self, question: Question) -> Advice:
        """All actions get the same value; the one it takes comes first."""
        chosen = self.choose(question)
        equal = 1 / question.sample(self._luck).seats
        others = [action for action in question.legal if action is not chosen]
        weight = 1 / len(question.legal)
        return Advice(tuple(Candidate(action, equal, weight) for action in (chosen, *others)))
