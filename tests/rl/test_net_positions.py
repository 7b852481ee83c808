"""Positions of compiled cores for nets."""

from itertools import pairwise

import numpy as np
import pytest

from sevenstates.bots.nets import position_net_of
from sevenstates.core import RandomLuck
from sevenstates.games import plugins
from sevenstates.rl.net_positions import NetPositions
from sevenstates.rl.rows import SCALE, column_names, common_columns, places_in, write_bytes
from sevenstates.rl.table import Kind
from tests.bots.nets.test_neural import middle

SHIPPED = [key for key in plugins() if position_net_of(key)]


def positions_of(key: str, seats: int) -> NetPositions:
    net, plugin = position_net_of(key), plugins()[key]
    assert net is not None
    found = plugin.position_adapter(net.columns, seats, plugin.game.options_type())
    assert isinstance(found, NetPositions)
    return found


@pytest.mark.parametrize("key", list(plugins()))
def test_tables_of_all_sizes_share_their_columns(key: str) -> None:
    kinds = [Kind(key, seats, {}) for seats in plugins()[key].game.seats]
    columns = common_columns([kind.layout for kind in kinds])

    assert len(set(columns)) == len(columns)
    for smaller, larger in pairwise(kinds):
        assert set(column_names(smaller.layout)) <= set(column_names(larger.layout))
    for kind in kinds:
        names = column_names(kind.layout)
        assert [columns[place] for place in places_in(columns, kind.layout)] == names


@pytest.mark.parametrize("key", SHIPPED)
def test_a_net_gets_what_the_seat_observes(key: str) -> None:
    state = middle(key, 30)
    seat = state.pending()[0].seat
    net, kind = position_net_of(key), Kind(key, state.seats, {})
    assert net is not None
    positions = positions_of(key, state.seats)

    (row,) = positions.inputs(positions.world(state), seat)

    wanted = kind.layout.flatten(kind.layout.read(state.view(seat)))
    assert (row[places_in(net.columns, kind.layout)] == wanted).all()
    assert row.sum() == pytest.approx(wanted.sum())


@pytest.mark.parametrize("key", SHIPPED)
def test_bytes_are_near_the_numbers(key: str) -> None:
    state = middle(key, 30)
    layout = Kind(key, state.seats, {}).layout
    arrays = {name: part[None] for name, part in layout.read(state.view(0)).items()}
    out = np.zeros((1, len(column_names(layout))), np.uint8)

    write_bytes(layout, arrays, out)

    assert np.abs(out / SCALE - layout.flatten(arrays)).max() <= 0.5 / SCALE + 1e-6


@pytest.mark.parametrize("key", SHIPPED)
def test_rollouts_follow_from_their_seed(key: str) -> None:
    state, luck = middle(key, 30), RandomLuck(1)
    seat = state.pending()[0].seat
    net, positions = position_net_of(key), positions_of(key, state.seats)
    assert net is not None
    world = positions.world(state)
    worlds = [world.determinize(seat, luck) for _ in range(3)]
    before = [one.data() for one in worlds]
    moves = [action.index for action in state.legal_actions(seat)][:2]

    first, again = (positions.roll_out(net, seat, moves, worlds, 5) for _ in range(2))

    assert first.values.shape == (len(moves), 3)
    assert (first.values == again.values).all()
    assert first.steps == again.steps >= first.values.size
    assert (np.abs(first.values) <= 1).all()
    assert [one.data() for one in worlds] == before
