"""Self-play: the games of a net, and the trajectories it learns from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from .. import games
from ..bots.nets import adapter_of
from ..bots.nets.net import Floats, Net
from ..bots.nets.net_adapter import MoveBatch, World


@dataclass
class Trajectories:
    """Decisions of finished games, in no order that matters."""

    rows: list[Floats] = field(default_factory=list)
    """The features of each decision: a row for the state and one for each move."""
    chosen: list[int] = field(default_factory=list)
    log_probs: list[float] = field(default_factory=list)
    """The log probability that the net gave the chosen move."""
    advantages: list[float] = field(default_factory=list)
    """The advantage: by how much the move turned out better than expected."""
    returns: list[float] = field(default_factory=list)
    """The targets of the value head."""
    games: int = 0
    won: float = 0.0
    """The wins of the net where heuristics played some seats."""
    fair: float = 0.0
    """The wins if both were as good."""

    def add(self, other: "Trajectories") -> None:
        """Append those of other games."""
        self.rows += other.rows
        self.chosen += other.chosen
        self.log_probs += other.log_probs
        self.advantages += other.advantages
        self.returns += other.returns
        self.games += other.games
        self.won += other.won
        self.fair += other.fair


class Step(NamedTuple):
    """A decision of a game that still goes on."""

    rows: Floats
    chosen: int
    log_prob: float
    value: float


Past = list[list[Step] | None]
"""The steps of each seat; None if heuristics play it."""


class Stopped(Exception):
    """Nobody waits for the games any longer."""


def never() -> bool:
    """Games are played to their ends."""
    return False


class Actor:
    """Plays games side by side, so that the net is asked about all of them at once."""

    def __init__(
        self,
        game_key: str,
        seats: int,
        seed: int,
        *,
        gae_lambda: float,
        greedy_share: float,
        is_stopped: Callable[[], bool] = never,
    ) -> None:
        """`gae_lambda` is the lambda of generalised advantage estimation, `greedy_share` the
        share of the other seats that heuristics play. Stopped is raised once `is_stopped` says so.
        """
        self._is_stopped = is_stopped
        self._adapter = adapter_of(game_key)
        self._worlds = games.plugin(game_key).bot_settings().training_worlds
        self._seats = seats
        self._gae_lambda = gae_lambda
        self._greedy_share = greedy_share
        self._luck = self._adapter.luck(seed)
        self._random = np.random.default_rng(seed)

    def play(self, games: int, net: Net | None) -> Trajectories:
        """Play that many games; without a net every move is the best by heuristics."""
        found = Trajectories(games=games)
        states = [self._adapter.new_game(self._seats, self._luck) for _ in range(games)]
        past: list[Past] = [self._seat_players(net) for _ in states]
        running = list(range(games))
        while running:
            asked = [self._next_decision(states[game]) for game in running]
            still = [(game, batch) for game, batch in zip(running, asked, strict=True) if batch]
            if still:
                self._decide(states, still, past, net)
            running = [game for game, _ in still]
        for state, seats in zip(states, past, strict=True):
            self._finish(found, state, seats)
        return found

    def _seat_players(self, net: Net | None) -> Past:
        """A list of steps for each seat of the net, None for one of heuristics."""
        own = self._random.integers(self._seats)
        is_greedy = self._random.random(self._seats) < (self._greedy_share if net else 0.0)
        return [[] if seat == own or not is_greedy[seat] else None for seat in range(self._seats)]

    def _next_decision(self, state: World) -> MoveBatch | None:
        """Make the moves without a choice; the moves of the next decision, None at the end."""
        while (seat := state.seat) is not None:
            if self._is_stopped():
                raise Stopped
            worlds = [state.determinize(seat, self._luck) for _ in range(self._worlds)]
            batch = self._adapter.encode_moves(worlds, seat, self._luck)
            if len(batch.moves) > 1:
                return batch
            state.apply(seat, batch.moves[0], self._luck)
        return None

    def _decide(
        self,
        states: Sequence[World],
        asked: Sequence[tuple[int, MoveBatch]],
        past: Sequence[Past],
        net: Net | None,
    ) -> None:
        decisions = [batch.rows for _, batch in asked]
        greedy_logits = [1000 * rows[1:, self._adapter.own_share] for rows in decisions]
        values = np.zeros(len(asked), np.float32)
        net_logits = greedy_logits
        if net is not None:
            net_logits, values = net.forward(decisions)
        for (game, batch), *logits, value in zip(
            asked, net_logits, greedy_logits, values, strict=True
        ):
            seat = states[game].seat
            assert seat is not None
            steps = past[game][seat]
            chosen, log_prob = self._draw(logits[steps is None])
            if steps is not None:
                steps.append(Step(batch.rows, chosen, log_prob, float(value)))
            states[game].apply(seat, batch.moves[chosen], self._luck)

    def _draw(self, logits: Floats) -> tuple[int, float]:
        """A move drawn by its probability, and the logarithm of that."""
        log_probs = logits - logits.max()
        log_probs -= np.log(np.exp(log_probs).sum())
        chosen = int((log_probs + self._random.gumbel(size=len(log_probs))).argmax())
        return chosen, float(log_probs[chosen])

    def _finish(self, found: Trajectories, state: World, past: Past) -> None:
        """Add the steps of a finished game, with their advantages."""
        outcome = state.outcome()
        assert outcome is not None
        learners = [seat for seat, steps in enumerate(past) if steps is not None]
        if len(learners) < self._seats:
            found.fair += len(learners) / self._seats
            winners = outcome.winners or range(self._seats)
            found.won += sum(seat in winners for seat in learners) / len(winners)
        for seat in learners:
            later, advantage = self._adapter.reward(outcome, seat), 0.0
            for step in reversed(past[seat] or []):
                advantage = later - step.value + self._gae_lambda * advantage
                later = step.value
                found.rows.append(step.rows)
                found.chosen.append(step.chosen)
                found.log_probs.append(step.log_prob)
                found.advantages.append(advantage)
                found.returns.append(step.value + advantage)


class Task(NamedTuple):
    """Games to play; what comes of them follows from this and the net alone."""

    game_key: str
    seats: int
    games: int
    seed: int
    gae_lambda: float
    greedy_share: float


def play_task(
    task: Task, arrays: dict[str, Floats] | None, is_stopped: Callable[[], bool] = never
) -> Trajectories:
    """Play the games with the net of these arrays, in any process on any machine."""
    actor = Actor(
        task.game_key,
        task.seats,
        task.seed,
        gae_lambda=task.gae_lambda,
        greedy_share=task.greedy_share,
        is_stopped=is_stopped,
    )
    return actor.play(task.games, None if arrays is None else Net(arrays))
