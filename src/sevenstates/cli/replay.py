"""The replay of a record: step by step, or all of it at once."""

from rich.rule import Rule
from rich.text import Text

from .. import games
from ..core import Event, Moment, Move, View, Viewer
from ..texts import Texts
from .board import Scene
from .log import open_event, places_of
from .saves import Save
from .screen import Screen
from .terminal import InputEnded, Terminal
from .words import Words

EVERY = 25
"""Moves between two boards of a whole printed game."""


class Replay:
    """A record and the moment that is shown; a viewer of None sees everything."""

    def __init__(self, save: Save, terminal: Terminal, language: str) -> None:
        self.positions: list[Moment] = list(save.record.replay(save.game))
        self.terminal = terminal
        self.words = Words(language, save.game.key)
        board = games.plugin(save.game.key).terminal_board()
        names = board.names(self.positions[0].state.view(None), Texts(language, save.game.key))
        options = save.game.options_type.from_json(save.record.options)
        self.screen = Screen(board, Texts(language, save.game.key, names, options), self.words)
        self.title = Texts(language, save.game.key).title
        self.viewer: Viewer = None
        self.number = 0
        self.seats = save.record.seats
        self.people = set(range(self.seats)) - set(save.bots or ())

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def run(self) -> None:
        """Step through the record as the player types."""
        self._draw()
        while True:
            try:
                line = self.terminal.ask(self.words("replay-prompt") + " ").casefold()
            except InputEnded:
                return
            if self._obey(line):
                return

    def _obey(self, line: str) -> bool:
        """Carry a line out; True to stop."""
        word, _, rest = line.partition(" ")
        if word in ("q", "quit", "exit"):
            return True
        if word in ("", "n", "next"):
            self._go(self.number + 1)
        elif word in ("b", "back"):
            self._go(self.number - 1)
        elif word in ("g", "goto") and rest.strip().isdecimal():
            self._go(int(rest))
        elif word.isdecimal():
            self._go(int(word))
        elif word == "seat" and self.look(rest.strip()):
            self._draw()
        else:
            self.terminal.note(self.words("replay-help", last=self.last, seats=self.seats))
        return False

    def _go(self, number: int) -> None:
        self.number = max(0, min(number, self.last))
        self._draw()

    def look(self, text: str) -> bool:
        """Look from another seat; False if there is no such."""
        if text == "all":
            self.viewer = None
            return True
        if text.isdecimal() and len(text) < 3 and 1 <= int(text) <= self.seats:
            self.viewer = int(text) - 1
            return True
        return False

    def _draw(self) -> None:
        self.terminal.clear()
        self.terminal.print(self.screen.render(self._scene(), self.terminal.console))

    def _scene(self) -> Scene:
        events = [e for p in self.positions[: self.number + 1] for e in self._seen(p)]
        latest = self._seen(self.positions[self.number])
        title = f"{self.title} - {self._heading(self.number)}"
        return Scene(self._view(), title, self.people, events, len(latest), (), places_of(latest))

    def _heading(self, number: int) -> str:
        move = self.positions[number].move
        if move is None:
            return self.words("replay-setup", last=self.last)
        name = self.screen.texts.seat_name(move.seat)
        return self.words(
            "replay-move", number=number, last=self.last, name=name, move=self._move(move)
        )

    def _move(self, move: Move) -> str:
        """The move in notation, if the viewer may know it: which tiles were replaced is secret."""
        if self.viewer in (None, move.seat):
            return move.action
        return move.action.split()[0]

    def _view(self) -> View:
        state = self.positions[self.number].state
        return (
            self.screen.board.open_view(state) if self.viewer is None else state.view(self.viewer)
        )

    def _seen(self, position: Moment) -> list[Event]:
        if self.viewer is None:
            return [open_event(event) for event in position.events]
        seen = (event.seen_by(self.viewer) for event in position.events)
        return [event for event in seen if event is not None]

    def print_all(self) -> None:
        """The whole log, and the board every so often."""
        for number, position in enumerate(self.positions):
            self.number = number
            if position.move is not None:
                name = self.screen.texts.seat_name(position.move.seat)
                self.terminal.note(f"{number:>4}  {name}: {self._move(position.move)}", "bold")
            for event in self._seen(position):
                self.terminal.note(f"      {self.screen.texts.event(event)}")
            if number % EVERY == 0 or number == self.last:
                self.terminal.print(Rule(Text(str(number)), style="dim", characters="-"))
                words = self.screen.words
                self.terminal.print(self.screen.board.draw(self._view(), tall=False, words=words))
        outcome = self.positions[-1].state.outcome()
        if outcome is not None:
            self.terminal.note(self.screen.texts.outcome(outcome), "bold")
