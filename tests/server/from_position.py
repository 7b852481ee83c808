"""A server whose tables of one game all begin with a position that somebody wrote.

`python -m tests.server.from_position GAME FILE serve ...` is the command `sevenstates` that way,
with the draws of `tests.server.fixed_chance`. Open tables with the position's seats and options.
"""

import sys
from pathlib import Path

import tests.server.fixed_chance  # noqa: F401
from sevenstates import games
from sevenstates.cli import main
from sevenstates.core import State


def begin_with(key: str, file: Path) -> None:
    """Set up every table of the game as the file says."""
    game, text = games.get(key), file.read_text(encoding="utf-8")

    def parsed(*_: object) -> State:
        state: State = game.parse_position(text)
        return state

    vars(game)["_new_state"] = parsed


if __name__ == "__main__":
    _, key, file, *sys.argv[1:] = sys.argv
    begin_with(key, Path(file))
    main()
