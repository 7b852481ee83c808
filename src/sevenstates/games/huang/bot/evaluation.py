"""Evaluation: the share of the win that each seat may expect.

Each colour of a seat is carried on to the end of the game: its points, what its leader will
draw from pagodas while it lives, what may be built. White and what the remaining actions will
bring go where they help most, as white does at the end (H-WIN-1). The level that the lowest
colour reaches so is the seat's expected level; the levels together give shares of the win.
"""

from math import exp

from ..rules import HuangState
from ..rules.colours import BLUE, COLOURS, WHITE, YELLOW
from ..rules.components import GRANARY_POINTS
from ..rules.grid import TRIANGLES
from ..rules.groups import SETS, Group
from ..rules.steps.turn import TakeAction
from .dangers import Dangers
from .shapes import completions

DRAWN_A_TURN = 2.3
"""Tiles that leave the bag in a turn."""
POINTS_AN_ACTION = 0.6
"""Gain of an action at its end, wherever it is needed most."""
LEADER = 0.75
"""A leader on the board saves the action that would bring it there."""
STAND_IN = 0.15
"""A yellow leader scores the tiles of a missing leader (H-TIL-7)."""
BUILD = (0.03, 0.12, 0.35, 0.5)
"""The chance of a new pagoda: no tile, a tile, a pair, a pair and the third tile in the hand."""
TILE_IN_HAND = 0.12
"""A tile in the hand that would score."""
RESERVE = (0.05, 0.06, 0.03, 0.02, 0.05)
"""Any tile in the hand, by colour."""
REGAINED, SEIZED = 0.1, 0.1
"""The parts of what a leader is likely to lose that it wins back, and that go to its rival."""
UNCLAIMED = 0.15
"""The part of a pagoda's points without a leader that the seat to move may hope for."""
HIGHER = (1.0, 0.08, 0.03, 0.02)
"""Weights of the lowest, second lowest, ... colour (H-WIN-2)."""
SCALE, SCALE_A_TURN = 0.35, 0.18
"""By how much a level makes a win e times as likely: at the end, and more for each turn left."""

_FIRST = tuple(shape[0] for shape in TRIANGLES)


def mover(state: HuangState) -> int:
    """The seat whose turn it is."""
    step = state.stack[1] if len(state.stack) > 1 else state.stack[0]
    return int(step.seat)  # type: ignore[attr-defined]  # the two lowest steps both name it


def actions_left(state: HuangState) -> int:
    """The actions that the running turn still has."""
    return getattr(state.stack[1], "left", 0) if len(state.stack) > 1 else 0


def turns_left(state: HuangState) -> list[float]:
    """The number of its own turns' ends that each seat will still see."""
    seats, moving = state.seats, mover(state)
    rounds = sum(state.bag) / (DRAWN_A_TURN * seats)
    left = [max(0.0, rounds + 0.5 - (seat - moving) % seats / seats) for seat in range(seats)]
    left[moving] = 1 + rounds
    return left


def level(colours: list[float], white: float) -> float:
    """The lowest colour after white went where it helps, with a little for the higher ones."""
    low, second, third, high = sorted(colours)
    if white <= second - low:
        low += white
    else:
        white -= second - low
        if white <= 2 * (third - second):
            low = second = second + white / 2
        else:
            white -= 2 * (third - second)
            if white <= 3 * (high - third):
                low = second = third = third + white / 3
            else:
                low = second = third = high = high + (white - 3 * (high - third)) / 4
    a, b, c, d = HIGHER
    return a * low + b * second + c * third + d * high


def expected_levels(state: HuangState) -> list[float]:
    """For each seat where its lowest colour is heading."""
    left = turns_left(state)
    coming = expected_points(state, left)
    moving, actions = mover(state), actions_left(state)
    found = []
    for seat in range(state.seats):
        acts = 2 * left[seat]
        if seat == moving:
            acts += actions - 2
        first = seat * 5
        free = coming[first + WHITE] + POINTS_AN_ACTION * acts
        for colour in COLOURS:
            free += RESERVE[colour] * state.hands[first + colour]
        found.append(level(coming[first : first + WHITE], free))
    return found


