"""`sevenstates admin replay` and `migrate`: stored games under the rules as they are."""

from typing import Annotated

import typer

from ..core import SevenStatesError
from .admin import TableId
from .host import Host, host_command
from .parameters import HELP

OneTable = Annotated[str | None, typer.Argument(metavar="[ID]", help=HELP("help-table-or-all"))]


@host_command
def replay(host: Host, table: OneTable = None) -> None:
    from ..server.ops import replaying

    found = host.change(
        lambda db: [replaying.replay(db, table)] if table else [*replaying.replay_all(db)]
    )
    for game in found:
        if game.error is not None:
            why = _reason(game.error, game.game, host.language)
            host.say("replay-differs", table=game.table, version=game.rules_version, why=why)
    differing = sum(game.error is not None for game in found)
    host.say("replayed", count=len(found), moves=sum(g.moves for g in found), bad=differing)
    if differing:
        raise typer.Exit(1)


@host_command
def migrate(host: Host, table: TableId) -> None:
    from ..server.ops import replaying

    before = host.change(lambda db: replaying.migrate(db, table))
    host.say("table-migrated", table=table, version=before)


def _reason(error: SevenStatesError, game: str, language: str) -> str:
    from ..server.errors import error_text

    return error_text(error, language or "en", game)


def register(admin: typer.Typer) -> None:
    """Add the commands to those for the server's host."""
    admin.command("replay", help=HELP("help-admin-replay"))(replay)
    admin.command("migrate", help=HELP("help-admin-migrate"))(migrate)
