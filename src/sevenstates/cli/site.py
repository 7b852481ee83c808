"""The command that writes the site without a server."""

from pathlib import Path
from typing import Annotated

import typer

from ..server.config import data_folder
from .errors import ClientError
from .parameters import HELP, Language
from .reporting import reporting_errors
from .words import Words

PARTS = data_folder() / "site"
MEGABYTE = 1_000_000


def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=HELP("help-site-folder"))],
    parts: Annotated[
        Path, typer.Option(metavar="DIR", help=HELP("help-site-parts"), show_default=False)
    ] = PARTS,
    language: Language = "",
) -> None:
    from ..site import SiteError, export_site

    words = Words(language)
    with reporting_errors(language):
        try:
            made = export_site(folder.absolute(), parts.absolute())
        except SiteError as error:
            raise ClientError(error.key, **error.fields) from None
        size = round(made.size / MEGABYTE)
        print(words("site-written", folder=str(folder), files=made.files, size=size))
        if not made.is_compiled:
            print(words("site-slow"))


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("export-site", help=HELP("help-export-site"))(export)
