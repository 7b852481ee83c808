"""Position a leader (H-LEA)."""

from typing import TYPE_CHECKING

from ....core import Action, Event, IllegalAction, Luck, bits
from .. import actions as act
from .. import events
from ..colours import COLOURS, YELLOW
from ..groups import Group, clashes, touching, without
from . import revolt

if TYPE_CHECKING:
    from ..state import HuangState


def runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """The legal places of each leader, and which can be withdrawn."""
    spots = state.near_yellow & state.empty & state.board.land & ~state.bandit_border()
    result = []
    withdrawable = 0
    uniting = _uniting(state.groups) & spots
    for colour in COLOURS:
        place = state.leaders[seat * 5 + colour]
        mask = spots
        if place < 0:
            if uniting:
                mask = _allowed(state.groups, spots, uniting, colour)
        else:
            withdrawable |= 1 << colour
            groups = _left_behind(state, seat, colour)
            hot = _uniting(groups) & spots
            if hot:
                mask = _allowed(groups, spots, hot, colour)
        if state.options.edition == "pl" and state.bandits:
            mask &= ~_linked_to_bandits(state, seat, colour)
        result.append((act.LEADER[colour], mask))
    result.append((act.WITHDRAW, withdrawable))
    return result


def _left_behind(state: "HuangState", seat: int, colour: int) -> list[Group]:
    """The groups once the leader has left its old space (H-LEA-5)."""
    index = seat * 5 + colour
    place = state.leaders[index]
    if place < 0:
        return state.groups
    leaders = state.leaders[:]
    leaders[index] = -1
    return without(state.board, state.groups, place, leaders)


def _uniting(groups: list[Group]) -> int:
    """The spaces that touch two or more states."""
    once = twice = 0
    for group in groups:
        if group.colours:
            twice |= once & group.border
            once |= group.border
    return twice


def _allowed(groups: list[Group], spots: int, uniting: int, colour: int) -> int:
    """The spots without those where uniting states would lead to a conflict (H-LEA-4)."""
    for place in bits(uniting):
        if _unites_in_conflict(groups, 1 << place, colour):
            spots &= ~(1 << place)
    return spots


def _unites_in_conflict(groups: list[Group], bit: int, colour: int) -> bool:
    states = [group for group in groups if group.border & bit and group.colours]
    if len(states) < 2:
        return False
    return clashes(states) or any(group.colours >> colour & 1 for group in states)


def _linked_to_bandits(state: "HuangState", seat: int, colour: int) -> int:
    """PL, H-BAN-2: the spaces linked to a Bandit tile through other pieces."""
    bandits = 0
    for spot in state.bandits:
        bandits |= spot.mask
    linked = 0
    for group in _left_behind(state, seat, colour):
        if group.border & bandits:
            linked |= group.border
    return linked


def refusal(state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
    """Why the leader may not go there."""
    if isinstance(action, act.Withdraw):
        if state.leaders[seat * 5 + action.colour] < 0:
            return IllegalAction("leader-not-on-board", "H-LEA-1")
        return None
    assert isinstance(action, act.PlaceLeader)
    bit = 1 << action.place
    if not state.board.spaces & bit:
        return IllegalAction("no-such-space", "H-LEA-2")
    if state.leaders[seat * 5 + action.colour] == action.place:
        return IllegalAction("leader-same-space", "H-LEA-1")
    if any(spot.mask & bit for spot in state.bandits):
        return IllegalAction("space-of-bandits", "H-BAN-2")
    if not state.empty & bit:
        return IllegalAction("space-occupied", "H-LEA-2")
    if state.board.river & bit:
        return IllegalAction("leader-on-river", "H-LEA-2")
    if not state.near_yellow & bit:
        return IllegalAction("leader-without-yellow", "H-LEA-3")
    if state.bandit_border() & bit:
        return IllegalAction("leader-next-to-bandits", "H-BAN-2")
    if _unites_in_conflict(_left_behind(state, seat, action.colour), bit, action.colour):
        return IllegalAction("leader-unites-in-conflict", "H-LEA-4")
    if state.options.edition == "pl" and _linked_to_bandits(state, seat, action.colour) & bit:
        return IllegalAction("leader-linked-to-bandits", "H-BAN-2")
    return None


def apply(
    state: "HuangState", seat: int, action: Action, luck: Luck, log: list[Event] | None
) -> None:
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
    for group in touching(state.groups, 1 << place):
        if group.colours >> colour & 1:
            rival = state.leader_in(group.mask, colour)
    state.add_leader(seat, colour, place)
    if log is not None:
        if origin < 0:
            log.append(events.leader_placed(seat, colour, place))
        else:
            log.append(events.leader_moved(seat, colour, origin, place))
    if rival is not None:
        revolt.begin(state, seat, rival, colour, log)


def drop_unsupported(state: "HuangState", log: list[Event] | None) -> None:
    """H-LEA-6: leaders with no yellow tile beside them return to their screens."""
    for index, place in enumerate(state.leaders):
        if place >= 0 and not state.board.near[place] & state.tiles[YELLOW]:
            seat, colour = divmod(index, 5)
            state.remove_leader(seat, colour)
            if log is not None:
                log.append(events.leader_lost(seat, colour, place, "yellow"))
