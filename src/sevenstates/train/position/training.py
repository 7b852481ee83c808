"""One training of a net on positions: rounds of play and of learning."""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from ...bots.nets.net import BadNet, NetInfo
from ...bots.nets.position_net import ADAPTER, VERSION, PositionNet
from ...extras import extra
from ...rl.rows import common_columns, places_in
from ...rl.table import Kind
from .imitation import Shown
from .learner import Examples, Learner, Report, Schedule, Steps, drawn
from .model import Model
from .players import PHASES, Block, Players

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor

AGAINST_RIVAL = 3
"""Of five games, those that are played against a rival."""


@dataclass(frozen=True)
class Plan:
    """What is trained, on what tables, by how many processes."""

    kinds: Sequence[Kind]
    processes: int
    games: int
    """Games of a group; a process has two groups."""
    length: int
    """Steps of a game in a round."""
    width: int
    layers: int
    schedule: Schedule
    seed: int
    device: str


class Training:
    """A net that learns from games it plays against itself."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.games = 0
        """Games that are over."""
        self.steps = 0
        """Steps that were played to learn from."""
        self._columns = common_columns([kind.layout for kind in plan.kinds])
        actions = len(plan.kinds[0].game.actions)
        self.model = Model(len(self._columns), actions, plan.width, plan.layers).to(plan.device)
        self._learner = Learner(self.model, plan.schedule)
        self._players = Players(plan.kinds, plan.processes, plan.games, plan.seed)
        self._group = plan.processes * plan.games
        seats = max(kind.seats for kind in plan.kinds)
        size = (plan.length, self._group * PHASES, len(self._columns), actions, seats)
        self._steps = Steps(*size, plan.device)
        self._places = {
            kind: self._tensor(places_in(self._columns, kind.layout)) for kind in plan.kinds
        }
        self._rival: Model | None = None
        """What sits in all seats but one of some games."""
        self._learner_seats = self._choose_seats()
        if plan.device == "cuda":
            self._pin()

    def _pin(self) -> None:
        """Let the GPU read the shared arrays without a copy in between."""
        for block in (block for blocks in self._players.phases for block in blocks):
            address = block.rows.observations.ctypes.data
            torch.cuda.cudart().cudaHostRegister(address, block.memory.size, 0)

    def _choose_seats(self) -> Tensor:
        """The learner's seat where it plays against a rival; -1 where against itself."""
        found = torch.full((self._group * PHASES,), -1, device=self.plan.device)
        first = 0
        for block in (block for blocks in self._players.phases for block in blocks):
            for game in range(block.games):
                if game % 5 < AGAINST_RIVAL:
                    found[first + game] = game // 5 % block.kind.seats
            first += block.games
        return found

    def imitate(self, games: Iterable[tuple[Kind, Shown]], epochs: int) -> float:
        """Begin with the policy of games that are shown; it is the rival from then on."""
        parts: list[list[Tensor]] = []
        for kind, shown in games:
            seen = torch.zeros(len(shown.rewards), len(self._columns), dtype=torch.uint8)
            seen[:, self._places[kind].cpu()] = torch.from_numpy(shown.observations)
            rest = (shown.masks > 0, shown.policies, shown.rewards)
            parts.append([seen, *map(torch.from_numpy, rest)])
        tensors = [torch.cat(part).to(self.plan.device) for part in zip(*parts, strict=True)]
        agreed = self._learner.imitate(Examples(*tensors), epochs)
        self._rival = deepcopy(self.model)
        return agreed

    def _tensor(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self.plan.device, non_blocking=True)

    def measure(self) -> None:
        """Measure the scale of the inputs in games of random moves."""
        seen = []
        for _ in range(self.plan.length):
            for phase in range(PHASES):
                part = self._read(phase, 0)
                seen.append(self._steps.observations[0, part].amax(dim=0))
                masks = self._steps.masks[0, part]
                noise = torch.rand(masks.shape, device=masks.device)
                self._send(phase, noise.masked_fill(~masks, -1).argmax(dim=1))
        self.model.measure(torch.stack(seen))

    def resume(self, net: PositionNet) -> None:
        """Begin with what a net knows; BadNet if it is of another shape."""
        if net.columns != self._columns:
            raise BadNet("it was trained for other tables")
        try:
            self.model.load_arrays(net.arrays)
        except RuntimeError as error:
            raise BadNet("it is of another shape") from error

    def play(self) -> None:
        """Play a round."""
        steps = self._steps
        for time in range(self.plan.length):
            for phase in range(PHASES):
                part = self._read(phase, time)
                seen = steps.observations[time, part], steps.masks[time, part]
                chosen, log_probs, values = drawn(self.model, *seen)
                if self._rival is not None:
                    own = self._learner_seats[part]
                    steps.own[time, part] = (own < 0) | (own == steps.seats[time, part])
                    chosen = torch.where(
                        steps.own[time, part], chosen, drawn(self._rival, *seen)[0]
                    )
                steps.actions[time, part] = chosen
                steps.log_probs[time, part] = log_probs
                steps.values[time, part] = values
                self._send(phase, chosen)
        self.games += int((steps.seats < 0).sum())
        self.steps += steps.seats.numel()

    def learn(self, progress: float) -> Report:
        """Learn from the round; `progress` goes from 0 to 1 over the training."""
        return self._learner.learn(self._steps, progress)

    def _read(self, phase: int, time: int) -> slice:
        """Take the rows of a phase over as steps; returns the columns they have there."""
        self._players.wait(phase)
        steps, first = self._steps, phase * self._group
        for block in self._players.phases[phase]:
            part = slice(first, first + block.games)
            self._read_block(block, steps.observations[time, part])
            steps.masks[time, part] = self._tensor(block.rows.masks) > 0
            steps.seats[time, part] = self._tensor(block.rows.seats).long()
            steps.rewards[time, part, : block.kind.seats] = self._tensor(block.rows.rewards)
            first += block.games
        return slice(phase * self._group, (phase + 1) * self._group)

    def _read_block(self, block: Block, out: Tensor) -> None:
        seen = self._tensor(block.rows.observations)
        if seen.shape == out.shape:
            out.copy_(seen)
        else:
            out.zero_()
            out[:, self._places[block.kind]] = seen

    def _send(self, phase: int, chosen: Tensor) -> None:
        """Let the games of a phase go on with these actions."""
        actions, first = chosen.cpu().numpy(), 0
        for block in self._players.phases[phase]:
            block.rows.actions[:] = actions[first : first + block.games]
            first += block.games
        self._players.step(phase)

    def net(self) -> PositionNet:
        """The net as it is now."""
        info = NetInfo(self.plan.kinds[0].game.key, ADAPTER, VERSION)
        tables = [(kind.seats, kind.options.to_json()) for kind in dict.fromkeys(self.plan.kinds)]
        return PositionNet(self.model.arrays(), self._columns, tables, info)

    def close(self) -> None:
        """End all processes."""
        self._players.close()
