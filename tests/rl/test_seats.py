"""Environments show nothing to a viewer that is no seat of the table."""

from typing import Any

import pytest

from sevenstates.core import IllegalAction
from sevenstates.rl.gym import IDS, SeatEnv
from sevenstates.rl.table import Kind, Table

NOBODY = [3, 9, -1, "x", None, True, 1.0]


@pytest.mark.parametrize("nobody", NOBODY)
@pytest.mark.parametrize("key", IDS)
def test_a_table_observes_for_its_seats_only(key: str, nobody: Any) -> None:
    kind = Kind(key, 3, {})
    for table in (Table(kind), kind.plugin.env_table(kind)):
        table.deal(1)
        for call in (table.observe, table.potential):
            with pytest.raises(IllegalAction, match="no-such-seat"):
                call(nobody)
        asked = table.asked()[0]
        with pytest.raises((IllegalAction, ValueError, TypeError)):
            table.play(nobody, int(table.observe(asked)["action_mask"].argmax()))


@pytest.mark.parametrize("nobody", [seat for seat in NOBODY if seat is not None])
def test_nobody_learns_without_a_seat(nobody: Any) -> None:
    with pytest.raises(ValueError, match="There is no seat"):
        SeatEnv("warring", seats=3, seat=nobody)
