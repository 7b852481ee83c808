"""Many games stepped together on a compiled core, with what programs learn from in buffers."""

from array import array
from collections.abc import Iterable
from types import ModuleType
from typing import Any, Generic, NamedTuple

from ..core import Outcome
from . import threads as threading
from .state import CoreState, P, S

BYTES_A_THREAD = 1 << 20
"""With smaller states and masks a thread costs more than it brings."""


class _Part(NamedTuple):
    """The rows of a thread's games in the buffers of a batch."""

    states: memoryview
    generators: memoryview
    actions: memoryview
    wanted: memoryview
    seats: memoryview
    masks: memoryview


class CoreBatch(Generic[S, P]):
    """Games that are stepped together, each with a generator of its own.

    The buffers are renewed in place by every call; `numpy.asarray` takes them without a copy.
    """

    def __init__(
        self,
        core: ModuleType,
        state_type: type[CoreState[S, P]],
        games: int,
        seats: int,
        options: P | None = None,
        *,
        seed: int,
        threads: int | None = None,
    ) -> None:
        """`core` is the game's library, with which `state_type` works.

        Without a number of threads there is one for each core if there are enough games for that.
        """
        self.core, self.state_type = core, state_type
        engine = state_type.engine
        self.games = games
        self.rules: Any = engine.rules_for(seats, engine.game.check_table(seats, options))
        self._states = array("Q", bytes(games * core.STATE_BYTES))
        self._generators = array("Q", [seed]) * games
        core.batch_seed(self._generators)
        self._actions = array("i", [-1]) * games
        self._seats = array("b", [-1]) * games
        self._masks = bytearray(games * core.ACTIONS)
        self._wanted = bytearray(games)
        least = BYTES_A_THREAD // (core.STATE_BYTES + core.ACTIONS)
        self.parts = threading.parts_of(games, threads, least)
        """The games of each thread."""
        self._rows = [self._part(part) for part in self.parts]
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
        self._want(range(self.games) if games is None else games)
        threading.run(self._deal, self._rows)

    def step(self, actions: Iterable[int], again: Iterable[int] = ()) -> None:
        """Carry out an action in each game; below 0 is none, the only choice in one that is over.

        The games in `again` begin again after that. ValueError, and nothing is changed, if an
        action is not legal.
        """
        chosen = array("i", actions)
        self.core.batch_check(self.rules, self._states, chosen)
        memoryview(self._actions)[:] = memoryview(chosen)
        self._want(again)
        threading.run(self._step, self._rows)

    def step_random(self) -> None:
        """Carry out a random action in each game that is not over."""
        self._want(())
        threading.run(self._step_random, self._rows)

    def readable(self, game: int) -> S:
        """One of the states, for the readable engine."""
        state: S = self.state_type(self.rules, self._data(game)).to_readable()
        return state

    def outcome(self, game: int) -> Outcome | None:
        """The outcome of a game; None while it goes on."""
        if self._seats[game] >= 0:
            return None
        engine = self.state_type.engine
        return engine.outcome(self.rules.seats, engine.layout.read(self._data(game)))

    def _data(self, game: int) -> bytes:
        size = self.core.STATE_BYTES // self._states.itemsize
        return self._states[game * size : (game + 1) * size].tobytes()

    def _part(self, games: slice) -> _Part:
        buffers = (self._states, self._generators, self._actions, self._wanted, self._seats)
        parts = []
        for buffer in (*buffers, self._masks):
            view = memoryview(buffer)
            row = len(view) // max(1, self.games)
            parts.append(view[games.start * row : games.stop * row])
        return _Part(*parts)

    def _want(self, games: Iterable[int]) -> None:
        """Note which games begin again."""
        self._wanted[:] = bytes(self.games)
        for game in games:
            self._wanted[game] = 1

    def _step_random(self, part: _Part) -> None:
        self.core.batch_random(self.rules, part.states, part.generators, part.actions)
        self._step(part)

    def _step(self, part: _Part) -> None:
        self.core.batch_step(self.rules, part.states, part.generators, part.actions)
        self._deal(part)

    def _deal(self, part: _Part) -> None:
        """Deal where it is wanted, and note who is asked what."""
        self.core.batch_deal(self.rules, part.states, part.generators, part.wanted)
        self.core.batch_observe(self.rules, part.states, part.seats, part.masks)