def expected_points(state: HuangState, left: list[float]) -> list[float]:
    """For each seat and colour its points at the end, but for what its actions will bring."""
    coming = [float(points) for points in state.points]
    for seat, taken in enumerate(state.granaries_taken):
        coming[seat * 5 + BLUE] += GRANARY_POINTS * taken
    groups = [group for group in state.groups if group.colours]
    dangers = Dangers(state, groups)
    for number, group in enumerate(groups):
        _add_state(state, group, number, dangers, left, coming)
    return coming


def _add_state(
    state: HuangState,
    group: Group,
    number: int,
    dangers: Dangers,
    left: list[float],
    coming: list[float],
) -> None:
    """Add the points that the leaders of a state will draw from it."""
    standing = _pagodas(state, group)
    steward = -1
    for colour in SETS[group.colours]:
        seat = state.leader_in(group.mask, colour)
        assert seat is not None
        if colour == YELLOW:
            steward = seat
        cell, turns = seat * 5 + colour, left[seat]
        risk, rival = dangers.to_leader(seat, colour, number)
        lasting = turns / (1 + risk * turns)
        drawn = standing[colour]
        lost = turns - lasting
        coming[cell] += (
            LEADER * min(1.0, turns)
            + drawn * (lasting + REGAINED * lost)
            + BUILD[_stage(state, group, cell, colour, drawn)] * max(0.0, lasting - 1)
            + TILE_IN_HAND * min(2, state.hands[cell])
        )
        if drawn and rival >= 0:
            coming[rival * 5 + colour] += SEIZED * drawn * lost
    if any(standing):
        _add_unclaimed(state, group, standing, left, coming)
    if steward >= 0:
        for colour in SETS[31 & ~group.colours]:
            if state.leaders[steward * 5 + colour] < 0:
                coming[steward * 5 + colour] += STAND_IN * min(1.0, left[steward])


def _pagodas(state: HuangState, group: Group) -> list[int]:
    """The pagodas of each colour in a state that give points (H-PAG-4)."""
    standing = [0] * 5
    for kind, triangle in state.pagodas:
        if group.mask >> _FIRST[triangle] & 1:
            standing[kind] += 1
    if state.options.edition == "pl":
        standing = [min(1, count) for count in standing]
    return standing


def _stage(state: HuangState, group: Group, cell: int, colour: int, drawn: int) -> int:
    """The distance of the leader's state from another pagoda, as a place in BUILD."""
    alike = state.tiles[colour] & group.mask & ~state.built
    if not alike or (drawn and not state.supply[colour]):
        return 0
    if completions(alike) & state.empty:
        return 3 if state.hands[cell] else 2
    return 1


def _add_unclaimed(
    state: HuangState, group: Group, standing: list[int], left: list[float], coming: list[float]
) -> None:
    """A pagoda that feeds nobody draws the seat to move."""
    seat = mover(state)
    spots = group.border & state.near_yellow & state.empty & state.board.land
    if spots and actions_left(state):
        for colour, count in enumerate(standing):
            if count and not group.colours >> colour & 1:
                coming[seat * 5 + colour] += UNCLAIMED * count * left[seat]


def values(state: HuangState) -> list[float]:
    """For each seat the share of the win it may expect."""
    result = state.result
    if result is not None:
        first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        return [1 / len(first) if seat in first else 0.0 for seat in range(state.seats)]
    found = expected_levels(state)
    top = max(found)
    scale = SCALE + SCALE_A_TURN * sum(state.bag) / (DRAWN_A_TURN * state.seats)
    weights = [exp((one - top) / scale) for one in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def is_quiet(state: HuangState) -> bool:
    """Whether the state can be judged as it is: the game is over, or a turn's action is asked."""
    return not state.stack or type(state.stack[-1]) is TakeAction
