"""Perft: the number of ways in which a position can continue, a fingerprint of the rules.

A path is a sequence of decisions. Chance is fixed: every draw gives the first kind that is
there. Of several seats asked at once the lowest answers first. Paths that end sooner than the
depth are not counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..core import AnyGame, Luck, State

HEADER = """\
# How many ways each position can go on for 1, 2, 3 ... decisions.
# Every draw gives the first kind that is there (the lowest index whose weight is not 0); of
# several seats asked at once the lowest answers first; paths that end sooner are not counted.
# Written by scripts/regenerate_goldens.py, which keeps the number of depths of each line.
"""


class FirstLuck(Luck):
    """Every draw gives the first kind that is there."""

    def pick(self, weights: Sequence[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


def count(state: State, depth: int) -> int:
    """The number of paths of `depth` decisions."""
    pending = state.pending()
    if not pending:
        return 0
    seat = min(decision.seat for decision in pending)
    legal = state.legal_actions(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(seat, action, FirstLuck())
        total += count(after, depth - 1)
    return total


@dataclass(frozen=True)
class Line:
    """One line of a perft file: a position and its counts by depth."""

    name: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.name}: {' '.join(map(str, self.counts))}"

    def counted(self, game: AnyGame, folder: Path) -> "Line":
        """The line as it should be."""
        position = folder.joinpath("positions", f"{self.name}.txt").read_text(encoding="utf-8")
        state = game.parse_position(position)
        depths = range(1, len(self.counts) + 1)
        return Line(self.name, tuple(count(state, depth) for depth in depths))


def parse_lines(text: str) -> list[Line]:
    """The lines of a perft file, without its comments."""
    rows = [row.partition(":") for row in text.splitlines() if row and not row.startswith("#")]
    return [Line(name, tuple(map(int, counts.split()))) for name, _, counts in rows]


def format_lines(lines: Sequence[Line]) -> str:
    """A whole perft file."""
    return HEADER + "".join(f"{line}\n" for line in lines)
