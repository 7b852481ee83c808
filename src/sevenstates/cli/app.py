"""The commands and their parameters."""

import hashlib
import json
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType

from .. import __version__, games
from ..core import Match, SealedLuck
from ..texts import Texts
from . import saves
from .arena import hold, prepare
from .arena import report as arena_report
from .bot import register as register_bot
from .errors import ClientError
from .folders import need_folder
from .games import register as register_games
from .help_pages import speak
from .option_flags import takes_option_flags
from .options import parse_options
from .parameters import (
    GAME_HELP,
    HELP,
    GameKey,
    Language,
    NoColour,
    Option,
    RecordFile,
    Seed,
)
from .play import play as play_session
from .players import parse_bots
from .replay import Replay
from .reporting import reporting_errors
from .rules import find_rules
from .serve import register as register_server
from .session import Session
from .setup import TablePlan, Wizard
from .simulate import Plan, report, simulate
from .site import register as register_site
from .terminal import Terminal
from .train import train_net
from .verify import verify as verify_record
from .words import Words, language_of_environment

app = typer.Typer(
    help=HELP("help-app"),
    add_completion=False,
    no_args_is_help=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=HELP("help-version"))] = False,
) -> None:
    if version:
        print(f"sevenstates {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help=HELP("help-play"))
@takes_option_flags
def play(
    game: Annotated[str | None, typer.Argument(help=GAME_HELP, metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option(help=HELP("help-seats"))] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="N|N:LEVEL,..", help=HELP("help-bots"))
    ] = None,
    option: Option = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=HELP("help-load"))] = None,
    language: Language = "",
    no_colour: NoColour = False,
    *,
    flags: dict[str, object],
) -> None:
    terminal = Terminal(no_colour=no_colour)
    if load is not None:
        _play_on(terminal, load, bots, seed, language)
        return
    with reporting_errors(language, game or games.all()[0].key):
        chosen = games.get(game) if game is not None else None
        if terminal.is_interactive and seats is None and bots is None and not (option or flags):
            plan = Wizard(terminal, language).ask(chosen)
        else:
            chosen = chosen or games.all()[0]
            count = seats if seats is not None else chosen.seats[0]
            options = chosen.check_table(count, parse_options(chosen, option or (), flags))
            plan = TablePlan(chosen, count, options, parse_bots(bots, chosen.key, count))
        play_session(_begun(terminal, plan, seed, language))


def _begun(terminal: Terminal, plan: TablePlan, seed: str | None, language: str) -> Session:
    """A new match; with a seed the draws follow from it."""
    luck = SealedLuck(hashlib.sha256(seed.encode()).digest()) if seed is not None else None
    match = Match(plan.game, plan.seats, plan.options, luck=luck)
    return Session(terminal, match, plan.bots, language, saves.new_path(plan.game.key), seed)


def _play_on(
    terminal: Terminal, file: Path, bots: str | None, seed: str | None, language: str
) -> None:
    """A match from a file, with the bots that sat there unless others are named."""
    with reporting_errors(language):
        save = saves.read(file)
    with reporting_errors(language, save.game.key):
        match = Match.from_record(save.game, save.record)
        seated = save.seated_bots()
        if bots is not None:
            seated = parse_bots(bots, save.game.key, match.seats)
        path = saves.new_path(save.game.key)
        play_session(Session(terminal, match, seated, language, path, seed))


@app.command(help=HELP("help-replay"))
def replay(
    file: RecordFile,
    seat: Annotated[str, typer.Option(metavar="N|all", help=HELP("help-seat"))] = "all",
    whole: Annotated[bool, typer.Option("--all", help=HELP("help-all"))] = False,
    language: Language = "",
    no_colour: NoColour = False,
) -> None:
    with reporting_errors(language):
        save = saves.read(file)
    with reporting_errors(language, save.game.key):
        watched = Replay(save, Terminal(no_colour=no_colour), language)
        if not watched.look(seat):
            raise ClientError("no-seat", seat=seat, seats=save.record.seats)
        if whole:
            watched.print_all()
        else:
            watched.run()


