"""The `games` command: the games there are, samples of games, and their positions as data."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text

from .. import games
from ..arena import make_plan
from ..texts import Texts
from .errors import ClientError, why
from .folders import need_folder
from .option_flags import takes_option_flags
from .options import parse_options
from .parameters import HELP, GameKey, Language, Option, Seed
from .reporting import reporting_errors
from .setup import option_hint
from .terminal import Terminal
from .words import Words

if TYPE_CHECKING:
    from ..data import PlayedGame

app = typer.Typer(invoke_without_command=True, rich_markup_mode=None)

Out = Annotated[Path, typer.Option(metavar="FILE", help=HELP("help-data-out"))]


@app.callback()
def list_games(context: typer.Context, language: Language = "") -> None:
    """List the games, unless something is done with their records."""
    if context.invoked_subcommand is not None:
        return
    terminal = Terminal()
    with reporting_errors(language):
        for game in games.all():
            texts = Texts(language, game.key)
            words = Words(language)
            least, most = game.seats[0], game.seats[-1]
            heading = words("games-line", name=texts.title, least=least, most=most)
            terminal.note(f"{game.key}: {heading}", "bold")
            table = Table.grid(padding=(0, 2, 0, 0))
            for name in game.options_type().to_json():
                key = f"option-{name.replace('_', '-')}"
                form = f"  {name}={option_hint(game, name)}"
                table.add_row(Text(form, style="bold"), texts.text(f"{key}-help"))
            terminal.print(table)


@app.command(help=HELP("help-sample"))
@takes_option_flags
def sample(
    game: GameKey,
    out: Out,
    count: Annotated[int, typer.Option("--games", min=1, help=HELP("help-games-count"))] = 10,
    bots: Annotated[str, typer.Option(metavar="A,B,..", help=HELP("help-arena-bots"))] = "expert",
    seats: Annotated[int | None, typer.Option(help=HELP("help-seats"))] = None,
    option: Option = None,
    seed: Seed = None,
    processes: Annotated[int | None, typer.Option(min=1, help=HELP("help-processes"))] = None,
    language: Language = "",
    *,
    flags: dict[str, object],
) -> None:
    from ..data import sample_games  # takes a while to import, and only these commands need it

    terminal, words = Terminal(), Words(language)
    with reporting_errors(language, game):
        options = parse_options(games.get(game), option or (), flags).to_json()
        names = [name.strip() for name in bots.split(",")]
        sown = seed if seed is not None else secrets.token_hex(4)
        plan = make_plan(game, names, seats, sown, options)
        played = track(
            sample_games(plan, count, processes),
            words("simulating"),
            total=count,
            console=terminal.console,
            transient=True,
            disable=not terminal.console.is_terminal,
        )
        _write(out, (one.to_json() for one in played), language)


@app.command(help=HELP("help-export"))
def export(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE|DIR...", help=HELP("help-export-files"))
    ],
    out: Out,
    whole: Annotated[bool, typer.Option("--records", help=HELP("help-export-records"))] = False,
    planes: Annotated[bool, typer.Option("--planes", help=HELP("help-export-planes"))] = False,
    language: Language = "",
) -> None:
    from ..data import game_rows, position_rows

    with reporting_errors(language):
        played = _read(files)
        rows = game_rows(played) if whole else position_rows(played, planes=planes)
        _write(out, rows, language)


def _read(paths: list[Path]) -> Iterator["PlayedGame"]:
    from ..data import read_games

    for path in paths:
        try:
            yield from read_games(path)
        except OSError as error:
            raise ClientError("cannot-read", file=str(path), why=why(error)) from None


def _write(out: Path, rows: Iterator[dict[str, object]], language: str) -> None:
    from ..data import write_rows

    need_folder(out, language)
    try:
        count = write_rows(out, rows)
    except OSError as error:
        raise ClientError("cannot-write", file=str(out), why=why(error)) from None
    words = Words(language)
    print(words("data-written", count=count, file=str(out)))


def register(program: typer.Typer) -> None:
    """Add the command to the program."""
    program.add_typer(app, name="games", help=HELP("help-games"))
