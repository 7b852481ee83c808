"""Lets the compiled cores follow every move that tests of the readable engines make.

    python -m pytest -p tests.native.shadow tests/games/huang/rules

Each action is carried out by both engines, each refusal has to have the same reason.
"""

from typing import Any

import pytest

from sevenstates.core import Action, IllegalAction, Log, Luck, RecordingLuck, ReplayLuck, State
from sevenstates.native.state import CoreState
from tests.native.comparing import assert_same, built, native_of

_apply = State.apply
_followed_games = built()


def _followed(self: State, seat: int, action: Action, luck: Luck, log: Log = None) -> None:
    if self.game.key not in _followed_games:
        _apply(self, seat, action, luck, log)
        return
    fast, recording = native_of(self.game.key).state.from_readable(self), RecordingLuck(luck)
    assert_same(self, fast, thorough=False)
    index: Any = getattr(action, "index", -1)
    try:
        _apply(self, seat, action, recording, log)
    except IllegalAction as refusal:
        _assert_refused(fast, seat, index, luck, refusal)
        raise
    replay = ReplayLuck(recording.take())
    fast.apply(seat, index, replay)
    replay.finish()
    assert_same(self, fast, thorough=False)


def _assert_refused(
    fast: CoreState[Any, Any], seat: Any, index: int, luck: Luck, refusal: IllegalAction
) -> None:
    if type(seat) is not int or refusal.reason == "foreign-action":
        return  # what is no seat or no action of the game cannot be handed over
    with pytest.raises(IllegalAction) as caught:
        fast.apply(seat, index, luck)
    assert (caught.value.reason, caught.value.rule_id) == (refusal.reason, refusal.rule_id)


setattr(State, "apply", _followed)  # noqa: B010  # for the whole run of the tests
