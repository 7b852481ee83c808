"""The Builder card: build, play a favour, remove a block."""

from typing import TYPE_CHECKING, Protocol

from .....core import Action, IllegalAction, Log, Luck
from .. import actions as act
from . import build, favour, remove

if TYPE_CHECKING:
    from ..state import HuangdiState


class _Part(Protocol):
    """A module that deals with one action of the card."""

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        """The reason why the seat cannot do this; None if it can."""

    def apply(self, state: "HuangdiState", seat: int, action: Action, log: Log) -> None:
        """Carry out the action."""


_PARTS: dict[type[Action], _Part] = {
    act.Build: build,
    act.PlayFavour: favour,
    act.Remove: remove,
}


def runs(state: "HuangdiState", seat: int, jade: int) -> list[tuple[int, int]]:
    """The actions that the card offers to a seat with that much jade."""
    return [
        (act.BUILD, build.counts(state, seat, jade)),
        (act.FAVOUR, favour.playable(state, seat)),
        (act.REMOVE, remove.removable(state, seat)),
    ]


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot do this with the card."""
    return _PARTS[type(action)].refusal(state, seat, action)


def apply(state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Carry out one of the card's actions."""
    _PARTS[type(action)].apply(state, seat, action, log)
