"""Themes of a game's puzzles, found by what a move leads to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.heuristics import heuristics_of
from ..bots.rollout import MAX_ROLLOUT_MOVES
from ..core import Action, Event, RandomLuck, Seat, State

Consequences = Callable[[], Sequence[Event]]
"""Gives the events that an action leads to; they are found when they are asked for."""
ThemeOf = Callable[[Any, Seat, Any, Consequences], str | None]
"""Gets the state, the seat, its action and what that leads to; the theme, or None."""


@dataclass(frozen=True, slots=True)
class Themes:
    """The themes of one game."""

    names: tuple[str, ...]
    """All of them; `theme-NAME` is the message of each in the game's `words/puzzles.*.ftl`."""
    theme_of: ThemeOf

    def find(self, state: State, seat: Seat, action: Action) -> str | None:
        """The theme of a decision whose answer is this action; None if it has none."""
        return self.theme_of(state, seat, action, lambda: consequences(state, seat, action))


def consequences(state: State, seat: Seat, action: Action) -> list[Event]:
    """The events of an action in this world, and of sensible answers until all is quiet."""
    heuristics, luck = heuristics_of(state.game.key), RandomLuck(0)
    after, events = state.copy(), list[Event]()
    after.apply(seat, action, luck, events)
    for _ in range(MAX_ROLLOUT_MOVES):
        if not after.stack or heuristics.is_quiet(after):
            break
        mover = after.pending()[0].seat
        after.apply(mover, heuristics.rollout_policy(after, mover, luck), luck, events)
    return events
