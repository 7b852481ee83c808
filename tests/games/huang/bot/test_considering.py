"""What a net is shown of a decision in HUANG."""

import numpy as np
import pytest

from sevenstates.games.huang.bot.compiled import judgement
from sevenstates.games.huang.bot.considering import FEATURES, MOST, OWN_SHARE, consider
from sevenstates.games.huang.native.huang import Generator, State


def test_every_move_is_shown_by_where_everybody_is_heading_after_it() -> None:
    luck = Generator(3)
    state = State.new(3, luck=luck)
    while state.seat is not None and len(state.legal_indices()) < 40:
        state.apply(state.seat, state.random_action(luck), luck)
    seat = state.seat
    assert seat is not None
    world = state.determinize(seat, luck)

    found = consider([world], luck)

    assert len(found.moves) == MOST
    assert set(found.moves) <= set(state.legal_indices())
    assert found.rows.shape == (MOST + 1, FEATURES)
    assert found.rows[0, OWN_SHARE] == pytest.approx(judgement().values(world)[seat], abs=1e-6)
    assert ((found.rows[1:, OWN_SHARE] >= 0) & (found.rows[1:, OWN_SHARE] <= 1)).all()
    # The most promising stand first, and together promise no more than all moves do.
    shares = found.rows[1:, -1]
    assert (np.diff(shares) <= 0).all()
    assert 0 < shares.sum() <= 1.0001
