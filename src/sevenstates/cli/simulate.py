"""Simulating: many games of random moves on all cores, and their statistics."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console, Group
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..arena import interval, spread
from ..arena.recording import play_recorded
from ..core import Event, Record
from ..texts import Texts
from . import saves
from .statistics import Tally
from .words import Words

CHUNKS_A_CORE = 8
SMALL = 20
"""Minimum games for which another process is worth starting."""


@dataclass(frozen=True)
class Plan:
    """Games to simulate; plain values, so that it can be sent to another process."""

    game_key: str
    seats: int
    options: dict[str, object]
    seed: str
    folder: str | None = None
    """The folder for the records, if any."""


def simulate_chunk(plan: Plan, numbers: range) -> Tally:
    """Play the games of these numbers; the same number and seed give the same game anywhere."""
    tally = Tally()
    for number in numbers:
        record = _play(plan, number, tally)
        if plan.folder is not None:
            name = f"{plan.game_key}-{plan.seed}-{number:06}.json"
            saves.write_record(
                Path(plan.folder) / name, record, dict.fromkeys(range(plan.seats), "random")
            )
    return tally


def _play(plan: Plan, number: int, tally: Tally) -> Record:
    """One game of random moves, counted."""
    events: list[Event] = []
    record = play_recorded(
        plan.game_key,
        ("random",) * plan.seats,
        plan.options,
        f"{plan.seed}/{number}",
        on_question=lambda asked: tally.add_question(asked.decision.prompt, len(asked.legal)),
        log=events,
    )
    tally.add_events(events)
    assert record.outcome is not None
    tally.add_game(len(record.moves), record.outcome)
    return record


def simulate(plan: Plan, count: int, console: Console, what: str) -> Tally:
    """Play `count` games on all cores, with a progress bar on a terminal."""
    tally = Tally()
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=count)
        for part in _parts(plan, count):
            tally.merge(part)
            progress.update(task, completed=tally.games)
    return tally


def _parts(plan: Plan, count: int) -> Iterator[Tally]:
    cores = os.cpu_count() or 1
    size = 1 if count <= SMALL else max(1, count // (cores * CHUNKS_A_CORE))
    chunks = [range(first, min(first + size, count)) for first in range(0, count, size)]
    return spread(partial(simulate_chunk, plan), chunks, 1 if count <= SMALL else cores)


def report(tally: Tally, texts: Texts, words: Words, seed: str, wall: float) -> Group:
    """The tally as tables."""
    rate = tally.decisions.total / wall if wall else 0.0
    summary = words(
        "simulated",
        games=tally.games,
        seed=seed,
        seconds=f"{wall:.1f}",
        rate=f"{rate:,.0f}".replace(",", " "),
    )
    return Group(
        Text(summary, style="bold"),
        Text(),
        _questions(tally, words),
        Text(),
        _seats(tally, texts, words),
        Text(),
        _counts(tally, words),
    )


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        table.add_column(words(f"column-{column}"), justify="right" if number else "left")
    return table


def _questions(tally: Tally, words: Words) -> Table:
    table = _table(words, "question", "a-game", "legal-mean", "legal-most")
    table.add_row(words("all-decisions"), f"{tally.decisions.mean:.1f}", "", "", style="bold")
    for prompt, span in sorted(tally.legal.items(), key=lambda item: -item[1].count):
        a_game = span.count / tally.games
        table.add_row(prompt, f"{a_game:.2f}", f"{span.mean:.1f}", str(span.most))
    return table


def _seats(tally: Tally, texts: Texts, words: Words) -> Table:
    table = _table(words, "seat", "wins", "share", "interval", "score")
    for seat, score in sorted(tally.scores.items()):
        wins = tally.wins[seat]
        low, high = interval(wins, tally.games)
        table.add_row(
            texts.seat_name(seat),
            str(wins),
            f"{wins / tally.games:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{score.mean:.2f}",
        )
    table.add_row(words("nobody"), str(tally.nobody), f"{tally.nobody / tally.games:.1%}", "", "")
    return table


def _counts(tally: Tally, words: Words) -> Table:
    table = _table(words, "event", "a-game")
    for kind, count in sorted(tally.events.items()):
        table.add_row(kind, f"{count / tally.games:.2f}")
    for reason, count in sorted(tally.endings.items()):
        table.add_row(words("ending", reason=reason), f"{count / tally.games:.2f}")
    return table
