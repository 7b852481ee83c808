"""Rollout policy: a sensible action in microseconds."""

from ....core import Action, Luck, nth_bit
from ..rules import HuangState
from ..rules import actions as act
from ..rules.colours import BLUE, COLOURS, YELLOW
from ..rules.steps import leader as leaders
from ..rules.steps.bandits import closed_spaces
from ..rules.steps.turn import TakeAction
from . import side_decisions
from .shapes import beside, completions, layers

LEADERS_WANTED = 4
"""With fewer leaders on the board it rather brings another."""


def choose(state: HuangState, seat: int, luck: Luck) -> Action:
    """A sensible legal action."""
    step = state.stack[-1]
    if not isinstance(step, TakeAction):
        return side_decisions.answer(state, seat)
    return _tile(state, seat, luck) or step.random_action(state, seat, luck)


def _tile(state: HuangState, seat: int, luck: Luck) -> Action | None:
    """The tile that completes a triangle, else one for the lowest colour, else a leader."""
    first = seat * 5
    hands, tiles, points = state.hands, state.tiles, state.points
    best, spaces, kind = -100.0, 0, 0
    out = []
    for colour in COLOURS:
        place = state.leaders[first + colour]
        if place < 0:
            out.append(colour)
        elif hands[first + colour]:
            group = state.group_at(place)
            free = group.border & state.empty
            free &= state.board.river if colour == BLUE else state.board.land
            alike = group.mask & tiles[colour] & ~state.built
            value = -points[first + colour] if colour < 4 else -points[first]
            where = completions(alike) & free
            if where and (state.supply[colour] or not state.built & group.mask & tiles[colour]):
                value += 50
            else:
                where = beside(alike) & free or free
            if where and value > best:
                best, spaces, kind = value, where, colour
    if out and ((best < 20 and len(out) > 5 - LEADERS_WANTED) or not spaces):
        placed = _leader(state, seat, out[luck.below(len(out))], luck)
        if placed is not None:
            return placed
    if not spaces:
        return None
    if state.bandits:
        spaces &= ~closed_spaces(state)
        if not spaces:
            return None
    return act.ACTIONS[act.TILE[kind] + nth_bit(spaces, luck.below(spaces.bit_count()))]


def _leader(state: HuangState, seat: int, colour: int, luck: Luck) -> Action | None:
    """A state of the seat without a leader of the colour if there is one, as guarded as can be."""
    spots = leaders.candidates(state)
    own = 0
    for group in state.groups:
        if group.colours >> colour & 1:
            spots &= ~group.border
        elif group.colours and any(
            place >= 0 and group.mask >> place & 1
            for place in state.leaders[seat * 5 : seat * 5 + 5]
        ):
            own |= group.border
    spots = spots & own or spots
    yellow = layers(state.tiles[YELLOW])
    for count in (4, 3, 2):
        if spots & yellow[count]:
            spots &= yellow[count]
            break
    if not spots:
        return None
    action = act.ACTIONS[act.LEADER[colour] + nth_bit(spots, luck.below(spots.bit_count()))]
    assert isinstance(action, act.PlaceLeader)
    return None if leaders.is_barred(state, seat, action) else action
