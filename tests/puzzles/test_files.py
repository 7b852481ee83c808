"""The puzzles that come with the games: form, themes, and the proof of their answers."""

from collections import Counter
from collections.abc import Sequence

import pytest

from sevenstates import games
from sevenstates.bots.levels import make_bot
from sevenstates.bots.nets import has_net
from sevenstates.puzzles import Puzzle, load_puzzles
from sevenstates.puzzles import puzzle as puzzle_file
from sevenstates.puzzles.puzzle import file_of, format_file, proof_of
from sevenstates.texts import LANGUAGES
from sevenstates.texts.bundle import Messages
from sevenstates.texts.resources import words_file

KEYS = [game.key for game in games.all() if load_puzzles(game.key)]
LEAST = 100
"""Puzzles that a game has, at least."""
PER_GAME = 6
"""Maximum puzzles out of one game."""


def puzzles_of(key: str) -> Sequence[Puzzle]:
    return list(load_puzzles(key).values())


def test_all_games_have_puzzles() -> None:
    assert KEYS == ["huang", "huangdi", "warring"]


@pytest.mark.parametrize("key", KEYS)
def test_there_are_enough_of_many_kinds(key: str) -> None:
    puzzles, themes = puzzles_of(key), games.plugin(key).puzzle_themes()
    assert themes is not None
    assert len(puzzles) >= LEAST
    by_theme = Counter(puzzle.theme for puzzle in puzzles)
    assert set(by_theme) <= set(themes.names)
    assert len([theme for theme, count in by_theme.items() if count >= 5]) >= 4
    assert {puzzle.seats for puzzle in puzzles} == set(games.get(key).seats)


@pytest.mark.parametrize("key", KEYS)
def test_none_is_there_twice(key: str) -> None:
    puzzles = puzzles_of(key)
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    per_game = Counter(puzzle.id.partition("-")[0] for puzzle in puzzles)
    assert max(per_game.values()) <= PER_GAME


@pytest.mark.parametrize("key", KEYS)
def test_positions_and_answers_are_legal(key: str) -> None:
    look = proof_of(key)
    assert look.rules_version == games.get(key).rules_version
    for puzzle in puzzles_of(key):
        state = puzzle.state()
        state.check()
        assert state.seats == puzzle.seats
        assert state.to_text() == puzzle.position, puzzle.id
        assert state.is_legal(puzzle.seat, puzzle.action), puzzle.id
        assert len(state.legal_actions(puzzle.seat)) > 1, puzzle.id


@pytest.mark.parametrize("key", KEYS)
def test_the_answer_leads_by_the_gap(key: str) -> None:
    least = proof_of(key).gap
    for puzzle in puzzles_of(key):
        best, *others = sorted(puzzle.values.values(), reverse=True)
        assert puzzle.values[puzzle.answer] == best, puzzle.id
        assert puzzle.gap >= least, puzzle.id
        assert all(best - other >= least - 0.002 for other in others), puzzle.id  # they are rounded
        assert 600 <= puzzle.rating <= 2600, puzzle.id


@pytest.mark.parametrize("key", KEYS)
def test_themes_have_names(key: str) -> None:
    themes = games.plugin(key).puzzle_themes()
    assert themes is not None
    for language in LANGUAGES:
        file = words_file(key, "puzzles.{}.ftl", language)
        messages = Messages(file.read_text("utf-8"))
        assert {f"theme-{name}" for name in themes.names} == set(messages.ids), language


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.long)])
def test_answers_are_of_their_themes(key: str, step: int) -> None:
    themes = games.plugin(key).puzzle_themes()
    assert themes is not None
    for puzzle in puzzles_of(key)[::step]:
        found = themes.find(puzzle.state(), puzzle.seat, puzzle.action)
        assert found == puzzle.theme, puzzle.id


def misses(puzzles: Sequence[Puzzle], bot: str) -> list[str]:
    """The puzzles whose answer is not what the bot advises."""
    return [
        puzzle.id
        for puzzle in puzzles
        if make_bot(bot, puzzle.game_key, f"{puzzle.id}/proof")
        .advise(puzzle.question())
        .best.action
        is not puzzle.action
    ]


@pytest.mark.parametrize("key", KEYS)
def test_expert_finds_a_few(key: str) -> None:
    if not has_net(key):
        pytest.skip("the answers were found with a net")
    puzzles = puzzles_of(key)
    assert misses(puzzles[:: len(puzzles) // 3], proof_of(key).bot) == []


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_expert_finds_all_with_a_large_budget(key: str) -> None:
    if not has_net(key):
        pytest.skip("the answers were found with a net")
    assert misses(puzzles_of(key), proof_of(key).bot) == []


def test_a_file_is_written_as_it_is_read() -> None:
    text = file_of("huang").read_text("utf-8")
    assert format_file(proof_of("huang"), puzzles_of("huang")) == text


def test_a_game_without_a_file_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_file, "FILE", "nothing.jsonl")
    assert puzzle_file.read_file("huang") == (None, [])
