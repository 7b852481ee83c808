"""Many games of HUANG stepped together, with what programs learn from in buffers."""

from array import array
from collections.abc import Iterable

from ....core import Outcome
from ..rules import HUANG, HuangOptions, HuangState
from . import _huang
from .convert import outcome, read, to_readable
from .tables import rules_for


class Batch:
    """Games that are stepped together, each with a generator of its own.

    The buffers are renewed in place by every call; `numpy.asarray` takes them without a copy.
    """

    def __init__(
        self, games: int, seats: int, options: HuangOptions | None = None, *, seed: int
    ) -> None:
        self.games = games
        self.rules = rules_for(seats, HUANG.check_table(seats, options))
        self._states = array("Q", bytes(games * _huang.STATE_BYTES))
        self._generators = array("Q", [seed]) * games
        _huang.batch_seed(self._generators)
        self._actions = array("i", [-1]) * games
        self._seats = array("b", [-1]) * games
        self._masks = bytearray(games * _huang.ACTIONS)
        self.seats = memoryview(self._seats).toreadonly()
        """Who is asked in each game; -1 where it is over."""
        self.masks = memoryview(self._masks).cast("B", (games, _huang.ACTIONS)).toreadonly()
        """A row a game with a byte for each action: 1 if it is legal."""
        self.states = (
            memoryview(self._states).cast("B").cast("B", (games, _huang.STATE_BYTES)).toreadonly()
        )
        """The bytes of the states; `huang.LAYOUT` says what lies where. Secrets included."""
        self.reset()

    def reset(self, games: Iterable[int] | None = None) -> None:
        """Begin these games again, all if None; their generators go on."""
        self._deal(range(self.games) if games is None else games)
        self._observe()

    def step(self, actions: Iterable[int], again: Iterable[int] = ()) -> None:
        """Carry out an action in each game; below 0 is none, the only choice in one that is over.

        The games in `again` begin again after that. ValueError, and nothing is changed, if an
        action is not legal.
        """
        _huang.batch_step(self.rules, self._states, self._generators, array("i", actions))
        self._deal(again)
        self._observe()

    def step_random(self) -> None:
        """Carry out a random action in each game that is not over."""
        _huang.batch_random(self.rules, self._states, self._generators, self._actions)
        _huang.batch_step(self.rules, self._states, self._generators, self._actions)
        self._observe()

    def readable(self, game: int) -> HuangState:
        """One of the states, for the readable engine."""
        return to_readable(_huang.State(self.rules, self._data(game)))

    def outcome(self, game: int) -> Outcome | None:
        """How a game ended; None while it goes on."""
        if self._seats[game] >= 0:
            return None
        return outcome(self.rules.seats, read(self._data(game)))

    def _data(self, game: int) -> bytes:
        size = _huang.STATE_BYTES // self._states.itemsize
        return self._states[game * size : (game + 1) * size].tobytes()

    def _deal(self, games: Iterable[int]) -> None:
        wanted = bytearray(self.games)
        for game in games:
            wanted[game] = 1
        _huang.batch_deal(self.rules, self._states, self._generators, wanted)

    def _observe(self) -> None:
        _huang.batch_observe(self.rules, self._states, self._seats, self._masks)
