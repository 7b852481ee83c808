"""Decisions of many games of HUANG, encoded together."""

import numpy as np
import pytest

from sevenstates.bots.nets import net_of
from sevenstates.bots.nets.core_games import Decisions
from sevenstates.bots.nets.names import MAX_INPUT
from sevenstates.games.huang.bot.compiled import evaluator
from sevenstates.games.huang.bot.decisions import Games
from sevenstates.games.huang.bot.features import FEATURES, seats_of, used_columns
from sevenstates.games.huang.bot.rollout import roll_out
from sevenstates.games.huang.native.huang import NATIVE, Generator, State
from sevenstates.games.huang.rules import HuangOptions

RULES = NATIVE.rules_for(3, HuangOptions())
MOST = 32


def played(games: int, steps: int) -> tuple[Games, Decisions]:
    """Games in which the most promising moves were made."""
    table = Games(RULES, np.ones(FEATURES, np.float32)).begin(games, 5)
    seen = table.room(MOST)
    for _ in range(steps):
        table.encode(seen)
        table.apply(seen.moves[:, 0].astype(np.int32))
        table.deal(seen.seats < 0)
    table.encode(seen)
    return table, seen


def test_moves_are_legal_and_less_their_mean() -> None:
    table, seen = played(4, 25)

    for game in range(4):
        state = State(RULES, table.states[game].tobytes())
        moves = [move for move in seen.moves[game] if move >= 0]
        assert seen.seats[game] == state.seat
        assert len(moves) > 1
        assert set(moves) <= set(state.legal_indices())
        assert np.allclose(seen.rows[game, : len(moves)].mean(axis=0), 0, atol=1e-4)
        assert not seen.rows[game, len(moves) :].any()


def test_a_game_that_is_over_has_no_moves_and_an_outcome() -> None:
    table, seen = played(3, 0)
    while (seen.seats >= 0).all():
        table.apply(seen.moves[:, 0].astype(np.int32))
        table.encode(seen)

    game = int((seen.seats < 0).argmax())
    assert (seen.moves[game] == -1).all()
    assert len(table.outcome(game).scores) == 3


def test_a_net_decides_in_many_as_in_one() -> None:
    net = net_of("huang")
    _, seen = played(4, 25)
    scaled = np.clip(seen.rows / net.arrays["centred_std"], -MAX_INPUT, MAX_INPUT)
    logits, values = net.decide(seen.state_rows, scaled.astype(np.float32))

    for game in range(4):
        count = int((seen.moves[game] >= 0).sum())
        rows = np.concatenate([seen.state_rows[game][None], seen.rows[game, :count]])
        (wanted,), worth = net.forward([rows])
        assert np.allclose(logits[game, :count], wanted, atol=1e-3)
        assert worth[0] == pytest.approx(values[game], abs=1e-5)


def test_rollouts_are_the_same_with_the_same_seed() -> None:
    table, seen = played(1, 25)
    world, net = State(RULES, table.states[0].tobytes()), net_of("huang")
    seat, moves = int(seen.seats[0]), seen.moves[0, :2].tolist()
    worlds = [world.determinize(seat, Generator(number)) for number in range(3)]

    rolled, again = (roll_out(net, seat, moves, worlds, 7) for _ in range(2))

    assert rolled.values.shape == (2, 3)
    assert (np.abs(rolled.values) <= 1).all()
    assert (rolled.values == again.values).all()
    assert rolled.steps == again.steps > rolled.values.size


@pytest.mark.parametrize("wrong", range(7))
def test_buffers_of_another_length_are_refused(wrong: int) -> None:
    table, seen = played(2, 0)
    parts = [table.states, table.generators, *vars(seen).values()]
    buffers = [array.copy() for array in (*parts, np.ones(FEATURES, np.float32))]
    buffers[wrong] = buffers[wrong].ravel()[:-1].copy()

    with pytest.raises(ValueError, match="wrong length"):
        evaluator().encode(RULES, *(buffer.data for buffer in buffers))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_columns_of_absent_seats_change_nothing(seats: int) -> None:
    net = net_of("huang", "expert_net.npz")
    rules = NATIVE.rules_for(seats, HuangOptions())
    table = Games(rules, net.arrays["centred_std"]).begin(4, 5)
    seen = table.room(MOST)
    for _ in range(12):
        table.encode(seen)
        table.apply(seen.moves[:, 0].astype(np.int32))

    logits, values = net.decide(seen.state_rows, seen.rows)
    found, worth = net.decide(seen.state_rows, seen.rows, used_columns(seats))

    assert np.allclose(found, logits, atol=1e-4)
    assert (worth == values).all()
    assert [seats_of(row) for row in seen.state_rows] == [seats] * 4
