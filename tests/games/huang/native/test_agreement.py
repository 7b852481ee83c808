"""The compiled core does what the readable engine does. Longer: scripts/compare_engines.py."""

from pathlib import Path

import pytest

from sevenstates.core import RandomLuck, playout
from sevenstates.games.huang.native.huang import Generator, State
from sevenstates.games.huang.rules import HUANG
from tests.games.huang.native.comparing import Repeating, Table, assert_same, compare_game, tables
from tests.kit.tables import GAMES as FOLDERS

TABLES = tables()
GAMES = 200
IN_ONE_TEST = 10


@pytest.mark.parametrize("first", range(0, GAMES, IN_ONE_TEST))
def test_random_games_agree_move_by_move(first: int) -> None:
    for seed in range(first, first + IN_ONE_TEST):
        # A step that shares no factor with their number goes round all tables.
        compare_game(TABLES[seed * 7 % len(TABLES)], seed, every=25)


@pytest.mark.parametrize(
    "path", sorted(FOLDERS.glob("huang/goldens/positions/*.txt")), ids=lambda p: p.stem
)
def test_positions_are_taken_over(path: Path) -> None:
    position = HUANG.parse_position(path.read_text(encoding="utf-8"))

    assert_same(position, State.from_readable(position), thorough=True)


@pytest.mark.parametrize("table", TABLES[:4], ids=str)
def test_playout_with_the_same_luck_is_the_same_game(table: Table) -> None:
    readable = HUANG.new_state(table.seats, table.options, luck=RandomLuck(3))
    fast = State.from_readable(readable)

    assert fast.playout(RandomLuck(4)) == playout(readable, RandomLuck(4))
    assert_same(readable, fast, thorough=True)


def test_generator_serves_both_engines() -> None:
    readable = HUANG.new_state(3, luck=Generator(5))
    fast = State.new(3, luck=Generator(5))

    assert_same(readable, fast, thorough=True)
    assert fast.playout(Generator(6)) == playout(readable, Generator(6))
    assert_same(readable, fast, thorough=True)


def test_a_difference_is_noticed() -> None:
    readable, fast = HUANG.new_state(2, luck=RandomLuck(1)), State.new(2, luck=RandomLuck(1))
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