@app.command("simulate", help=HELP("help-simulate"))
@takes_option_flags
def simulate_games(
    game: GameKey,
    count: Annotated[int, typer.Option("--games", min=1, help=HELP("help-games-count"))] = 100,
    seats: Annotated[int | None, typer.Option(help=HELP("help-seats"))] = None,
    option: Option = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help=HELP("help-save"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=HELP("help-json"))] = False,
    decks: Annotated[bool, typer.Option("--report", help=HELP("help-report"))] = False,
    language: Language = "",
    *,
    flags: dict[str, object],
) -> None:
    terminal = Terminal()
    with reporting_errors(language, game):
        chosen, words = games.get(game), Words(language)
        many = seats if seats is not None else chosen.seats[0]
        options = chosen.check_table(many, parse_options(chosen, option or (), flags))
        sown = seed if seed is not None else secrets.token_hex(4)
        plan = Plan(game, many, options.to_json(), sown, str(save) if save else None)
        if decks:
            terminal.print(_report_on_decks(plan, count, language))
            return
        began = time.perf_counter()
        tally = simulate(plan, count, terminal.console, words("simulating"))
        wall = time.perf_counter() - began
        if as_json:
            rate = round(tally.decisions.total / wall)
            print(json.dumps({"seed": sown, **tally.to_json(), "moves_a_second": rate}, indent=2))
        else:
            terminal.print(report(tally, Texts(language, game), words, sown, wall))


def _report_on_decks(plan: Plan, count: int, language: str) -> RenderableType:
    """Print a game's report on its decks."""
    report = games.plugin(plan.game_key).report_on_decks(
        plan, count, Texts(language, plan.game_key)
    )
    if report is None:
        raise ClientError("no-report", game=plan.game_key)
    return report


@app.command("arena", help=HELP("help-arena"))
@takes_option_flags
def arena(
    game: GameKey,
    bots: Annotated[str, typer.Option(metavar="A,B,..", help=HELP("help-arena-bots"))],
    count: Annotated[int, typer.Option("--games", min=1, help=HELP("help-games-count"))] = 100,
    seats: Annotated[int | None, typer.Option(help=HELP("help-seats"))] = None,
    option: Option = None,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=HELP("help-out"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=HELP("help-resume"))] = False,
    processes: Annotated[int | None, typer.Option(min=1, help=HELP("help-processes"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=HELP("help-ray"))] = None,
    language: Language = "",
    *,
    flags: dict[str, object],
) -> None:
    terminal, words = Terminal(), Words(language)
    with reporting_errors(language, game):
        options = parse_options(games.get(game), option or (), flags).to_json()
        if out is not None:
            need_folder(out, language)
        results = prepare(game, bots, seats, seed, options, out, resume)
        hold(results, count, terminal.console, words, file=out, processes=processes, ray=ray)
        terminal.print(arena_report(results, words))


@app.command(
    "train",
    help=HELP("help-train"),
    add_help_option=False,  # the trainer has its own
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def train(context: typer.Context) -> None:
    language = language_of_environment()
    with reporting_errors(language):
        train_net(context.args, language)


@app.command(help=HELP("help-verify"))
def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help=HELP("help-commitment"))
    ] = None,
    language: Language = "",
) -> None:
    terminal = Terminal()
    with reporting_errors(language):
        save = saves.read(file)
    with reporting_errors(language, save.game.key):
        for line in verify_record(save, Words(language), commitment):
            terminal.note(line)


@app.command(help=HELP("help-rules"))
def rules(
    game: GameKey,
    wanted: Annotated[str, typer.Argument(metavar="ID|WORD", help=HELP("help-rule"))] = "",
    language: Language = "",
) -> None:
    with reporting_errors(language, game):
        Terminal().print(find_rules(Texts(language, games.get(game).key), wanted))


register_games(app)
register_bot(app)
register_server(app)
register_site(app)
speak(app)
