"""A bot that plays at random."""

from ..core import Action, Luck
from .advice import Advice, Candidate
from .player import Question


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, question: Question) -> Action:
        return question.legal[self._luck.below(len(question.legal))]

    def advise(self, question: Question) -> Advice:
        """All actions get the same value; the one it takes comes first."""
        chosen = self.choose(question)
        equal = 1 / question.sample(self._luck).seats
        others = [action for action in question.legal if action is not chosen]
        weight = 1 / len(question.legal)
        return Advice(tuple(Candidate(action, equal, weight) for action in (chosen, *others)))
