"""A training run of a net on positions: rounds of play and of learning."""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass

from ...bots.nets.net import BadNet, NetInfo
from ...bots.nets.position_net import ADAPTER, VERSION, PositionNet
from ...extras import extra
from ...rl.rows import common_columns, places_in
from ...rl.table import Kind
from ..parallel.learner import Examples, Learner, Steps, sample
from ..parallel.players import PHASES, Block, Players
from ..parallel.rounds import Rounds
from ..parallel.schedule import Schedule
from .imitation import Demonstrations
from .model import Model
from .tables import POSITIONS

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor

RIVAL_SHARE = 12
"""Of twenty games, those that are played against a rival."""


@dataclass(frozen=True)
class Plan:
    """The plan of a training run: tables, processes, length."""

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


class Training(Rounds):
    """A net on positions that learns from games it plays against itself."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self._columns = common_columns([kind.layout for kind in plan.kinds])
        actions = len(plan.kinds[0].game.actions)
        self.model = Model(len(self._columns), actions, plan.width, plan.layers).to(plan.device)
        players = Players(POSITIONS, plan.kinds, plan.processes, plan.games, plan.seed)
        seats = max(kind.seats for kind in plan.kinds)
        games = plan.processes * plan.games * PHASES
        steps = Steps(plan.length, games, len(self._columns), actions, seats, plan.device)
        super().__init__(players, Learner(self.model, plan.schedule), steps, plan.device)
        self._places = {
            kind: self._tensor(places_in(self._columns, kind.layout)) for kind in plan.kinds
        }

    def imitate(self, games: Iterable[tuple[Kind, Demonstrations]], epochs: int) -> float:
        """Begin with the policy of a teacher's games; it is the rival from then on."""
        parts: list[list[Tensor]] = []
        for kind, played in games:
            seen = torch.zeros(len(played.rewards), len(self._columns), dtype=torch.uint8)
            seen[:, self._places[kind].cpu()] = torch.from_numpy(played.observations)
            rest = (played.masks > 0, played.policies, played.rewards)
            parts.append([seen, *map(torch.from_numpy, rest)])
        tensors = [torch.cat(part).to(self.plan.device) for part in zip(*parts, strict=True)]
        agreed = self._learner.imitate(Examples(*tensors), epochs)
        self._add_rival()
        return agreed

    def _add_rival(self) -> None:
        """Let the net as it is now sit in some seats from now on."""
        rival = deepcopy(self.model)
        self.add_rival(lambda *seen: sample(rival, *seen)[0], RIVAL_SHARE)

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
        """Begin with what a net knows, and it is the rival; BadNet if it is of another shape."""
        if net.columns != self._columns:
            raise BadNet("it was trained for other tables")
        try:
            self.model.load_arrays(net.arrays)
        except RuntimeError as error:
            raise BadNet("it is of another shape") from error
        self._add_rival()

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

    def net(self) -> PositionNet:
        """The net as it is now."""
        info = NetInfo(self.plan.kinds[0].game.key, ADAPTER, VERSION)
        tables = [(kind.seats, kind.options.to_json()) for kind in dict.fromkeys(self.plan.kinds)]
        return PositionNet(self.model.arrays(), self._columns, tables, info)
