"""A state shows its position wherever it is printed."""

import pytest

from sevenstates import games
from sevenstates.core import RandomLuck


@pytest.mark.parametrize("key", games.plugins())
def test_repr_of_a_state_is_a_position_that_can_be_read(key: str) -> None:
    game = games.get(key)
    state = game.new_state(game.seats[0], luck=RandomLuck(1))
    name, _, position = repr(state).strip("<>").partition("\n")

    assert name == type(state).__name__
    assert game.parse_position(position).to_text() == state.to_text()
