"""Parameters shared by several commands. The help is in the language of the environment."""

from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..texts import LANGUAGES
from .words import Words, language_of_environment

HELP = Words(language_of_environment())


def _spoken(language: str) -> str:
    """The language that was asked for; that of the environment if none was."""
    if not language:
        return language_of_environment()
    if language not in LANGUAGES:
        raise typer.BadParameter(HELP("no-language", language=language, known=", ".join(LANGUAGES)))
    return language


Language = Annotated[
    str,
    typer.Option(
        metavar="en|de|pl", help=HELP("help-language"), callback=_spoken, show_default=False
    ),
]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help=HELP("help-no-colour"))]
GAME_HELP = HELP("help-game", game=next(iter(games.plugins())))
GameKey = Annotated[str, typer.Argument(help=GAME_HELP, metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help=HELP("help-file"), metavar="FILE")]
Option = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=HELP("help-option"))
]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help=HELP("help-seed"))]
