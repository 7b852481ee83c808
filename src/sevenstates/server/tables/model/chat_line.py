"""A line of chat, and who does not want to read it."""

from dataclasses import dataclass

from ... import wire


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it is shown."""

    shown: wire.ChatLine
    blockers: frozenset[str]
    """The people who have blocked its author."""
