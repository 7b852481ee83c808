"""Outcome of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict, TypeVar

from .seat import Seat

Key = TypeVar("Key", float, tuple[object, ...])


class OutcomeView(TypedDict):
    """The end of a game, ready for JSON."""

    ranks: list[int]
    scores: list[int]
    winners: list[Seat]
    reason: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    ranks: tuple[int, ...]
    """The place of each seat, 1 is best; tied seats share a place."""
    scores: tuple[int, ...]
    """The number each seat is ranked by first."""
    winners: tuple[Seat, ...]
    """The winners; empty where the rules say that nobody wins."""
    reason: str
    """The reason why it ended: a key of the text files."""

    def to_json(self) -> OutcomeView:
        return {
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
        }

    @classmethod
    def from_json(cls, data: OutcomeView) -> "Outcome":
        return cls(
            tuple(data["ranks"]), tuple(data["scores"]), tuple(data["winners"]), data["reason"]
        )


def rank(keys: Sequence[Key]) -> tuple[int, ...]:
    """The place of each seat by its key, the highest first; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
