"""One game that a learning program plays: what all the environments stand on."""

import math
import operator
import pickle
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, SupportsIndex, TypedDict, cast

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots.player import Bot, ask
from ..bots.random_bot import RandomBot
from ..core import (
    Action,
    ActionSet,
    AnyGame,
    BadOption,
    Luck,
    Options,
    Outcome,
    SevenStatesError,
    State,
    check_seat,
)
from ..extras import extra
from ..texts import Texts
from .luck import SplitMixLuck
from .observations import Arrays, Vector
from .rewards import reward_named

with extra("rl", "Gymnasium"):
    from gymnasium import spaces

if TYPE_CHECKING:
    from .positions import AnyPositions

Mask = NDArray[np.int8]


class Observation(TypedDict):
    """A seat's observation, or one row of it for each game of a vector."""

    observation: Arrays
    action_mask: Mask


AnyObservation = Mapping[str, Any]
"""The same, or with one vector instead of the arrays."""


class Kind:
    """A kind of table: a game, its seats and options, and what a seat observes there."""

    def __init__(self, key: str, seats: int, options: Mapping[str, object]) -> None:
        """ValueError if such a table cannot be played."""
        try:
            self.plugin = games.plugin(key)
        except BadOption as error:
            raise ValueError(Texts("en", "").refusal(error)) from error
        self.game: AnyGame = self.plugin.game
        self.seats = seats
        try:
            chosen = self.game.options_type.from_json(options)
            self.options: Options = self.game.check_table(seats, chosen)
        except SevenStatesError as error:
            raise ValueError(self.words(error)) from error
        adapter = self.plugin.env_adapter()
        self.layout = adapter.layout(seats, self.options)
        self.potential = adapter.potential

    @cached_property
    def positions(self) -> "AnyPositions":
        """Its positions, for programs that branch from them."""
        return self.plugin.env_positions(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Kind, (self.game.key, self.seats, self.options.to_json())

    def words(self, error: SevenStatesError) -> str:
        """The refusal, in a sentence."""
        return Texts("en", self.game.key).refusal(error)

    def observation_space(self, actions: int | None = None, *, flat: bool = False) -> spaces.Dict:
        """`observation` and `action_mask`; for that number of actions, else the game's own."""
        size = len(self.game.actions) if actions is None else actions
        seen: spaces.Space[Any] = self.layout.flat_space() if flat else self.layout.space()
        mask = spaces.Box(0, 1, (size,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def state_space(self) -> spaces.Box:
        """The space of `Table.everything`."""
        (size,) = self.layout.flat_space().shape
        return spaces.Box(0, 1, (size * self.seats,), np.float32)

    def flattened(self, seen: Observation) -> AnyObservation:
        """An observation with one vector in it."""
        return {
            "observation": self.layout.flatten(seen["observation"]),
            "action_mask": seen["action_mask"],
        }

    def action(self, index: int) -> Action:
        """The action of that index; ValueError if there is none."""
        count = len(self.game.actions)
        if not 0 <= index < count:
            raise ValueError(f"There is no action {index}: {self.game.key} has 0 to {count - 1}.")
        found: Action = self.game.actions[index]
        return found

    def mask(self, legal: Sequence[Action]) -> Mask:
        """A 1 for each of the actions."""
        if isinstance(legal, ActionSet):
            return mask_of(legal.mask(), len(self.game.actions))
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[[action.index for action in legal]] = 1
        return mask


NEEDS_RESET = "No game is going on: call reset first."
ILLEGAL = ("raise", "lose")
"""Answers to an illegal action: an error, or the end of the game."""


def loses_by(illegal: str) -> bool:
    """Whether an action that is not legal loses the game; ValueError if it is not said so."""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal cannot be {illegal!r}; choose {' or '.join(ILLEGAL)}.")
    return illegal == "lose"


def whole_number(number: SupportsIndex, what: str = "An action") -> int:
    """An action's index, or another number, as Python's int; ValueError if it is not whole."""
    try:
        return operator.index(number)
    except TypeError:
        raise ValueError(f"{what} must be a whole number, not {number!r}.") from None


def no_such_agent(agent: object, agents: Sequence[str]) -> ValueError:
    """The error for a name that none of PettingZoo's agents has."""
    return ValueError(f"There is no agent {agent!r}; the agents are {', '.join(agents)}.")


def mask_of(bits: int, size: int) -> Mask:
    """A bit mask over the actions as an array."""
    data = np.frombuffer(bits.to_bytes((size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(data, count=size, bitorder="little").view(np.int8)


class CopiedByPickle:
    """Copied by writing down and reading back.

    A Luck may keep its generator as a bound function, which copies would share.
    """

    def __deepcopy__(self, memo: object) -> Self:
        copy: Self = pickle.loads(pickle.dumps(self))
        return copy


class Table(CopiedByPickle):
    """One game on the readable engine."""

    state: State

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def __getstate__(self) -> dict[str, object]:
        data = dict(vars(self))
        if "state" in data:
            data["state"] = self.state.to_json()
        return data

    def __setstate__(self, data: dict[str, object]) -> None:
        vars(self).update(data)
        if "state" in data:
            self.state = self.kind.game.load_state(cast(Mapping[str, object], data["state"]))

    def deal(self, seed: int) -> None:
        """Begin a game; the same seed and actions, the same game."""
        self.deal_with(SplitMixLuck(seed))

    def deal_with(self, luck: Luck) -> None:
        """Begin a game with that chance."""
        self._luck = luck
        self.state = self.kind.game.new_state(self.kind.seats, self.kind.options, luck=self._luck)

    def asked(self) -> list[int]:
        """The seats that are asked now; several if all answer in secret, none at the end."""
        return [decision.seat for decision in self.state.pending()]

    def observe(self, seat: int) -> Observation:
        """The seat's observation and mask; no action is legal for a seat that is not asked.

        IllegalAction if there is no such seat.
        """
        check_seat(seat, self.kind.seats)
        return {
            "observation": self.kind.layout.read(self.state.view(seat)),
            "action_mask": self.kind.mask(self.state.legal_actions(seat)),
        }

    def everything(self) -> Vector:
        """The knowledge of all seats together: their flat observations, one after the other."""
        flatten, seats = self.kind.layout.flatten, range(self.kind.seats)
        return np.concatenate([flatten(self.observe(seat)["observation"]) for seat in seats])

    def play(self, seat: int, index: int) -> None:
        """Carry out an action; ValueError, and nothing is changed, if it is not legal."""
        action = self.kind.action(index)
        try:
            self.state.apply(seat, action, self._luck)
        except SevenStatesError as error:
            raise ValueError(f"{action}: {self.kind.words(error)}") from error

    def legal(self, seat: int) -> list[int]:
        """The indices of what the seat may do."""
        return [action.index for action in self.state.legal_actions(seat)]

    def choice_of(self, bot: Bot, seat: int) -> int:
        """The index of the action that a bot takes for a seat that is asked."""
        if isinstance(bot, RandomBot):  # which needs no more than the actions
            return bot.any_of(self.legal(seat))
        state = self.state
        decision = next(decision for decision in state.pending() if decision.seat == seat)
        return bot.choose(ask(state, decision)).index

    def refusal(self, seat: int, index: int) -> str | None:
        """The reason why an action is not legal, in a sentence; None if it is."""
        action = self.kind.action(index)
        error = self.state.refusal(seat, action)
        return None if error is None else f"{action}: {self.kind.words(error)}"

    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while it goes on."""
        return self.state.outcome()

    def potential(self, seat: int) -> float:
        """The potential for shaping, as the seat knows it."""
        check_seat(seat, self.kind.seats)
        return self.kind.potential(self.state.view(seat))


class Rewarder:
    """Counts what the seats of a table have earned since it was asked last."""

    def __init__(self, reward: str, shaping: float) -> None:
        self._final = reward_named(reward)
        if not isinstance(shaping, int | float) or not math.isfinite(shaping):
            raise ValueError(f"shaping must be a finite number, not {shaping!r}.")
        self._shaping = shaping
        self._before: list[float] = []

    def start(self, table: Table) -> None:
        """Note where the seats of a new game stand."""
        if self._shaping:
            self._before = self._potentials(table)

    def earned(self, table: Table) -> list[float]:
        """The reward of each seat: that of the end, if it came, and what shaping adds."""
        outcome = table.outcome()
        rewards = self._final(outcome) if outcome else [0.0] * table.kind.seats
        if self._shaping:
            now = self._potentials(table)
            for seat, (before, after) in enumerate(zip(self._before, now, strict=True)):
                rewards[seat] += self._shaping * (after - before)
            self._before = now
        return rewards

    def _potentials(self, table: Table) -> list[float]:
        return [table.potential(seat) for seat in range(table.kind.seats)]
