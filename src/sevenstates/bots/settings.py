"""How the levels of a game's bots think."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BotSettings:
    """How the bots of one game think."""

    search: int = 400
    """Simulations of `search` for a decision: 0.1 to 0.3 seconds on one core."""
    candidates: int = 32
    """Moves that `search` looks at."""
    deepest: int = 40
    """Maximum moves that `search` remembers in a tree."""
    hard: int = 0
    """Maximum simulations of `hard` for a decision; if 0, it takes what the net leans to."""
    expert: int = 192
    """Maximum simulations of `expert` for a decision."""
    in_turns: bool = True
    """Whether `hard` looks ahead in its turns too, or only in conflicts and small questions."""
    overlooks: float = 0.4
    """The share of moves that `easy` does not see."""
    blur: float = 0.1
    """How far `easy` misjudges a share of the win."""
    training_worlds: int = 1
    """Possible worlds that a move is tried in while a net is trained."""
