"""How a game may go on after a move, on its readable engine, until the own next turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..core import RandomLuck, Seat, State
from .net import Floats, Net
from .playing_on import advance

if TYPE_CHECKING:
    from .readable_eyes import ReadableEyes, ReadableWorld

FEW = 6
"""Of so many moves the net chooses its own within a line: those that look best at a glance."""
PATIENCE = 300
"""After so many moves the own next turn is there, or the game over."""


def hopes_of(
    eyes: "ReadableEyes",
    net: Net,
    seat: Seat,
    moves: Sequence[int],
    worlds: Sequence[State],
    seed: int,
) -> Floats:
    """What a seat may expect after each of the moves: a row a move, a column a world.

    The others play on with quick moves: the net would be slow for all of them.
    """
    lines = [
        Line(eyes, seat, world.copy(), move, RandomLuck(seed + number))
        for move in moves
        for number, world in enumerate(worlds)
    ]
    asking = [line for line in lines if line.is_asking()]
    while asking:
        considered = [eyes.consider([line.as_seen()], seat, line.luck, most=FEW) for line in asking]
        wishes, _ = net.think([one.rows for one in considered])
        for line, one, wish in zip(asking, considered, wishes, strict=True):
            line.make(seat, one.moves[int(wish.argmax())])
        asking = [line for line in asking if line.is_asking()]
    return _judged(eyes, net, seat, lines).reshape(len(moves), len(worlds))


def _judged(eyes: "ReadableEyes", net: Net, seat: Seat, lines: Sequence["Line"]) -> Floats:
    """What lines are worth where they end."""
    rows = np.zeros((len(lines), eyes.features), np.float32)
    for row, line in zip(rows, lines, strict=True):
        row[: eyes.sight.STATE_FEATURES] = eyes.sight.look(line.state, seat)
    hopes = net.judge(rows)
    for place, line in enumerate(lines):
        outcome = line.state.result
        if outcome is not None:
            hopes[place] = eyes.earned(outcome, seat)
    return hopes


class Line:
    """What follows a move in one world."""

    def __init__(
        self, eyes: "ReadableEyes", seat: Seat, state: State, move: int, luck: RandomLuck
    ) -> None:
        self._eyes = eyes
        self._seat = seat
        self._left = PATIENCE
        self.state = state
        self.luck = luck
        self.make(seat, move)

    def make(self, seat: Seat, move: int) -> None:
        """Make a move."""
        self._left -= 1
        advance(self.state, seat, self._eyes.game.actions[move], self.luck)

    def as_seen(self) -> "ReadableWorld":
        """A world that looks the same to the seat: it knows no more than at a table."""
        return self._eyes.world(self.state).determinize(self._seat, self.luck)

    def is_asking(self) -> bool:
        """Play on with quick moves; whether the net is to decide then, or else the line ends."""
        eyes, state = self._eyes, self.state
        while state.stack and self._left and not eyes.sight.is_far_enough(state, self._seat):
            who = state.stack[-1].pending(state)[0].seat
            if eyes.decides and who == self._seat and len(state.legal_actions(who)) > 1:
                return True
            self.make(who, eyes.knowledge.quick(state, who, self.luck).index)
        return False
