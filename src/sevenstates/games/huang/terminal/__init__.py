"""HUANG on a terminal."""

from collections.abc import Collection

from rich.console import RenderableType
from rich.text import Text

from ....cli.board import Facts
from ....cli.words import Words
from ....core import State, View
from ....texts import Texts
from ..rules.colours import COLOUR_LETTERS, COLOUR_NAMES
from . import board, facts, legend

_BEFORE_A_COLOUR = ("tile", "leader", "withdraw", "take")


class HuangBoard:
    """Draws what a viewer may know of a HUANG table."""

    def names(self, view: View, texts: Texts) -> list[str]:
        return [texts.text("dynasty", dynasty=seat["dynasty"]) for seat in view["seats"]]

    def draw(
        self, view: View, *, tall: bool, marks: Collection[str] = (), recent: Collection[str] = ()
    ) -> Text:
        return board.draw(view, tall=tall, marks=marks, recent=recent)

    def facts(self, view: View, texts: Texts, words: Words, people: Collection[int]) -> Facts:
        return facts.facts(view, texts, words, people)

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        return legend.legend(view, texts, words)

    def label(self, path: tuple[str, ...], word: str, texts: Texts) -> str:
        if path[:1] and path[0] in _BEFORE_A_COLOUR and word in COLOUR_LETTERS:
            return texts.text("colour", colour=COLOUR_NAMES[COLOUR_LETTERS.index(word)])
        return ""

    def name_of(self, view: View, move: str, texts: Texts) -> str:
        return ""

    def open_view(self, state: State) -> View:
        seats = [state.view(seat)["seats"][seat] for seat in range(state.seats)]
        return {**state.view(None), "seats": seats}
