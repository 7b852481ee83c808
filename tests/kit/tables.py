"""The tables that the kit plays: for each game seats and options, chosen by hand.

They stand in `tests/games/<key>/tables.py`. Every value of every option, every number of seats
and every pair of modules that may be played together occurs; tests/core/test_conformance.py holds
that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from sevenstates.core import AnyGame
from sevenstates.testing.walk import Table

GAMES = Path(__file__).parents[1] / "games"
"""A folder for each game; its `goldens` holds playthroughs, and positions to begin from."""

Chosen = list[tuple[int, dict[str, Any]]]


@dataclass(frozen=True)
class Tables:
    """The tables of a game that the kit plays, and its revealing events."""

    chosen: Callable[[], Chosen]
    """Seats and options, as JSON carries them."""
    reveals: frozenset[str] = frozenset()
    """The kinds of event that show what lay hidden until then, or dice that leave no trace."""


def tables_for(game: AnyGame) -> Tables:
    """What the kit must know of a game; LookupError if nobody has said."""
    try:
        module = import_module(f"tests.games.{game.key}.tables")
    except ModuleNotFoundError:
        raise LookupError(
            f"no tables for {game.key!r}: write tests/games/{game.key}/tables.py"
        ) from None
    tables: Tables = module.TABLES
    return tables


def tables_of(game: AnyGame) -> list[Table]:
    """The tables of a game."""
    known = tables_for(game)
    return [
        Table(game, seats, game.options_type.from_json(options), known.reveals)
        for seats, options in known.chosen()
    ]


def positions_of(game: AnyGame) -> list[Table]:
    """The positions of a game's golden folder: what games hardly ever come to."""
    options, reveals = game.options_type(), tables_for(game).reveals
    found = []
    for path in sorted(GAMES.joinpath(game.key, "goldens", "positions").glob("*.txt")):
        seats = game.parse_position(path.read_text(encoding="utf-8")).seats
        found.append(Table(game, seats, options, reveals, path))
    return found
