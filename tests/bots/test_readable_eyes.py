"""How a net sees games through their readable engines."""

from collections.abc import Iterator

import numpy as np
import pytest

from sevenstates.bots.eyes import AnyEyes
from sevenstates.bots.net import Net
from sevenstates.bots.nets import eyes_of, net_of
from sevenstates.bots.readable_eyes import MOST, ReadableEyes, ReadableWorld
from sevenstates.core import Outcome, RandomLuck

GAMES = ["huangdi", "warring"]


def worlds(eyes: AnyEyes, luck: RandomLuck) -> Iterator[ReadableWorld]:
    """The worlds of a game of random moves, one at every seventh decision."""
    world, number = eyes.new_game(eyes.game.seats[0], luck), 0
    while (seat := world.seat) is not None:
        if number % 7 == 0:
            yield world
        number += 1
        action = world.state.random_action(seat, luck)
        world.apply(seat, action.index, luck)


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_legal_and_their_rows_whole(game: str) -> None:
    eyes, luck = eyes_of(game), RandomLuck(f"rows of {game}")
    for world in worlds(eyes, luck):
        seat = world.seat
        assert seat is not None
        legal = [action.index for action in world.state.legal_actions(seat)]
        before = world.state.to_json()

        found = eyes.consider([world.determinize(seat, luck)], seat, luck)

        assert world.state.to_json() == before
        assert found.rows.shape == (len(found.moves) + 1, eyes.features)
        assert len(found.moves) == min(MOST, len(legal))
        assert set(found.moves) <= set(legal)


@pytest.mark.parametrize("game", GAMES)
def test_table_and_moves_tell_what_hand_made_judgement_sees(game: str) -> None:
    eyes, luck = eyes_of(game), RandomLuck(f"shares of {game}")
    for world in worlds(eyes, luck):
        seat = world.seat
        assert seat is not None
        found = eyes.consider([world], seat, luck)
        if len(found.moves) > 1:
            own = found.rows[:, eyes.own_share]
            assert own[0] == pytest.approx(eyes.knowledge.values(world.state)[seat], abs=1e-5)
            assert ((own >= 0) & (own <= 1)).all()


@pytest.mark.parametrize("game", GAMES)
def test_several_worlds_show_their_mean(game: str) -> None:
    eyes, luck = eyes_of(game), RandomLuck(f"mean of {game}")
    world = next(w for w in worlds(eyes, luck) if len(w.state.legal_actions(w.seat or 0)) > 2)
    seat = world.seat
    assert seat is not None
    several = [world.determinize(seat, luck) for _ in range(3)]

    together = eyes.consider(several, seat, RandomLuck(9))
    chance = RandomLuck(9)
    alone = [eyes.consider([one], seat, chance).rows for one in several]

    assert isinstance(eyes, ReadableEyes)
    table = eyes.sight.STATE_FEATURES
    assert np.allclose(together.rows[:, :table], np.mean(alone, axis=0)[:, :table], atol=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_hopes_follow_moves_to_the_next_turn_or_the_end(game: str) -> None:
    eyes, luck = eyes_of(game), RandomLuck(f"hopes of {game}")
    net: Net = net_of(game)
    for number, world in enumerate(worlds(eyes, luck)):
        if number % 6 == 0:
            seat = world.seat
            assert seat is not None
            moves = eyes.consider([world], seat, luck).moves[:3]
            possible = [world.determinize(seat, luck) for _ in range(4)]

            hopes = eyes.hopes(net, seat, moves, possible, 5)

            assert hopes.shape == (len(moves), 4)
            assert (np.abs(hopes) <= 1).all()
            assert (hopes == eyes.hopes(net, seat, moves, possible, 5)).all()


@pytest.mark.parametrize("game", GAMES)
def test_hope_at_the_end_is_what_was_earned(game: str) -> None:
    eyes, luck = eyes_of(game), RandomLuck(f"end of {game}")
    world = eyes.new_game(eyes.game.seats[0], luck)
    while True:
        seat = world.seat
        assert seat is not None
        move = world.state.random_action(seat, luck).index
        before = world.copy()
        world.apply(seat, move, RandomLuck(5))
        outcome = world.outcome()
        if outcome is not None:
            break

    hope = eyes.hopes(net_of(game), seat, [move], [before], 5)[0, 0]

    assert hope == pytest.approx(eyes.earned(outcome, seat), abs=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_winning_by_more_is_worth_more_but_winning_most(game: str) -> None:
    eyes = eyes_of(game)

    def worth(*scores: int) -> float:
        winner = scores.index(max(scores))
        return float(eyes.earned(Outcome((1, 2), scores, (winner,), "end"), 0))

    assert -1 <= worth(10, 40) < worth(38, 40) < worth(40, 38) < worth(40, 10) <= 1
    assert worth(40, 39) - worth(39, 40) > 1
