"""Games that a net plays against itself, and what it remembers of them."""

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots.eyes import Considered, World
from ..bots.net import Net
from ..bots.nets import eyes_of

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
    won: float = 0.0
    """The wins of the net where hand-made judgement played some seats."""
    fair: float = 0.0
    """How many that would have been if both were as good."""

    def add(self, other: "Memory") -> None:
        """Remember what another did too."""
        self.rows += other.rows
        self.chosen += other.chosen
        self.chances += other.chances
        self.gains += other.gains
        self.worth += other.worth
        self.games += other.games
        self.won += other.won
        self.fair += other.fair


class Made(NamedTuple):
    """A decision that was made in a game that still goes on."""

    rows: Floats
    chosen: int
    chance: float
    expected: float


Past = list[list[Made] | None]
"""For each seat what it decided; None if hand-made judgement plays it."""


class Player:
    """Plays games side by side, so that the net thinks about all of them at once."""

    def __init__(
        self, game_key: str, seats: int, seed: int, *, fade: float, by_hand: float
    ) -> None:
        """`fade` is lambda of generalised advantage estimation, `by_hand` the share of the other
        seats that hand-made judgement plays.
        """
        self._eyes = eyes_of(game_key)
        self._worlds = games.plugin(game_key).bot_settings().training_worlds
        self._seats = seats
        self._fade = fade
        self._by_hand = by_hand
        self._luck = self._eyes.luck(seed)
        self._random = np.random.default_rng(seed)

    def play(self, games: int, net: Net | None) -> Memory:
        """Play so many games; without a net every move is the best by hand-made judgement."""
        memory = Memory(games=games)
        states = [self._eyes.new_game(self._seats, self._luck) for _ in range(games)]
        past: list[Past] = [self._seat_players(net) for _ in states]
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

    def _seat_players(self, net: Net | None) -> Past:
        """Who plays: a list of decisions for each seat of the net, None for one of greedy."""
        own = self._random.integers(self._seats)
        by_hand = self._random.random(self._seats) < (self._by_hand if net else 0.0)
        return [[] if seat == own or not by_hand[seat] else None for seat in range(self._seats)]

    def _settle(self, state: World) -> Considered | None:
        """Make the moves without a choice; what is to be decided next, None at the end."""
        while (seat := state.seat) is not None:
            worlds = [state.determinize(seat, self._luck) for _ in range(self._worlds)]
            considered = self._eyes.consider(worlds, seat, self._luck)
            if len(considered.moves) > 1:
                return considered
            state.apply(seat, considered.moves[0], self._luck)
        return None

    def _decide(
        self,
        states: Sequence[World],
        asked: Sequence[tuple[int, Considered]],
        past: Sequence[Past],
        net: Net | None,
    ) -> None:
        decisions = [considered.rows for _, considered in asked]
        by_hand = [1000 * rows[1:, self._eyes.own_share] for rows in decisions]
        worth = np.zeros(len(asked), np.float32)
        wishes = by_hand
        if net is not None:
            wishes, worth = net.think(decisions)
        for (game, considered), *thoughts, expected in zip(
            asked, wishes, by_hand, worth, strict=True
        ):
            seat = states[game].seat
            assert seat is not None
            made = past[game][seat]
            wish = thoughts[made is None]
            logs = wish - wish.max()
            logs -= np.log(np.exp(logs).sum())
            chosen = int((logs + self._random.gumbel(size=len(logs))).argmax())
            if made is not None:
                made.append(Made(considered.rows, chosen, float(logs[chosen]), float(expected)))
            states[game].apply(seat, considered.moves[chosen], self._luck)

    def _remember(self, memory: Memory, state: World, past: Past) -> None:
        outcome = state.outcome()
        assert outcome is not None
        learners = [seat for seat, decisions in enumerate(past) if decisions is not None]
        if len(learners) < self._seats:
            memory.fair += len(learners) / self._seats
            winners = outcome.winners or range(self._seats)
            memory.won += sum(seat in winners for seat in learners) / len(winners)
        for seat in learners:
            later, gain = self._eyes.earned(outcome, seat), 0.0
            for decision in reversed(past[seat] or []):
                gain = later - decision.expected + self._fade * gain
                later = decision.expected
                memory.rows.append(decision.rows)
                memory.chosen.append(decision.chosen)
                memory.chances.append(decision.chance)
                memory.gains.append(gain)
                memory.worth.append(decision.expected + gain)


class Crew:
    """Players in processes of their own."""

    def __init__(
        self, game_key: str, seats: Sequence[int], seed: int, *, fade: float, by_hand: float
    ) -> None:
        """A process for each of `seats`, at tables of so many; the rest is as in `Player`."""
        self._seats = seats
        context = multiprocessing.get_context("spawn")
        self._wires: list[Connection] = []
        for number, count in enumerate(seats):
            ours, theirs = context.Pipe()
            work = (game_key, count, seed + number, fade, by_hand, theirs)
            context.Process(target=_work, args=work, daemon=True).start()
            theirs.close()
            self._wires.append(ours)

    def begin(self, games: int, net: Net | None) -> None:
        """Let every process play so many games; fewer at tables of more, which take longer."""
        for seats, wire in zip(self._seats, self._wires, strict=True):
            wire.send((max(1, 2 * games // seats), None if net is None else net.numbers))

    def finish(self) -> Memory:
        """What the games that were begun taught."""
        memory = Memory()
        for wire in self._wires:
            memory.add(wire.recv())
        return memory

    def close(self) -> None:
        """Let the processes end."""
        for wire in self._wires:
            wire.close()


def _work(
    game_key: str, seats: int, seed: int, fade: float, by_hand: float, wire: Connection
) -> None:
    player = Player(game_key, seats, seed, fade=fade, by_hand=by_hand)
    try:
        while True:
            games, numbers = wire.recv()
            wire.send(player.play(games, None if numbers is None else Net(numbers)))
    except (EOFError, KeyboardInterrupt):
        return  # the learner has gone
