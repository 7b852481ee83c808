"""Net adapters on Python engines."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sevenstates.bots.nets import net_of
from sevenstates.bots.nets.encoding import MAX_MOVES
from sevenstates.bots.nets.net import Net
from sevenstates.bots.nets.net_adapter import AnyNetAdapter
from sevenstates.bots.nets.python_adapter import PythonAdapter, PythonWorld
from sevenstates.core import Outcome, RandomLuck, State
from sevenstates.games.huangdi.bot import net_adapter as huangdi
from sevenstates.games.warring.bot import net_adapter as warring

ADAPTERS: dict[str, PythonAdapter[Any]] = {
    "huangdi": huangdi.ADAPTER,
    "warring": warring.PYTHON_ADAPTER,
}
GAMES = list(ADAPTERS)


def worlds(adapter: AnyNetAdapter, luck: RandomLuck) -> Iterator[PythonWorld[State]]:
    """The worlds of a game of random moves, one at every seventh decision."""
    world, number = adapter.new_game(adapter.game.seats[0], luck), 0
    while (seat := world.seat) is not None:
        if number % 7 == 0:
            yield world
        number += 1
        action = world.state.random_action(seat, luck)
        world.apply(seat, action.index, luck)


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_legal_and_their_rows_whole(game: str) -> None:
    adapter, luck = ADAPTERS[game], RandomLuck(f"rows of {game}")
    for world in worlds(adapter, luck):
        seat = world.seat
        assert seat is not None
        legal = [action.index for action in world.state.legal_actions(seat)]
        before = world.state.to_json()

        found = adapter.encode_moves([world.determinize(seat, luck)], seat, luck)

        assert world.state.to_json() == before
        assert found.rows.shape == (len(found.moves) + 1, adapter.feature_count)
        assert len(found.moves) == min(MAX_MOVES, len(legal))
        assert set(found.moves) <= set(legal)


@pytest.mark.parametrize("game", GAMES)
def test_rows_have_the_shares_of_the_heuristics(game: str) -> None:
    adapter, luck = ADAPTERS[game], RandomLuck(f"shares of {game}")
    for world in worlds(adapter, luck):
        seat = world.seat
        assert seat is not None
        found = adapter.encode_moves([world], seat, luck)
        if len(found.moves) > 1:
            own = found.rows[:, adapter.own_share]
            assert own[0] == pytest.approx(adapter.heuristics.values(world.state)[seat], abs=1e-5)
            assert ((own >= 0) & (own <= 1)).all()


@pytest.mark.parametrize("game", GAMES)
def test_several_worlds_give_their_mean(game: str) -> None:
    adapter, luck = ADAPTERS[game], RandomLuck(f"mean of {game}")
    world = next(w for w in worlds(adapter, luck) if len(w.state.legal_actions(w.seat or 0)) > 2)
    seat = world.seat
    assert seat is not None
    several = [world.determinize(seat, luck) for _ in range(3)]

    together = adapter.encode_moves(several, seat, RandomLuck(9))
    chance = RandomLuck(9)
    alone = [adapter.encode_moves([one], seat, chance).rows for one in several]

    table = adapter.features.STATE_FEATURES
    assert np.allclose(together.rows[:, :table], np.mean(alone, axis=0)[:, :table], atol=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_rollouts_go_to_the_next_turn_or_the_end(game: str) -> None:
    adapter, luck = ADAPTERS[game], RandomLuck(f"values of {game}")
    net: Net = net_of(game)
    for number, world in enumerate(worlds(adapter, luck)):
        if number % 6 == 0:
            seat = world.seat
            assert seat is not None
            moves = adapter.encode_moves([world], seat, luck).moves[:3]
            possible = [world.determinize(seat, luck) for _ in range(4)]

            rolled = adapter.roll_out(net, seat, moves, possible, 5)

            assert rolled.values.shape == (len(moves), 4)
            assert (np.abs(rolled.values) <= 1).all()
            assert rolled.steps >= rolled.values.size
            again = adapter.roll_out(net, seat, moves, possible, 5)
            assert (rolled.values == again.values).all()
            assert rolled.steps == again.steps


@pytest.mark.parametrize("game", GAMES)
def test_value_at_the_end_is_the_reward(game: str) -> None:
    adapter, luck = ADAPTERS[game], RandomLuck(f"end of {game}")
    world = adapter.new_game(adapter.game.seats[0], luck)
    while True:
        seat = world.seat
        assert seat is not None
        move = world.state.random_action(seat, luck).index
        before = world.copy()
        world.apply(seat, move, RandomLuck(5))
        outcome = world.outcome()
        if outcome is not None:
            break

    rolled = adapter.roll_out(net_of(game), seat, [move], [before], 5)

    assert rolled.values[0, 0] == pytest.approx(adapter.reward(outcome, seat), abs=1e-6)
    assert rolled.steps == 1


@pytest.mark.parametrize("game", GAMES)
def test_winning_by_more_is_worth_more_but_winning_most(game: str) -> None:
    adapter = ADAPTERS[game]

    def reward(*scores: int) -> float:
        winner = scores.index(max(scores))
        return float(adapter.reward(Outcome((1, 2), scores, (winner,), "end"), 0))

    assert -1 <= reward(10, 40) < reward(38, 40) < reward(40, 38) < reward(40, 10) <= 1
    assert reward(40, 39) - reward(39, 40) > 1
