"""What the client asks of a game's board."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from ..core import State, View
from ..texts import Texts
from .words import Words


@dataclass(frozen=True, slots=True)
class Facts:
    """What lies around a board."""

    seats: RenderableType
    """A line or two for each seat, at most 31 columns wide."""
    pieces: list[tuple[str, Text]]
    """The hand and what else can be counted: a label and the pieces."""
    conflict: list[Text]
    """The fight that is on; empty if all is quiet."""


class Board(Protocol):
    """Draws what a viewer may know of one game."""

    def names(self, view: View, texts: Texts) -> list[str]:
        """What the seats are called."""

    def draw(
        self, view: View, *, tall: bool, marks: Collection[str] = (), recent: Collection[str] = ()
    ) -> Text:
        """The board; a tall one has two lines a row.

        `marks` are words of the notation that can be chosen now, `recent` places where something
        happened lately.
        """

    def facts(self, view: View, texts: Texts, words: Words, people: Collection[int]) -> Facts:
        """What lies around the board; `people` are the seats that no bot plays."""

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        """What the signs on the board mean."""

    def label(self, path: tuple[str, ...], word: str, texts: Texts) -> str:
        """What the next word of a move, after the words of `path`, stands for; may be empty."""

    def name_of(self, view: View, move: str, texts: Texts) -> str:
        """The name of the card that a move names by its number; empty if it names none so."""

    def open_view(self, state: State) -> View:
        """Everything, all hands included: for looking at a game that is over."""
