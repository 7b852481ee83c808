"""The board of a game that brings none: what its view holds, field by field."""

from collections.abc import Collection, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from ..core import Action, State, View
from ..texts import Texts
from .board import Layout, Scene
from .lines import wrap
from .words import Words

NOT_SHOWN = ("game", "viewer", "pending", "options", "outcome")
"""Fields that other parts of the screen show."""


class PlainBoard:
    """Draws any view as lines of text."""

    minor: Collection[str] = ()

    def names(self, view: View, texts: Texts) -> list[str]:
        return []  # seats go by their numbers

    def draw(
        self,
        view: View,
        *,
        tall: bool,
        marks: Collection[str] = (),
        recent: Collection[str] = (),
        words: Words | None = None,
    ) -> Text:
        fields = {name: value for name, value in view.items() if name not in NOT_SHOWN}
        lines = [f"{name.replace('_', ' ')}: {format_value(fields[name])}" for name in fields]
        return Text("\n".join(lines))

    def lay_out(
        self, scene: Scene, texts: Texts, words: Words, *, width: int, tall: bool
    ) -> Layout:
        drawn = self.draw(scene.view, tall=tall).split()
        return Layout([part for line in drawn for part in wrap(line, width)], [[]])

    def legend(self, view: View, texts: Texts, words: Words) -> RenderableType:
        return Text(texts.rules())

    def label(self, kind: str, word: str, texts: Texts) -> str:
        return ""

    def name_of(self, view: View, action: Action, texts: Texts) -> str:
        return ""

    def open_view(self, state: State) -> View:
        return {**state.to_json(), "pending": [one.to_json() for one in state.pending()]}


def format_value(value: object) -> str:
    """A value of a view on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {format_value(part)}" for key, part in value.items()) or "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(format_value(part) for part in value) or "-"
    return "-" if value is None else str(value)
