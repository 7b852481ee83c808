"""Huang Di on a terminal."""

from collections.abc import Collection

from rich.console import RenderableType
from rich.text import Text

from ....cli.board import Facts
from ....cli.words import Words
from ....core import State, View
from ....texts import Texts
from . import facts, legend, wall


class HuangdiBoard:
    """Draws what a viewer may know of a Huang Di table."""

    def names(self, view: View, texts: Texts) -> list[str]:
        return [texts.text("seat-name", number=seat + 1) for seat in range(len(view["seats"]))]

    def draw(
        self, view: View, *, tall: bool, marks: Collection[str] = (), recent: Collection[str] = ()
    ) -> Text:
        return wall.draw(view, tall=tall, marks=marks, recent=recent)

    def facts(self, view: View, texts: Texts, words: Words, people: Collection[int]) -> Facts:
        return facts.facts(view, texts, words, people)

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        return legend.legend(view, texts, words)

    def label(self, path: tuple[str, ...], word: str, texts: Texts) -> str:
        return texts.text("role", role=word) if path[:1] in (("jade",), ("repeat",)) else ""

    def name_of(self, view: View, move: str, texts: Texts) -> str:
        return ""

    def open_view(self, state: State) -> View:
        seats = [state.view(seat)["seats"][seat] for seat in range(state.seats)]
        return {**state.view(None), "seats": seats}
