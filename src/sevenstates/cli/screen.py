"""The screen: a board, what lies around it and what happened lately."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core import Event, View
from ..texts import Texts
from .board import Board, Facts
from .words import Words

SIDE = 31
"""The columns beside the board, if there is room for them."""
BELOW = 9
"""The lines that a question and its menu need under the board."""
LEAST_LOG = 4
INDENT = "  "


@dataclass(frozen=True)
class Scene:
    """All that one screen shows."""

    view: View
    title: str
    people: Collection[int] = ()
    """The seats that no bot plays."""
    events: Sequence[Event] = ()
    """What happened, as the viewer knows it."""
    new: int = 0
    """How many of the last events the viewer has not seen yet."""
    marks: Collection[str] = ()
    recent: Collection[str] = ()


class Screen:
    """Lays out scenes of one game in one language."""

    def __init__(self, board: Board, texts: Texts, words: Words) -> None:
        self.board = board
        self.texts = texts
        self.words = words

    def render(self, scene: Scene, console: Console) -> RenderableType:
        """The scene as the console has room for it: side by side, or one below the other."""
        width, height = console.width, console.height
        board = self._draw(scene, tall=True)
        if height < len(board.split()) + BELOW:
            board = self._draw(scene, tall=False)
        room = width - max(line.cell_len for line in board.split()) - 2
        facts = self.board.facts(scene.view, self.texts, self.words, scene.people)
        rule = Rule(Text(scene.title, style="bold"), style="dim", characters="-")
        if room >= SIDE:
            side = self._side(scene, facts, console, len(board.split()))
            return Group(rule, _beside(board, side))
        return Group(rule, *self._above(scene, facts), board, *_below(facts))

    def _draw(self, scene: Scene, *, tall: bool) -> Text:
        return self.board.draw(scene.view, tall=tall, marks=scene.marks, recent=scene.recent)

    def _side(self, scene: Scene, facts: Facts, console: Console, height: int) -> RenderableType:
        parts: list[RenderableType] = [*facts.conflict, *([Text()] if facts.conflict else [])]
        pieces = Table.grid(padding=(0, 1, 0, 0))
        for label, what in facts.pieces:
            pieces.add_row(label, what)
        parts += [facts.seats, Text(), pieces, Text()]
        used = len(console.render_lines(Group(*parts), console.options.update(width=SIDE)))
        room = max(LEAST_LOG, height - used)
        log = _last_lines(self.log_lines(scene, room), console, room)
        return Group(*parts, *log)

    def _above(self, scene: Scene, facts: Facts) -> list[RenderableType]:
        return [facts.seats, *self.log_lines(scene, LEAST_LOG)]

    def log_lines(self, scene: Scene, most: int | None = None) -> list[Text]:
        """The last events in words, all without a number; those seen before are dim."""
        seen = len(scene.events) - scene.new
        first = max(0, len(scene.events) - most) if most is not None else 0
        return [
            Text(self.texts.event(event), style="dim" if number < seen else "")
            for number, event in enumerate(scene.events[first:], first)
        ]


def _last_lines(texts: Sequence[Text], console: Console, room: int) -> list[Text]:
    """As many of the last texts as fit, each whole; what does not fit a line is indented below."""
    lines: list[Text] = []
    for text in reversed(texts):
        first, *rest = text.wrap(console, SIDE - len(INDENT))
        block = [first, *(Text.assemble(INDENT, line) for line in rest)]
        if len(lines) + len(block) > room:
            break
        lines = block + lines
    return lines


def _beside(board: Text, side: RenderableType) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(width=SIDE)
    table.add_row(board, side)
    return table


def _below(facts: Facts) -> list[Text]:
    pieces = [Text.assemble((f"{label} ", "bold"), what) for label, what in facts.pieces]
    rows = [Text("  ").join(pieces)]
    return [*rows, Text("  ").join(facts.conflict)] if facts.conflict else rows
