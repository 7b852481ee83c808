"""A training run of a net on the features of moves: rounds of play and of learning."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...bots.nets import adapter_of
from ...bots.nets.names import MAX_INPUT
from ...bots.nets.net import SCALES, Floats, Net
from ...extras import extra
from ...rl.table import Kind
from ..parallel.learner import Learner, Steps, sample
from ..parallel.players import PHASES, Players
from ..parallel.rounds import Rival, Rounds
from ..parallel.schedule import Schedule
from ..ppo import Model
from .tables import MAX_MOVES, MOVES

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor, nn

RIVAL_TEMPERATURE = 0.5
"""Temperature of a net as a rival: below 1, for at a table it takes its likeliest move."""
GREEDY_SHARE, NET_SHARE, SELF_SHARE = 4, 4, 4
"""Of twenty games, those against heuristics, against the net that training began with, and
against the net itself at the temperature of a rival."""


@dataclass(frozen=True)
class Plan:
    """The plan of a training run: tables, processes, length."""

    kinds: Sequence[Kind]
    processes: int
    games: int
    """Games of a group; a process has two groups."""
    length: int
    """Steps of a game in a round."""
    schedule: Schedule
    seed: int
    device: str
    random_moves: float = 0.0
    """The probability that a move is random, in one game of three."""


class DecisionModel(nn.Module):  # type: ignore[misc]  # its types are not read here
    """The net as a model of whole decisions: a row has the state's features, then every move's."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        scales = {name: net.arrays[name] for name in SCALES}
        self.model = Model(scales, len(net.arrays["context.bias"]))
        self.model.load_arrays(net.arrays)

    def forward(self, decisions: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all moves and the value of each decision."""
        rows = decisions.view(len(decisions), MAX_MOVES + 1, -1)
        half = torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda)
        with half:
            model, states = self.model, rows[:, 0]
            inner = model.move(rows[:, 1:]) + model.context(states)[:, None]
            logits, values = model.policy(inner)[..., 0], model.value(model.state(states))[:, 0]
        return logits.float(), torch.tanh(values.float())

    def arrays(self) -> dict[str, Floats]:
        """The arrays of a net."""
        found = self.model.state_dict().items()
        parts = {name: np.ascontiguousarray(part.float().cpu().numpy()) for name, part in found}
        return {**self.model.scales, **parts}


class Training(Rounds):
    """A net that learns from games it plays against itself, heuristics and what it was."""

    def __init__(self, plan: Plan, net: Net) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self._key = plan, plan.kinds[0].game.key
        self.model = DecisionModel(net).to(plan.device)
        features = net.feature_count
        self._mean, self._std, self._centred_std = (
            torch.from_numpy(net.arrays[name]).to(plan.device) for name in SCALES
        )
        players = Players(MOVES, plan.kinds, plan.processes, plan.games, plan.seed)
        seats = max(kind.seats for kind in plan.kinds)
        size = (plan.length, plan.processes * plan.games * PHASES, (MAX_MOVES + 1) * features)
        kind = torch.bfloat16 if plan.device == "cuda" else torch.float32
        steps = Steps(*size, MAX_MOVES, seats, plan.device, kind)
        super().__init__(players, Learner(self.model, plan.schedule), steps, plan.device)
        self.add_rival(self._greedy, GREEDY_SHARE)
        initial = DecisionModel(net).to(plan.device)
        self.add_rival(_rival(initial), NET_SHARE)
        self.add_rival(_rival(self.model), SELF_SHARE)
        self.add_random_moves(plan.random_moves)

    def _greedy(self, decisions: Tensor, masks: Tensor) -> Tensor:
        """The best moves by heuristics."""
        column = adapter_of(self._key).own_share
        shares = decisions.view(len(decisions), MAX_MOVES + 1, -1)[:, 1:, column]
        return shares.masked_fill(~masks, -torch.inf).argmax(dim=1)

    def _read(self, phase: int, time: int) -> slice:
        self._players.wait(phase)
        steps, first = self._steps, phase * self._group
        for block in self._players.phases[phase]:
            part, rows = slice(first, first + block.games), block.rows
            out = steps.observations[time, part].view(block.games, MAX_MOVES + 1, -1)
            states = (self._tensor(rows.state_rows) - self._mean) / self._std
            out[:, 0] = states.clamp(-MAX_INPUT, MAX_INPUT)
            moves = self._tensor(rows.rows) / self._centred_std
            out[:, 1:] = moves.clamp(-MAX_INPUT, MAX_INPUT)
            seats = self._tensor(rows.seats).long()
            steps.masks[time, part] = (self._tensor(rows.moves) >= 0) | (seats < 0)[:, None]
            steps.seats[time, part] = seats
            steps.rewards[time, part, : block.kind.seats] = self._tensor(rows.rewards)
            first += block.games
        return slice(phase * self._group, (phase + 1) * self._group)

    def net(self) -> Net:
        """The net as it is now."""
        return Net(self.model.arrays(), adapter_of(self._key).info)


def _rival(model: nn.Module) -> Rival:
    """A model as a rival, which samples at a low temperature."""
    return lambda seen, masks: sample(model, seen, masks, RIVAL_TEMPERATURE)[0]


def widen(net: Net, width: int, seed: int) -> Net:
    """The same net with more units in its layers, whose outputs have no weight at first."""
    random, arrays = np.random.default_rng(seed), dict(net.arrays)
    more = width - len(arrays["context.bias"])
    features = net.feature_count

    def grow(name: str, axis: int, parts: NDArray[np.float64]) -> None:
        arrays[name] = np.concatenate([arrays[name], parts.astype(np.float32)], axis)

    for layer in ("context", "move", "state"):
        grow(f"{layer}.weight", 0, random.normal(0, features**-0.5, (more, features)))
    for layer in ("context", "state"):
        grow(f"{layer}.bias", 0, np.zeros(more))
    for head in ("policy", "value"):
        inner = arrays[f"{head}.inner.weight"]
        grow(f"{head}.inner.weight", 1, np.zeros((len(inner), more)))
        added = width // 2 - len(inner)
        grow(f"{head}.inner.weight", 0, random.normal(0, width**-0.5, (added, width)))
        grow(f"{head}.inner.bias", 0, np.zeros(added))
        grow(f"{head}.outer.weight", 1, np.zeros((1, added)))
    return Net(arrays, net.info)
