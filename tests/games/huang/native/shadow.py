"""Lets the compiled core follow every move that tests of the readable engine make.

    python -m pytest -p tests.games.huang.native.shadow tests/games/huang/rules

Each action is carried out by both engines, each refusal has to have the same reason.
"""

from typing import Any

import pytest

from sevenstates.core import Action, IllegalAction, Log, Luck, RecordingLuck, ReplayLuck
from sevenstates.games.huang.native.huang import State
from sevenstates.games.huang.rules import HuangState
from tests.games.huang.native.comparing import assert_same

_apply = HuangState.apply


def _followed(self: HuangState, seat: int, action: Action, luck: Luck, log: Log = None) -> None:
    fast, recording = State.from_readable(self), RecordingLuck(luck)
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


def _assert_refused(fast: State, seat: Any, index: int, luck: Luck, refusal: IllegalAction) -> None:
    if type(seat) is not int or refusal.reason == "foreign-action":
        return  # what is no seat or no action of the game cannot be handed over
    with pytest.raises(IllegalAction) as caught:
        fast.apply(seat, index, luck)
    assert (caught.value.reason, caught.value.rule_id) == (refusal.reason, refusal.rule_id)


setattr(HuangState, "apply", _followed)  # noqa: B010  # for the whole run of the tests
