"""Many games stepped together on a compiled core, with what programs learn from in buffers."""

from array import array
from collections.abc import Iterable
from types import ModuleType
from typing import Any, ClassVar, Generic

from ..core import Outcome
from .state import CoreState, P, S


class CoreBatch(Generic[S, P]):
    """Games that are stepped together, each with a generator of its own.

    The buffers are renewed in place by every call; `numpy.asarray` takes them without a copy.
    """

    core: ClassVar[ModuleType]
    state_type: ClassVar[type[CoreState[Any, Any]]]

    def __init__(self, games: int, seats: int, options: P | None = None, *, seed: int) -> None:
        core, engine = self.core, self.state_type.engine
        self.games = games
        self.rules: Any = engine.rules_for(seats, engine.game.check_table(seats, options))
        self._states = array("Q", bytes(games * core.STATE_BYTES))
        self._generators = array("Q", [seed]) * games
        core.batch_seed(self._generators)
        self._actions = array("i", [-1]) * games
        self._seats = array("b", [-1]) * games
        self._masks = bytearray(games * core.ACTIONS)
        self.seats = memoryview(self._seats).toreadonly()
        """The seat that is asked first in each game; -1 where it is over."""
        self.masks = memoryview(self._masks).cast("B", (games, core.ACTIONS)).toreadonly()
        """A row a game with a byte for each action of that seat: 1 if it is legal."""
        self.states = (
            memoryview(self._states).cast("B").cast("B", (games, core.STATE_BYTES)).toreadonly()
        )
        """The bytes of the states; the core's `LAYOUT` says what lies where. Secrets included."""
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
        self.core.batch_step(self.rules, self._states, self._generators, array("i", actions))
        self._deal(again)
        self._observe()

    def step_random(self) -> None:
        """Carry out a random action in each game that is not over."""
        self.core.batch_random(self.rules, self._states, self._generators, self._actions)
        self.core.batch_step(self.rules, self._states, self._generators, self._actions)
        self._observe()

    def readable(self, game: int) -> S:
        """One of the states, for the readable engine."""
        state: S = self.state_type(self.rules, self._data(game)).to_readable()
        return state

    def outcome(self, game: int) -> Outcome | None:
        """How a game ended; None while it goes on."""
        if self._seats[game] >= 0:
            return None
        engine = self.state_type.engine
        return engine.outcome(self.rules.seats, engine.layout.read(self._data(game)))

    def _data(self, game: int) -> bytes:
        size = self.core.STATE_BYTES // self._states.itemsize
        return self._states[game * size : (game + 1) * size].tobytes()

    def _deal(self, games: Iterable[int]) -> None:
        wanted = bytearray(self.games)
        for game in games:
            wanted[game] = 1
        self.core.batch_deal(self.rules, self._states, self._generators, wanted)

    def _observe(self) -> None:
        self.core.batch_observe(self.rules, self._states, self._seats, self._masks)
