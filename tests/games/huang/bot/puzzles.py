"""Positions with a plainly right answer."""

import textwrap
from dataclasses import dataclass, field

from sevenstates.games.huang.rules import HuangState
from tests.games.huang.rules.positions import LETTERS, play, position


@dataclass(frozen=True)
class Puzzle:
    """A position, the moves made in it, and what is right or wrong then."""

    name: str
    text: str
    right: set[str] = field(default_factory=set)
    wrong: set[str] = field(default_factory=set)
    """Where all but these is right, the plainly wrong ones."""
    before: tuple[str, ...] = ()
    """Moves, each by the seat that is asked."""
    bag: str = 3 * "YYYYRRRRBBGG"
    """The last tiles of the bag; the others are discarded. The fewer, the more a tile counts."""

    def __str__(self) -> str:
        return self.name

    def state(self) -> HuangState:
        """The state in which the question is put."""
        text = textwrap.dedent(self.text)
        unseen = position(text).bag
        left = [count - self.bag.count(c) for c, count in zip(LETTERS, unseen, strict=True)]
        discards = "".join(letter * count for letter, count in zip(LETTERS, left, strict=True))
        state = position(f"{text}\nbag: {self.bag or '-'}\ndiscards: {discards}")
        for move in self.before:
            play(state, state.pending()[0].seat, move)
        return state

    def right_among(self, legal: set[str]) -> set[str]:
        """The right answers; those that end in `*` stand for all that begin so."""
        named = self.right or self.wrong
        found = {
            move
            for move in legal
            if any(move == n or (n.endswith("*") and move.startswith(n[:-1])) for n in named)
        }
        return found if self.right else legal - found
