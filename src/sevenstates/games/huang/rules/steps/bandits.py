"""Rogue Bandits: where tiles may be laid and what beating the bandits brings (H-BAN)."""

from typing import TYPE_CHECKING

from .....core import IllegalAction, Log, bits
from .. import events
from ..colours import RED
from ..groups import Group, clashes, touching
from ..maps import BanditSpot
from .red_tiles import collect

if TYPE_CHECKING:
    from ..state import HuangState


def met(state: "HuangState", place: int) -> list[BanditSpot]:
    """The Bandit tiles that a tile on `place` would be linked to.

    EN and DE: those beside it. PL: also those beside a leaderless group that it joins.
    """
    reach = state.board.near[place]
    if state.options.edition == "pl":
        for group in touching(state.groups, 1 << place):
            if not group.colours:
                reach |= group.border
    return [spot for spot in state.bandits if spot.mask & reach]


def fought(state: "HuangState", place: int) -> list[BanditSpot]:
    """The Bandit tiles that a tile on `place` fights; in PL only a state does (H-BAN-3)."""
    if not state.bandits or not _states(state, place):
        return []
    return met(state, place)


def _states(state: "HuangState", place: int) -> list[Group]:
    return [group for group in touching(state.groups, 1 << place) if group.colours]


def _red(state: "HuangState", states: list[Group]) -> int:
    """The red tiles of the states (H-BAN-5: not those of leaderless groups)."""
    mask = 0
    for group in states:
        mask |= group.mask
    return mask & state.tiles[RED]


def refusal(state: "HuangState", place: int) -> IllegalAction | None:
    """The reason why bandits forbid a tile on an empty space."""
    spots = met(state, place) if state.bandits else []
    if not spots:
        return None
    states = _states(state, place)
    if not states:
        if state.options.edition == "pl":
            return None
        return IllegalAction("bandits-need-state", "H-BAN-3")
    if clashes(states):
        return IllegalAction("bandits-and-war", "H-BAN-5")
    bandits = sum(spot.bandits for spot in spots)
    soldiers = _red(state, states).bit_count()
    if soldiers < bandits:
        return IllegalAction("bandits-too-strong", "H-BAN-3", bandits=bandits, soldiers=soldiers)
    return None


def closed_spaces(state: "HuangState") -> int:
    """The empty spaces that bandits close to tiles."""
    exposed = state.bandit_border()
    if state.options.edition == "pl":
        bandits = 0
        for spot in state.bandits:
            bandits |= spot.mask
        for group in state.groups:
            if not group.colours and group.border & bandits:
                exposed |= group.border
    closed = 0
    for place in bits(exposed & state.empty):
        if refusal(state, place) is not None:
            closed |= 1 << place
    return closed


def beat(
    state: "HuangState",
    seat: int,
    place: int,
    states: list[Group],
    spots: list[BanditSpot],
    log: Log,
) -> None:
    """The bandits go; the red leader's player scores, the placing player pays (H-BAN-4)."""
    bandits = sum(spot.bandits for spot in spots)
    red = _red(state, states)
    for spot in spots:
        state.bandits = tuple(other for other in state.bandits if other is not spot)
        state.empty |= spot.mask
        if log is not None:
            log.append(events.bandits_beaten(seat, spot.bandits, bits(spot.mask)))
    # The tile that was laid joined everything into the last group.
    leader = state.leader_in(state.groups[-1].mask, RED)
    if leader is not None:
        state.score(leader, RED, bandits, "bandits", log)
    collect(state, seat, bits(red), bandits, "bandits", place, log)
