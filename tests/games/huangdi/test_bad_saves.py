"""A saved state that somebody damaged is refused, never half loaded."""

import contextlib
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sevenstates.core import RandomLuck, SevenStatesError
from sevenstates.games.huangdi import HUANGDI


def saved(moves: int) -> dict[str, Any]:
    """A state some way into a game, as JSON."""
    luck = RandomLuck(moves)
    state = HUANGDI.new_state(3, luck=luck)
    for _ in range(moves):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return data


SAVES = [saved(moves) for moves in (2, 10, 60, 61, 140, 141)]
JUNK = st.one_of(
    st.none(),
    st.integers(-3, 300),
    st.text(max_size=3),
    st.lists(st.integers(-1, 300), max_size=3),
    st.dictionaries(st.sampled_from(["step", "seat", "taken"]), st.integers(), max_size=2),
)


def damaged(value: Any, data: st.DataObject) -> Any:
    """The value with one thing in it replaced by junk."""
    if isinstance(value, dict) and value and data.draw(st.booleans()):
        key = data.draw(st.sampled_from(sorted(value)))
        return {**value, key: damaged(value[key], data)}
    if isinstance(value, list) and value and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(value) - 1))
        return [*value[:at], damaged(value[at], data), *value[at + 1 :]]
    return data.draw(JUNK)


@given(st.sampled_from(SAVES), st.data())
def test_a_damaged_save_loads_whole_or_is_refused(save: dict[str, Any], data: Any) -> None:
    with contextlib.suppress(SevenStatesError):
        state = HUANGDI.load_state(damaged(save, data))

        state.check()
        for viewer in (None, *range(state.seats)):
            json.dumps(state.view(viewer))
            state.determinize(viewer, RandomLuck(1)).check()
