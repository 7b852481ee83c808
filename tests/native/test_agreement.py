"""A compiled core does what the readable engine does. Longer: scripts/compare_engines.py."""

from pathlib import Path

import pytest

from sevenstates.core import RandomLuck, playout
from sevenstates.games import get
from tests.kit.tables import GAMES as FOLDERS
from tests.native.comparing import (
    Repeating,
    assert_same,
    built,
    compare_game,
    engines_of,
    native_of,
)

KEYS = built()
of_each_game = pytest.mark.parametrize("key", KEYS)
GAMES = {"huang": 200, "huangdi": 90, "warring": 60}
"""How many `make test-long` plays; HUANG has more kinds of tables."""
AT_ONCE = {"huang": 40, "huangdi": 20, "warring": 10}
"""How many of them `make test` plays: on all kinds of tables, and on a third of HUANG's."""
IN_ONE_TEST = 10
RANDOM_GAMES = [
    pytest.param(key, first, marks=() if first < AT_ONCE[key] else pytest.mark.long)
    for key in KEYS
    for first in range(0, GAMES[key], IN_ONE_TEST)
]
POSITIONS = [
    pytest.param(key, path, id=f"{key}, {path.stem}")
    for key in KEYS
    for path in sorted(FOLDERS.glob(f"{key}/goldens/positions/*.txt"))
]


@pytest.mark.parametrize(("key", "first"), RANDOM_GAMES)
def test_random_games_agree_move_by_move(key: str, first: int) -> None:
    tables = engines_of(key).tables()
    for seed in range(first, first + IN_ONE_TEST):
        # A step that shares no factor with their number goes round all tables.
        compare_game(get(key), tables[seed * 7 % len(tables)], seed, every=25)


@pytest.mark.parametrize(("key", "path"), POSITIONS)
def test_positions_are_taken_over(key: str, path: Path) -> None:
    position = get(key).parse_position(path.read_text(encoding="utf-8"))

    assert_same(position, native_of(key).state.from_readable(position), thorough=True)


@of_each_game
def test_playout_with_the_same_luck_is_the_same_game(key: str) -> None:
    for table in engines_of(key).tables()[:4]:
        readable = get(key).new_state(table.seats, table.options, luck=RandomLuck(3))
        fast = native_of(key).state.from_readable(readable)

        assert fast.playout(RandomLuck(4)) == playout(readable, RandomLuck(4))
        assert_same(readable, fast, thorough=True)


@of_each_game
def test_generator_serves_both_engines(key: str) -> None:
    native = native_of(key)
    generator = native.generator
    readable = get(key).new_state(3, luck=generator(5))
    fast = native.state.new(3, luck=generator(5))

    assert_same(readable, fast, thorough=True)
    assert fast.playout(generator(6)) == playout(readable, generator(6))
    assert_same(readable, fast, thorough=True)


@of_each_game
def test_a_difference_is_noticed(key: str) -> None:
    readable = get(key).new_state(3, luck=RandomLuck(1))
    fast = native_of(key).state.new(3, luck=RandomLuck(1))
    seat = fast.seat
    assert seat is not None
    fast.apply(seat, fast.legal_indices()[0], RandomLuck(1))

    with pytest.raises(AssertionError):
        assert_same(readable, fast, thorough=False)


def test_a_different_pick_is_noticed() -> None:
    with pytest.raises(AssertionError):
        Repeating([([1, 2], 0)]).pick([2, 1])
    with pytest.raises(AssertionError):
        Repeating([([1, 2], 0)]).finish()
