"""Priors: how promising actions look before any search.

A weight for each action of the game: a list copied from the plainest weights, in which whole
masks of spaces are raised at once, so that five hundred actions cost little more than one.
"""

from collections.abc import Sequence

from ....core import Action, bits
from ..rules import HuangState
from ..rules import actions as act
from ..rules.colours import BLUE, COLOURS, GREEN, RED, YELLOW
from ..rules.grid import PLACES, TRIANGLE_MASKS
from ..rules.groups import Group
from ..rules.steps.turn import TakeAction
from . import side_decisions
from . import weights as w
from .regions import Regions
from .shapes import NEAR, beside, completions, layers

_SPACES = len(PLACES)
_REPLACES = {counts: act.REPLACE + index for index, counts in enumerate(act.HANDFULS)}


def _plain() -> list[float]:
    """The weights of actions that nothing speaks for or against."""
    plain = [1.0] * len(act.ACTIONS)
    for colour, first in enumerate(act.TILE):
        plain[first : first + _SPACES] = [w.TILE[colour]] * _SPACES
    for first in act.RIOT:
        plain[first : first + _SPACES] = [w.RIOT] * _SPACES
    for first in act.TRADE:
        plain[first : first + len(TRIANGLE_MASKS)] = [w.TRADE] * len(TRIANGLE_MASKS)
    plain[act.WITHDRAW : act.WITHDRAW + 5] = [w.WITHDRAWS] * 5
    count = len(act.HANDFULS)
    plain[act.REPLACE : act.REPLACE + count] = [w.REPLACES] * count
    return plain


PLAIN = _plain()


def priors(state: HuangState, seat: int, legal: Sequence[Action]) -> list[float]:
    """The prior of each legal action."""
    if not isinstance(state.stack[-1], TakeAction):
        return side_decisions.priors(state, seat, legal)
    found = PLAIN[:]
    regions = Regions(state, seat)
    points = state.points[seat * 5 : seat * 5 + 4]
    needed = points.index(min(points))
    hand = state.hands[seat * 5 : seat * 5 + 5]
    own = _states_of(state, seat, regions)
    for colour in COLOURS:
        if hand[colour]:
            _weigh_tiles(state, seat, regions, own, colour, found)
    if hand[needed]:
        _raise(found, act.TILE[needed], regions.scores[needed], w.TILE_NEEDED)
    _weigh_leaders(state, seat, regions, own, needed, found)
    if regions.wars & state.empty:
        _weigh_wars(state, seat, regions, own, found)
    if state.bandits:
        _weigh_bandits(state, regions, found)
    if hand[BLUE]:
        _weigh_riots(state, seat, regions, own, found)
    if hand[GREEN] and state.triangles:
        _weigh_trades(state, regions, found)
    _weigh_replacing(hand, regions, found)
    return [found[action.index] for action in legal]


def _raise(found: list[float], first: int, mask: int, factor: float) -> None:
    for place in bits(mask):
        found[first + place] *= factor


def _states_of(state: HuangState, seat: int, regions: Regions) -> list[Group]:
    """The states that hold a leader of the seat."""
    own: list[Group] = []
    for home in regions.homes:
        if home is not None and home not in own:
            own.append(home)
    return own


def _weigh_tiles(
    state: HuangState,
    seat: int,
    regions: Regions,
    own: list[Group],
    colour: int,
    found: list[float],
) -> None:
    first, empty = act.TILE[colour], state.empty
    empty &= state.board.river if colour == BLUE else state.board.land
    alike = state.tiles[colour] & ~state.built
    thirds = completions(alike) & empty & ~regions.wars
    _raise(found, first, regions.scores[colour], w.TILE_SCORES)
    _raise(found, first, regions.gives[colour], w.TILE_GIVES)
    near = 0
    for group in own:
        near |= group.border
    near &= empty & ~regions.wars
    _raise(found, first, near, w.TILE_NEAR)
    _raise(found, first, near & state.near_yellow, w.TILE_FILLS)
    home = regions.homes[colour]
    if home is not None:
        _raise(found, first, beside(alike & home.mask) & near, w.TILE_PAIRS)
        mine = thirds & completions(alike & home.mask)
        _raise(found, first, mine, w.TILE_COMPLETES)
        if not state.supply[colour]:
            _raise(found, first, mine, w.TILE_MOVES)
    for group, _ in regions.rivals[colour]:
        _raise(found, first, thirds & group.border, w.TILE_FEEDS)
    if colour == YELLOW:
        for leader in COLOURS:
            place = state.leaders[seat * 5 + leader]
            if place >= 0:
                _raise(found, first, NEAR[place] & empty, w.TILE_GUARDS)


def _yellow_row(state: HuangState, spots: int) -> tuple[list[float], list[int]]:
    """By space what its yellow neighbours make of a leader, and how many there are."""
    yellow = layers(state.tiles[YELLOW])
    row, counts = [1.0] * _SPACES, [0] * _SPACES
    for place in bits(spots):
        count = 1
        while yellow[count + 1] >> place & 1:
            count += 1
        counts[place] = count
        row[place] = w.LEADER_YELLOW[count]
    return row, counts


