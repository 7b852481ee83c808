"""What several commands take. The help is in the language of the environment."""

from pathlib import Path
from typing import Annotated

import typer

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
GameKey = Annotated[str, typer.Argument(help=HELP("help-game"), metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help=HELP("help-file"), metavar="FILE")]
Option = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=HELP("help-option"))
]
Edition = Annotated[str | None, typer.Option(metavar="en|pl|de", help=HELP("help-edition"))]
Short = Annotated[bool, typer.Option("--short", help=HELP("help-short"))]
Bandits = Annotated[bool, typer.Option("--bandits", help=HELP("help-bandits"))]
Kingdoms = Annotated[bool, typer.Option("--kingdoms", help=HELP("help-kingdoms"))]
Palace = Annotated[bool, typer.Option("--palace", help=HELP("help-palace"))]
OpenScores = Annotated[bool, typer.Option("--open-scores", help=HELP("help-open-scores"))]
MapFile = Annotated[Path | None, typer.Option("--map", metavar="FILE", help=HELP("help-map"))]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help=HELP("help-seed"))]
