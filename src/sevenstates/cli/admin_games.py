"""`sevenstates admin replay` and `migrate`: stored games under the rules as they are."""

from typing import Annotated

import typer

from ..core import SevenStatesError
from .admin import TableId, on_database
from .parameters import HELP, Language
from .serve import DEFAULTS, Data, Database, told
from .words import Words

OneTable = Annotated[str | None, typer.Argument(metavar="[ID]", help=HELP("help-table-or-all"))]


def replay(
    table: OneTable = None,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import replaying

    words = Words(language)
    with told(language):
        found = on_database(
            data,
            database,
            lambda db: [replaying.replay(db, table)] if table else [*replaying.replay_all(db)],
        )
    for game in found:
        if game.error is not None:
            why = _reason(game.error, game.game, language)
            print(words("replay-differs", table=game.table, version=game.rules_version, why=why))
    differing = sum(game.error is not None for game in found)
    print(words("replayed", count=len(found), moves=sum(g.moves for g in found), bad=differing))
    if differing:
        raise typer.Exit(1)


def migrate(
    table: TableId,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import replaying

    words = Words(language)
    with told(language):
        before = on_database(data, database, lambda db: replaying.migrate(db, table))
        print(words("table-migrated", table=table, version=before))


def _reason(error: SevenStatesError, game: str, language: str) -> str:
    from ..server.errors import told as sentence

    return sentence(error, language or "en", game)


def register(admin: typer.Typer) -> None:
    """Add the commands to those for whoever runs the server."""
    admin.command("replay", help=HELP("help-admin-replay"))(replay)
    admin.command("migrate", help=HELP("help-admin-migrate"))(migrate)
