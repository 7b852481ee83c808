"""Position a leader (H-LEA)."""

from typing import TYPE_CHECKING

from .....core import Action, IllegalAction, Log, Luck
from .. import actions as act
from .. import events
from ..colours import COLOURS, YELLOW
from ..groups import SETS, Group, clashes
from . import revolt

if TYPE_CHECKING:
    from ..state import HuangState


def runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """The legal places of each leader, and which can be withdrawn."""
    spots = candidates(state)
    crowded = _crowded(state.groups) & spots
    closed = _closed(state.groups) if crowded else [0] * 5
    result = []
    withdrawable = 0
    for colour in COLOURS:
        place = state.leaders[seat * 5 + colour]
        mask = spots
        if place < 0:
            mask &= ~closed[colour]
        else:
            withdrawable |= 1 << colour
            groups = state.groups_without(place)
            # Spaces become crowded by a leader's leaving only where it splits its state.
            if crowded or len(groups) > len(state.groups):
                mask &= ~_closed(groups)[colour]
        if state.bandits and state.options.edition == "pl":
            mask &= ~_linked_to_bandits(state, place)
        result.append((act.LEADER[colour], mask))
    result.append((act.WITHDRAW, withdrawable))
    return result


def wider_runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """As `runs`, with places that H-LEA-4 or, in PL, bandits may forbid: `is_barred` tells."""
    spots = candidates(state)
    leaders = state.leaders
    withdrawable = 0
    for colour in COLOURS:
        if leaders[seat * 5 + colour] >= 0:
            withdrawable |= 1 << colour
    result = [(first, spots) for first in act.LEADER]
    result.append((act.WITHDRAW, withdrawable))
    return result


def is_barred(state: "HuangState", seat: int, action: act.PlaceLeader) -> bool:
    """Whether one of the candidates is forbidden after all."""
    origin = state.leaders[seat * 5 + action.colour]
    if unites_in_conflict(state, origin, action.place, action.colour):
        return True
    if state.bandits and state.options.edition == "pl":
        return bool(_linked_to_bandits(state, origin) >> action.place & 1)
    return False


def candidates(state: "HuangState") -> int:
    """The spaces of H-LEA-2 and H-LEA-3, clear of bandits; H-LEA-4 may close some of them."""
    spots = state.near_yellow & state.empty & state.board.land
    return spots & ~state.bandit_border() if state.bandits else spots


def _crowded(groups: list[Group]) -> int:
    """The spaces that touch two or more states."""
    once = twice = 0
    for group in groups:
        if group.colours:
            border = group.border
            twice |= once & border
            once |= border
    return twice


def _closed(groups: list[Group]) -> list[int]:
    """For each colour the spaces where its leader would unite states in conflict (H-LEA-4).

    Says for all spaces at once what `unites_in_conflict` says for one.

    They touch two states of one colour, or two states one of which holds the leader's own.
    """
    once = twice = clash = 0
    reached = [0] * 5
    for group in groups:
        if group.colours:
            border = group.border
            twice |= once & border
            once |= border
            for other in SETS[group.colours]:
                clash |= reached[other] & border
                reached[other] |= border
    return [clash | twice & reach for reach in reached]


def unites_in_conflict(state: "HuangState", origin: int, place: int, colour: int) -> bool:
    """Whether a leader from `origin` (-1: the screen) would break H-LEA-4 on one space."""
    bit = 1 << place
    states = [g for g in state.groups_without(origin) if g.border & bit and g.colours]
    if len(states) < 2:
        return False
    return clashes(states) or any(group.colours >> colour & 1 for group in states)


def _linked_to_bandits(state: "HuangState", leaving: int) -> int:
    """PL, H-BAN-2: the spaces linked to a Bandit tile through other pieces.

    `leaving` is the space the leader comes from, -1 for the screen.
    """
    bandits = 0
    for spot in state.bandits:
        bandits |= spot.mask
    linked = 0
    for group in state.groups_without(leaving):
        if group.border & bandits:
            linked |= group.border
    return linked


def refusal(state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the leader may not go there."""
    if isinstance(action, act.Withdraw):
        if state.leaders[seat * 5 + action.colour] < 0:
            return IllegalAction("leader-not-on-board", "H-LEA-1")
        return None
    assert isinstance(action, act.PlaceLeader)
    bit = 1 << action.place
    origin = state.leaders[seat * 5 + action.colour]
    if not state.board.spaces & bit:
        return IllegalAction("no-such-space", "H-LEA-2")
    if origin == action.place:
        return IllegalAction("leader-same-space", "H-LEA-1")
    if any(spot.mask & bit for spot in state.bandits):
        return IllegalAction("space-of-bandits", "H-BAN-2")
    if not state.empty & bit:
        return IllegalAction("space-occupied", "H-LEA-2")
    if state.board.river & bit:
        return IllegalAction("leader-on-river", "H-LEA-2")
    if not state.near_yellow & bit:
        return IllegalAction("leader-without-yellow", "H-LEA-3")
    if state.bandits and state.bandit_border() & bit:
        return IllegalAction("leader-next-to-bandits", "H-BAN-2")
    if unites_in_conflict(state, origin, action.place, action.colour):
        return IllegalAction("leader-unites-in-conflict", "H-LEA-4")
    if state.bandits and state.options.edition == "pl" and _linked_to_bandits(state, origin) & bit:
        return IllegalAction("leader-linked-to-bandits", "H-BAN-2")
    return None


def apply(state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Place, move or withdraw; a leader of that colour in the state means a revolt (H-REV-1)."""
    assert isinstance(action, act.PlaceLeader | act.Withdraw)
    colour = action.colour
    origin = state.leaders[seat * 5 + colour]
    if origin >= 0:
        state.remove_leader(seat, colour)
    if isinstance(action, act.Withdraw):
        if log is not None:
            log.append(events.leader_withdrawn(seat, colour, origin))
        return
    place = action.place
    rival = None
    for group in state.add_leader(seat, colour, place):
        if group.colours >> colour & 1:
            rival = state.leader_in(group.mask, colour)
    if log is not None:
        if origin < 0:
            log.append(events.leader_placed(seat, colour, place))
        else:
            log.append(events.leader_moved(seat, colour, origin, place))
    if rival is not None:
        revolt.begin(state, seat, rival, colour, log)


def drop_unsupported(state: "HuangState", log: Log) -> None:
    """H-LEA-6: leaders with no yellow tile beside them return to their screens."""
    for index, place in enumerate(state.leaders):
        if place >= 0 and not state.board.near[place] & state.tiles[YELLOW]:
            seat, colour = divmod(index, 5)
            state.remove_leader(seat, colour)
            if log is not None:
                log.append(events.leader_lost(seat, colour, place, "yellow"))
