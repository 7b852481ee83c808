"""The bot that plays what a net has learned, in every game."""

from typing import Any

import numpy as np
import pytest

from sevenstates.arena import play
from sevenstates.bots import ask, make_bot, names_for
from sevenstates.bots.nets import adapter_of, net_of
from sevenstates.bots.nets.lookahead import LookaheadBot
from sevenstates.bots.nets.net_adapter import Rolled
from sevenstates.bots.nets.python_adapter import PythonAdapter
from sevenstates.bots.player import Budget
from sevenstates.core import RandomLuck, State
from sevenstates.games import get
from sevenstates.games.huang import native

needs_core = pytest.mark.skipif(not native.available, reason="the adapter uses the compiled core")
GAMES: list[Any] = [pytest.param("huang", marks=needs_core), "huangdi", "warring"]
TABLES: list[Any] = [
    *(pytest.param("huang", seats, marks=needs_core) for seats in (3, 4, 5)),
    *(("huangdi", seats) for seats in (3, 6)),
    ("warring", 5),
    # Whole games with the fewest seats are played against random moves, below.
    pytest.param("huang", 2, marks=[needs_core, pytest.mark.long]),
    pytest.param("huangdi", 2, marks=pytest.mark.long),
    pytest.param("warring", 3, marks=pytest.mark.long),
]


def middle(game: str, moves: int) -> State:
    """A table of the fewest seats after some random moves, where there is something to choose."""
    luck = RandomLuck(f"middle of {game}")
    state: State = get(game).new_state(get(game).seats[0], luck=luck)
    while moves > 0 or len(state.legal_actions(state.pending()[0].seat)) < 3:
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
        moves -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_knows_the_bot(game: str) -> None:
    assert "neural" in names_for(game)


@pytest.mark.parametrize("others", ["random", pytest.param("neural", marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_are_played_at_every_table(game: str, seats: int, others: str) -> None:
    state = get(game).new_state(seats, luck=RandomLuck(seats))
    bots = [make_bot(others if seat else "neural", game, seat) for seat in range(seats)]

    moves = list(play(state, bots, RandomLuck(7)))

    assert state.outcome() is not None
    assert len(moves) > 50


@pytest.mark.parametrize("game", GAMES)
def test_choice_depends_on_what_the_seat_knows_and_on_nothing_else(game: str) -> None:
    state = middle(game, 40)
    decision = state.pending()[0]
    chosen = make_bot("neural", game, 1).choose(ask(state, decision))

    for seed in range(6):
        other = state.determinize(decision.seat, RandomLuck(seed))
        again = make_bot("neural", game, 1).choose(ask(other, decision))
        assert again is chosen


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_it_beats_random_moves(game: str) -> None:
    wins, seats = 0, get(game).seats[0]
    for deal in range(12):
        state = get(game).new_state(seats, luck=RandomLuck(deal))
        own = deal % seats
        bots = [
            make_bot("neural" if seat == own else "random", game, seat) for seat in range(seats)
        ]
        list(play(state, bots, RandomLuck(deal)))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners == (own,)

    assert wins >= 9


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["neural", "hard:24"])
def test_advice_has_the_choice_first_and_reasons(game: str, level: str) -> None:
    question = ask(state := middle(game, 30), state.pending()[0])

    advice = make_bot(level, game, 1).advise(question)

    assert advice.best.action is make_bot(level, game, 1).choose(question)
    assert {found.action for found in advice.candidates} <= set(question.legal)
    assert all(0 <= found.value <= 1 for found in advice.candidates)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["neural", "hard:24"])
def test_some_of_the_legal_moves_can_be_compared(game: str, level: str) -> None:
    state = middle(game, 30)
    question = ask(state, state.pending()[0])
    some = question.legal[1:3]
    fewer = type(question)(question.decision, some, question._view, question._sample)

    advice = make_bot(level, game, 1).advise(fewer)

    assert {found.action for found in advice.candidates} == set(some)


@pytest.mark.parametrize(("seconds", "parts"), [(0.0, 1), (None, 4)])
def test_it_looks_ahead_in_parts_while_there_is_time(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None, parts: int
) -> None:
    tried: list[int] = []

    def roll_out(
        adapter: Any, net: Any, seat: int, moves: list[int], worlds: Any, seed: int
    ) -> Rolled:
        tried.append(len(moves) * len(worlds))
        return Rolled(np.zeros((len(moves), len(worlds)), np.float32), 1)  # nothing is rejected

    monkeypatch.setattr(PythonAdapter, "roll_out", roll_out)
    question = ask(state := middle("huangdi", 30), state.pending()[0])

    make_bot("hard:200", "huangdi", 1, Budget(seconds=seconds)).advise(question)

    assert len(tried) == parts
    assert sum(tried) <= 200


@pytest.mark.parametrize("each", [1, 100, 400, 100_000])
def test_the_longer_rollouts_are_the_fewer_there_are(
    monkeypatch: pytest.MonkeyPatch, each: int
) -> None:
    tried: list[int] = []

    def roll_out(
        adapter: Any, net: Any, seat: int, moves: list[int], worlds: Any, seed: int
    ) -> Rolled:
        tried.append(len(moves) * len(worlds))
        return Rolled(np.zeros((len(moves), len(worlds)), np.float32), each * tried[-1])

    monkeypatch.setattr(PythonAdapter, "roll_out", roll_out)
    question = ask(state := middle("huangdi", 30), state.pending()[0])

    make_bot("hard:192", "huangdi", 1).advise(question)

    most = adapter_of("huangdi").lookahead_steps // each
    first = tried[0]
    assert sum(tried) <= max(first, min(192, most))
    assert sum(tried) > max(0, min(192, most) - first)


def test_more_simulations_may_take_more_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def roll_out(
        adapter: Any, net: Any, seat: int, moves: list[int], worlds: Any, seed: int
    ) -> Rolled:
        tried.append(len(moves) * len(worlds))
        return Rolled(np.zeros((len(moves), len(worlds)), np.float32), 41 * tried[-1])

    monkeypatch.setattr(PythonAdapter, "roll_out", roll_out)
    question = ask(state := middle("huangdi", 30), state.pending()[0])

    make_bot("hard:1920", "huangdi", 1).advise(question)

    assert sum(tried) > 1900


@pytest.mark.parametrize(("trust", "follows_values"), [(0.001, False), (1000.0, True)])
def test_trust_decides_between_policy_and_values(
    monkeypatch: pytest.MonkeyPatch, trust: float, follows_values: bool
) -> None:
    def roll_out(
        adapter: Any, net: Any, seat: int, moves: list[int], worlds: Any, seed: int
    ) -> Rolled:
        rising = np.linspace(0, 0.02, len(moves), dtype=np.float32)
        return Rolled(np.repeat(rising[:, None], len(worlds), axis=1), 1)

    monkeypatch.setattr(PythonAdapter, "roll_out", roll_out)
    question = ask(state := middle("huangdi", 30), state.pending()[0])
    parts = adapter_of("huangdi"), net_of("huangdi"), RandomLuck(1), Budget(16)

    advice = LookaheadBot(*parts, trust=trust).advise(question)

    likeliest = max(advice.candidates, key=lambda found: found.weight)
    assert (advice.best is likeliest) is not follows_values
