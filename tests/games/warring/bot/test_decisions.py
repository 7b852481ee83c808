"""Decisions of many games of The Warring States, encoded together."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sevenstates.games.warring import native

if not native.available:
    pytest.skip("it is about the compiled core", allow_module_level=True)

from sevenstates.bots.nets import net_of
from sevenstates.bots.nets.core_games import Decisions
from sevenstates.bots.nets.names import MAX_INPUT
from sevenstates.games.warring.bot.compiled import evaluator
from sevenstates.games.warring.bot.decisions import Games
from sevenstates.games.warring.bot.net_adapter import PYTHON_ADAPTER
from sevenstates.games.warring.native.warring import FEATURES, NATIVE, Generator, State
from sevenstates.games.warring.rules import WarringOptions
from sevenstates.rl.table import Kind
from sevenstates.train.moves.tables import MOVES, Rows

RULES = NATIVE.rules_for(3, WarringOptions())
MOST = 16
SCALE = np.ones(FEATURES, np.float32)


def played(games: int, steps: int, worlds: int = 1) -> tuple[Games, Decisions]:
    """Games in which the first promising moves were made."""
    table = Games(RULES, SCALE, worlds=worlds).begin(games, 5)
    seen = table.room(MOST)
    for _ in range(steps):
        table.encode(seen)
        table.apply(seen.moves[:, 0].astype(np.int32))
        table.deal(seen.seats < 0)
    table.encode(seen)
    return table, seen


def encode(*arrays: NDArray[Any], worlds: int) -> None:
    knows: Any = evaluator(RULES)
    knows.encode(worlds, *(array.data for array in arrays))


@pytest.mark.parametrize("worlds", [1, 3])
def test_moves_are_legal_and_less_their_mean(worlds: int) -> None:
    table, seen = played(6, 40, worlds)

    for game in range(6):
        state = State(RULES, table.states[game].tobytes())
        moves = [move for move in seen.moves[game] if move >= 0]
        assert seen.seats[game] == state.seat
        assert len(moves) > 1
        assert set(moves) <= set(state.legal_indices())
        assert np.allclose(seen.rows[game, : len(moves)].mean(axis=0), 0, atol=1e-4)
        assert not seen.rows[game, len(moves) :].any()


@pytest.mark.parametrize("worlds", [1, 3])
def test_a_decision_is_encoded_as_by_itself(worlds: int) -> None:
    """The games' generators deal the worlds, and say with what chance moves are rolled out."""
    table, seen = played(4, 30, worlds)
    before = table.generators.copy()
    table.encode(seen)

    for game in range(4):
        state, luck = State(RULES, table.states[game].tobytes()), Generator(0)
        luck.state = int(before[game])
        seat, moves = int(seen.seats[game]), [move for move in seen.moves[game] if move >= 0]
        rows = np.zeros((len(moves) + 1, FEATURES), np.float32)
        for number in range(worlds):
            world = reopened(state, seat).determinized(seat, luck)
            chosen = np.array(moves, np.int16)
            if number == 0:
                first = np.zeros_like(rows)
                evaluator(RULES).move_features(world, seat, chosen.data, first.data)
            seed = luck.below(1 << 30)
            evaluator(RULES).add_features(world, seat, chosen.data, rows.data, seed)
        wanted = rows / worlds + first
        assert np.allclose(seen.state_rows[game], wanted[0], atol=1e-5)
        wanted = np.clip(wanted[1:] - wanted[1:].mean(axis=0), -MAX_INPUT, MAX_INPUT)
        assert np.allclose(seen.rows[game, : len(moves)], wanted, atol=1e-4)
        assert table.generators[game] == luck.state


def reopened(world: State, seat: int) -> State:
    """Without what others have sealed."""
    state = world.to_readable()
    step = state.stack[-1]
    if hasattr(step, "without_others"):
        state.stack[-1] = step.without_others(state, seat)
    return State.from_readable(state)


def test_a_game_that_is_over_has_no_moves_and_an_outcome() -> None:
    table, seen = played(3, 0)
    while (seen.seats >= 0).all():
        table.apply(seen.moves[:, 0].astype(np.int32))
        table.encode(seen)

    game = int((seen.seats < 0).argmax())
    assert (seen.moves[game] == -1).all()
    assert len(table.outcome(game).scores) == 3


def test_training_begins_games_again_with_the_adapters_rewards() -> None:
    kind = Kind("warring", 3, {})
    parts = MOVES.shapes(kind, 4).items()
    rows: Rows = MOVES.rows(**{name: np.zeros(shape, dtype) for name, (dtype, shape) in parts})
    tables, ended = MOVES.tables(kind, rows, 3), 0
    for _ in range(300):
        for game in np.nonzero(rows.seats < 0)[0]:
            ended += 1
            assert (rows.moves[game] == -1).all()
            outcome = tables._games.outcome(int(game))
            wanted = [PYTHON_ADAPTER.reward(outcome, seat) for seat in range(3)]
            assert rows.rewards[game] == pytest.approx(wanted)
        tables.step()

    assert ended > 1


def test_a_net_decides_in_many_as_in_one() -> None:
    net = net_of("warring")
    _, seen = played(4, 25)
    scaled = np.clip(seen.rows / net.arrays["centred_std"], -MAX_INPUT, MAX_INPUT)
    logits, values = net.decide(seen.state_rows, scaled.astype(np.float32))

    for game in range(4):
        count = int((seen.moves[game] >= 0).sum())
        rows = np.concatenate([seen.state_rows[game][None], seen.rows[game, :count]])
        (wanted,), worth = net.forward([rows])
        assert np.allclose(logits[game, :count], wanted, atol=1e-3)
        assert worth[0] == pytest.approx(values[game], abs=1e-5)


@pytest.mark.parametrize("wrong", range(7))
def test_buffers_of_another_length_are_refused(wrong: int) -> None:
    table, seen = played(2, 0)
    parts = [table.states, table.generators, *vars(seen).values()]
    buffers = [array.copy() for array in (*parts, SCALE)]
    buffers[wrong] = buffers[wrong].ravel()[:-1].copy()

    with pytest.raises(ValueError, match="wrong length"):
        encode(*buffers, worlds=1)


@pytest.mark.parametrize("worlds", [0, 65])
def test_numbers_of_worlds_have_limits(worlds: int) -> None:
    table, seen = played(2, 0)
    parts = [table.states, table.generators, *vars(seen).values(), SCALE]

    with pytest.raises(ValueError, match="number of worlds"):
        encode(*parts, worlds=worlds)


def test_moves_and_seats_of_rollouts_are_checked() -> None:
    table, seen = played(2, 0)
    illegal = np.full(2, 102, np.int32)

    with pytest.raises(ValueError, match="illegal"):
        table.roll_out(illegal, int(seen.seats[0]), 10)
    with pytest.raises(ValueError, match="illegal"):
        table.roll_out(seen.moves[:, 0].astype(np.int32), 3, 10)
    with pytest.raises(ValueError, match="no such seat"):
        table.ends(3)
    with pytest.raises(ValueError, match="wrong length"):
        evaluator(RULES).roll_out(table.states.data, table.generators.data, illegal[:1].data, 0, 1)
