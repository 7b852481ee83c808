"""Loading: from the last snapshot, and the same as if the table had never left the memory."""

import random
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from sevenstates.server.store import schema as s
from sevenstates.server.tables import storage
from sevenstates.server.tables.model.changeset import SNAPSHOT_EVERY
from sevenstates.server.tables.model.table import BrokenTable, Table
from tests.server.running import Running
from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}
Make = Callable[[str], Guest]


def facts(table: Table) -> dict[str, Any]:
    """Everything of a table that must survive a restart."""
    assert table.match is not None
    return {
        "state": table.match.state.to_json(),
        "undo": [table.match.can_undo(seat) for seat in range(table.seats)],
        "counter": table.counter,
        "seq": table.seq,
        "moves": table.moves,
        "versions": table.versions,
        "positions": table.positions,
        "known": [
            (table.pending_for(viewer), table.match.known_to(viewer).to_json())
            for viewer in (*range(table.seats), None)
        ],
        "status": table.status,
        "clocks": [(c.left, c.since, c.shown_left, c.shown_since) for c in table.seat_states],
    }


@pytest.mark.parametrize(("game", "seats"), [("huang", 2), ("huangdi", 3), ("warring", 3)])
def test_a_table_comes_back_from_disk_as_it_was(
    guest: Make, server: Running, game: str, seats: int
) -> None:
    ada = guest("Ada")
    clock = {"kind": "bank", "seconds": 10_000}
    table_id = ada.open(game, *[ME] * seats, start=True, clock=clock)["id"]
    tables = server.parts.lifecycle.tables
    chance = random.Random(game)
    sockets = [ada.sit(table_id, seat=seat) for seat in range(seats)]
    seated = [socket.__enter__() for socket in sockets]
    for one in seated:
        one.until("update")
    replayed = []
    for _ in range(70):
        if play_on(seated, chance, most=1) == 0:
            break
        loaded = tables.store.read_now(lambda db: storage.load(db, table_id))
        held = tables.cache.find(table_id)
        assert loaded is not None
        assert held is not None
        assert facts(loaded) == facts(held)
        replayed.append(len(loaded.recent))
    for socket in sockets:
        socket.__exit__(None, None, None)

    assert max(replayed) <= 2 * SNAPSHOT_EVERY
    assert min(replayed[30:]) < SNAPSHOT_EVERY


def test_a_log_that_does_not_replay_is_not_played_on(guest: Make, server: Running) -> None:
    ada = guest("Ada")
    table_id = ada.open("huang", ME, ME, start=True)["id"]
    seat = ada.update(table_id, seat=0)["pending"][0]["seat"]
    for _ in range(3):
        now = ada.update(table_id, seat=seat)
        if now["ask"] is None:
            break
        ada.done(
            table_id, "act", seat, position=now["position"], action=now["ask"]["legal"][-1]["text"]
        )
    store = server.parts.store
    last = store.read_now(lambda db: storage.read_last_entries(db, table_id, None, 1))[0]
    spoiled = sa.update(s.log).where(s.log.c.table_id == table_id, s.log.c.seq == last.seq)
    store.write_now(lambda db: db.execute(spoiled.values(luck=[7, 7, 7])))

    with pytest.raises(BrokenTable):
        store.read_now(lambda db: storage.load(db, table_id))


def test_a_table_of_other_rules_is_not_played_on(guest: Make, server: Running) -> None:
    ada = guest("Ada")
    table_id = ada.open("huang", ME, ME, start=True)["id"]
    other = sa.update(s.tables).where(s.tables.c.id == table_id).values(rules_version=99)
    server.parts.store.write_now(lambda db: db.execute(other))

    with pytest.raises(BrokenTable, match="record-rules"):
        server.parts.store.read_now(lambda db: storage.load(db, table_id))
