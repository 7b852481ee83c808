"""`sevenstates admin`: tables and accounts of a server, which may be running."""

import asyncio
import getpass
import sys
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from .host import Host, host_command
from .parameters import HELP
from .terminal import Terminal

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

Most = Annotated[int, typer.Option("--most", min=1, help=HELP("help-most"))]
Name = Annotated[str, typer.Argument(metavar="NAME", help=HELP("help-account-name"))]
TableId = Annotated[str, typer.Argument(metavar="ID", help=HELP("help-table-id"))]


@admin.command("tables", help=HELP("help-admin-tables"))
@host_command
def list_tables(
    host: Host,
    status: Annotated[str | None, typer.Option(help=HELP("help-status"))] = None,
    most: Most = 30,
) -> None:
    from ..server.ops import admin as ops

    rows = host.change(lambda db: ops.list_tables(db, status, most))
    print_rows(
        [row.id, row.game, row.status, row.visibility, row.mode, day(row.created)] for row in rows
    )


@admin.command("table", help=HELP("help-admin-table"))
@host_command
def show_table(host: Host, table: TableId) -> None:
    from ..server.ops import admin as ops

    row, seats = host.change(lambda db: ops.find_table(db, table))
    print_rows([[row.id, row.game, row.status, row.visibility, row.mode, day(row.created)]])
    print_rows(
        [str(seat.seat), seat.kind, seat.name or seat.level or "", seat.standin or ""]
        for seat in seats
    )


@admin.command("close", help=HELP("help-admin-close"))
@host_command
def close_table(host: Host, table: TableId) -> None:
    from ..server.ops import admin as ops
    from ..server.store import now_ms

    host.change(lambda db: ops.close_table(db, table, now_ms()))
    host.say("table-closed", table=table)


@admin.command("accounts", help=HELP("help-admin-accounts"))
@host_command
def list_accounts(
    host: Host,
    part: Annotated[str, typer.Argument(metavar="PART", help=HELP("help-name-part"))] = "",
    most: Most = 30,
) -> None:
    from ..server.ops import admin as ops

    rows = host.change(lambda db: ops.list_accounts(db, part, most))
    print_rows([row.name, row.id, day(row.created), day(row.seen)] for row in rows)


@admin.command("account", help=HELP("help-admin-account"))
@host_command
def show_account(host: Host, name: Name) -> None:
    from ..server.ops import admin as ops

    row = host.change(lambda db: ops.find_account(db, name))
    games = host.change(lambda db: ops.games_of(db, row.id))
    fields = {"created": day(row.created), "seen": day(row.seen)}
    host.say("account-line", name=row.name, id=row.id, games=games, **fields)


@admin.command("remove", help=HELP("help-admin-remove"))
@host_command
def remove_account(host: Host, name: Name) -> None:
    from ..server.ops import admin as ops
    from ..server.store import now_ms

    host.change(lambda db: ops.remove_account(db, name, now_ms()))
    host.say("account-removed", name=name)


@admin.command("password", help=HELP("help-admin-password"))
@host_command
def reset_password(host: Host, name: Name) -> None:
    from ..server.accounts.passwords import Passwords
    from ..server.ops import admin as ops

    host.change(lambda db: ops.find_account(db, name))
    password = _ask_password(host.word("ask-password", name=name))
    hashed = asyncio.run(Passwords().hash(password))
    host.change(lambda db: ops.reset_password(db, name, hashed))
    host.say("password-reset", name=name)


def _ask_password(question: str) -> str:
    """From the keyboard, unseen, or from whatever is piped in; never from the command line."""
    from ..server.accounts.passwords import check_password

    text = getpass.getpass(f"{question} ") if sys.stdin.isatty() else sys.stdin.readline()
    return check_password(text.rstrip("\n"))


def print_rows(rows: Iterable[list[str]]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Terminal().print(table)


def day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")
