"""The games for OpenSpiel, by `python_` and their keys once this is imported."""

from collections.abc import Callable, Mapping
from typing import Any

from .. import games
from ..core import RandomLuck, SevenStatesError
from ..extras import extra
from .openspiel_moment import Moment
from .openspiel_observer import Observer, PartObserver
from .openspiel_parameters import defaults, table
from .rewards import reward_named

with extra("rl", "OpenSpiel"):
    import pyspiel

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One kind of table."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """ValueError if such a table cannot be played."""
        key = self.key
        values = defaults(key) | dict(params or {})
        reward = values.pop("reward")
        self.kind, self.start = table(key, values)
        self.final = reward_named(reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kind.game.actions),
            max_chance_outcomes=self._max_chance_outcomes(),
            num_players=self.kind.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if reward == "rank" else None,
            max_game_length=self.kind.game.max_random_decisions,
        )
        super().__init__(_game_type(key, reward), info, dict(params or {}))

    def _max_chance_outcomes(self) -> int:
        found: int = self.kind.plugin.max_chance_outcomes(self.kind.options)
        # Secret answers that a position has already are drawn too, from all that can be answered.
        return found if self.start is None else max(found, len(self.kind.game.actions))

    def new_initial_state(self) -> "TableState":
        """A game before its set-up, or before its position's hidden things are dealt, by chance."""
        return TableState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> Observer | PartObserver | None:
        """An observer of what a seat knows now, or with perfect recall what it knew and did before.

        Of what it knows now, the public and the private part can be had as text; None otherwise.
        """
        if params:
            raise ValueError(f"Observations have no parameters, and were given {params}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.public_info and own:
            return Observer(self.kind, remembers=wanted.perfect_recall)
        none = wanted.private_info == pyspiel.PrivateInfoType.NONE
        if wanted.perfect_recall or not (own or (none and wanted.public_info)):
            return None
        return PartObserver(is_public=wanted.public_info)

    def max_chance_nodes_in_history(self) -> int:
        """A bound: no action draws more often than a whole set-up."""
        return int(self.kind.game.max_random_decisions) * 10


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game; secret answers are given one after the other and show when all are in."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._go_to(Moment.first(game.kind, game.start))

    def _go_to(self, moment: Moment) -> None:
        self.moment = moment
        seat = CHANCE if moment.weights else moment.player
        self._player = TERMINAL if seat is None else seat

    def current_player(self) -> int:
        """The seat that is asked first, or chance."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        return moment.kind.positions.legal(moment.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws that are possible, with their odds."""
        weights = self.moment.weights
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        """ValueError, and nothing is changed, if a seat or chance cannot do that now."""
        moment = self.moment
        if moment.weights:
            if not 0 <= action < len(moment.weights) or not moment.weights[action]:
                possible = [index for index, weight in enumerate(moment.weights) if weight]
                raise ValueError(f"Chance cannot draw {action} now, only one of {possible}.")
            self._go_to(moment.after_pick(action))
            return
        try:
            self._go_to(moment.after(self._player, action))
        except SevenStatesError as error:
            raise ValueError(moment.kind.words(error)) from error

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "TableState":
        """A state that the player, who is asked, cannot tell from this one.

        Its history is empty: that of the true state would give away what the player does not know.
        """
        if self._player != player:
            raise ValueError(f"Player {player} is not asked: there is nothing to sample for it.")
        luck = RandomLuck(int(probability_sampler() * 2**53))
        state = TableState(self.get_game())
        state._go_to(self.moment.resampled(player, luck))
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.moment.kind.action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """The reward of each seat; zeros before the end."""
        moment = self.moment
        if self._player != TERMINAL:
            return [0.0] * moment.kind.seats
        rewards: list[float] = self.get_game().final(moment.kind.positions.outcome(moment.position))
        return rewards

    def __str__(self) -> str:
        """The position as text, and chance's part of what is going on."""
        moment = self.moment
        text = moment.state.to_text() if moment.state else ""
        return f"{text}move: {moment.move} picks: {moment.picks}"


def _game_type(key: str, reward: str) -> pyspiel.GameType:
    game = games.get(key)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_{key}",
        long_name=games.plugin(key).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "rank" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(key),
    )


def _register() -> None:
    for key in games.plugins():
        name = f"{key.capitalize()}Game"
        globals()[name] = kind = type(name, (TableGame,), {"key": key})  # pickle looks there
        pyspiel.register_game(_game_type(key, "rank"), kind)


_register()
