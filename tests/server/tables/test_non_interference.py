"""What a viewer gets depends on nothing that the viewer may not know, byte for byte."""

import random
from collections.abc import Callable

import msgspec
import pytest

from sevenstates import games
from sevenstates.core import RandomLuck, Viewer
from sevenstates.server.tables import files, play
from sevenstates.server.tables.chair import Reader
from sevenstates.server.tables.draft import Draft
from sevenstates.server.tables.table import Table
from sevenstates.server.tables.update import changes_for, update_for
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
COUNTS = [(game.key, seats) for game in games.all() for seats in game.seats]


def frame(table: Table, viewer: Viewer) -> bytes:
    """The update that a viewer gets with the last change, as it goes over the wire."""
    reader = Reader(viewer, seats=frozenset(() if viewer is None else (viewer,)))
    changes = changes_for(table.recent, viewer, table.version(viewer) - 1)
    return msgspec.json.encode(update_for(table, reader, changes, False, 0))


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_another_world_that_looks_the_same_sends_the_same_bytes(
    guest: Callable[[str], Guest], server: Running, game: str, seats: int
) -> None:
    opened = guest("Ada").open(game, *[ME] * seats, start=True)["id"]
    table = server.parts.store.read_now(lambda db: files.load(db, opened))
    assert table is not None
    assert table.match is not None
    chance = random.Random(f"{game} {seats}")
    worlds = 0
    for _ in range(60):
        if table.status != "playing":
            break
        decision = chance.choice(table.pending())
        legal = list(table.match.state.legal_actions(decision.seat))
        play.decide(Draft(table, 0), decision.seat, str(chance.choice(legal)))
        state = table.match.state
        for viewer in (*range(seats), None):
            sent = frame(table, viewer)
            table.match.state = state.determinize(viewer, RandomLuck(chance.getrandbits(32)))
            worlds += table.match.state.to_json() != state.to_json()
            table.views.clear()
            assert frame(table, viewer) == sent
            table.match.state = state
            table.views.clear()
    assert worlds > 60
