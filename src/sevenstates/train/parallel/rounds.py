"""Rounds of play and of learning, whatever a net sees of the games."""

import argparse
import time as clock
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ...extras import extra
from .learner import Learner, Report, Steps, sample
from .players import PHASES, Players

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor

Rival = Callable[[Tensor, Tensor], Tensor]
"""Chooses actions, by observations and by masks of what is legal."""
SAVE_EVERY = 10
"""Rounds after which the net is written."""
RIVAL_CYCLE = 20
"""Games that rivals share out among themselves; the next ones are shared out the same way."""


class SavedNet(Protocol):
    """A net that can be written to a file."""

    def save(self, path: Path) -> None: ...


class Rounds(ABC):
    """A net that learns from games it plays against itself and rivals."""

    def __init__(self, players: Players, learner: Learner, steps: Steps, device: str) -> None:
        self.games = 0
        """Games that are over."""
        self.steps = 0
        """Steps that were played to learn from."""
        self._players, self._learner, self._steps, self._device = players, learner, steps, device
        self._length, games = steps.values.shape
        self._group = games // PHASES
        self._rivals: list[Rival] = []
        self._rival = torch.full((games,), -1, device=device)
        """The number of each game's rival; -1 where the net plays all seats."""
        self._learner_seats = torch.full((games,), -1, device=device)
        self._random_moves = torch.zeros(games, device=device)
        """The probability that a move is random, game by game."""
        self._has_random_moves = False
        if device == "cuda":
            self._pin()

    def _pin(self) -> None:
        """Let the GPU read the shared arrays without a copy in between."""
        for block in self._players.blocks():
            torch.cuda.cudart().cudaHostRegister(block.address, block.memory.size, 0)

    def add_rival(self, rival: Rival, share: int) -> None:
        """Let it sit in all seats but one in `share` of twenty games."""
        number, first = len(self._rivals), 0
        taken = sum(int((self._rival[:RIVAL_CYCLE] == n).sum()) for n in range(number))
        self._rivals.append(rival)
        for block in self._players.blocks():
            for game in range(block.games):
                if taken <= game % RIVAL_CYCLE < taken + share:
                    self._rival[first + game] = number
                    seat = game // RIVAL_CYCLE % block.kind.seats
                    self._learner_seats[first + game] = seat
            first += block.games

    def add_random_moves(self, probability: float) -> None:
        """Make each move of one game in three a random one with this probability.

        So the net meets positions that it would avoid. It does not learn to make such moves.
        """
        self._random_moves[::3], self._has_random_moves = probability, probability > 0

    def play(self) -> None:
        """Play a round."""
        steps = self._steps
        for time in range(self._length):
            for phase in range(PHASES):
                part = self._read(phase, time)
                seen = steps.observations[time, part], steps.masks[time, part]
                chosen, log_probs, values = sample(self._learner.model, *seen)
                chosen = self._with_rivals(time, part, seen, chosen)
                if self._has_random_moves:
                    chosen = self._with_random_moves(time, part, chosen)
                steps.actions[time, part] = chosen
                steps.log_probs[time, part] = log_probs
                steps.values[time, part] = values
                self._send(phase, chosen)
        self.games += int((steps.seats < 0).sum())
        self.steps += steps.seats.numel()

    def _with_rivals(
        self, time: int, part: slice, seen: tuple[Tensor, Tensor], chosen: Tensor
    ) -> Tensor:
        """The actions, with those of rivals where they play."""
        steps, own = self._steps, self._learner_seats[part]
        steps.own[time, part] = (own < 0) | (own == steps.seats[time, part])
        for number, rival in enumerate(self._rivals):
            theirs = ~steps.own[time, part] & (self._rival[part] == number)
            chosen = torch.where(theirs, rival(*seen), chosen)
        return chosen

    def _with_random_moves(self, time: int, part: slice, chosen: Tensor) -> Tensor:
        """The actions, some of them replaced by random ones."""
        steps, masks = self._steps, self._steps.masks[time, part]
        is_random = torch.rand(chosen.shape, device=chosen.device) < self._random_moves[part]
        steps.own[time, part] &= ~is_random
        noise = torch.rand(masks.shape, device=chosen.device).masked_fill(~masks, -1)
        return torch.where(is_random, noise.argmax(dim=1), chosen)

    def learn(self, progress: float) -> Report:
        """Learn from the round; `progress` goes from 0 to 1 over the training run."""
        return self._learner.learn(self._steps, progress)

    @abstractmethod
    def net(self) -> SavedNet:
        """The net as it is now, which has `save`."""

    @abstractmethod
    def _read(self, phase: int, time: int) -> slice:
        """Take the rows of a phase over as steps; returns the columns they have there."""

    def _send(self, phase: int, chosen: Tensor) -> None:
        """Let the games of a phase go on with these actions."""
        actions, first = chosen.cpu().numpy(), 0
        for block in self._players.phases[phase]:
            block.rows.actions[:] = actions[first : first + block.games]
            first += block.games
        self._players.step(phase)

    def _tensor(self, array: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(array).to(self._device, non_blocking=True)

    def close(self) -> None:
        """End all processes."""
        self._players.close()


def train_rounds(training: Rounds, options: argparse.Namespace, began: float) -> None:
    """Play and learn round by round; the net is written now and then and at the end."""
    done = 0
    while (progress := _progress(options, done, began)) < 1:
        training.play()
        report = training.learn(progress)
        done += 1
        minutes = (clock.monotonic() - began) / 60
        print(
            f"{minutes:6.1f} min  round {done}  {training.steps} steps  {training.games} games  "
            f"entropy {report.entropy:.3f}  unexplained {report.unexplained:.3f}  "
            f"kl {report.kl:.4f}",
            flush=True,
        )
        if done % SAVE_EVERY == 0:
            training.net().save(options.out)
    training.net().save(options.out)


def _progress(options: argparse.Namespace, done: int, began: float) -> float:
    """The progress of the training run: 1 at the end."""
    if options.rounds:
        return float(done / options.rounds)
    return float((clock.monotonic() - began) / 60 / options.minutes)
