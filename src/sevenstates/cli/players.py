"""Who sits at the table beside people."""

import random
from typing import Protocol

from ..bots import GoalBot, ask
from ..core import Action, RandomLuck, Seat, State


class SeatedBot(Protocol):
    """Whoever decides for a seat that no person plays."""

    def choose(self, state: State, seat: Seat) -> Action:
        """One of the seat's legal actions."""


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State, seat: Seat) -> Action:
        return self._random.choice(state.legal_actions(seat))


class GoalSeeker:
    """Plays The Warring States by the goals of its characters; sees what its seat sees."""

    def __init__(self, seed: str | None = None) -> None:
        self._bot = GoalBot(RandomLuck(seed))

    def choose(self, state: State, seat: Seat) -> Action:
        decision = next(decision for decision in state.pending() if decision.seat == seat)
        return self._bot.choose(ask(state, decision))


def bot_for(game_key: str, seed: str | None) -> SeatedBot:
    """The best bot there is for a game."""
    return GoalSeeker(seed) if game_key == "warring" else RandomBot(seed)
