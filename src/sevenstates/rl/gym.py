"""A seat against bots, for Gymnasium. Importing this registers the environments."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots.levels import make_bot, usual_level
from ..bots.player import Bot
from ..core import BadOption
from ..extras import extra
from .aec import MAX_SEED
from .observations import Arrays, Vector
from .rendering import FRAMES_PER_SECOND, MODES, Rendered, Renderer
from .table import (
    NEEDS_RESET,
    CopiedByPickle,
    Kind,
    Mask,
    Observation,
    Rewarder,
    loses_by,
    whole_number,
)

with extra("rl", "Gymnasium"):
    import gymnasium
    from gymnasium import spaces

IDS = {key: f"sevenstates/{one.env_name}-v0" for key, one in games.plugins().items()}
"""What `gymnasium.make` and `make_vec` call a seat against bots, by the game's key."""

FLAT_IDS = {key: f"sevenstates/{one.env_name}Flat-v0" for key, one in games.plugins().items()}
"""What they call the same with flat observations, for trainers that want one vector."""

MASKED_IDS = {key: f"sevenstates/{one.env_name}Masked-v0" for key, one in games.plugins().items()}
"""What they call the same with vector and mask in one dictionary, as other trainers want it."""

SELF_PLAY_IDS = {
    key: f"sevenstates/{one.env_name}SelfPlay-v0" for key, one in games.plugins().items()
}
"""What `gymnasium.make_vec` calls games whose every seat the caller plays: `TableVectorEnv`."""


Seen = TypeVar("Seen", Observation, Vector, Arrays)
Info = dict[str, object]


