"""The Warring States of China on a terminal."""

from collections.abc import Collection

from rich.console import RenderableType
from rich.text import Text

from ....cli.board import Layout, Scene
from ....cli.lines import GAP, beside
from ....cli.words import Words
from ....core import Action, State, View
from ....texts import Texts
from . import facts, last_moves, states


class WarringBoard:
    """Draws what a viewer may know of a table of The Warring States."""

    minor: Collection[str] = last_moves.MINOR

    def names(self, view: View, texts: Texts) -> list[str]:
        return [texts.seat_name(seat) for seat in range(len(view["seats"]))]

    def draw(
        self,
        view: View,
        *,
        tall: bool,
        marks: Collection[str] = (),
        recent: Collection[str] = (),
        words: Words | None = None,
    ) -> Text:
        return states.draw(view, words or Words("en", "warring"), tall=tall, marks=marks)

    def lay_out(
        self, scene: Scene, texts: Texts, words: Words, *, width: int, tall: bool
    ) -> Layout:
        view = scene.view
        drawn = list(states.draw(view, words, tall=tall, marks=scene.marks).split())
        room = width - max(line.cell_len for line in drawn) - len(GAP)
        if room >= facts.SEATS:
            table = beside(drawn, facts.seats(scene, texts, words, room))
        else:
            table = [*drawn, *facts.seats(scene, texts, words, width)]
        table += facts.public_event(view, texts, width)
        return Layout(table, facts.details(view, texts, words, width))

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        return states.legend(texts, words)

    def label(self, kind: str, word: str, texts: Texts) -> str:
        return ""

    def name_of(self, view: View, action: Action, texts: Texts) -> str:
        return facts.name_of(view, action, texts)

    def open_view(self, state: State) -> View:
        seats = [state.view(seat)["seats"][seat] for seat in range(state.seats)]
        return {**state.view(None), "seats": seats}
