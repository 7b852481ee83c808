"""Huang Di on a terminal."""

from collections.abc import Collection

from rich.console import RenderableType
from rich.text import Text

from ....cli.board import Layout, Scene
from ....cli.lines import flow
from ....cli.words import Words
from ....core import Action, State, View
from ....texts import Texts
from . import facts, last_moves, legend, wall


class HuangdiBoard:
    """Draws what a viewer may know of a Huang Di table."""

    minor: Collection[str] = last_moves.MINOR

    def names(self, view: View, texts: Texts) -> list[str]:
        return [texts.text("seat-name", number=seat + 1) for seat in range(len(view["seats"]))]

    def draw(
        self,
        view: View,
        *,
        tall: bool,
        marks: Collection[str] = (),
        recent: Collection[str] = (),
        words: Words | None = None,
    ) -> Text:
        return wall.draw(view, tall=tall, marks=marks, recent=recent)

    def lay_out(
        self, scene: Scene, texts: Texts, words: Words, *, width: int, tall: bool
    ) -> Layout:
        view = scene.view
        drawn = list(wall.draw(view, tall=tall, marks=scene.marks, recent=scene.recent).split())
        seats = facts.seats(scene, texts, words, width)
        stock = flow(facts.stock(view, words), width)
        return Layout([*drawn, *seats, *stock], facts.hands(view, texts, words, width))

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        return legend.legend(view, texts, words)

    def label(self, kind: str, word: str, texts: Texts) -> str:
        return texts.text("role", role=word) if kind in ("jade", "repeat") else ""

    def name_of(self, view: View, action: Action, texts: Texts) -> str:
        return ""

    def open_view(self, state: State) -> View:
        seats = [state.view(seat)["seats"][seat] for seat in range(state.seats)]
        return {**state.view(None), "seats": seats}