class AnySeatEnv(CopiedByPickle, gymnasium.Env[Seen, np.int64], Generic[Seen]):
    """One seat of a table, whatever it observes; bots play the others."""

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]  # theirs
        "render_modes": MODES,
        "render_fps": FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        key: str,
        *,
        seats: int,
        seat: int | None = None,
        opponents: str | Sequence[str] | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`seat` is the learner's, None for another one in each game.

        `opponents` names the bots clockwise from the learner's left, or one bot for all; None
        for the usual one.
        `illegal` says what becomes of an action that is not legal: "raise" an error, or "lose"
        the game, as programs need that do not know of masks. `options` are those of the game;
        ValueError if such a table cannot be played.
        """
        self.kind = Kind(key, seats, options)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.kind.plugin)
        if seat is not None and (type(seat) is not int or seat not in range(seats)):
            raise ValueError(f"There is no seat {seat!r}; the table has 0 to {seats - 1}.")
        self._names = _bot_names(self.kind, opponents)
        self.table = self.kind.plugin.env_table(self.kind)
        self._rewarder = Rewarder(reward, shaping)
        self._fixed_seat, self._loses = seat, loses_by(illegal)
        self._is_over = True
        self._mask: Mask | None = None
        self.observation_space = self._space()
        self.action_space = spaces.Discrete(len(self.kind.game.actions))

    @abstractmethod
    def _space(self) -> spaces.Space[Seen]:
        """The space of the observations."""

    @abstractmethod
    def _seen(self, observation: Observation, info: Info) -> Seen:
        """The learner's part of an observation; `info` may take the rest."""

    def _given(self, **info: object) -> tuple[Seen, Info]:
        """The learner's observation and info, after the window has been drawn."""
        observation = self.table.observe(self.seat)
        if self._is_over:
            observation["action_mask"][:] = 1
        self._mask = observation["action_mask"]
        if self._renderer.is_live:
            self.render()
        info["seat"] = self.seat
        return self._seen(observation, info), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions that are legal now, by the name under which MaskablePPO looks for them."""
        if self._mask is None:
            raise gymnasium.error.ResetNeeded(NEEDS_RESET)
        return self._mask.astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, Info]:
        """Begin a game and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        chance = self.np_random
        while True:
            fixed = self._fixed_seat
            self.seat = int(chance.integers(self.kind.seats)) if fixed is None else fixed
            self._bots = self._seated(int(chance.integers(MAX_SEED)))
            self.table.deal(int(chance.integers(MAX_SEED)))
            self._rewarder.start(self.table)
            self._play_on()
            if self.table.asked():  # else the bots ended a game in which the learner did nothing
                self._is_over = False
                return self._given()

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Act, and let the bots play until the learner is asked again or the game is over.

        An action that is not legal loses the game or raises a ValueError and changes nothing,
        as `illegal` says; ResetNeeded if no game is going on.
        """
        if self._is_over:
            raise gymnasium.error.ResetNeeded(NEEDS_RESET)
        index = whole_number(action)
        try:
            self.table.play(self.seat, index)
        except ValueError as error:
            if not self._loses:
                raise
            self._is_over = True
            seen, info = self._given(illegal=str(error))
            return seen, -1.0, True, False, info
        self._play_on()
        reward = self._rewarder.earned(self.table)[self.seat]
        over = self.table.outcome()
        self._is_over = over is not None
        # Numbers alone: trainers that store infos cannot store a text that comes only at the end.
        end = {"ranks": np.array(over.ranks), "scores": np.array(over.scores)} if over else {}
        seen, info = self._given(**end)
        return seen, reward, self._is_over, False, info

    def render(self) -> Rendered:
        """The whole position, with nothing hidden, as the render mode has it."""
        if self._mask is None:
            raise gymnasium.error.ResetNeeded(NEEDS_RESET)
        return self._renderer.render(self.table.state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()

    def _seated(self, seed: int) -> dict[int, Bot]:
        """A bot for each other seat; they begin again with every game."""
        seats, key = self.kind.seats, self.kind.game.key
        return {
            (self.seat + ahead) % seats: make_bot(name, key, seed=f"{seed} {ahead}")
            for ahead, name in enumerate(self._names, 1)
        }

    def _play_on(self) -> None:
        """The bots answer for as long as nothing is asked of the learner."""
        table = self.table
        while (asked := table.asked()) and self.seat not in asked:
            seat = asked[0]
            table.play(seat, table.choice_of(self._bots[seat], seat))


class SeatEnv(AnySeatEnv[Observation]):
    """One seat of a table, observed as `observation` and `action_mask`; bots play the others."""

    def _space(self) -> spaces.Space[Observation]:
        return cast("spaces.Space[Observation]", self.kind.observation_space())

    def _seen(self, observation: Observation, info: Info) -> Observation:
        return observation


class FlatSeatEnv(AnySeatEnv[Vector]):
    """One seat of a table, observed as one vector; `info["action_mask"]` has the mask."""

    def _space(self) -> spaces.Space[Vector]:
        return cast("spaces.Space[Vector]", self.kind.layout.flat_space())

    def _seen(self, observation: Observation, info: Info) -> Vector:
        info["action_mask"] = observation["action_mask"]
        return self.kind.layout.flatten(observation["observation"])


class MaskedSeatEnv(AnySeatEnv[Arrays]):
    """One seat of a table, observed as one vector and the mask, both of `float32`."""

    def __init__(
        self, key: str, *, names: Sequence[str] = ("observations", "action_mask"), **table: Any
    ) -> None:
        """`names` are those of the vector and the mask; RLlib's if nothing is said."""
        if isinstance(names, str) or len(set(names)) != 2 or len(names) != 2:
            raise ValueError(f"names must be two, for the vector and for the mask, not {names!r}.")
        self._vector, self._legal = names
        super().__init__(key, **table)

    def _space(self) -> spaces.Space[Arrays]:
        mask = spaces.Box(0, 1, (len(self.kind.game.actions),), np.float32)
        both = spaces.Dict({self._vector: self.kind.layout.flat_space(), self._legal: mask})
        return cast("spaces.Space[Arrays]", both)

    def _seen(self, observation: Observation, info: Info) -> Arrays:
        return {
            self._vector: self.kind.layout.flatten(observation["observation"]),
            self._legal: observation["action_mask"].astype(np.float32),
        }


def _bot_names(kind: Kind, opponents: str | Sequence[str] | None) -> tuple[str, ...]:
    others = kind.seats - 1
    if opponents is None:
        opponents = usual_level(kind.game.key)
    if not isinstance(opponents, str | Sequence):
        raise ValueError(
            f"opponents must be the name of a bot or a list of names, not {opponents!r}."
        )
    names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
    if len(names) != others:
        raise ValueError(f"{others} opponents are needed at {kind.seats} seats, not {len(names)}.")
    try:
        for name in names:
            make_bot(name, kind.game.key)
    except BadOption as error:
        raise ValueError(kind.words(error)) from error
    return names


def _register() -> None:
    for key, name in IDS.items():
        table = {"key": key, "seats": games.plugin(key).default_seats}
        gymnasium.register(name, f"{__name__}:SeatEnv", kwargs=table)
        gymnasium.register(FLAT_IDS[key], f"{__name__}:FlatSeatEnv", kwargs=table)
        gymnasium.register(MASKED_IDS[key], f"{__name__}:MaskedSeatEnv", kwargs=table)
        many = f"{__package__}.vector:TableVectorEnv"
        gymnasium.register(SELF_PLAY_IDS[key], vector_entry_point=many, kwargs=table)


_register()
