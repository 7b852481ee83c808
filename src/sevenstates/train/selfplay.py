"""Games that a net plays against itself, and what it remembers of them."""

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.huang.consider import OWN_SHARE, Considered, consider
from ..bots.huang.foresight import earned
from ..bots.net import Net
from ..fast.huang import Generator, State

WORLDS = 2
"""In so many possible worlds a move is tried; a bot at a table takes more."""
Floats = NDArray[np.float32]


@dataclass
class Memory:
    """Decisions of finished games, in no order that matters."""

    rows: list[Floats] = field(default_factory=list)
    """Of each decision the row of the table and one a move."""
    chosen: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    """The logarithm of the chance that the net gave the move it chose."""
    gains: list[float] = field(default_factory=list)
    """How much better the move turned out than was expected."""
    worth: list[float] = field(default_factory=list)
    """What should have been expected."""
    games: int = 0

    def add(self, other: "Memory") -> None:
        """Remember what another did too."""
        self.rows += other.rows
        self.chosen += other.chosen
        self.chances += other.chances
        self.gains += other.gains
        self.worth += other.worth
        self.games += other.games


class Made(NamedTuple):
    """A decision that was made in a game that still goes on."""

    rows: Floats
    chosen: int
    chance: float
    expected: float


class Player:
    """Plays games side by side, so that the net thinks about all of them at once."""

    def __init__(self, seats: int, seed: int, fade: float) -> None:
        """`fade` is lambda of generalised advantage estimation."""
        self._seats = seats
        self._fade = fade
        self._luck = Generator(seed)
        self._random = np.random.default_rng(seed)

    def play(self, games: int, net: Net | None) -> Memory:
        """Play so many games; without a net every move is the best by hand-made judgement."""
        memory = Memory(games=games)
        states = [State.new(self._seats, luck=self._luck) for _ in range(games)]
        past: list[list[list[Made]]] = [[[] for _ in range(self._seats)] for _ in states]
        running = list(range(games))
        while running:
            asked = [self._settle(states[game]) for game in running]
            still = [(game, one) for game, one in zip(running, asked, strict=True) if one]
            if still:
                self._decide(states, still, past, net)
            running = [game for game, _ in still]
        for state, seats in zip(states, past, strict=True):
            self._remember(memory, state, seats)
        return memory

    def _settle(self, state: State) -> Considered | None:
        """Make the moves without a choice; what is to be decided next, None at the end."""
        while (seat := state.seat) is not None:
            worlds = [state.determinize(seat, self._luck) for _ in range(WORLDS)]
            considered = consider(worlds, self._luck)
            if len(considered.moves) > 1:
                return considered
            state.apply(seat, considered.moves[0], self._luck)
        return None

    def _decide(
        self,
        states: Sequence[State],
        asked: Sequence[tuple[int, Considered]],
        past: list[list[list[Made]]],
        net: Net | None,
    ) -> None:
        decisions = [considered.rows for _, considered in asked]
        if net is None:
            wishes = [1000 * rows[1:, OWN_SHARE] for rows in decisions]
            worth = np.zeros(len(asked), np.float32)
        else:
            wishes, worth = net.think(decisions)
        for (game, considered), wish, expected in zip(asked, wishes, worth, strict=True):
            logs = wish - wish.max()
            logs -= np.log(np.exp(logs).sum())
            chosen = int((logs + self._random.gumbel(size=len(logs))).argmax())
            seat = states[game].seat
            assert seat is not None
            decision = Made(considered.rows, chosen, float(logs[chosen]), float(expected))
            past[game][seat].append(decision)
            states[game].apply(seat, considered.moves[chosen], self._luck)

    def _remember(self, memory: Memory, state: State, seats: list[list[Made]]) -> None:
        outcome = state.outcome()
        assert outcome is not None
        for seat, decisions in enumerate(seats):
            later, gain = earned(outcome, seat), 0.0
            for decision in reversed(decisions):
                gain = later - decision.expected + self._fade * gain
                later = decision.expected
                memory.rows.append(decision.rows)
                memory.chosen.append(decision.chosen)
                memory.chances.append(decision.chance)
                memory.gains.append(gain)
                memory.worth.append(decision.expected + gain)


class Crew:
    """Players in processes of their own."""

    def __init__(self, seats: Sequence[int], seed: int, fade: float) -> None:
        """A process for each of `seats`, at tables of so many."""
        context = multiprocessing.get_context("spawn")
        self._wires: list[Connection] = []
        for number, count in enumerate(seats):
            ours, theirs = context.Pipe()
            work = (count, seed + number, fade, theirs)
            context.Process(target=_work, args=work, daemon=True).start()
            theirs.close()
            self._wires.append(ours)

    def play(self, games: int, net: Net | None) -> Memory:
        """Let every process play so many games."""
        for wire in self._wires:
            wire.send((games, None if net is None else net.numbers))
        memory = Memory()
        for wire in self._wires:
            memory.add(wire.recv())
        return memory

    def close(self) -> None:
        """Let the processes end."""
        for wire in self._wires:
            wire.close()


def _work(seats: int, seed: int, fade: float, wire: Connection) -> None:
    player = Player(seats, seed, fade)
    try:
        while True:
            games, numbers = wire.recv()
            wire.send(player.play(games, None if numbers is None else Net(numbers)))
    except (EOFError, KeyboardInterrupt):
        return  # the learner has gone
