"""A bot that takes any legal action, each as likely as the others."""

from ..core import Action, Luck
from .player import Question


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, question: Question) -> Action:
        return question.legal[self._luck.below(len(question.legal))]
