"""Proximal policy optimisation of a net."""

import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.net import Floats, Net
from ..extras import extra
from .arguments import ENTROPY, RATE
from .selfplay import Trajectories

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor, nn


@dataclass(frozen=True)
class Schedule:
    """Hyperparameters of training."""

    rate: float = RATE
    """The learning rate at first; it falls to a tenth."""
    entropy: float = ENTROPY
    """The weight of the entropy bonus at first; it falls to a tenth."""
    clip: float = 0.2
    epochs: int = 4
    batch: int = 1024


class Report(NamedTuple):
    """Figures of one update."""

    entropy: float
    """The mean entropy of the policy, in nats."""
    unexplained: float
    """The unexplained part of the variance of returns."""
    kl: float
    """An estimate of the KL divergence between the policies before and after it."""


class Model(nn.Module):  # type: ignore[misc]  # its types are not read here
    """The net of `bots.nets.net` for PyTorch, its layers under the same names."""

    def __init__(self, scales: dict[str, Floats], width: int) -> None:
        super().__init__()
        features = len(scales["mean"])
        self.scales = scales
        self.context = nn.Linear(features, width)
        self.move = nn.Linear(features, width, bias=False)
        self.policy = _head(width)
        self.state = nn.Linear(features, width)
        self.value = _head(width)

    def forward(self, moves: Tensor, owner: Tensor, states: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of moves and the values of states."""
        inner = self.move(moves) + self.context(states)[owner]
        return self.policy(inner)[:, 0], torch.tanh(self.value(self.state(states))[:, 0])

    def arrays(self) -> dict[str, Floats]:
        """The arrays of a `bots.nets.net.Net`."""
        parts = {name: part.detach().numpy().copy() for name, part in self.state_dict().items()}
        return self.scales | parts

    def load_arrays(self, arrays: dict[str, Floats]) -> None:
        """Go on from a net."""
        self.load_state_dict({name: torch.from_numpy(arrays[name]) for name in self.state_dict()})


def _head(width: int) -> nn.Sequential:
    """The two layers of a head; its output is small at first."""
    outer = nn.Linear(width // 2, 1)
    nn.init.normal_(outer.weight, std=0.01)
    layers = {"first": nn.ReLU(), "inner": nn.Linear(width, width // 2), "then": nn.ReLU()}
    return nn.Sequential(OrderedDict(layers, outer=outer))


class Batch(NamedTuple):
    """Some decisions; their moves lie one after the other."""

    moves: Tensor
    owner: Tensor
    """The decision that each move belongs to."""
    states: Tensor
    chosen: Tensor
    """The rows of the chosen moves."""
    log_probs: Tensor
    advantages: Tensor
    returns: Tensor


class Dataset:
    """Trajectories as normalised inputs of a net."""

    def __init__(self, found: Trajectories, net: Net) -> None:
        self._states, self._moves, self._sizes = net.normalised(found.rows)
        self._starts = np.cumsum(self._sizes) - self._sizes
        self._chosen = np.array(found.chosen)
        self._targets = [
            np.array(numbers, np.float32)
            for numbers in (found.log_probs, found.advantages, found.returns)
        ]

    def batches(self, size: int, random: np.random.Generator) -> Iterator[Batch]:
        """All decisions, `size` at a time, in a new order."""
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
            torch.from_numpy(self._states[which]),
            torch.from_numpy(first + self._chosen[which]),
            *(torch.from_numpy(numbers[which]) for numbers in self._targets),
        )


class Learner:
    """Improves a model by its trajectories."""

    def __init__(self, model: Model, schedule: Schedule, seed: int) -> None:
        self._model = model
        self._schedule = schedule
        self._random = np.random.default_rng(seed)
        self._optimizer = torch.optim.Adam(model.parameters(), lr=schedule.rate, eps=1e-5)

    def state(self) -> dict[str, object]:
        """Everything that decides the next update, apart from the model."""
        chance = json.dumps(self._random.bit_generator.state)
        return {"optimizer": self._optimizer.state_dict(), "random": chance}

    def load_state(self, state: Mapping[str, Any]) -> None:
        """Resume from the result of `state`."""
        self._optimizer.load_state_dict(state["optimizer"])
        self._random.bit_generator.state = json.loads(state["random"])

    def learn(self, found: Trajectories, progress: float) -> Report:
        """Learn from games just played; `progress` goes from 0 to 1 while the net learns."""
        schedule, left = self._schedule, 1 - 0.9 * progress
        for settings in self._optimizer.param_groups:
            settings["lr"] = schedule.rate * left
        dataset = Dataset(found, Net(self._model.arrays()))
        reports = [
            self._improve(batch, schedule.entropy * left)
            for _ in range(schedule.epochs)
            for batch in dataset.batches(schedule.batch, self._random)
        ]
        return Report(*(float(np.mean(column)) for column in zip(*reports, strict=True)))

    def imitate(self, found: Trajectories, epochs: int) -> float:
        """Learn to choose the chosen moves; their mean probability in the end."""
        dataset = Dataset(found, Net(self._model.arrays()))
        alike: list[float] = []
        for _ in range(epochs):
            alike.clear()
            for batch in dataset.batches(self._schedule.batch // 4, self._random):
                logits, values = self._model(batch.moves, batch.owner, batch.states)
                log_probs = _log_softmax(logits, batch.owner, len(batch.chosen))
                loss = -log_probs[batch.chosen].mean() + ((values - batch.returns) ** 2).mean()
                self._step(loss)
                alike.append(float(log_probs[batch.chosen].detach().exp().mean()))
        return float(np.mean(alike))

    def _improve(self, batch: Batch, entropy_weight: float) -> Report:
        logits, values = self._model(batch.moves, batch.owner, batch.states)
        log_probs = _log_softmax(logits, batch.owner, len(batch.chosen))
        entropy = -(log_probs.exp() * log_probs).sum() / len(batch.chosen)
        now = log_probs[batch.chosen]
        advantages = batch.advantages - batch.advantages.mean()
        advantages = advantages / (batch.advantages.std() + 1e-6)
        ratio = (now - batch.log_probs).exp()
        clip = self._schedule.clip
        bounded = ratio.clamp(1 - clip, 1 + clip)
        policy_loss = -torch.minimum(ratio * advantages, bounded * advantages).mean()
        value_loss = ((values - batch.returns) ** 2).mean()
        loss = policy_loss + 0.5 * value_loss - entropy_weight * entropy
        self._step(loss)
        unexplained = (values.detach() - batch.returns).var() / (batch.returns.var() + 1e-6)
        kl = (batch.log_probs - now.detach()).mean()
        return Report(float(entropy.detach()), float(unexplained), float(kl))

    def _step(self, loss: Tensor) -> None:
        self._optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self._model.parameters(), 0.5)
        self._optimizer.step()


def _log_softmax(logits: Tensor, owner: Tensor, count: int) -> Tensor:
    """The log probabilities of moves, normalised within each of `count` decisions."""
    top = torch.full((count,), -torch.inf).scatter_reduce(0, owner, logits.detach(), "amax")
    shifted = logits - top[owner]
    total = torch.zeros(count).index_add(0, owner, shifted.exp())
    return shifted - total.log()[owner]
