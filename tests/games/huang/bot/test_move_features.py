"""Encoded moves of HUANG."""

import numpy as np
import pytest

from sevenstates.games.huang.bot.compiled import evaluator
from sevenstates.games.huang.bot.features import FEATURES, OWN_SHARE
from sevenstates.games.huang.bot.move_features import MAX_MOVES, encode_moves
from sevenstates.games.huang.native.huang import Generator, State


def test_every_move_is_encoded_by_the_state_after_it() -> None:
    luck = Generator(3)
    state = State.new(3, luck=luck)
    while state.seat is not None and len(state.legal_indices()) < 40:
        state.apply(state.seat, state.random_action(luck), luck)
    seat = state.seat
    assert seat is not None
    world = state.determinize(seat, luck)

    found = encode_moves([world], luck)

    assert len(found.moves) == MAX_MOVES
    assert set(found.moves) <= set(state.legal_indices())
    assert found.rows.shape == (MAX_MOVES + 1, FEATURES)
    assert found.rows[0, OWN_SHARE] == pytest.approx(evaluator().values(world)[seat], abs=1e-6)
    assert ((found.rows[1:, OWN_SHARE] >= 0) & (found.rows[1:, OWN_SHARE] <= 1)).all()
    # The most promising stand first, and together promise no more than all moves do.
    shares = found.rows[1:, -1]
    assert (np.diff(shares) <= 0).all()
    assert 0 < shares.sum() <= 1.0001
