"""Establish a building for two green tiles (H-PAG-7, H-PAG-8)."""

from typing import TYPE_CHECKING

from .....core import Action, IllegalAction, Log, Luck, bits
from .. import actions as act
from .. import events
from ..colours import GREEN
from . import pagoda, two_tiles

if TYPE_CHECKING:
    from ..state import HuangState


def runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """Every free shape on the board, for each way of paying."""
    if not state.triangles:
        return []
    ways = two_tiles.ways(state, seat, GREEN)
    if not any(ways):
        return []
    triangles = pagoda.free_triangles(state, bits(state.triangles))
    rhombi = pagoda.free_rhombi(state, bits(state.rhombi))
    return [(act.TRADE[way], triangles) for way in range(2) if ways[way]] + [
        (act.TRADE_PALACE[way], rhombi) for way in range(2) if ways[way]
    ]


def refusal(state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why this building may not be traded for."""
    assert isinstance(action, act.TradePagoda | act.TradePalace)
    if not two_tiles.ways(state, seat, GREEN)[action.leader]:
        return two_tiles.refusal(state, seat, GREEN, action.leader, "trade", "H-PAG-7", "H-PAG-8")
    if isinstance(action, act.TradePalace):
        if not pagoda.free_rhombi(state, [action.rhombus]):
            return pagoda.rhombus_refusal(state, action.rhombus)
    elif not pagoda.free_triangles(state, [action.triangle]):
        return pagoda.triangle_refusal(state, action.triangle)
    return None


def apply(state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Pay, then establish."""
    assert isinstance(action, act.TradePagoda | act.TradePalace)
    two_tiles.pay(state, seat, GREEN, action.leader)
    if log is not None:
        log.append(events.trade(seat, action.leader))
    if isinstance(action, act.TradePalace):
        pagoda.establish_palace(state, seat, action.rhombus, log)
    else:
        pagoda.establish_pagoda(state, seat, action.triangle, log)
