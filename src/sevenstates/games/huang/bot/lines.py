"""How HUANG may go on after a move: the net plays all seats until the own next turn."""

from collections.abc import Sequence

import numpy as np

from ....bots.eyes import Considered, won
from ....bots.net import Floats, Net
from ....core import Luck, Seat
from ..native.huang import Generator, State
from .considering import BEGINS, ROUNDS, consider

PATIENCE = 200
"""After so many moves the own next turn is there, or the game over."""
LAST_ROUNDS = 0.2
"""In the last two rounds, which rows tell in tens, lines go to the end of the game."""


def hopes_of(
    net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[State], seed: int
) -> Floats:
    """What a seat may expect after each of the moves: a row a move, a column a world."""
    lines = [
        Line(world.copy(), seat, move, Generator(seed + number))
        for move in moves
        for number, world in enumerate(worlds)
    ]
    running = lines
    for _ in range(PATIENCE):
        asked = [(line, one) for line in running if (one := line.consider())]
        if not asked:
            break
        wishes, worth = net.think([one.rows for _, one in asked])
        for (line, one), wish, expected in zip(asked, wishes, worth, strict=True):
            line.go_on(one, int(wish.argmax()), float(expected))
        running = [line for line, _ in asked]
    return np.array([line.hope for line in lines], np.float32).reshape(len(moves), len(worlds))


class Line:
    """What follows a move in one world."""

    def __init__(self, state: State, seat: Seat, move: int, luck: Luck) -> None:
        self._state = state
        self._seat = seat
        self._luck = luck
        self._is_over = False
        state.apply(seat, move, luck)
        self.hope = 0.0

    def consider(self) -> Considered | None:
        """What is to be decided next; None if the line is at its end."""
        if self._is_over:
            return None
        who = self._state.seat
        if who is None:
            outcome = self._state.outcome()
            assert outcome is not None
            self.hope = won(outcome, self._seat)
            return None
        # Whoever is asked knows no more than at a table.
        return consider([self._state.determinize(who, self._luck)], self._luck)

    def go_on(self, considered: Considered, chosen: int, expected: float) -> None:
        """Make the chosen move, or end where the own turn begins."""
        who = self._state.seat
        assert who is not None
        if who == self._seat:
            self.hope = expected
            table = considered.rows[0]
            self._is_over = bool(table[BEGINS] == 1 and table[ROUNDS] > LAST_ROUNDS)
        if not self._is_over:
            self._state.apply(who, considered.moves[chosen], self._luck)
