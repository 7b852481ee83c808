"""How promising the actions look at a glance.

A weight for each action of the game: a list copied from the plainest weights, in which whole
masks of spaces are raised at once, so that five hundred actions cost little more than one.
"""

from collections.abc import Sequence

from ...core import Action, bits
from ...games.huang import HuangState
from ...games.huang import actions as act
from ...games.huang.colours import BLUE, COLOURS, GREEN, RED, YELLOW
from ...games.huang.grid import TRIANGLE_MASKS
from ...games.huang.groups import Group
from ...games.huang.steps.turn import TakeAction
from . import small
from .regions import Regions
from .shapes import beside, completions, layers

TILE, TILE_SCORES, TILE_PAIRS, TILE_COMPLETES, TILE_GIVES = 0.5, 8.0, 10.0, 90.0, 0.3
"""A tile somewhere, for a point, beside one of its colour, for a pagoda, for another's point."""
TILE_GUARDS = 3.0
"""A yellow tile beside an own leader."""
SOLDIER = 2.0
"""A red tile in an own state."""
WAR = (0.2, 1.0, 6.0, 25.0)
"""A tile that starts a war: weaker, even, stronger, far stronger."""
LEADER, LEADER_HOME, LEADER_PAGODA, LEADER_MOVES = 1.5, 6.0, 25.0, 0.15
"""A leader somewhere, in a state with own leaders, to a pagoda; and if it stood elsewhere."""
LEADER_REVOLTS = (0.2, 0.8, 4.0, 12.0)
"""A leader against another that is stronger, as strong, weaker by one, by more."""
LEADER_YELLOW = (0.0, 1.0, 2.0, 3.0, 3.5, 4.0, 4.0)
"""What the yellow tiles beside the space make of a leader's weight."""
WITHDRAWS, REPLACES, REPLACES_ALL, REPLACES_IDLE = 0.2, 0.02, 0.6, 1.5
RIOT, RIOT_PAGODA, RIOT_LEADER = 0.05, 4.0, 0.8
"""A riot somewhere, under another's pagoda, beside another's leader."""
TRADE, TRADE_HOME = 0.5, 60.0
"""A pagoda for two green tiles, somewhere and where an own leader draws from it."""
NEED = 0.7
"""How fast the weight of a colour falls with each point above the lowest."""

_PLAIN = [1.0] * len(act.ACTIONS)
for _first in act.TILE:
    _PLAIN[_first : _first + 225] = [TILE] * 225
for _first in act.LEADER:
    _PLAIN[_first : _first + 225] = [LEADER] * 225
for _first in act.RIOT:
    _PLAIN[_first : _first + 225] = [RIOT] * 225
_PLAIN[act.WITHDRAW : act.WITHDRAW + 5] = [WITHDRAWS] * 5
_PLAIN[act.REPLACE : act.REPLACE + len(act.HANDFULS)] = [REPLACES] * len(act.HANDFULS)
_REPLACES = {counts: act.REPLACE + index for index, counts in enumerate(act.HANDFULS)}


def weights(state: HuangState, seat: int, legal: Sequence[Action]) -> list[float]:
    """How promising each legal action looks."""
    if not isinstance(state.stack[-1], TakeAction):
        return small.weights(state, seat, legal)
    found = _PLAIN[:]
    regions = Regions(state, seat)
    needs = _needs(state, seat)
    hand = state.hands[seat * 5 : seat * 5 + 5]
    for colour in COLOURS:
        if hand[colour]:
            _weigh_tiles(state, seat, regions, colour, needs[colour], found)
        _weigh_leader(state, seat, regions, colour, needs[colour], found)
    _weigh_wars(state, seat, regions, found)
    if hand[BLUE]:
        _weigh_riots(state, seat, regions, found)
    if hand[GREEN] and state.triangles:
        _weigh_trades(state, regions, found)
    _weigh_replacing(hand, regions, found)
    return [found[action.index] for action in legal]


def _needs(state: HuangState, seat: int) -> list[float]:
    """How much each colour is wanted: the lowest most, white always."""
    points = state.points[seat * 5 : seat * 5 + 5]
    lowest = min(points[:4])
    return [NEED ** (points[colour] - lowest) + 0.3 for colour in range(4)] + [1.2]


def _weigh_tiles(
    state: HuangState, seat: int, regions: Regions, colour: int, need: float, found: list[float]
) -> None:
    first = act.TILE[colour]
    for place in bits(regions.gives[colour]):
        found[first + place] = TILE_GIVES
    home = regions.homes[colour]
    alike = home.mask & state.tiles[colour] if home else 0
    pairs = beside(alike)
    thirds = completions(alike & ~state.built) & ~regions.wars
    for place in bits(regions.scores[colour]):
        paired = pairs >> place & 1
        found[first + place] = need * (TILE_PAIRS if paired else TILE_SCORES)
    for place in bits(thirds & state.empty):
        found[first + place] = need * TILE_COMPLETES
    if colour == RED:
        for place in bits(regions.scores[RED]):
            found[first + place] += SOLDIER
    if colour == YELLOW:
        for leader in COLOURS:
            spot = state.leaders[seat * 5 + leader]
            if spot >= 0:
                for place in bits(beside(1 << spot) & state.empty):
                    found[first + place] += TILE_GUARDS


