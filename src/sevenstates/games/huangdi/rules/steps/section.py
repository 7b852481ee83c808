"""Sections of the rules: modules that deal with one role card each."""

from typing import TYPE_CHECKING, Protocol

from .....core import Action, IllegalAction, Log, Luck

if TYPE_CHECKING:
    from ..state import HuangdiState


class Section(Protocol):
    """The actions of a role card."""

    def runs(self, state: "HuangdiState", seat: int, jade: int) -> list[tuple[int, int]]:
        """The actions that the card offers to a seat with that much jade."""

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        """The reason why the seat cannot do this with the card; None if it can."""

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        """Carry out one of the card's actions."""
