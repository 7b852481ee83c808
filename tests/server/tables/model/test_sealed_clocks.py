"""Clocks do not tell who has answered a sealed question, and taking back gives no time."""

import random
from collections.abc import Callable

import pytest

from sevenstates.server import wire
from sevenstates.server.tables.commands import play
from sevenstates.server.tables.model import clock
from sevenstates.server.tables.model.changeset import Changeset
from sevenstates.server.tables.model.reader import Reader
from sevenstates.server.tables.model.table import Table
from tests.server.tables.views.test_non_interference import (
    BANK,
    NOW,
    Load,
    answer,
    everything_sent,
    random_action,
)
from tests.server.tables.views.test_non_interference import loader as loader

SECOND = 1000
HER = Reader(0, seats=frozenset((0,)))


def resign(table: Table) -> None:
    play.resign(Changeset(table, NOW + 20 * SECOND), HER, wire.Resign(id="resigns-"))


def run_out(table: Table) -> None:
    table.seat_states[0].standin = None
    play.time_out(Changeset(table, NOW), 0)


def come_back(table: Table) -> None:
    play.come_back(Changeset(table, NOW + 20 * SECOND), HER, wire.Return(id="returns-"))


@pytest.mark.parametrize("rule", [BANK, {"kind": "move", "seconds": 600}])
def test_leaving_does_not_tell_whether_an_answer_was_in(
    loader: Callable[..., Load], rule: object
) -> None:
    load = loader("warring", 3, clock=rule)
    here, there = load(), load()
    answer(there, 0, seed=1)
    for table in (here, there):
        resign(table)
    assert here.pending() != there.pending()
    for viewer in (1, None):
        assert everything_sent(there, viewer, 1) == everything_sent(here, viewer, 1)


def test_coming_back_does_not_tell_whether_a_bot_has_answered(
    loader: Callable[..., Load],
) -> None:
    load = loader("warring", 3, clock=BANK)
    here, there = load(), load()
    for table in (here, there):
        run_out(table)
    answer(there, 0, seed=1)
    for table in (here, there):
        come_back(table)
    for viewer in (1, None):
        assert everything_sent(there, viewer, 1) == everything_sent(here, viewer, 1)
    own = clock.clocks_for(there, 0, NOW + 20 * SECOND)
    assert own is not None
    assert not own.seats[0].running
    # After a restart the clock on disk runs, and stops again as the answer is read.
    there.seat_states[0].left, there.seat_states[0].since = (
        there.seat_states[0].shown_left,
        there.seat_states[0].shown_since,
    )
    clock.stop_sealed(there)
    assert clock.clocks_for(there, 0, NOW + 20 * SECOND) == own


def test_taking_back_takes_back_the_time_that_was_given(loader: Callable[..., Load]) -> None:
    table = loader("warring", 3, clock=BANK)()
    assert table.match is not None
    before = table.seat_states[0].left
    for _ in range(3):
        play.decide(Changeset(table, NOW), 0, random_action(table, 0, random.Random(1)))
        assert table.seat_states[0].left == before + 5 * SECOND
        Changeset(table, NOW).add_undo(table.match.undo(0))
        assert table.seat_states[0].left == before
