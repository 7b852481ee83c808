"""Matches and records beyond what every game must do: versions, secrets, promises."""

import copy
import pickle
from dataclasses import replace

import pytest
from sevenstates_toy.rules.game import TOY

from sevenstates.core import (
    BadRecord,
    BadText,
    BadVersion,
    IllegalAction,
    Match,
    RandomLuck,
    SealedLuck,
)
from sevenstates.games.huang.rules import HUANG


def played(moves: int = 400, seed: int = 1) -> Match:
    """A match of random moves, to the end or so far."""
    match, luck = Match(HUANG, 2), RandomLuck(seed)
    while match.state.pending() and match.version < moves:
        seat = match.state.pending()[0].seat
        match.submit(seat, match.state.random_action(seat, luck))
    return match


def test_a_change_shows_each_viewer_what_they_may_know() -> None:
    match = played(30)
    drawn = [c for c in match.since(0, 0) for e in c.events if e.kind == "drew"]
    assert drawn

    for viewer in (None, 0, 1):
        for change in match.since(0, viewer):
            assert change.action is None or change.seat == viewer
            for event in change.events:
                assert not event.secret
                if event.kind == "drew":
                    assert ("tiles" in event.fields) == (event.fields["seat"] == viewer)


def test_a_version_that_has_not_been_is_refused() -> None:
    match = played(5)

    assert match.since(5, 0) == []
    with pytest.raises(BadVersion):
        match.since(6, 0)


def test_the_promise_is_compared_with_the_one_that_was_noted() -> None:
    match = played()
    record = match.record()
    assert isinstance(match.luck, SealedLuck)
    noted = match.luck.commitment

    assert record.verify(HUANG, noted) == len(record.picks())
    with pytest.raises(BadRecord, match="record-commitment"):
        record.verify(HUANG, "0" * 64)


def test_a_key_that_was_not_promised_is_refused_when_a_game_is_resumed() -> None:
    record = replace(played(20).record(with_key=True), commitment="0" * 64)

    with pytest.raises(BadRecord, match="record-key"):
        Match.from_record(HUANG, record)


def test_a_resumed_match_goes_on_with_the_same_draws_and_can_be_verified() -> None:
    match = played(20)

    resumed = Match.from_record(HUANG, match.record(with_key=True))

    luck = RandomLuck(9)
    while match.state.pending():
        seat = match.state.pending()[0].seat
        action = match.state.random_action(seat, luck)
        match.submit(seat, action)
        resumed.submit(seat, action)
    assert resumed.record() == match.record()
    assert resumed.record().verify(HUANG) > 0


def test_without_its_key_a_resumed_match_goes_on_but_cannot_be_verified() -> None:
    resumed = Match.from_record(HUANG, played(20).record())

    luck = RandomLuck(9)
    while resumed.state.pending():
        seat = resumed.state.pending()[0].seat
        resumed.submit(seat, resumed.state.random_action(seat, luck))
    assert list(resumed.record().replay(HUANG))[-1].state.outcome() is not None
    with pytest.raises(BadRecord, match="record-no-key"):
        resumed.record().verify(HUANG)


@pytest.mark.parametrize("key", [b"", b"short", bytes(33)])
def test_a_key_of_another_length_is_no_key(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedLuck(key)


def test_a_random_action_is_only_for_who_is_asked() -> None:
    state = HUANG.new_state(2, luck=RandomLuck(1))
    idle = 1 - state.pending()[0].seat

    with pytest.raises(IllegalAction, match="not-your-decision"):
        state.random_action(idle, RandomLuck(1))


def test_errors_and_questions_travel_between_processes() -> None:
    state = HUANG.new_state(2, luck=RandomLuck(1))
    for error in (
        IllegalAction("space-occupied", "H-TIL-1", place="c4"),
        BadText("no-such-place", line=3, column=4, text="z9"),
    ):
        for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(other) is type(error)
            assert str(other) == str(error)
    assert pickle.loads(pickle.dumps(state.pending())) == state.pending()


def test_equal_sets_of_actions_are_equal() -> None:
    state = HUANG.new_state(2, luck=RandomLuck(1))
    seat = state.pending()[0].seat
    legal = state.legal_actions(seat)

    assert legal == state.legal_actions(seat)
    assert legal == list(legal)
    assert legal != list(legal)[1:]


def test_versions_do_not_count_what_others_do_in_secret() -> None:
    """The toy's seats answer sealed: each counts only its own answers, until all are shown."""
    match = Match(TOY, 3, luck=RandomLuck(5))
    luck = RandomLuck(5)
    while not all(decision.sealed for decision in match.state.pending()):
        seat = match.state.pending()[0].seat
        match.submit(seat, match.state.random_action(seat, luck))
    sealed = [decision.seat for decision in match.state.pending()]
    before = {viewer: len(match.since(0, viewer)) for viewer in (*sealed, None)}

    match.submit(sealed[0], match.state.random_action(sealed[0], luck))

    after = {viewer: match.since(0, viewer) for viewer in (*sealed, None)}
    assert len(after[sealed[0]]) == before[sealed[0]] + 1
    for viewer in (*sealed[1:], None):
        assert len(after[viewer]) == before[viewer]
    for changes in after.values():
        assert [change.version for change in changes] == list(range(1, len(changes) + 1))
