"""Which of several moves is best, by what they lead to in the same possible worlds."""

import numpy as np

from .net import Floats

USUAL = 0.06
"""By so much moves usually differ in truth."""
DOUBTS = 2.0
"""A move that would lag behind even if it were better by so many standard errors is given up."""


class Race:
    """Moves that are tried in more and more worlds, until all but one lag behind."""

    def __init__(self, wishes: Floats, by_hand: Floats, trust: float) -> None:
        """What speaks for each move beforehand, and how much what it leads to weighs beside that.

        Where moves lead to the same everywhere, hand-made judgement decides.
        """
        self._wishes = wishes
        self._by_hand = by_hand
        self._trust = trust
        self._seen = np.zeros((len(wishes), 0), np.float32)
        self._given_up: list[int] = []
        self.running = np.arange(len(wishes))
        """The places of the moves that may be the best."""
        self.hopes = np.zeros(len(wishes), np.float32)
        """What each move led to, in the worlds in which it was tried."""

    def add(self, hopes: Floats) -> None:
        """Count what the running moves led to in more worlds: a row a move, a column a world."""
        self._seen = np.concatenate([self._seen, hopes], axis=1)
        self.hopes[self.running] = self._seen.mean(axis=1)
        if np.ptp(self._seen) > 0:
            self._give_up_laggards()

    def order(self) -> list[int]:
        """The places of all moves, the best first."""
        best = np.argsort(-self._scores(), kind="stable")
        return [*self.running[best].tolist(), *reversed(self._given_up)]

    def _scores(self) -> Floats:
        if np.ptp(self._seen) == 0:  # won or lost, whatever is done
            return self._by_hand[self.running]
        found: Floats = self._wishes[self.running] + self._trust * differences(self._seen)
        return found

    def _give_up_laggards(self) -> None:
        scores = self._scores()
        leader, wishes = int(scores.argmax()), self._wishes[self.running]
        ahead = self._seen - self._seen[leader]
        doubt = ahead.std(axis=1) / np.sqrt(ahead.shape[1])
        at_best = wishes + self._trust * (ahead.mean(axis=1) + DOUBTS * doubt)
        lags = at_best < wishes[leader]
        self._given_up += sorted(
            self.running[lags].tolist(), key=lambda place: float(self.hopes[place])
        )
        self.running, self._seen = self.running[~lags], self._seen[~lags]


def differences(hopes: Floats) -> Floats:
    """How far each move's hopes lie from those of all moves, nearer to 0 the less is certain.

    Moves differ by little, and hopes in a few worlds by much: what was seen is weighed against
    what is usual, as Bayes would.
    """
    apart = hopes - hopes.mean(axis=0)
    doubt = float(apart.var(axis=1).mean()) / hopes.shape[1]
    found: Floats = apart.mean(axis=1) * USUAL**2 / (USUAL**2 + doubt)
    return found
