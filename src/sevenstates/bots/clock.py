"""Clock that measures a budget."""

from time import perf_counter

from .player import Budget


class Clock:
    """Runs from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()

    def is_up(self) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and perf_counter() - self._began >= seconds

    def fits_another(self, done: int) -> bool:
        """Whether one more part ends in time, if it takes as long as those that are done."""
        seconds = self._budget.seconds
        return seconds is None or (perf_counter() - self._began) * (1 + 1 / done) <= seconds

    def simulations(self, done: int) -> int:
        """Total simulations; without a number as many as fit, by the time so far."""
        if self._budget.simulations is not None:
            return self._budget.simulations
        assert self._budget.seconds is not None
        return int(done * self._budget.seconds / (perf_counter() - self._began))
