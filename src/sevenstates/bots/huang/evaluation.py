"""What a position is worth to each seat.

Each colour of a seat is carried on to the end of the game: its points, what its leader will
draw from pagodas while it lives, what may be built. White and what the remaining actions will
bring go where they help most, as white does at the end (H-WIN-1). The level that the lowest
colour reaches so is the seat's prospect; the prospects together give shares of the win.
"""

from collections.abc import Sequence
from math import exp

from ...games.huang import HuangState
from ...games.huang.colours import BLUE, RED, WHITE, YELLOW
from ...games.huang.components import GRANARY_POINTS
from ...games.huang.grid import TRIANGLES
from ...games.huang.groups import SETS, Group
from ...games.huang.steps.turn import TakeAction
from .shapes import NEAR, completions, layers

DRAWN_A_TURN = 3.0
"""So many tiles leave the bag in a turn."""
POINTS_AN_ACTION = 0.5
"""What an action brings at its end, wherever it is needed most."""
LEADER = 0.8
"""A leader on the board saves the action that would bring it there."""
STAND_IN = 0.3
"""A yellow leader scores the tiles of a missing leader (H-TIL-7)."""
BUILD = (0.02, 0.08, 0.22, 0.45)
"""The chance of a new pagoda: no tile, a tile, a pair, a pair and the third tile in the hand."""
TILE_IN_HAND = 0.08
"""A tile in the hand that would score."""
REVOLT_RISK = (0.01, 0.02, 0.05, 0.12, 0.22, 0.3, 0.35)
"""The chance a turn to lose a leader by revolt; the attack outweighs by -3, -2, ... 3."""
COMMITTED = 0.5
"""The part of a hand that is thrown into a revolt or a war."""
WAR_RISK = 0.25
"""The chance a turn of a war that a neighbour is sure to win."""
SHARPNESS = 1.0
"""How fast a war's outcome becomes sure with the difference of strength."""
HIGHER = (1.0, 0.06, 0.03, 0.015)
"""What the lowest, second lowest, ... colour counts (H-WIN-2)."""
SCALE, SCALE_A_TURN = 0.5, 0.14
"""How much prospect makes a win e times as likely: at the end, and more for each turn left."""

_FIRST = tuple(shape[0] for shape in TRIANGLES)


def turns_left(state: HuangState) -> list[float]:
    """How many ends of an own turn each seat will still see."""
    seats, moving = state.seats, mover(state)
    rounds = sum(state.bag) / (DRAWN_A_TURN * seats)
    left = []
    for seat in range(seats):
        ahead = (seat - moving) % seats
        left.append(1 + rounds if not ahead else max(0.0, rounds + 0.5 - ahead / seats))
    return left


def mover(state: HuangState) -> int:
    """Whose turn it is."""
    step = state.stack[1] if len(state.stack) > 1 else state.stack[0]
    return int(step.seat)  # type: ignore[attr-defined]  # the two lowest steps both name it


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


def war_risks(state: HuangState, groups: Sequence[Group]) -> dict[tuple[int, int], float]:
    """For a group's place in the list and a colour, the chance a turn to lose that leader."""
    risks: dict[tuple[int, int], float] = {}
    hands, leaders, empty, red = state.hands, state.leaders, state.empty, state.tiles[RED]
    for one in range(len(groups) - 1):
        first = groups[one]
        for two in range(one + 1, len(groups)):
            second = groups[two]
            common = first.colours & second.colours
            if not common or not first.border & second.border & empty:
                continue
            strength = []
            for group in (first, second):
                total = float((group.mask & red).bit_count())
                backers = 0
                for colour in SETS[common]:
                    backers |= 1 << (state.leader_in(group.mask, colour) or 0)
                for seat in range(state.seats):
                    if backers >> seat & 1:
                        total += COMMITTED * hands[seat * 5 + RED] + (leaders[seat * 5 + RED] < 0)
                strength.append(total)
            loses = 1 / (1 + exp(SHARPNESS * (strength[0] - strength[1])))
            for colour in SETS[common]:
                key, other = (one, colour), (two, colour)
                risks[key] = max(risks.get(key, 0.0), WAR_RISK * loses)
                risks[other] = max(risks.get(other, 0.0), WAR_RISK * (1 - loses))
    return risks


