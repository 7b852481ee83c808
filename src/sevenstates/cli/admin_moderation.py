"""`sevenstates admin mute` and the other commands of moderation; the server may be running."""

from typing import TYPE_CHECKING, Annotated

import typer

from .admin import Most, Name, TableId, day, print_rows
from .host import Host, host_command
from .parameters import HELP

if TYPE_CHECKING:
    from sqlalchemy import Connection

Reason = Annotated[str, typer.Option("--reason", help=HELP("help-reason"))]
Minutes = Annotated[int | None, typer.Option("--minutes", min=1, help=HELP("help-minutes"))]
NewName = Annotated[str, typer.Argument(metavar="NEW", help=HELP("help-new-name"))]
Line = Annotated[int, typer.Argument(metavar="LINE", min=0, help=HELP("help-line"))]
ByLine = Annotated[int | None, typer.Option("--line", min=0, help=HELP("help-by-line"))]
Number = Annotated[int, typer.Argument(metavar="NUMBER", min=1, help=HELP("help-act"))]
Off = Annotated[bool, typer.Option("--off", help=HELP("help-moderator-off"))]


@host_command
def moderator(host: Host, name: Name, off: Off = False, reason: Reason = "-") -> None:
    from ..server.ops import moderation
    from ..server.store import now_ms

    host.change(lambda db: moderation.set_moderator(db, name, not off, reason, now_ms()))
    host.say("moderator-off" if off else "moderator-on", name=name)


@host_command
def mute(
    host: Host, name: Name, reason: Reason, minutes: Minutes = None, line: ByLine = None
) -> None:
    _silence(host, "mute", name, line, minutes, reason)


@host_command
def ban(
    host: Host, name: Name, reason: Reason, minutes: Minutes = None, line: ByLine = None
) -> None:
    _silence(host, "ban", name, line, minutes, reason)


def _silence(
    host: Host, kind: str, name: str, line: int | None, minutes: int | None, reason: str
) -> None:
    from ..server.ops import moderation
    from ..server.store import now_ms

    def silence(db: "Connection") -> int:
        target = moderation.target(db, name, line)
        return moderation.silence(db, kind, target, minutes, reason, now_ms())

    number = host.change(silence)
    host.say("act-done", number=number)


@host_command
def rename(host: Host, name: Name, to: NewName, reason: Reason, line: ByLine = None) -> None:
    from ..server.ops import moderation
    from ..server.store import now_ms

    def rename(db: "Connection") -> int:
        return moderation.rename(db, moderation.target(db, name, line), to, reason, now_ms())

    number = host.change(rename)
    host.say("act-done", number=number)


@host_command
def hide(host: Host, table: TableId, line: Line, reason: Reason) -> None:
    from ..server.ops import moderation
    from ..server.store import now_ms

    number = host.change(lambda db: moderation.remove_line(db, table, line, reason, now_ms()))
    host.say("act-done", number=number)


@host_command
def reverse(host: Host, number: Number, reason: Reason) -> None:
    from ..server.ops import moderation
    from ..server.store import now_ms

    done = host.change(lambda db: moderation.reverse(db, number, reason, now_ms()))
    host.say("act-done", number=done)


@host_command
def show_log(host: Host, most: Most = 30) -> None:
    from ..server.moderation.log import read_acts

    for act in host.change(lambda db: read_acts(db, None)).acts[:most]:
        about = act.after or (f"{act.table} {act.line}" if act.table else "")
        until = day(act.until) if act.until else ""
        who = act.moderator or host.word("the-host")
        mark = host.word("act-reversed") if act.reversed else ""
        name = act.before or act.name
        print_rows(
            [[str(act.id), day(act.at), who, act.kind, name, about, until, act.reason, mark]]
        )


@host_command
def show_reports(host: Host, most: Most = 30) -> None:
    from ..server.moderation.reports import read

    for report in host.change(lambda db: read(db, "open", None)).reports[:most]:
        place = " ".join(str(one) for one in (report.table, report.line) if one is not None)
        about = [report.kind, report.name or "", place, report.text or ""]
        print_rows([[str(report.id), day(report.at), report.reporter, *about, report.reason]])


def register(admin: typer.Typer) -> None:
    """Add the commands to those for the server's host."""
    admin.command("moderator", help=HELP("help-admin-moderator"))(moderator)
    admin.command("mute", help=HELP("help-admin-mute"))(mute)
    admin.command("ban", help=HELP("help-admin-ban"))(ban)
    admin.command("rename", help=HELP("help-admin-rename"))(rename)
    admin.command("hide", help=HELP("help-admin-hide"))(hide)
    admin.command("reverse", help=HELP("help-admin-reverse"))(reverse)
    admin.command("log", help=HELP("help-admin-log"))(show_log)
    admin.command("reports", help=HELP("help-admin-reports"))(show_reports)
