"""HUANG on a terminal."""

from collections.abc import Collection

from rich.console import RenderableType
from rich.text import Text

from ....cli.board import Layout, Scene
from ....cli.lines import beside, flow
from ....cli.words import Words
from ....core import Action, State, View
from ....texts import Texts
from ..rules.colours import COLOUR_LETTERS, COLOUR_NAMES
from . import board, conflict, facts, last_moves, legend

GAP = " "
_BEFORE_A_COLOUR = ("tile", "leader", "withdraw", "take")


class HuangBoard:
    """Draws what a viewer may know of a HUANG table."""

    minor: Collection[str] = last_moves.MINOR

    def names(self, view: View, texts: Texts) -> list[str]:
        return [texts.text("dynasty", dynasty=seat["dynasty"]) for seat in view["seats"]]

    def draw(
        self,
        view: View,
        *,
        tall: bool,
        marks: Collection[str] = (),
        recent: Collection[str] = (),
        words: Words | None = None,
    ) -> Text:
        return board.draw(view, tall=tall, marks=marks, recent=recent)

    def lay_out(
        self, scene: Scene, texts: Texts, words: Words, *, width: int, tall: bool
    ) -> Layout:
        view = scene.view
        drawn = list(board.draw(view, tall=tall, marks=scene.marks, recent=scene.recent).split())
        room = width - max(line.cell_len for line in drawn) - len(GAP)
        seats = facts.seats(scene, texts, words, min(room, 2 * facts.WIDE), len(drawn))
        pieces, fight = facts.pieces(view, texts, words), conflict.describe(view, texts, words)
        full = [*flow(pieces, width), *flow(fight, width)]
        short = flow([*facts.hands(view, texts, words), *fight], width)
        return Layout(beside(drawn, seats, GAP), [full, short])

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        return legend.legend(view, texts, words)

    def label(self, kind: str, word: str, texts: Texts) -> str:
        if kind in _BEFORE_A_COLOUR and word in COLOUR_LETTERS:
            return texts.text("colour", colour=COLOUR_NAMES[COLOUR_LETTERS.index(word)])
        return ""

    def name_of(self, view: View, action: Action, texts: Texts) -> str:
        return ""

    def open_view(self, state: State) -> View:
        seats = [state.view(seat)["seats"][seat] for seat in range(state.seats)]
        return {**state.view(None), "seats": seats}
