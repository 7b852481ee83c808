"""What a bot must know of a game to think about it."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ..core import Action, Luck, Seat, State
from .advice import Reason

S = TypeVar("S", bound=State, contravariant=True)


class Knowledge(Protocol[S]):
    """Hand-made judgement of one game. Every state given to it is a possible world, not the truth.

    All bots that think share it: `greedy` looks one step ahead with `values`, `search` takes
    `priors` to look where it matters, `quick` to play on and `values` to judge where it stops.
    """

    def values(self, state: S) -> Sequence[float]:
        """For each seat the share of the win it may expect; they add up to 1.

        A finished game gives its outcome. A better position gives more even when the game
        is nearly won or lost.
        """

    def priors(self, state: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        """How promising each legal action looks at a glance: positive, any scale, cheap."""

    def quick(self, state: S, seat: Seat, luck: Luck) -> Action:
        """A sensible legal action in microseconds, for playing on inside a search."""

    def is_quiet(self, state: S) -> bool:
        """Whether `values` can judge the state as it is.

        In the middle of a war, a bid or a round of sealed cards it cannot: then the question
        is played to its end with `quick` before it is judged.
        """

    def reasons(self, state: S, seat: Seat, action: Action, after: S) -> tuple[Reason, ...]:
        """Why the action is good or bad, the most telling first, at most three.

        `after` is the state that it led to, played on until it was quiet.
        """


AnyKnowledge = Knowledge[Any]
