"""Plays with a net that looks ahead: to the own next turn, in many possible worlds."""

from collections.abc import Sequence

import numpy as np

from ..core import Action, Luck
from .advice import Advice
from .clock import Clock
from .eyes import AnyEyes, Considered, World
from .net import Floats, Net
from .neural import Mind
from .player import Budget, Question

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
PATIENCE = 200
"""After so many moves the own next turn is there, or the game over."""


class ForesightBot:
    """Tries what its net leans to in possible worlds, in which the net plays all seats."""

    def __init__(
        self, eyes: AnyEyes, net: Net, luck: Luck, budget: Budget, *, in_turns: bool = True
    ) -> None:
        """A simulation is one move in one world.

        Unless `in_turns`, the actions of turns are chosen at a glance; it still looks ahead in
        wars, revolts and all other questions.
        """
        self._eyes = eyes
        self._net = net
        self._luck = luck
        self._budget = budget
        self._in_turns = in_turns

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        mind = Mind(self._eyes, self._net, question, self._luck)
        if not self._in_turns and self._eyes.is_turn(mind.considered.rows[0]):
            return mind.action(int(mind.shares.argmax()))
        return mind.action(self._look_ahead(mind)[0][0])

    def advise(self, question: Question) -> Advice:
        mind = Mind(self._eyes, self._net, question, self._luck)
        order, hopes = self._look_ahead(mind)
        return mind.advice(order, (hopes + 1) / np.float32(2), mind.shares)

    def _look_ahead(self, mind: Mind) -> tuple[list[int], Floats]:
        """The places of the moves that were looked at, the best first; what each promises."""
        clock = Clock(self._budget)
        shares = np.maximum(mind.shares, LEAST)
        shares[mind.considered.rows[1:, self._eyes.own_share].argmax()] += LEAST
        order = np.argsort(-shares, kind="stable")[:CANDIDATES]
        moves = [mind.considered.moves[place] for place in order]
        each = max(1, (self._budget.simulations or 0) // len(moves)) if len(moves) > 1 else 1
        parts: list[Floats] = []
        while (done := TOGETHER * len(parts)) < each and not (parts and clock.is_up()):
            worlds = mind.worlds(min(TOGETHER, each - done))
            seed = self._luck.below(1 << 30)
            parts.append(hopes_of(mind, moves, worlds, seed))
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


def hopes_of(mind: Mind, moves: Sequence[int], worlds: Sequence[World], seed: int) -> Floats:
    """What a seat may expect after each of the moves: a row a move, a column a world."""
    lines = [
        Line(mind, world.copy(), move, seed + number)
        for move in moves
        for number, world in enumerate(worlds)
    ]
    running = lines
    for _ in range(PATIENCE):
        asked = [(line, one) for line in running if (one := line.consider())]
        if not asked:
            break
        wishes, worth = mind.net.think([one.rows for _, one in asked])
        for (line, one), wish, expected in zip(asked, wishes, worth, strict=True):
            line.go_on(one, int(wish.argmax()), float(expected))
        running = [line for line, _ in asked]
    return np.array([line.hope for line in lines], np.float32).reshape(len(moves), len(worlds))


class Line:
    """What follows a move in one world."""

    def __init__(self, mind: Mind, world: World, move: int, seed: int) -> None:
        self._eyes = mind.eyes
        self._seat = mind.seat
        self._world = world
        self._luck = mind.eyes.luck(seed)
        self._is_over = False
        world.apply(mind.seat, move, self._luck)
        self.hope = 0.0

    def consider(self) -> Considered | None:
        """What is to be decided next; None if the line is at its end."""
        if self._is_over:
            return None
        who = self._world.seat
        if who is None:
            outcome = self._world.outcome()
            assert outcome is not None
            self.hope = self._eyes.earned(outcome, self._seat)
            return None
        # Whoever is asked knows no more than at a table.
        return self._eyes.consider([self._world.determinize(who, self._luck)], who, self._luck)

    def go_on(self, considered: Considered, chosen: int, expected: float) -> None:
        """Make the chosen move, or end where the own turn begins."""
        who = self._world.seat
        assert who is not None
        if who == self._seat:
            self.hope = expected
            self._is_over = self._eyes.is_far_enough(considered.rows[0])
        if not self._is_over:
            self._world.apply(who, considered.moves[chosen], self._luck)
