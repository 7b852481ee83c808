"""Scopes of goals: the states they look at; cards that touch none of them need not be tried."""

from ..rules import goals as gl
from ..rules.components import STATE_INDEX, STATES
from ..rules.decks import Deck
from .per_deck import PerDeck

EVERYWHERE = (1 << len(STATES)) - 1
NAMED = 1 << len(STATES)
"""The bit of a goal that asks for an event by name, whatever that does."""
ON_BOARD = 1 << len(STATES) + 1
"""The bit of a goal that the board alone decides."""


def goal_scope(goal: gl.Goal) -> int:
    """The states that the goal looks at, as a mask, and NAMED."""
    match goal:
        case gl.AllOf(goals) | gl.AnyOf(goals):
            mask = 0
            for part in goals:
                mask |= goal_scope(part)
            return mask
        case gl.Attribute(state) | gl.Grow(state):
            return _mask(str(state))
        case gl.Compare(state, over):
            return _mask(str(state), str(over))
        case gl.WonWar(winner, loser):
            return _mask(*winner, *loser) if winner and loser else EVERYWHERE
        case gl.Dies(states):
            return _mask(*states)
        case gl.Resolved():
            return NAMED
        case _:
            return EVERYWHERE


def _mask(*states: str) -> int:
    return sum(1 << STATE_INDEX[state] for state in set(states))


def _read_scopes(deck: Deck) -> list[int]:
    return [
        goal_scope(c.goal) | (ON_BOARD if gl.is_on_board(c.goal) else 0) for c in deck.characters
    ]


goal_scopes = PerDeck(_read_scopes)
"""The masks for all characters of a deck, by their number, with ON_BOARD where it holds."""
