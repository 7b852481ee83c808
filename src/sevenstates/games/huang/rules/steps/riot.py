"""Peasants' riot (H-RIO)."""

from typing import TYPE_CHECKING

from .....core import Action, IllegalAction, Log, Luck
from .. import actions as act
from .. import events
from ..colours import BLUE, YELLOW
from . import leader, two_tiles

if TYPE_CHECKING:
    from ..state import HuangState


def runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """Every tile on the board, for each way of paying."""
    ways = two_tiles.ways(state, seat, BLUE)
    if not any(ways):
        return []
    tiles = 0
    for mask in state.tiles:
        tiles |= mask
    return [(act.RIOT[way], tiles) for way in range(2) if ways[way]]


def refusal(state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why there may be no riot there."""
    assert isinstance(action, act.Riot)
    if not two_tiles.ways(state, seat, BLUE)[action.leader]:
        return two_tiles.refusal(state, seat, BLUE, action.leader, "riot", "H-RIO-1", "H-RIO-2")
    if any(spot.mask >> action.place & 1 for spot in state.bandits):
        return IllegalAction("riot-against-bandits", "H-RIO-5")
    if state.colour_at(action.place) is None:
        return IllegalAction("riot-without-tile", "H-RIO-1")
    return None


def apply(state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Pay, remove the tile, and whatever stood on it or by it."""
    assert isinstance(action, act.Riot)
    colour = state.colour_at(action.place)
    assert colour is not None
    two_tiles.pay(state, seat, BLUE, action.leader)
    if log is not None:
        log.append(events.riot(seat, colour, action.place, action.leader))
    state.remove_tile(action.place, log)
    if colour == YELLOW:
        leader.drop_unsupported(state, log)
