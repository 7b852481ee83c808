"""Advice of a bot on a decision: candidates with their values and reasons."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..core import Action


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad, as a key of the texts with its fields; no sentence stands here."""

    key: str
    fields: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered."""

    action: Action
    value: float
    """The share of the win that the seat may expect after it, from 0 to 1."""
    weight: float
    """How much of the thinking went into it, from 0 to 1."""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """The candidates, the one to choose first."""

    candidates: tuple[Candidate, ...]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]
