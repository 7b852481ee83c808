"""The terminal: output and typed input."""

import contextlib
import sys
from collections.abc import Callable, Iterable

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

FORGET_SCROLLED = "\033[3J"
MAX_LINE_LENGTH = 5000
"""Maximum length of a typed line; the rest is cut off."""


class InputEnded(Exception):
    """Ctrl-C, Ctrl-D or the end of the input: the player is gone."""


def read_line(prompt: str) -> str:
    """The line typed after the prompt.

    `input` alone would not hear a Ctrl-C that comes while it sends the prompt to a pipe.
    """
    if sys.stdin.isatty() and sys.stdout.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    if not (line := sys.stdin.readline()):
        raise EOFError
    return line.removesuffix("\n")


class Terminal:
    """A console and the person typing there."""

    def __init__(
        self, *, no_colour: bool = False, read: Callable[[str], str] | None = None
    ) -> None:
        self.console = Console(
            no_color=True if no_colour else None, highlight=False, markup=False, emoji=False
        )
        self._read = read or read_line

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits here, and not a pipe."""
        return sys.stdin.isatty() and self.console.is_terminal

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def note(self, text: str, style: str = "") -> None:
        """A sentence of the program."""
        self.print(Text(text, style=style))

    def command(self, text: str) -> None:
        """A command line to copy: never broken, however narrow the screen."""
        self.console.print(Text(f"  {text}", style="bold"), soft_wrap=True)

    def clear(self) -> None:
        """A fresh screen."""
        if not self.console.is_terminal:
            self.print(Text())
        elif self.console.is_dumb_terminal:
            self.print(Text("\n" * self.console.height))
        else:
            self.console.clear()

    def wipe(self) -> None:
        """Clear the screen and its scrollback, which may show a hand."""
        self.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def ask(self, prompt: str) -> str:
        """A line, without what cannot be printed; raises InputEnded if there is none to come."""
        try:
            line = self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.print(Text())
            raise InputEnded from None
        printable = "".join(c if c.isprintable() else " " for c in line[:MAX_LINE_LENGTH])
        return printable.strip()

    def page(self, thing: RenderableType, more: str) -> None:
        """Print a screenful at a time; any answer but an empty one stops."""
        lines = self.console.render_lines(thing, pad=False)
        height = max(5, self.console.height - 2) if self.is_interactive else len(lines) or 1
        for first in range(0, len(lines), height):
            self._print_lines(lines[first : first + height])
            if first + height < len(lines) and self.ask(more):
                return

    def _print_lines(self, lines: Iterable[list[Segment]]) -> None:
        segments = [segment for line in lines for segment in (*line, Segment.line())]
        self.console.print(Segments(segments), end="")

    def complete_with(self, find: Callable[[str], list[str]]) -> None:
        """Let the Tab key finish what is typed, where the platform can."""
        with contextlib.suppress(ImportError):
            import readline

            def complete(_: str, number: int) -> str | None:
                found = find(readline.get_line_buffer())
                return found[number] if number < len(found) else None

            readline.set_completer_delims("")
            readline.set_completer(complete)
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def forgive_streams() -> None:
    """Make characters that a stream cannot carry question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
