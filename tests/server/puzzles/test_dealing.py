"""The next puzzle of a person, and the daily one."""

from datetime import date, timedelta

from sevenstates.puzzles import load_puzzles
from sevenstates.server.puzzles.dealing import NEAREST, daily, deal, games_with_puzzles

PUZZLES = list(load_puzzles("huang").values())
DAY = date(2026, 3, 31)


def test_a_puzzle_is_near_the_rating_and_new() -> None:
    right, ratings = list[str](), list[int]()
    for _ in range(20):
        puzzle = deal(PUZZLES, 1500, "ada", right, [])
        assert puzzle.id not in right
        right.append(puzzle.id)
        ratings.append(puzzle.rating)
    nearest = sorted(abs(puzzle.rating - 1500) for puzzle in PUZZLES)
    assert abs(ratings[0] - 1500) <= nearest[NEAREST - 1]
    assert max(abs(rating - 1500) for rating in ratings) <= nearest[20 + NEAREST]


def test_people_get_different_ones() -> None:
    found = {deal(PUZZLES, 1500, f"person {number}", [], []).id for number in range(40)}
    assert len(found) == NEAREST


def test_what_went_wrong_comes_again_when_all_are_answered() -> None:
    *rest, missed = PUZZLES
    right = [puzzle.id for puzzle in rest]
    assert deal(PUZZLES, 800, "ada", right, [missed.id]) is missed
    assert deal(PUZZLES, 800, "ada", [*right, missed.id], []) in PUZZLES


def test_a_day_has_one_puzzle_for_everybody() -> None:
    assert daily(DAY) is daily(DAY)
    keys = games_with_puzzles()
    days = [daily(DAY + timedelta(days=number)) for number in range(300)]
    found = [puzzle for puzzle in days if puzzle is not None]
    assert [puzzle.game_key for puzzle in found[: len(keys)]] != [found[0].game_key] * len(keys)
    assert len({(puzzle.game_key, puzzle.id) for puzzle in found}) == 300  # none comes again soon
