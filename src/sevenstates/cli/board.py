"""Board interface: what the client asks of a game's board."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from ..core import Action, Event, State, View
from ..texts import Texts
from .words import Words


@dataclass(frozen=True)
class Scene:
    """All that one screen shows."""

    view: View
    title: str
    people: Collection[int] = ()
    """The seats that no bot plays."""
    events: Sequence[Event] = ()
    """The events, as the viewer knows them."""
    new: int = 0
    """The number of the last events that the viewer has not seen yet."""
    marks: Collection[str] = ()
    """Words of the notation that can be chosen now."""
    recent: Collection[str] = ()
    """Places where something happened lately."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A table as lines of text."""

    table: list[Text]
    """The board, the seats and their points."""
    details: list[list[Text]]
    """The hand and what else matters now, the fullest form first and the shortest last."""


class Board(Protocol):
    """Draws what a viewer may know of one game."""

    minor: Collection[str]
    """Kinds of events that the table shows anyway: only the log has them."""

    def names(self, view: View, texts: Texts) -> list[str]:
        """The names of the seats."""

    def draw(
        self,
        view: View,
        *,
        tall: bool,
        marks: Collection[str] = (),
        recent: Collection[str] = (),
        words: Words | None = None,
    ) -> Text:
        """The board alone; a tall one has two lines a row. Without `words` it is in English."""

    def lay_out(
        self, scene: Scene, texts: Texts, words: Words, *, width: int, tall: bool
    ) -> Layout:
        """The whole table, in lines of at most `width` columns, which is at least 80.

        With the shortest details and a question of six lines it fits 24 lines.
        """

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        """The meaning of the signs on the board."""

    def label(self, kind: str, word: str, texts: Texts) -> str:
        """The meaning of a word in the notation of this kind of action; may be empty."""

    def name_of(self, view: View, action: Action, texts: Texts) -> str:
        """The name of the card that an action gives by its number; empty if it gives none so."""

    def open_view(self, state: State) -> View:
        """Everything, all hands included: for looking at a game that is over."""
