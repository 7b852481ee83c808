"""Proximal policy optimisation: what turned out better than expected is done more."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ..bots.net import Net
from .selfplay import Memory


@dataclass(frozen=True)
class Schedule:
    """How a net learns."""

    rate: float = 1e-3
    """The rate of learning at first; it falls to a tenth."""
    entropy: float = 0.003
    """What trying other moves is worth at first; it falls to a tenth."""
    clip: float = 0.2
    epochs: int = 4
    batch: int = 1024


class Report(NamedTuple):
    """How a round of learning went."""

    entropy: float
    """How open the choice was, in natural units."""
    error: float
    """Of what was expected, as a part of how outcomes differ."""
    moved: float
    """How far the policy moved."""


class Model(nn.Module):  # type: ignore[misc]  # its types are not read here
    """The net of `bots.net` for PyTorch, layer by layer under the same names."""

    def __init__(self, scales: dict[str, NDArray[np.float32]], width: int) -> None:
        super().__init__()
        features = len(scales["mean"])
        self._scales = scales
        self.light = nn.Linear(features, width)
        self.move = nn.Linear(features, width, bias=False)
        self.wish = _last(width)
        self.table = nn.Linear(features, width)
        self.worth = _last(width)

    def forward(self, moves: Tensor, owner: Tensor, tables: Tensor) -> tuple[Tensor, Tensor]:
        """How much the net leans to each move, and what each table is worth."""
        inner = self.move(moves) + self.light(tables)[owner]
        return self.wish(inner)[:, 0], torch.tanh(self.worth(self.table(tables))[:, 0])

    def numbers(self) -> dict[str, NDArray[np.float32]]:
        """What `bots.net.Net` is made of."""
        parts = {name: part.detach().numpy().copy() for name, part in self.state_dict().items()}
        return self._scales | parts

    def take(self, numbers: dict[str, NDArray[np.float32]]) -> None:
        """Go on from a net that was kept."""
        self.load_state_dict({name: torch.from_numpy(numbers[name]) for name in self.state_dict()})


def _last(width: int) -> nn.Sequential:
    """The last two layers of a part; what comes out is small at first."""
    outer = nn.Linear(width // 2, 1)
    nn.init.normal_(outer.weight, std=0.01)
    layers = {"first": nn.ReLU(), "inner": nn.Linear(width, width // 2), "then": nn.ReLU()}
    return nn.Sequential(OrderedDict(layers, outer=outer))


class Batch(NamedTuple):
    """Some decisions; their moves lie one after the other."""

    moves: Tensor
    owner: Tensor
    """The decision that each move belongs to."""
    tables: Tensor
    chosen: Tensor
    """Where the chosen moves lie."""
    chances: Tensor
    gains: Tensor
    worth: Tensor


class Shown:
    """What was played, as a net is shown it."""

    def __init__(self, memory: Memory, net: Net) -> None:
        self._tables, self._moves, self._sizes = net.show(memory.rows)
        self._starts = np.cumsum(self._sizes) - self._sizes
        self._chosen = np.array(memory.chosen)
        self._numbers = [
            np.array(numbers, np.float32)
            for numbers in (memory.chances, memory.gains, memory.worth)
        ]

    def batches(self, size: int, random: np.random.Generator) -> Iterator[Batch]:
        """All decisions, so many at a time, in a new order."""
        order = random.permutation(len(self._chosen))
        for first in range(0, len(order), size):
            yield self._batch(order[first : first + size])

    def _batch(self, which: NDArray[np.int_]) -> Batch:
        sizes = self._sizes[which]
        first = np.cumsum(sizes) - sizes
        places = np.arange(sizes.sum()) + np.repeat(self._starts[which] - first, sizes)
        return Batch(
            torch.from_numpy(self._moves[places]),
            torch.from_numpy(np.repeat(np.arange(len(which)), sizes)),
            torch.from_numpy(self._tables[which]),
            torch.from_numpy(first + self._chosen[which]),
            *(torch.from_numpy(numbers[which]) for numbers in self._numbers),
        )


class Learner:
    """Improves a model by what it played."""

    def __init__(self, model: Model, schedule: Schedule, seed: int) -> None:
        self._model = model
        self._schedule = schedule
        self._random = np.random.default_rng(seed)
        self._optimizer = torch.optim.Adam(model.parameters(), lr=schedule.rate, eps=1e-5)

    def learn(self, memory: Memory, progress: float) -> Report:
        """Learn from games just played; `progress` goes from 0 to 1 while the net learns."""
        schedule, left = self._schedule, 1 - 0.9 * progress
        for settings in self._optimizer.param_groups:
            settings["lr"] = schedule.rate * left
        shown = Shown(memory, Net(self._model.numbers()))
        reports = [
            self._improve(batch, schedule.entropy * left)
            for _ in range(schedule.epochs)
            for batch in shown.batches(schedule.batch, self._random)
        ]
        return Report(*(float(np.mean(column)) for column in zip(*reports, strict=True)))

    def imitate(self, memory: Memory, epochs: int) -> float:
        """Learn to choose as was chosen; how often the net did in the end."""
        shown = Shown(memory, Net(self._model.numbers()))
        alike: list[float] = []
        for _ in range(epochs):
            alike.clear()
            for batch in shown.batches(self._schedule.batch // 4, self._random):
                wishes, worth = self._model(batch.moves, batch.owner, batch.tables)
                logs = _log_shares(wishes, batch.owner, len(batch.chosen))
                loss = -logs[batch.chosen].mean() + ((worth - batch.worth) ** 2).mean()
                self._step(loss)
                alike.append(float(logs[batch.chosen].detach().exp().mean()))
        return float(np.mean(alike))

    def _improve(self, batch: Batch, entropy_worth: float) -> Report:
        wishes, worth = self._model(batch.moves, batch.owner, batch.tables)
        logs = _log_shares(wishes, batch.owner, len(batch.chosen))
        entropy = -(logs.exp() * logs).sum() / len(batch.chosen)
        now = logs[batch.chosen]
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-6)
        ratio = (now - batch.chances).exp()
        clip = self._schedule.clip
        bounded = ratio.clamp(1 - clip, 1 + clip)
        policy = -torch.minimum(ratio * gains, bounded * gains).mean()
        error = ((worth - batch.worth) ** 2).mean()
        loss = policy + 0.5 * error - entropy_worth * entropy
        self._step(loss)
        unexplained = (worth.detach() - batch.worth).var() / (batch.worth.var() + 1e-6)
        moved = (batch.chances - now.detach()).mean()
        return Report(float(entropy.detach()), float(unexplained), float(moved))

    def _step(self, loss: Tensor) -> None:
        self._optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self._model.parameters(), 0.5)
        self._optimizer.step()


def _log_shares(wishes: Tensor, owner: Tensor, count: int) -> Tensor:
    """The logarithms of the shares that the moves of each decision have of its will."""
    top = torch.full((count,), -torch.inf).scatter_reduce(0, owner, wishes.detach(), "amax")
    shifted = wishes - top[owner]
    total = torch.zeros(count).index_add(0, owner, shifted.exp())
    return shifted - total.log()[owner]
