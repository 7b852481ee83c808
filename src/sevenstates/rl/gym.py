"""A seat against bots, for Gymnasium. Importing this registers the environments."""

from collections.abc import Sequence
from typing import ClassVar, cast

import numpy as np

from .. import games
from ..bots.levels import make_bot
from ..bots.player import Bot
from ..core import BadOption
from ..extras import extra
from .aec import LARGEST_SEED
from .table import NEEDS_RESET, CopiedByPickle, Kind, Observation, Rewarder, whole_number

with extra("rl", "Gymnasium"):
    import gymnasium
    from gymnasium import spaces

IDS = {key: f"sevenstates/{one.env_name}-v0" for key, one in games.plugins().items()}
"""What `gymnasium.make` and `make_vec` call a seat against bots, by the game's key."""

SELF_PLAY_IDS = {
    key: f"sevenstates/{one.env_name}SelfPlay-v0" for key, one in games.plugins().items()
}
"""What `gymnasium.make_vec` calls games whose every seat the caller plays: `TableVectorEnv`."""


class SeatEnv(CopiedByPickle, gymnasium.Env[Observation, np.int64]):
    """One seat of a table; bots play the others."""

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]  # theirs
        "render_modes": ["ansi"],
        "render_fps": 1,  # a text is no film, but Gymnasium's checker wants one
    }

    def __init__(
        self,
        key: str,
        *,
        seats: int,
        seat: int | None = None,
        opponents: str | Sequence[str] = "normal",
        reward: str = "rank",
        shaping: float = 0.0,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`seat` is the learner's, None for another one in each game.

        `opponents` names the bots clockwise from the learner's left, or one bot for all.
        `illegal` says what becomes of an action that is not legal: "raise" an error, or "lose"
        the game, for programs that do not know of masks. `options` are those of the game;
        ValueError if such a table cannot be played.
        """
        if render_mode not in (None, "ansi"):
            raise ValueError(f"There is no render mode {render_mode!r}; known is ansi.")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal cannot be {illegal!r}; choose raise or lose.")
        self.render_mode = render_mode
        self.kind = Kind(key, seats, options)
        if seat is not None and (type(seat) is not int or seat not in range(seats)):
            raise ValueError(f"There is no seat {seat!r}; the table has 0 to {seats - 1}.")
        self._names = _bot_names(self.kind, opponents)
        self.table = self.kind.plugin.env_table(self.kind)
        self._rewarder = Rewarder(reward, shaping)
        self._chair, self._loses = seat, illegal == "lose"
        self._is_over = True
        self.observation_space = cast("spaces.Space[Observation]", self.kind.observation_space())
        self.action_space = spaces.Discrete(len(self.kind.game.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin a game and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        chance = self.np_random
        while True:
            chair = self._chair
            self.seat = int(chance.integers(self.kind.seats)) if chair is None else chair
            self._bots = self._seated(int(chance.integers(LARGEST_SEED)))
            self.table.deal(int(chance.integers(LARGEST_SEED)))
            self._rewarder.start(self.table)
            self._play_on()
            if self.table.asked():  # else the bots ended a game in which the learner did nothing
                self._is_over = False
                return self.table.observe(self.seat), {"seat": self.seat}

    def step(
        self, action: int | np.int64
    ) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Act, and let the bots play until the learner is asked again or the game is over.

        ValueError, and nothing is changed, if the action is not legal; ResetNeeded if no game is
        going on.
        """
        if self._is_over:
            raise gymnasium.error.ResetNeeded(NEEDS_RESET)
        index = whole_number(action)
        try:
            self.table.play(self.seat, index)
        except ValueError:
            if not self._loses:
                raise
            self._is_over = True
            return self.table.observe(self.seat), -1.0, True, False, {"seat": self.seat}
        self._play_on()
        reward = self._rewarder.earned(self.table)[self.seat]
        over = self.table.outcome()
        self._is_over = over is not None
        info: dict[str, object] = {"seat": self.seat}
        if over is not None:
            info["outcome"] = over.to_json()
        return self.table.observe(self.seat), reward, self._is_over, False, info

    def render(self) -> str | None:
        """The whole position as text, with nothing hidden."""
        return self.table.state.to_text() if self.render_mode == "ansi" else None

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


def _bot_names(kind: Kind, opponents: str | Sequence[str]) -> tuple[str, ...]:
    others = kind.seats - 1
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
        many = f"{__package__}.vector:TableVectorEnv"
        gymnasium.register(SELF_PLAY_IDS[key], vector_entry_point=many, kwargs=table)


_register()
