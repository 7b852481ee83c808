"""Many games stepped together, by Gymnasium's convention for vectors of environments."""

from collections.abc import Iterable
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from ..core import Outcome
from ..extras import extra
from .aec import MAX_SEED
from .observations import Ints
from .rewards import reward_named
from .table import NEEDS_RESET, Kind, Observation, whole_number

with extra("rl", "Gymnasium"):
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Numbers = NDArray[Any]
Infos = dict[str, Numbers]


class Games(Protocol):
    """Games of one kind that are stepped together."""

    def deal(self, seed: int) -> None:
        """Begin all of them."""

    def asked(self) -> Ints:
        """The seat that is asked in each; -1 where it is over."""

    def play(self, actions: Ints, again: Iterable[int]) -> None:
        """An action in each, below 0 for none; then the games in `again` begin again.

        ValueError, and nothing is changed, at a bad action.
        """

    def observe(self, seats: Ints) -> Observation:
        """The observations of one seat of each."""

    def outcome(self, game: int) -> Outcome | None:
        """The outcome of one; None while it goes on."""


class TableVectorEnv(gymnasium.vector.VectorEnv[Observation, Ints, Numbers]):
    """Games in which the caller plays every seat, as self-play does.

    In each game the seat that is asked acts; `infos["seat"]` is the seat that observes.
    A game that is over begins again in the next step, whatever action is given for it; until then
    every action is marked in its mask.
    """

    metadata: ClassVar[dict[str, object]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]  # theirs

    def __init__(
        self,
        key: str,
        num_envs: int,
        *,
        seats: int,
        reward: str = "rank",
        threads: int | None = None,
        **options: object,
    ) -> None:
        """`options` are those of the game; ValueError if such tables cannot be played.

        On a compiled core the games are stepped by that number of threads; if None, by one for
        each core if there are enough games for that. They are the same games with any number.
        """
        num_envs = whole_number(num_envs, "The number of games")
        if num_envs < 1:
            raise ValueError(f"{num_envs} games cannot be stepped; at least one is needed.")
        self.kind = Kind(key, seats, options)
        self._final = reward_named(reward)
        self.num_envs = num_envs
        self.single_observation_space = self.kind.observation_space()
        self.single_action_space = gymnasium.spaces.Discrete(len(self.kind.game.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = self.kind.plugin.env_games(self.kind, num_envs, threads)
        self._seats: Ints = np.zeros(num_envs, int)
        self._over = np.zeros(num_envs, bool)
        self._has_begun = False

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Observation, Infos]:
        """Begin the games of that seed, or the next ones without a seed."""
        super().reset(seed=seed)
        self.games.deal(int(self.np_random.integers(MAX_SEED)))
        self._over, self._has_begun = np.zeros(self.num_envs, bool), True
        self._seats = self.games.asked().copy()
        rewards = np.zeros((self.num_envs, self.kind.seats))
        return self.games.observe(self._seats), self._infos(rewards)

    def step(self, actions: Ints) -> tuple[Observation, Numbers, Numbers, Numbers, Infos]:
        """Act in every game; the reward is that of the seat that acted.

        At the end of a game `infos["rewards"]` has those of all its seats. ValueError, and
        nothing is changed, if an action is not legal; ResetNeeded if no games are going on.
        """
        if not self._has_begun:
            raise gymnasium.error.ResetNeeded(NEEDS_RESET)
        if np.asarray(actions).dtype.kind not in "iu":
            raise ValueError(f"Actions must be whole numbers, not {actions!r}.")
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"There are {self.num_envs} games: give a row of as many actions.")
        began = self._over
        self.games.play(np.where(began, -1, actions), np.nonzero(began)[0].tolist())
        asked = self.games.asked()
        self._over = asked < 0
        rewards = np.zeros((self.num_envs, self.kind.seats))
        for game in np.nonzero(self._over)[0]:
            outcome = self.games.outcome(int(game))
            assert outcome is not None
            rewards[game] = self._final(outcome)
        earned = rewards[np.arange(self.num_envs), self._seats]
        # Of a game that is over, who acted last sees the end.
        self._seats = np.where(self._over, self._seats, asked)
        never = np.zeros(self.num_envs, bool)
        seen = self.games.observe(self._seats)
        seen["action_mask"][self._over] = 1
        return seen, earned, self._over.copy(), never, self._infos(rewards)

    def _infos(self, rewards: Numbers) -> Infos:
        return {"seat": self._seats.copy(), "rewards": rewards}
