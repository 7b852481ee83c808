"""Damaged saves are refused whole, never half loaded."""

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st

from sevenstates.core import RandomLuck, SevenStatesError
from sevenstates.games.warring.rules import WARRING
from sevenstates.games.warring.rules.saving import SavedState
from tests.kit.damage import damaged

MOVES = 40


def saves() -> list[SavedState]:
    """States from all over a game, so that every kind of step is among them."""
    luck, state, found = RandomLuck(4), WARRING.new_state(3, luck=RandomLuck(4)), []
    while pending := state.pending():
        found.append(state.to_json())
        seat = pending[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    return [*found, state.to_json()]


SAVES = saves()


@settings(max_examples=150)
@given(st.data())
def test_damaged_save_is_refused_or_can_be_played(data: st.DataObject) -> None:
    save = damaged(data.draw(st.sampled_from(SAVES)), data)
    with contextlib.suppress(SevenStatesError):
        state, luck = WARRING.load_state(save), RandomLuck(1)
        state.view(0)
        for _ in range(MOVES):
            if not state.pending():
                break
            seat = state.pending()[0].seat
            state.apply(seat, state.random_action(seat, luck), luck)
            state.check()
