"""A training run, round by round; it can be saved and resumed exactly."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.nets import adapter_of
from ..bots.nets.net import SCALES, BadNet, Floats, Net, measure_scales
from ..extras import extra
from .logs import Figures
from .pools import Pool
from .ppo import Learner, Model, Schedule
from .selfplay import Task, Trajectories

with extra("train", "PyTorch"):
    import torch

FORMAT = 1
GAE_LAMBDA = 0.95
"""Lambda of generalised advantage estimation."""
PRETRAIN_EPOCHS = 4
"""Passes over the first games, those of heuristics."""
PRETRAIN_CHUNK = 8
"""Games of a task of the first games: small, to show how far they are."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides what is learned, but for how long."""

    game: str
    seats: tuple[int, ...]
    games: int
    pretrain_games: int
    width: int
    rate: float
    entropy: float
    greedy_share: float
    seed: int

    def tasks(self, round_: int) -> list[Task]:
        """The games of a round: a task for each number of seats."""
        return [
            self._task(seats, max(1, 2 * self.games // seats), round_, number)
            for number, seats in enumerate(self.seats)
        ]

    def pretrain_tasks(self) -> list[Task]:
        """The first games, by heuristics, in chunks."""
        chunks = [
            (seats, min(PRETRAIN_CHUNK, many - first))
            for seats in self.seats
            for many in [max(1, 2 * self.pretrain_games // seats)]
            for first in range(0, many, PRETRAIN_CHUNK)
        ]
        return [self._task(seats, many, 0, number) for number, (seats, many) in enumerate(chunks)]

    def _task(self, seats: int, games: int, round_: int, number: int) -> Task:
        """Fewer games at larger tables, which take longer; each task has chance of its own."""
        chance = np.random.SeedSequence([self.seed, round_, number])
        seed = int(chance.generate_state(1, np.uint64)[0] >> np.uint64(1))
        return Task(self.game, seats, games, seed, GAE_LAMBDA, self.greedy_share)

    def to_text(self) -> str:
        return json.dumps(vars(self))


class Training:
    """A net that learns while the next games are played with what it was before."""

    def __init__(self, plan: Plan, model: Model) -> None:
        self.plan = plan
        self.model = model
        self.learner = Learner(model, Schedule(plan.rate, plan.entropy), plan.seed)
        self.round = 0
        """Rounds that were learned from."""
        self.games = 0
        self.minutes = 0.0
        """Minutes up to the last round, those before a resume included."""
        self._playing = model.arrays()
        """The net that plays the round after this one."""

    @classmethod
    def pretrained(cls, plan: Plan, played: Trajectories) -> tuple["Training", float]:
        """A new net that has learned from games of heuristics; how likely it chooses as they do."""
        torch.manual_seed(plan.seed)
        training = cls(plan, Model(measure_scales(played.rows), plan.width))
        alike = training.learner.imitate(played, PRETRAIN_EPOCHS)
        training._playing = training.model.arrays()
        return training, alike

    @classmethod
    def from_net(cls, plan: Plan, net: Net) -> "Training":
        """A training that begins with what a net knows."""
        scales = {name: net.arrays[name] for name in SCALES}
        model = Model(scales, len(net.arrays["context.bias"]))
        model.load_arrays(net.arrays)
        return cls(plan, model)

    def begin(self, pool: Pool) -> None:
        """Let the next round be played."""
        pool.begin(self.plan.tasks(self.round + 1), self._playing)

    def learn(
        self, found: Trajectories, pool: Pool, progress: float, minutes: float = 0.0
    ) -> Figures:
        """Learn from a round while the next one is played."""
        self.round += 1
        self._playing = self.model.arrays()
        self.begin(pool)
        report = self.learner.learn(found, progress)
        self.games += found.games
        self.minutes = minutes
        return Figures(
            self.round,
            round(minutes, 3),
            self.games,
            len(found.rows),
            found.won / max(found.fair, 0.5),
            *report,
        )

    def net(self) -> Net:
        """The net as it is now."""
        return Net(self.model.arrays(), adapter_of(self.plan.game).info)

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        data = {
            "format": FORMAT,
            "plan": self.plan.to_text(),
            "round": self.round,
            "games": self.games,
            "minutes": self.minutes,
            "model": _tensors(self.model.arrays()),
            "playing": _tensors(self._playing),
            "learner": self.learner.state(),
        }
        part = path.with_name(f"{path.name}.part")
        torch.save(data, part)
        part.replace(path)

    @classmethod
    def load(cls, path: Path, plan: Plan) -> "Training":
        """Resume from a checkpoint; BadNet if it is none, or one of another plan."""
        data = _read(path)
        for name, there in json.loads(data["plan"]).items():
            here = json.loads(plan.to_text())[name]
            if here != there:
                flag = "the game" if name == "game" else f"--{name.replace('_', '-')}"
                raise BadNet(f"{flag} was {_words(there)} there, and is {_words(here)} here")
        training = cls.from_net(plan, Net(_arrays(data["model"])))
        training.learner.load_state(data["learner"])
        training.round, training.games = data["round"], data["games"]
        training.minutes = data["minutes"]
        training._playing = _arrays(data["playing"])
        return training


def _read(path: Path) -> Mapping[str, Any]:
    try:
        data: Mapping[str, Any] = torch.load(path, weights_only=True)
        if data["format"] != FORMAT:
            raise BadNet(f"{path} is a checkpoint of format {data['format']}, not {FORMAT}")
        return data
    except OSError as error:
        raise BadNet(f"{path} cannot be read: {error.strerror}") from error
    except BadNet:
        raise
    except Exception as error:  # what PyTorch raises has no common class, and speaks of its flags
        raise BadNet(f"{path} is not a checkpoint of a training run") from error


def _words(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _tensors(arrays: Mapping[str, Floats]) -> dict[str, torch.Tensor]:
    return {name: torch.from_numpy(part) for name, part in arrays.items()}


def _arrays(tensors: Mapping[str, torch.Tensor]) -> dict[str, Floats]:
    return {name: part.numpy() for name, part in tensors.items()}
