"""The host's order: what moderators do, and what people report."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import Wire

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
ActKind = Literal["mute", "ban", "rename", "remove-line"]
LoggedKind = Literal[
    "mute", "ban", "rename", "remove-line", "unmute", "unban", "rename-back", "restore-line",
    "moderator", "no-moderator",
]  # fmt: skip
ReportKind = Literal["line", "person", "table"]
ReportState = Literal["open", "done", "dismissed"]
TableId = Annotated[str, Meta(max_length=64)]
Line = Annotated[int, Meta(ge=0, le=2**31 - 1)]
AccountName = Annotated[str, Meta(min_length=1, max_length=32)]


class NewAct(Wire):
    """Do something about an account by its name, or about the author of a line of chat."""

    kind: ActKind
    reason: Reason
    name: AccountName | None = None
    table: TableId | None = None
    line: Line | None = None
    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 3660)] | None = None
    """For how long somebody is muted or banned; None until it is taken back."""
    to: AccountName | None = None
    """The new name."""


class Reversal(Wire):
    """Take something back."""

    reason: Reason


class LoggedAct(Wire):
    """Something that a moderator has done."""

    id: int
    kind: LoggedKind
    at: int
    moderator: str | None
    """None: the host, by the command line."""
    name: str
    """The name of the person now."""
    guest: bool
    table: str | None
    line: int | None
    until: int | None
    before: str | None
    after: str | None
    text: str | None
    """The line of chat, for moderators."""
    reason: str
    reversed: bool
    reversible: bool


class ActList(Wire):
    """The log of the moderators, the newest first."""

    acts: list[LoggedAct]
    next: int | None = None
    """Give it as `before` to get the page after this one."""


class NewReport(Wire):
    """Report a line of chat, an account or a table to the moderators."""

    kind: ReportKind
    reason: Reason
    name: AccountName | None = None
    table: TableId | None = None
    line: Line | None = None


class Report(Wire):
    """Something that was reported."""

    id: int
    kind: ReportKind
    at: int
    reporter: str
    name: str | None
    guest: bool
    table: str | None
    line: int | None
    text: str | None
    reason: str
    state: ReportState
    moderator: str | None


class ReportList(Wire):
    """Reports, the newest first."""

    reports: list[Report]
    next: int | None = None


class ReportChange(Wire):
    """A moderator's decision about a report."""

    state: ReportState


class SiteTexts(Wire):
    """The texts of the host that there are."""

    texts: list[Literal["terms", "privacy"]]
    offline: bool = False
    """Whether the host has exported the site without a server, to be kept for times offline."""


class SiteText(Wire):
    """A text of the host."""

    language: str
    """The one it is written in: the one asked for, or English."""
    markdown: str
