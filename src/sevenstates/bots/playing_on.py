"""Moves inside a bot's head: made without the checks that a table needs."""

from collections.abc import Sequence

from ..core import Action, Luck, Seat, State
from .knowledge import AnyKnowledge

PATIENCE = 80
"""After so many moves a state is judged as it is: no question of these games takes as long."""


def advance(state: State, seat: Seat, action: Action, luck: Luck) -> None:
    """Carry out an action that is known to be legal."""
    state.stack[-1].apply(state, seat, action, luck, None)
    state.settle(luck, None)


def play_on(state: State, knowledge: AnyKnowledge, luck: Luck) -> None:
    """Play quick moves until the state can be judged or the game is over."""
    for _ in range(PATIENCE):
        if not state.stack or knowledge.is_quiet(state):
            return
        step = state.stack[-1]
        seat = step.pending(state)[0].seat
        step.apply(state, seat, knowledge.quick(state, seat, luck), luck, None)
        state.settle(luck, None)


def shortlist(
    state: State, seat: Seat, legal: Sequence[Action], knowledge: AnyKnowledge, most: int
) -> list[Action]:
    """The actions that look best at a glance, in the order of the action table."""
    if len(legal) <= most:
        return list(legal)
    actions = list(legal)
    priors = knowledge.priors(state, seat, actions)
    places = sorted(range(len(actions)), key=lambda place: -priors[place])[:most]
    return [actions[place] for place in sorted(places)]
