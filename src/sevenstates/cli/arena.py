"""The `arena` command: bots against bots, and the table of results."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console, Group, JustifyMethod
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..arena import Results, make_plan, run_arena, standings
from ..arena.cluster import NoCluster, on_ray
from ..arena.results import read_results
from ..arena.run import on_this_machine
from ..texts import Texts
from .errors import ClientError, why
from .words import Words


def prepare(
    game_key: str,
    bots: str,
    seats: int | None,
    seed: str | None,
    options: Mapping[str, object],
    file: Path | None,
    resume: bool,
) -> Results:
    """The results that a contest goes on from: none, or those of the file."""
    names = [name.strip() for name in bots.split(",")]
    found = _found(file, resume)
    sown = seed if seed is not None else found.plan.seed if found else secrets.token_hex(4)
    plan = make_plan(game_key, names, seats, sown, options)
    return found.continued(plan) if found is not None else Results(plan)


def _found(file: Path | None, resume: bool) -> Results | None:
    if file is None:
        if resume:
            raise ClientError("arena-resume-what")
        return None
    try:
        if not file.exists():
            return None
        if not resume:
            raise ClientError("arena-file-there", file=str(file))
        return read_results(file)
    except OSError as error:
        raise ClientError("cannot-read", file=str(file), why=why(error)) from None


def hold(
    results: Results,
    count: int,
    console: Console,
    words: Words,
    *,
    file: Path | None,
    processes: int | None,
    ray: str | None,
) -> None:
    """Play the games that are missing, with a progress bar on a terminal."""
    player = on_ray(ray) if ray is not None else on_this_machine(processes)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words("simulating"), total=count)
        progress.update(task, completed=len(results.games))
        try:
            run_arena(
                results,
                count,
                player=player,
                file=file,
                on_result=lambda so_far: progress.update(task, completed=len(so_far.games)),
            )
        except NoCluster as error:
            raise ClientError("arena-no-cluster", address=ray, why=str(error)) from None
        except OSError as error:
            raise ClientError("cannot-write", file=str(file), why=why(error)) from None


def ratings(results: Results) -> dict[str, tuple[float, float]]:
    """Each bot's strength and how sure that is, over all games in their order."""
    from openskill.models import PlackettLuce  # slow to load, and only needed here

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in results.plan.line_up()}
    for game in results.in_order():
        teams = [[known[name]] for name in game.bots]
        rated = model.rate(teams, ranks=[float(place) for place in game.outcome.ranks])
        for name in set(game.bots):
            # A bot on several seats takes what they learned on average.
            own = [team[0] for team, bot in zip(rated, game.bots, strict=True) if bot == name]
            known[name] = model.rating(
                name=name,
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=sum(rating.sigma for rating in own) / len(own),
            )
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def report(results: Results, words: Words) -> Group:
    """The table of wins."""
    plan = results.plan
    title = words(
        "arena-title",
        games=len(results.games),
        game=Texts(words.language, plan.game_key).title,
        seed=plan.seed,
    )
    return Group(Text(title, style="bold"), Text(), _table(results, words))


def _table(results: Results, words: Words) -> Table:
    columns = ("bot", "seats", "share", "interval", "equal", "rating", "pace", "slowest")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        justify: JustifyMethod = "right" if number else "left"
        table.add_column(words(f"column-{column}"), justify=justify, no_wrap=True)
    rated = ratings(results)
    for standing in standings(results):
        low, high = standing.interval
        mu, sigma = rated[standing.bot]
        pace = standing.seconds / max(1, standing.decisions)
        table.add_row(
            standing.bot,
            str(standing.seats),
            f"{standing.share:.1%}",
            f"{low:.1%}-{high:.1%}",
            f"{standing.equal:.1%}",
            f"{mu:.1f} ± {sigma:.1f}",
            f"{pace * 1000:.1f} ms",
            f"{standing.longest:.2f} s",
        )
    return table
