"""Write the golden files again: `python -m scripts.regenerate_goldens [name ...]`.

A playthrough is played again from the four header lines of its file (game, seats, options,
seed), so a file with nothing but those lines becomes a whole one. Each line of a perft.txt is
counted again to as many depths as it has. Names choose files by a part of their path.
"""

import sys
from pathlib import Path

from sevenstates import games
from sevenstates.testing.perft import format_lines, parse_lines
from sevenstates.testing.playthrough import parse_playthrough
from tests.kit.tables import GAMES


def regenerated(path: Path) -> str:
    """What the file should hold."""
    text = path.read_text(encoding="utf-8")
    if path.name == "perft.txt":
        game = games.get(path.parents[1].name)
        return format_lines([line.counted(game, path.parent) for line in parse_lines(text)])
    return "\n".join(parse_playthrough(text).played().lines()) + "\n"


def main(names: list[str]) -> None:
    for path in sorted(GAMES.glob("*/goldens/*.txt")):
        if not names or any(name in path.as_posix() for name in names):
            path.write_text(regenerated(path), encoding="utf-8")
            print(path.relative_to(GAMES).as_posix())


if __name__ == "__main__":
    main(sys.argv[1:])
