"""Heuristics interface that all thinking bots share, and the heuristics of each game."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from .. import games
from ..core import Action, BadOption, Luck, Seat, State
from .advice import Reason

S = TypeVar("S", bound=State, contravariant=True)


class Heuristics(Protocol[S]):
    """Hand-written evaluation of one game. Every state it gets is a possible world, not the truth.

    `greedy` looks one step ahead with `values`; `search` follows `priors` in its trees,
    `rollout_policy` below them, and judges with `values` where a rollout stops.
    """

    def values(self, state: S) -> Sequence[float]:
        """For each seat the share of the win it may expect; they add up to 1.

        A finished game gives its outcome. A better position gives more even when the game
        is nearly won or lost.
        """

    def priors(self, state: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        """The prior of each legal action before any search: positive, any scale, cheap."""

    def rollout_policy(self, state: S, seat: Seat, luck: Luck) -> Action:
        """A sensible legal action in microseconds, for rollouts."""

    def is_quiet(self, state: S) -> bool:
        """Whether `values` can judge the state as it is.

        In the middle of a war, a bid or a round of sealed cards it cannot: then the state is
        rolled out until it is quiet before it is judged.
        """

    def reasons(self, state: S, seat: Seat, action: Action, after: S) -> tuple[Reason, ...]:
        """Reasons for and against the action, the most telling first, at most three.

        `after` is the state that it led to, rolled out until it was quiet.
        """


AnyHeuristics = Heuristics[Any]


def heuristics_of(game_key: str) -> AnyHeuristics:
    """The heuristics of a game; BadOption if only the random bot plays it."""
    heuristics = games.plugin(game_key).heuristics()
    if heuristics is None:
        raise BadOption("no-such-bot", bot="greedy", known="random")
    return heuristics
