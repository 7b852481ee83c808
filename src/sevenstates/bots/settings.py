"""Settings of a game's bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class BotSettings:
    """Settings of one game's bots, level by level."""

    search: int = 400
    """Simulations of `search` for a decision: 0.1 to 0.3 seconds on one core."""
    candidates: int = 32
    """Moves that `search` compares."""
    deepest: int = 40
    """Maximum depth of the trees of `search`."""
    hard: int = 0
    """Maximum simulations of `hard` for a decision; if 0, it plays the net's policy."""
    expert: int = 192
    """Maximum simulations of `expert` for a decision."""
    position_nets: Mapping[int, str] = field(default_factory=dict)
    """The files of nets on positions that `expert` looks ahead with, by the seats of a table."""
    expert_in_positions: int = 512
    """Maximum simulations of `expert` for a decision there."""
    expert_net: str = "net.npz"
    """The file of the net that `expert` looks ahead with."""
    expert_trust: float = 1.0
    """How much more `expert` trusts a lookahead's values than `hard` does."""
    expert_always: bool = False
    """Whether `expert` looks ahead outside turns even where its net is certain of a move."""
    in_turns: bool = True
    """Whether `hard` looks ahead in its turns too, or only in conflicts and small questions."""
    overlooks: float = 0.4
    """The share of moves that `easy` does not see."""
    blur: float = 0.1
    """Largest error of `easy` in a share of the win."""
    training_worlds: int = 1
    """Possible worlds in which moves are encoded while a net is trained."""
