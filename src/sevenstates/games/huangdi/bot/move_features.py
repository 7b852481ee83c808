"""Features of moves of Huang Di, beside those of the states that they lead to."""

from collections.abc import Sequence

from ....core import Action
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.wall import LEVELS, WIDTH
from .bids import is_bidding, own_wins
from .priors import priors

MOVE_FEATURES = len(act.CLASSES) + 4


def move_features(state: HuangdiState, seat: int, moves: Sequence[Action]) -> list[list[float]]:
    """A row of MOVE_FEATURES for each move; the last number is its share of the priors."""
    weights = priors(state, seat, moves)
    total = sum(weights)
    wins = _wins(state, seat)
    return [
        [
            *(float(type(move) is kind) for kind in act.CLASSES),
            *_size(move),
            wins.get(move.index, 0.0),
            weight / total,
        ]
        for move, weight in zip(moves, weights, strict=True)
    ]


def _wins(state: HuangdiState, seat: int) -> dict[int, float]:
    """How likely each bid wins the petition, by the number of the action."""
    if not is_bidding(state):
        return {}
    return {act.BID + jade: chance for jade, chance in own_wins(state, seat)}


def _size(move: Action) -> tuple[float, float]:
    """The amount that a move names, and the level of the location that it names."""
    amounts = [getattr(move, name, 0) for name in ("count", "jade", "peasants")]
    place = getattr(move, "place", None)
    return sum(amounts) / 5, 0.0 if place is None else (1 + place // WIDTH) / LEVELS
