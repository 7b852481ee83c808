"""The `bot` command: seats a bot at a table elsewhere."""

from typing import Annotated

import typer

from ..bots.levels import USUAL
from .parameters import HELP, Language
from .reporting import reporting_errors
from .words import Words

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def bot() -> None:
    """Bots at tables elsewhere."""


@app.command(help=HELP("help-bot-connect"))
def connect(
    string: Annotated[str, typer.Argument(metavar="STRING", help=HELP("help-bot-string"))],
    level: Annotated[str, typer.Option(help=HELP("help-bot-level"))] = USUAL,
    language: Language = "",
) -> None:
    from ..external.client import Client  # takes a while to import, and only this command needs it
    from ..external.connection import Connection

    words = Words(language)

    def report(key: str, **fields: object) -> None:
        print(words(key, **fields), flush=True)

    with reporting_errors(language):
        Client(Connection.parse(string), level, report).run()


def register(program: typer.Typer) -> None:
    """Add the command to the program."""
    program.add_typer(app, name="bot", help=HELP("help-bot"))
