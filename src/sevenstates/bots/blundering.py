"""A bot that makes mistakes as people do: overlooks moves and misjudges the rest."""

import dataclasses

from ..core import Action, Luck
from .advice import Advice
from .player import Bot, Question, ShownByName

STEPS = 1 << 20
"""Resolution of random shares."""


class BlunderingBot(ShownByName):
    """Asks another bot, but sees only some of the moves and adds an error to their values."""

    def __init__(self, bot: Bot, luck: Luck, *, overlooks: float, blur: float) -> None:
        """`overlooks` is the share of moves it does not see, `blur` the largest error."""
        self._bot = bot
        self._luck = luck
        self._overlooks = overlooks
        self._blur = blur

    def choose(self, question: Question) -> Action:
        return self.advise(question).best.action

    def advise(self, question: Question) -> Advice:
        legal = list(question.legal)
        seen = [action for action in legal if self._share() >= self._overlooks]
        advice = self._bot.advise(dataclasses.replace(question, legal=seen or legal))
        blurred = [
            dataclasses.replace(found, value=min(1.0, max(0.0, found.value + self._error())))
            for found in advice.candidates
        ]
        return Advice(tuple(sorted(blurred, key=lambda found: -found.value)))

    def _share(self) -> float:
        return self._luck.below(STEPS) / STEPS

    def _error(self) -> float:
        return self._blur * (self._share() + self._share() - 1)
