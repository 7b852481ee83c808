"""Presence: people who are shown as online, and for how long."""

from collections.abc import Callable

import pytest

from sevenstates.server.tables import storage
from sevenstates.server.tables.model import presence
from sevenstates.server.tables.model.presence import Presence, is_online, spectators
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}


def test_a_process_that_falls_silent_takes_its_people_along(
    guest: Callable[[str], Guest], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = guest("Ada").open("huang", ME, ME)["id"]
    table = server.parts.store.read_now(lambda db: storage.load(db, opened))
    assert table is not None

    assert presence.update_elsewhere(table, "one", Presence(opened, [0], 2))
    assert not presence.update_elsewhere(table, "one", Presence(opened, [0], 2))
    assert presence.update_elsewhere(table, "two", Presence(opened, [1], 1))
    assert [is_online(table, seat_state) for seat_state in table.seat_states] == [True, True]
    assert spectators(table) == 3
    assert presence.update_elsewhere(table, "two", Presence(opened, [], 0))
    assert [is_online(table, seat_state) for seat_state in table.seat_states] == [True, False]

    assert not presence.forget_silent(table)
    monkeypatch.setattr(presence, "MAX_SILENCE", -1.0)
    assert presence.forget_silent(table)
    assert [is_online(table, seat_state) for seat_state in table.seat_states] == [False, False]
    assert spectators(table) == 0