def _weigh_leader(
    state: HuangState, seat: int, regions: Regions, colour: int, need: float, found: list[float]
) -> None:
    first = act.LEADER[colour]
    yellow = layers(state.tiles[YELLOW])
    spots = state.near_yellow & state.empty & state.board.land
    standing = state.leaders[seat * 5 + colour]
    share = LEADER_MOVES if standing >= 0 else 1.0
    for place in bits(spots):
        count = 1
        while yellow[count + 1] >> place & 1:
            count += 1
        found[first + place] = share * LEADER_YELLOW[count]
    for group in regions.states:
        reach = group.border & spots
        if not reach:
            continue
        drawn = _pagodas(state, group, colour)
        if group.colours >> colour & 1:
            if standing >= 0 and group.mask >> standing & 1:
                continue
            holder = state.leader_in(group.mask, colour)
            assert holder is not None
            rival = state.leaders[holder * 5 + colour]
            guard = (beside(1 << rival) & state.tiles[YELLOW]).bit_count()
            own = state.hands[seat * 5 + YELLOW] / 2
            for place in bits(reach):
                edge = own - guard
                count = 1
                while yellow[count + 1] >> place & 1:
                    count += 1
                stage = min(3, max(0, int(edge + count + 1)))
                found[first + place] = share * (1 + 3 * drawn) * LEADER_REVOLTS[stage]
        else:
            gain = LEADER_PAGODA * drawn + (LEADER_HOME if _owns(state, seat, group) else 0.0)
            for place in bits(reach):
                found[first + place] *= 1 + need * gain


def _owns(state: HuangState, seat: int, group: Group) -> bool:
    return any(
        place >= 0 and group.mask >> place & 1 for place in state.leaders[seat * 5 : seat * 5 + 5]
    )


def _pagodas(state: HuangState, group: Group, colour: int) -> int:
    """The pagodas of a colour in a group."""
    return sum(
        kind == colour and TRIANGLE_MASKS[triangle] & group.mask != 0
        for kind, triangle in state.pagodas
    )


def _weigh_wars(state: HuangState, seat: int, regions: Regions, found: list[float]) -> None:
    """A tile between states in conflict is as good as the own side is strong."""
    red = state.tiles[RED]
    own = state.hands[seat * 5 + RED] + (state.leaders[seat * 5 + RED] < 0)
    for number, group in enumerate(regions.states):
        for other in regions.states[:number]:
            spaces = group.border & other.border & state.empty
            if not group.colours & other.colours or not spaces:
                continue
            mine, theirs = _owns(state, seat, group), _owns(state, seat, other)
            edge = (group.mask & red).bit_count() - (other.mask & red).bit_count()
            if mine and theirs:
                edge = abs(edge)
            elif theirs:
                edge = -edge
            stage = 0 if not (mine or theirs) else min(3, max(0, int((edge + own / 2 + 2) / 2)))
            for place in bits(spaces):
                for first in act.TILE:
                    found[first + place] = WAR[stage]


def _weigh_riots(state: HuangState, seat: int, regions: Regions, found: list[float]) -> None:
    under = 0
    for kind, triangle in state.pagodas:
        mask = TRIANGLE_MASKS[triangle]
        if any(group.mask & mask for group, _ in regions.rivals[kind]):
            under |= mask
    guards = 0
    for rivals in regions.rivals:
        for group, _ in rivals:
            guards |= group.mask
    for weight, mask in ((RIOT_LEADER, guards & state.tiles[YELLOW]), (RIOT_PAGODA, under)):
        for place in bits(mask):
            for first in act.RIOT:
                found[first + place] = weight


def _weigh_trades(state: HuangState, regions: Regions, found: list[float]) -> None:
    for triangle in bits(state.triangles):
        mask = TRIANGLE_MASKS[triangle]
        colour = next(kind for kind in COLOURS if state.tiles[kind] & mask == mask)
        home = regions.homes[colour]
        weight = TRADE_HOME if home is not None and home.mask & mask else TRADE
        for first in act.TRADE:
            found[first + triangle] = weight


def _weigh_replacing(hand: list[int], regions: Regions, found: list[float]) -> None:
    idle = tuple(
        0 if regions.scores[colour] else count for colour, count in enumerate(hand)
    )
    for counts, weight in ((tuple(hand), REPLACES_ALL), (idle, REPLACES_IDLE)):
        if counts in _REPLACES:
            found[_REPLACES[counts]] = weight
