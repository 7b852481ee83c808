"""Setting up a table: from the command line, or by asking."""

import dataclasses
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from .. import games
from ..bots.levels import levels_of, usual_level
from ..core import AnyGame, Options, SevenStatesError
from ..texts import Texts
from .errors import ClientError, sentence
from .options import plain_fields
from .players import Seating
from .terminal import Terminal
from .words import Words


@dataclass(frozen=True)
class TablePlan:
    """The table to be played, and the seats that bots play."""

    game: AnyGame
    seats: int
    options: Options
    bots: Seating


class Wizard:
    """Asks what to play; an empty answer takes what is offered."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.words = Words(language)
        self.language = language

    def ask(self, game: AnyGame | None) -> TablePlan:
        self.terminal.note(self.words("welcome"), "bold")
        self.terminal.note(self.words("welcome-enter"), "dim")
        game = game or self._game(games.all())
        least, most = game.seats[0], game.seats[-1]
        seats = self._number(self.words("ask-seats", least=least, most=most), least, most, least)
        people = self._number(self.words("ask-people", seats=seats), 1, seats, 1)
        level = self._level(game) if people < seats else usual_level(game.key)
        options = self._options(game, seats)
        return TablePlan(game, seats, options, dict.fromkeys(range(people, seats), level))

    def _game(self, known: Sequence[AnyGame]) -> AnyGame:
        if len(known) == 1:
            return known[0]
        for number, game in enumerate(known, 1):
            self.terminal.note(f"  {number} {Texts(self.words.language, game.key).title}")
        return known[self._number(self.words("ask-game"), 1, len(known), 1) - 1]

    def _level(self, game: AnyGame) -> str:
        usual = usual_level(game.key)
        levels = [level for level in levels_of(game.key) if level != "random"]
        if not levels:
            return usual
        for number, level in enumerate(levels, 1):
            self.terminal.note(f"  {number} {self.words(f'level-{level}')}")
        offered = levels.index(usual) + 1
        return levels[self._number(self.words("ask-level"), 1, len(levels), offered) - 1]

    def _number(self, question: str, least: int, most: int, default: int) -> int:
        while True:
            answer = self.terminal.ask(f"{question} [{default}] ")
            if not answer:
                return default
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            self.terminal.note(self.words("ask-number", least=least, most=most), "red")

    def _options(self, game: AnyGame, seats: int) -> Options:
        """Show the options; a number changes one, an empty answer starts the game."""
        texts = Texts(self.language, game.key)
        fields = plain_fields(game)
        options: Options = game.options_type()
        self.terminal.print(self._option_table(game, options, texts))
        while True:
            answer = self.terminal.ask(self.words("ask-options") + " ")
            try:
                if not answer:
                    return game.check_table(seats, options)  # type: ignore[no-any-return]
                if not answer.isdecimal() or not 1 <= int(answer) <= len(fields):
                    raise ClientError("ask-number", least=1, most=len(fields))
                options = _turned(game, options, fields[int(answer) - 1])
                self.terminal.print(self._option_table(game, options, texts))
            except (SevenStatesError, ClientError) as error:
                self.terminal.note(sentence(error, texts, self.words), "red")

    def _option_table(self, game: AnyGame, options: Options, texts: Texts) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, field in enumerate(plain_fields(game), 1):
            value = getattr(options, field.name)
            name = f"option-{field.name.replace('_', '-')}"
            if isinstance(value, bool):
                shown = self.words("yes" if value else "no")
            else:
                shown = texts.text(f"{name}-{value}")
            changed = value != field.default
            table.add_row(
                Text(f"  {number}", style="cyan"),
                Text(texts.text(name), style="bold"),
                Text(shown, style="bold green" if changed else ""),
                Text(texts.text(f"{name}-help"), style="dim"),
            )
        return table


def _turned(game: AnyGame, options: Options, field: dataclasses.Field[Any]) -> Options:
    """The option with its next value."""
    value = getattr(options, field.name)
    choices = field.metadata.get("choices", (False, True))
    following = choices[(choices.index(value) + 1) % len(choices)]
    return dataclasses.replace(options, **{field.name: following})


def option_hint(game: AnyGame, name: str) -> str:
    """The kind of value that an option takes, for a list of options."""
    field = next(f for f in dataclasses.fields(game.options_type) if f.name == name)
    if "choices" in field.metadata:
        return "|".join(field.metadata["choices"])
    hint = typing.get_type_hints(game.options_type)[name]
    known = {bool: "yes|no", int: "NUMBER", tuple[str, ...]: "A,B,..."}
    return known.get(hint, "@FILE")
