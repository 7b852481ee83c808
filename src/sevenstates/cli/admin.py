"""`sevenstates admin`: tables and accounts of a server, which may be running."""

import asyncio
import getpass
import sys
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from ..server.config import Config
from .parameters import HELP, Language
from .serve import DEFAULTS, Data, Database, told
from .terminal import Terminal
from .words import Words

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

Most = Annotated[int, typer.Option("--most", min=1, help=HELP("help-most"))]
Name = Annotated[str, typer.Argument(metavar="NAME", help=HELP("help-account-name"))]
TableId = Annotated[str, typer.Argument(metavar="ID", help=HELP("help-table-id"))]
Result = TypeVar("Result")


def on_database(data: Data, database: Database, work: Callable[..., Result]) -> Result:
    """Do something on the server's database, all or nothing."""
    from ..server.ops.database import change

    return change(Config(data=data, database=database).database_url, work)


@admin.command("tables", help=HELP("help-admin-tables"))
def list_tables(
    status: Annotated[str | None, typer.Option(help=HELP("help-status"))] = None,
    most: Most = 30,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import admin as ops

    with told(language):
        rows = on_database(data, database, lambda db: ops.list_tables(db, status, most))
        _print_rows(
            [row.id, row.game, row.status, row.visibility, row.mode, _day(row.created)]
            for row in rows
        )


@admin.command("table", help=HELP("help-admin-table"))
def show_table(
    table: TableId,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import admin as ops

    with told(language):
        row, seats = on_database(data, database, lambda db: ops.find_table(db, table))
        _print_rows([[row.id, row.game, row.status, row.visibility, row.mode, _day(row.created)]])
        _print_rows(
            [str(seat.seat), seat.kind, seat.name or seat.level or "", seat.standin or ""]
            for seat in seats
        )


@admin.command("close", help=HELP("help-admin-close"))
def close_table(
    table: TableId,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.accounts.sessions import now_ms
    from ..server.ops import admin as ops

    with told(language):
        on_database(data, database, lambda db: ops.close_table(db, table, now_ms()))
        words = Words(language)
        print(words("table-closed", table=table))


@admin.command("accounts", help=HELP("help-admin-accounts"))
def list_accounts(
    part: Annotated[str, typer.Argument(metavar="PART", help=HELP("help-name-part"))] = "",
    most: Most = 30,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import admin as ops

    with told(language):
        rows = on_database(data, database, lambda db: ops.list_accounts(db, part, most))
        _print_rows([row.name, row.id, _day(row.created), _day(row.seen)] for row in rows)


@admin.command("account", help=HELP("help-admin-account"))
def show_account(
    name: Name,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import admin as ops

    with told(language):
        row = on_database(data, database, lambda db: ops.find_account(db, name))
        games = on_database(data, database, lambda db: ops.games_of(db, row.id))
        words = Words(language)
        fields = {"created": _day(row.created), "seen": _day(row.seen)}
        print(words("account-line", name=row.name, id=row.id, games=games, **fields))


@admin.command("remove", help=HELP("help-admin-remove"))
def remove_account(
    name: Name,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import admin as ops

    with told(language):
        on_database(data, database, lambda db: ops.remove_account(db, name))
        words = Words(language)
        print(words("account-removed", name=name))


@admin.command("password", help=HELP("help-admin-password"))
def reset_password(
    name: Name,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.accounts.passwords import Passwords
    from ..server.ops import admin as ops

    words = Words(language)
    with told(language):
        on_database(data, database, lambda db: ops.find_account(db, name))
        password = _ask_password(words("ask-password", name=name))
        hashed = asyncio.run(Passwords().hash(password))
        on_database(data, database, lambda db: ops.reset_password(db, name, hashed))
        print(words("password-reset", name=name))


def _ask_password(question: str) -> str:
    """From the keyboard, unseen, or from whatever is piped in; never from the command line."""
    from ..server.accounts.passwords import check_password

    text = getpass.getpass(f"{question} ") if sys.stdin.isatty() else sys.stdin.readline()
    return check_password(text.rstrip("\n"))


def _print_rows(rows: Iterable[list[str]]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Terminal().print(table)


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")
