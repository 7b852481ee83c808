"""Features of states and moves of HUANG, as the compiled core writes them.

A row has the features of a state, then those of a move. The layout is the core's
(`native/c/bot_features.c`); the columns that bots read themselves are named here.
"""

from ....bots.nets.net import Floats
from ..native import _huang
from ..rules import HUANG

FEATURES: int = _huang.FEATURES
"""Length of a row."""
STATE_FEATURES: int = _huang.STATE_FEATURES
VERSION = 2
"""Version of the features; nets of another one cannot play."""
OWN_SHARE = 2
"""Column of the share of the win that heuristics give the player to move."""
ROUNDS = STATE_FEATURES - 23
"""Column of the rounds left, in tens."""
BEGINS = STATE_FEATURES - 22
"""Column of the actions left of a turn's two: 1 if both are."""
QUIET = STATE_FEATURES - 1
"""Column that is 1 if an action of a turn is to be taken."""
_SHARED = STATE_FEATURES - 24
"""The first column that is of no seat."""

_SEAT = _SHARED // HUANG.seats[-1]
"""The columns of each seat that a table may have."""


def seats_of(state_row: Floats) -> int:
    """The seats of the table; a seat's first column is 1."""
    return int(state_row[:_SHARED:_SEAT].sum())


def used_columns(seats: int) -> tuple[slice, slice]:
    """The columns that are not 0 at every table of that number of seats."""
    return slice(0, _SEAT * seats), slice(_SHARED, None)
