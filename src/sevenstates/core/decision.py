"""A question to one seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from .seat import Seat


class DecisionView(TypedDict):
    """A question to one seat, ready for JSON."""

    seat: Seat
    prompt: str
    sealed: bool
    fields: dict[str, object]


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat."""

    seat: Seat
    """The seat that is asked."""
    prompt: str
    """The question: a key of the text files."""
    sealed: bool = False
    """Others are asked at the same time and nobody sees an answer before all are in."""
    fields: Mapping[str, object] = field(default_factory=dict)
    """Values for the prompt's text; public."""

    def to_json(self) -> DecisionView:
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "sealed": self.sealed,
            "fields": dict(self.fields),
        }
