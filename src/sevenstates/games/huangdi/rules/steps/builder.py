"""The Builder card: build, play a favour, remove a block."""

from typing import TYPE_CHECKING, Any

from .....core import Action, IllegalAction, Log, Luck
from .. import actions as act
from . import build, favour, remove

if TYPE_CHECKING:
    from ..state import HuangdiState

_SECTIONS: dict[type[Action], Any] = {
    act.Build: build,
    act.PlayFavour: favour,
    act.Remove: remove,
}


def runs(state: "HuangdiState", seat: int, jade: int) -> list[tuple[int, int]]:
    """What the card offers to a seat with so much jade."""
    return [
        (act.BUILD, build.counts(state, seat, jade)),
        (act.FAVOUR, favour.playable(state, seat)),
        (act.REMOVE, remove.removable(state, seat)),
    ]


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """Why the seat cannot do this with the card."""
    refusal: IllegalAction | None = _SECTIONS[type(action)].refusal(state, seat, action)
    return refusal


def apply(state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Carry out one of the card's actions."""
    _SECTIONS[type(action)].apply(state, seat, action, log)