def _weigh_leaders(
    state: HuangState,
    seat: int,
    regions: Regions,
    own: list[Group],
    needed: int,
    found: list[float],
) -> None:
    spots = state.near_yellow & state.empty & state.board.land
    row, counts = _yellow_row(state, spots)
    reaches = [(group, group.border & spots) for group in regions.states]
    for colour in COLOURS:
        standing = state.leaders[seat * 5 + colour]
        share = _leader_share(state, seat, regions, colour)
        if colour == needed:
            share *= w.LEADER_NEEDED
        first = act.LEADER[colour]
        found[first : first + _SPACES] = [weight * share for weight in row]
        for group, reach in reaches:
            if not reach:
                continue
            if not group.colours >> colour & 1:
                if pagodas(state, group, colour):
                    _raise(found, first, reach, w.LEADER_PAGODA)
                if group in own:
                    _raise(found, first, reach, w.LEADER_HOME)
            elif standing >= 0 and group.mask >> standing & 1:
                guard = _guard(state, standing)
                for place in bits(reach):
                    if counts[place] > guard:
                        found[first + place] *= w.LEADER_SAFER / share
            else:
                _weigh_revolt(state, seat, colour, group, reach, counts, found)


def _leader_share(state: HuangState, seat: int, regions: Regions, colour: int) -> float:
    """The part of a leader's prior that is the same wherever it goes."""
    home = regions.homes[colour]
    if home is not None:
        leaves = pagodas(state, home, colour)
        return w.LEADER_MOVES * (w.LEADER_LEAVES if leaves else 1.0)
    return w.LEADER * (w.LEADER_TILES if state.hands[seat * 5 + colour] else 1.0)


def _guard(state: HuangState, place: int) -> int:
    """The yellow tiles beside a space."""
    return (NEAR[place] & state.tiles[YELLOW]).bit_count()


def _weigh_revolt(
    state: HuangState,
    seat: int,
    colour: int,
    group: Group,
    reach: int,
    counts: list[int],
    found: list[float],
) -> None:
    holder = state.leader_in(group.mask, colour)
    assert holder is not None
    edge = state.hands[seat * 5 + YELLOW] - _guard(state, state.leaders[holder * 5 + colour])
    factor = w.REVOLT_PAGODA if pagodas(state, group, colour) else 1.0
    first = act.LEADER[colour]
    for place in bits(reach):
        stage = min(4, max(0, edge + counts[place] + 1))
        found[first + place] *= factor * w.REVOLT[stage]


def pagodas(state: HuangState, group: Group, colour: int) -> int:
    """The pagodas of a colour in a state."""
    count = 0
    for kind, triangle in state.pagodas:
        if kind == colour and TRIANGLE_MASKS[triangle] & group.mask:
            count += 1
    return count


def _weigh_wars(
    state: HuangState, seat: int, regions: Regions, own: list[Group], found: list[float]
) -> None:
    """A tile between states in conflict is as good as the seat's side is strong."""
    red = state.tiles[RED]
    help_ = state.hands[seat * 5 + RED] // 2 + (state.leaders[seat * 5 + RED] < 0)
    for number, group in enumerate(regions.states):
        for other in regions.states[:number]:
            spaces = group.border & other.border & state.empty
            if not group.colours & other.colours or not spaces:
                continue
            edge = (group.mask & red).bit_count() - (other.mask & red).bit_count()
            prize = other.mask
            if group in own and other in own:
                edge, prize = abs(edge), group.mask | other.mask
            elif other in own:
                edge, prize = -edge, group.mask
            elif group not in own:
                edge, prize = -2 - help_, group.mask | other.mask
            factor = w.WAR[min(4, max(0, edge + help_ + 1))]
            if prize & state.built:
                factor *= w.WAR_PAGODAS
            for first in act.TILE:
                _raise(found, first, spaces, factor)


def _weigh_bandits(state: HuangState, regions: Regions, found: list[float]) -> None:
    """A tile that leads the seat's soldiers against bandits; too few may not attack (H-BAN-3)."""
    home = regions.homes[RED]
    if home is not None:
        spaces = home.border & state.bandit_border() & state.empty
        for first in act.TILE:
            _raise(found, first, spaces, w.TILE_BANDITS)


def _weigh_riots(
    state: HuangState, seat: int, regions: Regions, own: list[Group], found: list[float]
) -> None:
    under = guards = last = ours = 0
    for group in own:
        ours |= group.mask
    for kind, triangle in state.pagodas:
        mask = TRIANGLE_MASKS[triangle]
        if any(group.mask & mask for group, _ in regions.rivals[kind]):
            under |= mask
    for index, place in enumerate(state.leaders):
        if place >= 0 and index // 5 != seat:
            near = NEAR[place] & state.tiles[YELLOW]
            guards |= near
            if not near & (near - 1):
                last |= near
    for first in act.RIOT:
        for mask, factor in (
            (ours, w.RIOT_OWN),
            (under, w.RIOT_PAGODA),
            (guards, w.RIOT_GUARD),
            (last, w.RIOT_LAST),
        ):
            _raise(found, first, mask, factor)


def _weigh_trades(state: HuangState, regions: Regions, found: list[float]) -> None:
    for triangle in bits(state.triangles):
        mask = TRIANGLE_MASKS[triangle]
        colour = next(kind for kind in COLOURS if state.tiles[kind] & mask == mask)
        home = regions.homes[colour]
        if home is not None and home.mask & mask:
            for first in act.TRADE:
                found[first + triangle] *= w.TRADE_HOME


def _weigh_replacing(hand: list[int], regions: Regions, found: list[float]) -> None:
    idle = tuple(0 if regions.scores[colour] else count for colour, count in enumerate(hand))
    for counts, factor in (
        (tuple(hand), w.REPLACES_ALL),
        (idle, w.REPLACES_IDLE),
    ):
        if counts in _REPLACES:
            found[_REPLACES[counts]] *= factor
