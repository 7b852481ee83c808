"""Every game holds what the protocol promises, at every table of tests/games/<key>/tables.py."""

import dataclasses
import itertools
import typing
from collections.abc import Iterator
from typing import Any

import pytest
from sevenstates_toy.rules.game import TOY

from sevenstates import games
from sevenstates.core import AnyGame, BadOption
from sevenstates.testing.checks import TABLE_CHECKS, WALK_CHECKS, Check
from sevenstates.testing.walk import Table, Walk, thinned_walk_of, walk_of
from tests.kit.tables import positions_of, tables_of

GAMES = (*games.all(), TOY)
ALL_TABLES = [table for game in GAMES for table in tables_of(game)]
POSITIONS = [table for game in GAMES for table in positions_of(game)]
EVERY = 20
"""Every twentieth moment of most games is checked, and one of every other kind."""
EVERY_SIMPLE = 3
"""The same for the simplest table of a game."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_tables_cover_seats_options_and_pairs(game: AnyGame) -> None:
    tables = tables_of(game)
    assert {table.seats for table in tables} == set(game.seats)
    assert len(set(map(str, tables))) == len(tables), "two tables have one name"
    types = typing.get_type_hints(game.options_type)
    values = {
        (field.name, value)
        for field in dataclasses.fields(game.options_type)
        for value in field.metadata.get(
            "choices", (True, False) if types[field.name] is bool else ()
        )
    }
    played = [set(vars(table.options).items()) for table in tables]
    assert not {v for v in values if not any(v in options for options in played)}
    for pair in itertools.combinations(sorted(name for name, on in values if on is True), 2):
        if is_allowed(game, dict.fromkeys(pair, True)):
            assert any({(name, True) for name in pair} <= options for options in played), pair


def is_allowed(game: AnyGame, options: dict[str, Any]) -> bool:
    """Whether any number of seats may play with these options."""
    for seats in game.seats:
        try:
            game.check_table(seats, game.options_type(**options))
        except BadOption:
            continue
        return True
    return False


def checks_of(table: Table) -> tuple[Check, ...]:
    return WALK_CHECKS if table.position else (*WALK_CHECKS, *TABLE_CHECKS)


def cases() -> Iterator[Any]:
    """The checks of each file at every table, those of one table together."""
    for table in ALL_TABLES:
        by_file: dict[str, list[Check]] = {}
        for check in checks_of(table):
            by_file.setdefault(check.__module__.rpartition(".")[2], []).append(check)
        for name, checks in by_file.items():
            yield pytest.param(table, checks, id=f"{table}-{name}")


@pytest.mark.parametrize(("table", "checks"), list(cases()))
def test_games(table: Table, checks: list[Check]) -> None:
    """The simplest table of a game is looked at more closely than the others."""
    for check in checks:
        check(looked_at(table))


def looked_at(table: Table) -> Walk:
    return thinned_walk_of(table, EVERY_SIMPLE if is_simplest(table) else EVERY)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_kind_of_decision_is_looked_at_somewhere(game: AnyGame) -> None:
    walks = [looked_at(table) for table in tables_of(game)]
    played = {kind for walk in walks for moment in walk.moments for kind in moment.kinds}

    assert played == {kind for walk in walks for moment in walk.looked_at for kind in moment.kinds}


def is_simplest(table: Table) -> bool:
    """Whether it is the game as it comes, with as few seats as may be."""
    plain = table.seats == table.game.seats[0] and table.options == table.game.options_type()
    return plain and table.position is None


@pytest.mark.long
@pytest.mark.parametrize("table", [*ALL_TABLES, *POSITIONS], ids=str)
def test_games_in_every_state(table: Table) -> None:
    for check in checks_of(table):
        check(walk_of(table))
