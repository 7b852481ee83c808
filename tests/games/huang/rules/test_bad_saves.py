"""A saved state that somebody damaged is refused, never half loaded."""

import contextlib
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sevenstates.core import RandomLuck, SevenStatesError
from sevenstates.games.huang.rules import HUANG, HuangOptions
from tests.kit.damage import damaged


def saved(seed: int) -> dict[str, Any]:
    """A state some way into a game, as JSON."""
    luck = RandomLuck(seed)
    state = HUANG.new_state(3, HuangOptions(palace=True), luck=luck)
    for _ in range(60):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return data


SAVES = [saved(seed) for seed in range(3)]


@given(st.sampled_from(SAVES), st.data())
def test_a_damaged_save_loads_whole_or_is_refused(save: dict[str, Any], data: Any) -> None:
    with contextlib.suppress(SevenStatesError):
        state = HUANG.load_state(damaged(save, data))

        state.check()
        for viewer in (None, *range(state.seats)):
            json.dumps(state.view(viewer))
