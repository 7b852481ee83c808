"""Checks that nothing taken from a state leads back into it."""

from typing import Any

from ..core import ReplayLuck
from .walk import Walk


def check_copies_are_their_own(walk: Walk) -> None:
    """Playing on in a copy never shows in the original, nor the other way round."""
    for moment in walk.looked_at:
        before, after = moment.before.to_json(), moment.after.to_json()
        original = moment.before.copy()
        copy = original.copy()
        assert copy.to_json() == before, "a copy that differs"
        copy.apply(moment.seat, moment.action, ReplayLuck(moment.picks))
        assert original.to_json() == before, f"{moment.action} in a copy changed the original"
        copy = original.copy()
        original.apply(moment.seat, moment.action, ReplayLuck(moment.picks))
        assert copy.to_json() == before, f"{moment.action} in the original changed a copy"
        copy.apply(moment.seat, moment.action, ReplayLuck(moment.picks))
        assert copy.to_json() == original.to_json() == after


def check_looking_changes_nothing(walk: Walk) -> None:
    """Asking a state for anything, and scribbling on the answer, leaves it as it was."""
    for state in walk.states:
        before = state.to_json()
        for seat in range(state.seats):
            list(state.legal_actions(seat))
        state.to_text()
        state.check()
        for viewer in walk.table.viewers:
            scribble(state.view(viewer))
        scribble(state.to_json())
        assert state.to_json() == before, "looking changed the state"


def scribble(value: Any) -> None:
    """Empty every list and dictionary in it."""
    if isinstance(value, list | dict):
        for inner in list(value.values() if isinstance(value, dict) else value):
            scribble(inner)
        value.clear()
