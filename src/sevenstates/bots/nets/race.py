"""Successive rejection of moves by their values in the same possible worlds."""

import numpy as np

from .net import Floats

PRIOR_STD = 0.06
"""Standard deviation of the true values of a decision's moves, as a prior."""
REJECT_STD_ERRORS = 2.0
"""A move that lags behind even if it is better by this many standard errors is rejected."""


class Race:
    """Moves that are tried in more and more worlds, until all but one are rejected."""

    def __init__(
        self, log_priors: Floats, heuristic_values: Floats, lookahead_weight: float
    ) -> None:
        """A move's score is its log prior and the weighted value of what it leads to.

        Where moves lead to the same everywhere, the heuristic values decide.
        """
        self._log_priors = log_priors
        self._heuristic_values = heuristic_values
        self._lookahead_weight = lookahead_weight
        self._seen = np.zeros((len(log_priors), 0), np.float32)
        self._rejected: list[int] = []
        self.running = np.arange(len(log_priors))
        """The places of the moves that may be the best."""
        self.values = np.zeros(len(log_priors), np.float32)
        """The mean value of each move over the worlds in which it was tried."""

    def add(self, values: Floats) -> None:
        """Add the running moves' values in more worlds: a row for each move, a column a world."""
        self._seen = np.concatenate([self._seen, values], axis=1)
        self.values[self.running] = self._seen.mean(axis=1)
        if np.ptp(self._seen) > 0:
            self._reject()

    def order(self) -> list[int]:
        """The places of all moves, the best first."""
        best = np.argsort(-self._scores(), kind="stable")
        return [*self.running[best].tolist(), *reversed(self._rejected)]

    def _scores(self) -> Floats:
        if np.ptp(self._seen) == 0:  # won or lost, whatever is done
            return self._heuristic_values[self.running]
        found: Floats = self._log_priors[self.running] + self._lookahead_weight * advantages(
            self._seen
        )
        return found

    def _reject(self) -> None:
        scores = self._scores()
        leader, log_priors = int(scores.argmax()), self._log_priors[self.running]
        ahead = self._seen - self._seen[leader]
        error = ahead.std(axis=1) / np.sqrt(ahead.shape[1])
        at_best = log_priors + self._lookahead_weight * (
            ahead.mean(axis=1) + REJECT_STD_ERRORS * error
        )
        lags = at_best < log_priors[leader]
        self._rejected += sorted(
            self.running[lags].tolist(), key=lambda place: float(self.values[place])
        )
        self.running, self._seen = self.running[~lags], self._seen[~lags]


def advantages(values: Floats) -> Floats:
    """By how much each move's value differs from the mean, shrunk towards 0 by uncertainty.

    Moves differ by little and their values in a few worlds by much: the posterior mean under a
    normal prior.
    """
    difference = values - values.mean(axis=0)
    variance = float(difference.var(axis=1).mean()) / values.shape[1]
    found: Floats = difference.mean(axis=1) * PRIOR_STD**2 / (PRIOR_STD**2 + variance)
    return found
