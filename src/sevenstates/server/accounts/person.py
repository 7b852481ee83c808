"""The person who calls."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from ..errors import Refused


@dataclass(frozen=True, slots=True)
class Sanction:
    """What a moderator has forbidden somebody."""

    until: int | None
    """None: until somebody takes it back."""
    reason: str

    @classmethod
    def from_json(cls, kept: Mapping[str, Any] | None) -> "Sanction | None":
        return cls(kept["until"], kept["reason"]) if kept else None

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until

    def ban_refusal(self) -> Refused:
        """The sentence for the person: what, until when, and why."""
        return Refused(403, "banned", until=format_until(self.until), why=self.reason)

    def mute_refusal(self) -> Refused:
        """The same of a mute."""
        return Refused(403, "muted", until=format_until(self.until), why=self.reason)


def format_until(until: int | None) -> str:
    """A time for a sentence; `open` if there is none."""
    if until is None:
        return "open"
    return datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


@dataclass(frozen=True, slots=True)
class Person:
    """The caller: a guest or an account, known by the cookie."""

    id: str
    name: str
    is_guest: bool
    language: str = ""
    """The one in the settings; empty if none was ever chosen there."""
    session: str = ""
    """The hash of the session that the cookie stands for; empty if it is not known."""
    is_moderator: bool = False
    mute: Sanction | None = None
    ban: Sanction | None = None

    def check_ban(self, now: int) -> None:
        """Refused if the person may do nothing now."""
        if self.ban is not None and self.ban.holds(now):
            raise self.ban.ban_refusal()
