"""Rounds of play and of learning, whatever a net sees of the games."""

import argparse
import time as clock
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ...extras import extra
from .learner import Learner, Report, Steps, drawn
from .players import PHASES, Players

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor

Rival = Callable[[Tensor, Tensor], Tensor]
"""Chooses actions, by observations and by masks of what is legal."""
KEEP = 10
"""Rounds after which the net is written."""
GAMES_OF_RIVALS = 20
"""Rivals are given parts of this number of games."""


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
        self._chance = torch.zeros(games, device=device)
        """The odds that each game's moves are drawn at random."""
        self._is_shaken = False
        if device == "cuda":
            self._pin()

    def _pin(self) -> None:
        """Let the GPU read the shared arrays without a copy in between."""
        for block in self._players.blocks():
            torch.cuda.cudart().cudaHostRegister(block.address, block.memory.size, 0)

    def add_rival(self, rival: Rival, parts: int) -> None:
        """Let it sit in all seats but one in `parts` of twenty games."""
        number, first = len(self._rivals), 0
        taken = sum(int((self._rival[:GAMES_OF_RIVALS] == n).sum()) for n in range(number))
        self._rivals.append(rival)
        for block in self._players.blocks():
            for game in range(block.games):
                if taken <= game % GAMES_OF_RIVALS < taken + parts:
                    self._rival[first + game] = number
                    seat = game // GAMES_OF_RIVALS % block.kind.seats
                    self._learner_seats[first + game] = seat
            first += block.games

    def add_chance(self, chance: float) -> None:
        """Draw each move of one game of three at random with that chance.

        So the net meets positions that it would avoid. It does not learn to make such moves.
        """
        self._chance[::3], self._is_shaken = chance, chance > 0

    def play(self) -> None:
        """Play a round."""
        steps = self._steps
        for time in range(self._length):
            for phase in range(PHASES):
                part = self._read(phase, time)
                seen = steps.observations[time, part], steps.masks[time, part]
                chosen, log_probs, values = drawn(self._learner.model, *seen)
                chosen = self._answered(time, part, seen, chosen)
                if self._is_shaken:
                    chosen = self._shaken(time, part, chosen)
                steps.actions[time, part] = chosen
                steps.log_probs[time, part] = log_probs
                steps.values[time, part] = values
                self._send(phase, chosen)
        self.games += int((steps.seats < 0).sum())
        self.steps += steps.seats.numel()

    def _answered(
        self, time: int, part: slice, seen: tuple[Tensor, Tensor], chosen: Tensor
    ) -> Tensor:
        """The actions, with those of rivals where they play."""
        steps, own = self._steps, self._learner_seats[part]
        steps.own[time, part] = (own < 0) | (own == steps.seats[time, part])
        for number, rival in enumerate(self._rivals):
            theirs = ~steps.own[time, part] & (self._rival[part] == number)
            chosen = torch.where(theirs, rival(*seen), chosen)
        return chosen

    def _shaken(self, time: int, part: slice, chosen: Tensor) -> Tensor:
        """The actions, with random ones here and there."""
        steps, masks = self._steps, self._steps.masks[time, part]
        is_random = torch.rand(chosen.shape, device=chosen.device) < self._chance[part]
        steps.own[time, part] &= ~is_random
        noise = torch.rand(masks.shape, device=chosen.device).masked_fill(~masks, -1)
        return torch.where(is_random, noise.argmax(dim=1), chosen)

    def learn(self, progress: float) -> Report:
        """Learn from the round; `progress` goes from 0 to 1 over the training."""
        return self._learner.learn(self._steps, progress)

    @abstractmethod
    def net(self) -> Any:
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

    def _tensor(self, array: Any) -> Tensor:
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
            f"entropy {report.entropy:.3f}  error {report.error:.3f}  moved {report.moved:.4f}",
            flush=True,
        )
        if done % KEEP == 0:
            training.net().save(options.out)
    training.net().save(options.out)


def _progress(options: argparse.Namespace, done: int, began: float) -> float:
    """The progress of the training: 1 at the end."""
    if options.rounds:
        return float(done / options.rounds)
    return float((clock.monotonic() - began) / 60 / options.minutes)
