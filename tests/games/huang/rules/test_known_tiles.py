"""Tiles of a hand that everybody knows: market picks, until they must have been replaced."""

import pytest

from sevenstates.core import RandomLuck
from tests.games.huang.rules.positions import play, position
from tests.kit.views import shown


@pytest.mark.rule("H-TIL-10")
def test_a_pick_that_must_have_been_replaced_is_among_the_replaced_in_every_world() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .  Y  .
         .  .  .
        hand Tiger: GY
        hand Rabbit: YYYYYY
        market: W
    """)
    play(state, 0, "tile G a1", "take W")
    assert state.view(1)["seats"][0]["known"]["white"] == 1

    play(state, 0, "replace YW", luck=RandomLuck(1))

    assert state.view(1)["seats"][0]["known"]["white"] == 0
    assert state.view(1)["seats"][0]["known_replaced"]["white"] == 1
    for seed in range(20):
        world = state.determinize(1, RandomLuck(seed))
        assert shown(world.view(0)["seats"][0]["own_replaced"])["white"] >= 1


@pytest.mark.rule("H-TIL-10")
def test_a_pick_that_may_have_been_kept_is_known_nowhere() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .  Y  .
         .  .  .
        hand Tiger: GYY
        hand Rabbit: YYYYYY
        market: W
    """)
    play(state, 0, "tile G a1", "take W")

    play(state, 0, "replace YW", luck=RandomLuck(1))

    for viewer in (None, 1):
        seat = state.view(viewer)["seats"][0]
        assert (seat["known"]["white"], seat["known_replaced"]["white"]) == (0, 0)
