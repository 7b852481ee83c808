"""The screen: a table, recent events and a question, laid out to fit the window."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core import Event
from ..texts import Texts
from .board import Board, Layout, Scene
from .lines import wrap
from .words import Words

WIDTH, HEIGHT = 80, 24
"""The smallest window that shows everything."""
MIN_EVENT_LINES = 2
"""Lines of recent events that a fuller form of the rest must leave free."""
INDENT = "  "

Question = Sequence[Text]
"""A question, as lines."""


class Screen:
    """Lays out scenes of one game in one language."""

    def __init__(self, board: Board, texts: Texts, words: Words) -> None:
        self.board = board
        self.texts = texts
        self.words = words

    def render(
        self,
        scene: Scene,
        console: Console,
        questions: Sequence[Question] = ((),),
        *,
        below: int = 1,
    ) -> RenderableType:
        """The scene and the first of the questions that fits; they all ask the same.

        Lines below stay free, such as the one that is typed at.
        """
        width, height = max(console.width, WIDTH), console.height - below
        for layout, details, question in self._forms(scene, width, questions):
            used = len(layout.table) + len(details) + len(question)
            if used + MIN_EVENT_LINES <= height:
                break
        rule = Rule(Text(scene.title, style="bold"), style="dim", characters="-")
        title = [rule] if used + 1 + MIN_EVENT_LINES <= height else []
        recent = self.recent_events(scene, width, max(1, height - used - len(title)))
        small = []
        if console.width < WIDTH or used + len(recent) > height:
            small = [Text(self.words("small-window", width=WIDTH, height=HEIGHT), style="dim")]
        return Group(*title, *layout.table, *details, *recent, *small, *question)

    def _forms(
        self, scene: Scene, width: int, questions: Sequence[Question]
    ) -> Iterator[tuple[Layout, list[Text], Question]]:
        """The forms that the screen can take, the fullest first."""
        tall = self.board.lay_out(scene, self.texts, self.words, width=width, tall=True)
        yield tall, tall.details[0], questions[0]
        low = self.board.lay_out(scene, self.texts, self.words, width=width, tall=False)
        for details in low.details:
            for question in questions:
                yield low, details, question

    def full(self, scene: Scene, console: Console) -> RenderableType:
        """The table in its fullest form, however long."""
        width = max(console.width, WIDTH)
        layout = self.board.lay_out(scene, self.texts, self.words, width=width, tall=True)
        return Group(*layout.table, *layout.details[0])

    def log_lines(self, scene: Scene) -> list[Text]:
        """All events in words; those seen before are dim."""
        first = len(scene.events) - scene.new
        return [self._sentence(event, n >= first) for n, event in enumerate(scene.events)]

    def _sentence(self, event: Event, is_new: bool) -> Text:
        return Text(self.texts.event(event), style="" if is_new else "dim")

    def recent_events(self, scene: Scene, width: int, room: int) -> list[Text]:
        """The last events that fit: a line for each, or one after the other if they are many."""
        first = len(scene.events) - scene.new
        new = [event for event in scene.events[first:] if event.kind not in self.board.minor]
        seen = [event for event in scene.events[:first] if event.kind not in self.board.minor]
        lines: list[Text] = []
        for shown, event in enumerate(reversed([*seen, *new])):
            block = wrap(self._sentence(event, shown < len(new)), width, INDENT)
            if len(lines) + len(block) > room:
                return lines if shown >= len(new) else self._running(new, width, room)
            lines = block + lines
        return lines

    def _running(self, new: Sequence[Event], width: int, room: int) -> list[Text]:
        """As many of the last events as fit without new lines, and how many are in the log only."""
        shown = [self._sentence(new[-1], is_new=True)]
        lines = wrap(shown[0], width)[:room]
        for left in range(len(new) - 2, -1, -1):
            shown.insert(0, self._sentence(new[left], is_new=True))
            more = Text(f"({self.words('command-log-form')}: +{left})", style="dim")
            longer = wrap(Text(" ").join([more, *shown] if left else shown), width)
            if len(longer) > room:
                break
            lines = longer
        return lines
