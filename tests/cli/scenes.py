"""Positions for golden screens, and how they are drawn: `python -m tests.cli.scenes` redraws them.

A position is `screens/NAME.position`; what the first seat sees of it, without colours, is
`screens/NAME.WIDTHxHEIGHT`.
"""

import io
from pathlib import Path

from rich.console import Console

from sevenstates import games
from sevenstates.cli.board import Scene
from sevenstates.cli.screen import Screen
from sevenstates.cli.words import Words
from sevenstates.core import Event, State
from sevenstates.games.huang.rules import HUANG
from sevenstates.texts import Texts

FOLDER = Path(__file__).parent / "screens"
SIZES = ((100, 40), (100, 24), (80, 24))
LOG = (
    Event("turn_began", {"seat": 0}),
    Event("tile_placed", {"seat": 0, "colour": "red", "place": "d4"}),
    Event("points", {"seat": 0, "colour": "red", "points": 1, "source": "tile"}),
)


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.position"))


def load(name: str) -> State:
    return HUANG.parse_position((FOLDER / f"{name}.position").read_text("utf-8"))


def draw(state: State, width: int, height: int, language: str = "en") -> str:
    """What the first seat sees, as lines without trailing blanks."""
    board, view = games.plugin("huang").terminal_board(), state.view(0)
    texts = Texts(language, "huang", board.names(view, Texts(language, "huang")))
    screen = Screen(board, texts, Words(language, "huang"))
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, no_color=True, highlight=False)
    console.print(screen.render(Scene(view, "HUANG", [0], LOG, 2, (), {"d4"}), console))
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


def golden(name: str, width: int, height: int) -> Path:
    return FOLDER / f"{name}.{width}x{height}"


def main() -> None:
    for name in names():
        for width, height in SIZES:
            golden(name, width, height).write_text(draw(load(name), width, height), "utf-8")


if __name__ == "__main__":
    main()
