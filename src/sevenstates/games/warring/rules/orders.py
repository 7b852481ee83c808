"""Standing orders of The Warring States, for the small questions between the cards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core import Action, Choice, OrderKind
from . import actions as act

if TYPE_CHECKING:
    from .state import WarringState

Fields = Mapping[str, Choice]

STATEMENTS = {"nothing": act.PASS, "support": act.SAY + act.SUPPORT, "oppose": act.SAY + act.OPPOSE}


def _claim(state: "WarringState", seat: int, fields: Fields) -> Action | None:
    """Show a character as soon as its goal is met; of several, the one held longest."""
    return next(a for a in state.legal_actions(seat) if isinstance(a, act.Claim))


def _answer(state: "WarringState", seat: int, fields: Fields) -> Action | None:
    """Give the Host the same answer every time."""
    return act.ACTIONS[STATEMENTS[str(fields["statement"])]]


def _pass(state: "WarringState", seat: int, fields: Fields) -> Action | None:
    """Decline."""
    return act.ACTIONS[act.PASS]


ORDER_KINDS = (
    OrderKind("claim", "claim", _claim),
    OrderKind("answer", "answer", _answer, {"statement": tuple(STATEMENTS)}),
    OrderKind("speech", "speech", _pass),
    OrderKind("new_hero", "new-hero", _pass),
)
