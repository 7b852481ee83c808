"""Map files for tests: the printed ones, a small one of our own, and how to spoil them."""

from tests.paths import SOURCE

GAME = SOURCE / "games" / "huang" / "rules"
MAIN = (GAME / "data" / "main.txt").read_text("utf-8")
KINGDOMS = (GAME / "data" / "kingdoms.txt").read_text("utf-8")
VALLEYS = """\
name: two valleys
board:
C....~..
....~.C.
...~~...
..~..###
.~~..C..
~..##...
capitals:
a1 West
g2 East
f5 South
"""


def edited(text: str, old: str, new: str) -> str:
    """The text with one passage changed, which must be there once."""
    assert text.count(old) == 1
    return text.replace(old, new)


def line_of(text: str, start: str) -> int:
    """The number of the only line that begins so."""
    (number,) = [n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start)]
    return number
