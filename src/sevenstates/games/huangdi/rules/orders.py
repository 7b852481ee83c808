"""Standing orders of Huang Di, for the question that all are asked at once."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core import Action, Choice, OrderKind
from . import actions as act

if TYPE_CHECKING:
    from .state import HuangdiState

MAX_JADE = 8
"""The highest bid that an order may name."""


def _bid(state: "HuangdiState", seat: int, fields: Mapping[str, Choice]) -> Action | None:
    """Bid that much jade in every petition, or all you have if that is less."""
    jade = fields["jade"]
    assert isinstance(jade, int)
    return act.ACTIONS[act.BID + min(jade, state.jade[seat])]


ORDER_KINDS = (OrderKind("petition", "bid", _bid, {"jade": tuple(range(MAX_JADE + 1))}),)