def revolt_risk(
    state: HuangState, seat: int, colour: int, place: int, group: Group, yellow: tuple[int, ...]
) -> float:
    """The chance a turn to lose a leader by revolt."""
    hands, leaders = state.hands, state.leaders
    spots = group.border & state.empty & state.board.land
    attack = 0
    while attack < 6 and yellow[attack + 1] & spots:
        attack += 1
    if not attack:
        return 0.0
    edge = attack - (NEAR[place] & state.tiles[YELLOW]).bit_count()
    own = hands[seat * 5 + YELLOW]
    best = -3.0
    for other in range(state.seats):
        if other != seat:
            reach = edge + COMMITTED * (hands[other * 5 + YELLOW] - own)
            if leaders[other * 5 + colour] >= 0:
                reach -= 1
            best = max(best, reach)
    return REVOLT_RISK[min(6, int(best + 3))]


def prospects(state: HuangState) -> list[float]:
    """For each seat where its lowest colour is heading."""
    seats, tiles, hands, empty = state.seats, state.tiles, state.hands, state.empty
    left = turns_left(state)
    groups = [group for group in state.groups if group.colours]
    wars = war_risks(state, groups)
    yellow = layers(tiles[YELLOW])
    coming = [float(points) for points in state.points]
    held = [0] * seats
    for number, group in enumerate(groups):
        mask = group.mask
        standing = [0] * 5
        for kind, triangle in state.pagodas:
            if mask >> _FIRST[triangle] & 1:
                standing[kind] += 1
        if state.options.edition == "pl":
            standing = [min(1, count) for count in standing]
        steward = -1
        for colour in SETS[group.colours]:
            seat = state.leader_in(mask, colour)
            assert seat is not None
            cell = seat * 5 + colour
            if colour == YELLOW:
                steward = seat
            risk = wars.get((number, colour), 0.0) + revolt_risk(
                state, seat, colour, state.leaders[cell], group, yellow
            )
            turns = left[seat] / (1 + risk * left[seat])
            pairs = tiles[colour] & mask & ~state.built
            stage = 0
            if pairs:
                stage = 1
                if completions(pairs) & empty:
                    stage = 3 if hands[cell] else 2
            if not state.supply[colour] and standing[colour] >= 1:
                stage = 0
            coming[cell] += (
                LEADER * min(1.0, left[seat])
                + standing[colour] * turns
                + BUILD[stage] * max(0.0, turns - 1)
                + TILE_IN_HAND * min(2, hands[cell])
            )
        if steward >= 0:
            held[steward] |= ~group.colours & 31
    moving, actions = mover(state), actions_left(state)
    found = []
    for seat in range(seats):
        cells = coming[seat * 5 : seat * 5 + 5]
        cells[BLUE] += GRANARY_POINTS * state.granaries_taken[seat]
        for colour in SETS[held[seat]]:
            if state.leaders[seat * 5 + colour] < 0:
                cells[colour] += STAND_IN * min(1.0, left[seat])
        acts = 2 * left[seat]
        if seat == moving:
            acts += actions - 2
        found.append(level(cells[:WHITE], cells[WHITE] + POINTS_AN_ACTION * acts))
    return found


def actions_left(state: HuangState) -> int:
    """The actions that the running turn still has."""
    step = state.stack[-1]
    return step.left if isinstance(step, TakeAction) else 0


def shares(state: HuangState) -> list[float]:
    """For each seat the share of the win it may expect."""
    result = state.result
    if result is not None:
        first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        return [1 / len(first) if seat in first else 0.0 for seat in range(state.seats)]
    found = prospects(state)
    top = max(found)
    scale = SCALE + SCALE_A_TURN * sum(state.bag) / (DRAWN_A_TURN * state.seats)
    weights = [exp((one - top) / scale) for one in found]
    total = sum(weights)
    return [weight / total for weight in weights]
