"""Who sits at the table beside people."""

import random

from ..core import Action, Seat, State


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State, seat: Seat) -> Action:
        return self._random.choice(state.legal_actions(seat))
