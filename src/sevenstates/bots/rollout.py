"""Rollouts: moves in possible worlds, made without the checks that a table needs."""

from collections.abc import Sequence
from typing import TypeVar

from ..core import Action, Luck, RandomLuck, Seat, State
from .heuristics import Heuristics

MAX_ROLLOUT_MOVES = 80
"""After this many moves a state is judged as it is: no question of these games takes as long."""

S = TypeVar("S", bound=State)


def advance(state: State, seat: Seat, action: Action, luck: Luck) -> None:
    """Carry out an action that is known to be legal."""
    state.stack[-1].apply(state, seat, action, luck, None)
    state.settle(luck, None)


def rollout(state: S, heuristics: Heuristics[S], luck: Luck) -> None:
    """Follow the rollout policy until the state is quiet or the game is over."""
    for _ in range(MAX_ROLLOUT_MOVES):
        if not state.stack or heuristics.is_quiet(state):
            return
        step = state.stack[-1]
        seat = step.pending(state)[0].seat
        step.apply(state, seat, heuristics.rollout_policy(state, seat, luck), luck, None)
        state.settle(luck, None)


def afterstate(state: S, seat: Seat, action: Action, heuristics: Heuristics[S], seed: int) -> S:
    """The state that an action leads to, rolled out until it is quiet."""
    after, luck = state.copy(), RandomLuck(seed)
    advance(after, seat, action, luck)
    rollout(after, heuristics, luck)
    return after


def shortlist(
    state: S, seat: Seat, legal: Sequence[Action], heuristics: Heuristics[S], most: int
) -> list[Action]:
    """The actions with the highest priors, in the order of the action table."""
    if len(legal) <= most:
        return list(legal)
    actions = list(legal)
    priors = heuristics.priors(state, seat, actions)
    places = sorted(range(len(actions)), key=lambda place: -priors[place])[:most]
    return [actions[place] for place in sorted(places)]
