"""Damages saved data, one thing at a time, for the tests that want it refused."""

from typing import Any

from hypothesis import strategies as st

JUNK = st.one_of(
    st.none(),
    st.integers(-3, 300),
    st.text(max_size=3),
    st.lists(st.integers(-1, 300), max_size=3),
    st.dictionaries(st.sampled_from(["step", "seat", "left"]), st.integers(), max_size=2),
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
