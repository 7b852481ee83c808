"""The person behind a request, and the sanctions against them."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NotRequired, TypedDict

from ..errors import Refused


class SanctionJson(TypedDict):
    """A sanction as it is stored."""

    act: int | None
    """The number of the act; None if it comes with the network of somebody else."""
    until: int | None
    reason: str
    of: NotRequired[str]
    """The person whose mute it is, if a newcomer has it from them."""


@dataclass(frozen=True, slots=True)
class Sanction:
    """A moderator's sanction: a ban or a mute."""

    until: int | None
    """None: until it is lifted."""
    reason: str
    is_inherited: bool = False
    """Whether it is somebody else's, from whose network a newcomer came."""

    @classmethod
    def from_json(cls, kept: SanctionJson) -> "Sanction":
        return cls(kept["until"], kept["reason"], kept["act"] is None)

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until

    def ban_refusal(self) -> Refused:
        """The sentence for the person: what, until when, and why."""
        return Refused(403, "banned", until=format_until(self.until), why=self.reason)

    def mute_refusal(self) -> Refused:
        """The same of a mute."""
        if self.is_inherited:
            return Refused(403, "newcomers-muted", until=format_until(self.until))
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
