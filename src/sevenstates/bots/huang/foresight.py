"""Plays HUANG with a net that looks ahead: to the own next turn, in many possible worlds."""

from collections.abc import Sequence

import numpy as np

from ...core import Action, Luck, Outcome, Seat
from ...fast.huang import Generator, State
from ..advice import Advice
from ..clock import Clock
from ..net import Net
from ..player import Budget, Question
from .consider import BEGINS, OWN_SHARE, QUIET, ROUNDS, Considered, Floats, consider
from .neural import Mind

CANDIDATES = 6
"""So many moves are looked at, those that the net leans to most."""
LEAST = 0.01
"""No move counts as less wished for than this, and the one that hand-made judgement would make
counts as wished for by this much more."""
TRUST = 30.0
"""How much what lies ahead weighs against the net's first wish."""
USUAL = 0.06
"""By so much moves usually differ in truth."""
TOGETHER = 16
"""In so many worlds at once it looks ahead: the net is faster the more it is asked at once."""
LAST_ROUNDS = 0.2
"""In the last two rounds, which rows tell in tens, it looks to the end of the game."""
PATIENCE = 200
"""After so many moves the own next turn is there, or the game over."""


class ForesightBot:
    """Tries what its net leans to in possible worlds, in which the net plays all seats."""

    def __init__(
        self, luck: Luck, budget: Budget, net: Net | None = None, *, in_turns: bool = True
    ) -> None:
        """A simulation is one move in one world.

        Unless `in_turns`, the actions of turns are chosen at a glance; it still looks ahead in
        wars, revolts and all other questions.
        """
        self._luck = luck
        self._budget = budget
        self._in_turns = in_turns
        self._net = net

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        mind = Mind(self._net, question, self._luck)
        if not self._in_turns and mind.considered.rows[0, QUIET] == 1:
            return mind.action(int(mind.shares.argmax()))
        return mind.action(self._look_ahead(mind)[0][0])

    def advise(self, question: Question) -> Advice:
        mind = Mind(self._net, question, self._luck)
        order, hopes = self._look_ahead(mind)
        return mind.advice(order, (hopes + 1) / np.float32(2), mind.shares)

    def _look_ahead(self, mind: Mind) -> tuple[list[int], Floats]:
        """The places of the moves that were looked at, the best first; what each promises."""
        clock = Clock(self._budget)
        shares = np.maximum(mind.shares, LEAST)
        shares[mind.considered.rows[1:, OWN_SHARE].argmax()] += LEAST
        order = np.argsort(-shares, kind="stable")[:CANDIDATES]
        moves = [mind.considered.moves[place] for place in order]
        each = max(1, (self._budget.simulations or 0) // len(moves)) if len(moves) > 1 else 1
        parts: list[Floats] = []
        while (done := TOGETHER * len(parts)) < each and not (parts and clock.is_up()):
            worlds = mind.worlds(min(TOGETHER, each - done))
            seed = self._luck.below(1 << 30)
            parts.append(hopes_of(mind.net, mind.seat, moves, worlds, seed))
        found = np.concatenate(parts, axis=1)
        hopes = np.zeros(len(mind.shares), np.float32)
        hopes[order] = found.mean(axis=1)
        score = np.log(shares[order]) + TRUST * differences(found)
        return order[np.argsort(-score, kind="stable")].tolist(), hopes


def differences(hopes: Floats) -> Floats:
    """How far each move's hopes lie from those of all moves, nearer to 0 the less is certain.

    Moves differ by little, and hopes in a few worlds by much: what was seen is weighed against
    what is usual, as Bayes would.
    """
    apart = hopes - hopes.mean(axis=0)
    doubt = float(apart.var(axis=1).mean()) / hopes.shape[1]
    found: Floats = apart.mean(axis=1) * USUAL**2 / (USUAL**2 + doubt)
    return found


def hopes_of(
    net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[State], seed: int
) -> Floats:
    """What a seat may expect after each of the moves: a row a move, a column a world."""
    lines = [
        Line(world.copy(), move, seed + number)
        for move in moves
        for number, world in enumerate(worlds)
    ]
    running = lines
    for _ in range(PATIENCE):
        asked = [(line, one) for line in running if (one := line.consider(seat))]
        if not asked:
            break
        wishes, worth = net.think([one.rows for _, one in asked])
        for (line, one), wish, expected in zip(asked, wishes, worth, strict=True):
            line.go_on(seat, one, int(wish.argmax()), float(expected))
        running = [line for line, _ in asked]
    return np.array([line.hope for line in lines], np.float32).reshape(len(moves), len(worlds))


class Line:
    """What follows a move in one world."""

    def __init__(self, state: State, move: int, seed: int) -> None:
        self._state = state
        self._luck = Generator(seed)
        self._is_over = False
        assert state.seat is not None
        state.apply(state.seat, move, self._luck)
        self.hope = 0.0

    def consider(self, seat: Seat) -> Considered | None:
        """What is to be decided next; None if the line is at its end."""
        who = self._state.seat
        if self._is_over:
            return None
        if who is None:
            outcome = self._state.outcome()
            assert outcome is not None
            self.hope = earned(outcome, seat)
            return None
        # Whoever is asked knows no more than at a table.
        return consider([self._state.determinize(who, self._luck)], self._luck)

    def go_on(self, seat: Seat, considered: Considered, chosen: int, expected: float) -> None:
        """Make the chosen move, or end where the own turn begins."""
        who = self._state.seat
        assert who is not None
        if who == seat:
            self.hope = expected
            table = considered.rows[0]
            self._is_over = table[BEGINS] == 1 and table[ROUNDS] > LAST_ROUNDS
        if not self._is_over:
            self._state.apply(who, considered.moves[chosen], self._luck)


def earned(outcome: Outcome, seat: Seat) -> float:
    """1 for a win, -1 for none; a shared win counts its part."""
    return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0
