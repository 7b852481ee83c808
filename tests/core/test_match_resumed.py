"""Matches that play on from a state, and keys to which seats add."""

import hashlib
from dataclasses import replace

import pytest

from sevenstates.core import BadRecord, Match, RandomLuck, Record, SealedLuck, UndoRefused
from sevenstates.games.huang.rules import HUANG

KEY = bytes(range(32))


def test_a_match_from_a_state_goes_on_as_the_whole_one_does() -> None:
    whole = Match(HUANG, 2, luck=SealedLuck(KEY))
    luck = whole.luck
    assert isinstance(luck, SealedLuck)
    state = HUANG.load_state(whole.state.to_json())
    part = Match(HUANG, 2, luck=SealedLuck(KEY, counter=luck.counter), state=state)
    chance = RandomLuck(1)
    while pending := whole.state.pending():
        seat = pending[0].seat
        action = whole.state.random_action(seat, chance)
        assert part.submit(seat, action).luck == whole.submit(seat, action).luck
        assert part.state.to_json() == whole.state.to_json()
        assert [part.can_undo(s) for s in (0, 1)] == [whole.can_undo(s) for s in (0, 1)]

    assert len(part._played) < 5
    with pytest.raises(ValueError, match="no record"):
        part.record()


def test_a_match_from_a_state_takes_back_what_came_after_it() -> None:
    match = Match(HUANG, 2, luck=RandomLuck(1))
    part = Match(HUANG, 2, luck=RandomLuck(2), state=match.state)
    seat = part.state.pending()[0].seat
    with pytest.raises(UndoRefused):
        part.undo(seat)
    before = part.state.to_json()
    leader = next(a for a in part.state.legal_actions(seat) if str(a).startswith("leader"))
    part.submit(seat, leader)

    part.undo(seat)

    assert part.state.to_json() == before


def test_what_seats_add_changes_every_draw_and_is_in_the_record() -> None:
    added = [b"\1" * 32, b"\2" * 32]
    luck, plain = SealedLuck(KEY, added), SealedLuck(KEY)
    source = hashlib.sha256(b"sevenstates" + KEY + b"".join(added)).digest()
    first = int.from_bytes(hashlib.sha256(source + bytes(8)).digest(), "big")

    assert luck.commitment == plain.commitment
    assert luck.pick([1] * 1000) == first % 1000
    match = Match(HUANG, 2, luck=SealedLuck(KEY, added))
    record = Record.from_json(match.record(with_key=True).to_json())
    assert record.entropy == ("01" * 32, "02" * 32)
    assert record.verify(HUANG) == len(record.picks())
    with pytest.raises(BadRecord, match="record-draw"):
        replace(record, entropy=record.entropy[::-1]).verify(HUANG)
    with pytest.raises(BadRecord, match="record-unreadable"):
        replace(record, entropy=("no number",)).verify(HUANG)


def test_numbers_that_were_passed_over_are_in_the_record() -> None:
    match = Match(HUANG, 2, luck=SealedLuck(KEY))
    chance = RandomLuck(3)
    luck = match.luck
    assert isinstance(luck, SealedLuck)
    skips = []
    while pending := match.state.pending():
        if match.version in (20, 40):
            luck.counter += 11
            skips.append((match.version, luck.counter))
        seat = pending[0].seat
        match.submit(seat, match.state.random_action(seat, chance))
    record = replace(match.record(), skips=tuple(skips))

    assert Record.from_json(record.to_json()) == record
    assert record.verify(HUANG) == len(record.picks())
    assert Match.from_record(HUANG, record).record() == record
    with pytest.raises(BadRecord, match="record-draw"):
        replace(record, skips=()).verify(HUANG)
