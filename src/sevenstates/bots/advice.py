"""Advice of a bot on a decision: candidates with their values and reasons."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..core import Action


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for or against a move: a key of the text files, with the fields of its message."""

    key: str
    fields: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered."""

    action: Action
    """The move."""
    value: float
    """The share of the win that the seat may expect after it, from 0 to 1."""
    weight: float
    """The share of the simulations that went into it, from 0 to 1."""
    reasons: tuple[Reason, ...] = ()
    """Reasons for and against it, the most telling first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A bot's assessment of a decision."""

    candidates: tuple[Candidate, ...]
    """The moves it considered, the one to choose first."""

    @property
    def best(self) -> Candidate:
        """The move to choose."""
        return self.candidates[0]
