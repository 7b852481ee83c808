"""Counts every piece of a HUANG table."""

from typing import TYPE_CHECKING

from ....core import BrokenState, check_stack
from .colours import BLUE, COLOUR_NAMES, COLOURS, YELLOW
from .components import (
    BANDITS,
    IDLE_TURNS,
    KINGDOM_CAPITALS,
    MARKET,
    PAGODAS,
    PALACE_HAND,
    TILES,
)
from .grid import RHOMBUS_MASKS, TRIANGLE_MASKS
from .groups import found
from .steps.revolt import AttackerCommits, DefenderCommits
from .steps.war import NameWinner, War

if TYPE_CHECKING:
    from .state import HuangState

FIGHTS = (AttackerCommits, DefenderCommits, War, NameWinner)
"""The steps during which a state may hold two leaders of a colour (H-STA-3)."""


def check(state: "HuangState") -> None:
    """Raise BrokenState if a piece is lost, doubled or where it cannot be."""
    for part in (_tiles, _hands, _spaces, _bandits, _groups, _shapes, _buildings, check_stack):
        part(state)


def _want(is_right: bool, what: str, **fields: object) -> None:
    if not is_right:
        raise BrokenState(what, None, **fields)


def _tiles(state: "HuangState") -> None:
    """H-SET-1: every tile is somewhere."""
    for colour in COLOURS:
        everywhere = (
            state.tiles[colour].bit_count()
            + state.market[colour]
            + state.bag[colour]
            + state.removed[colour]
            + state.discards[colour]
            + sum(state.hands[colour::5])
            + sum(state.buried[colour::5])
        )
        _want(everywhere == TILES[colour], "tiles", colour=COLOUR_NAMES[colour], found=everywhere)


def _hands(state: "HuangState") -> None:
    piles = (state.market, state.bag, state.removed, state.discards, state.hands, state.buried)
    counts = (*piles, state.known, state.known_buried, state.points, state.granaries_taken)
    _want(all(n >= 0 for numbers in counts for n in numbers), "negative")
    _want(all(k <= h for k, h in zip(state.known, state.hands, strict=True)), "known")
    _want(all(k <= b for k, b in zip(state.known_buried, state.buried, strict=True)), "known")
    largest = max(map(state.hand_size, range(state.seats)))
    _want(largest <= PALACE_HAND, "hand-size", most=PALACE_HAND)
    _want(sum(state.market) <= MARKET, "market-size", most=MARKET)
    _want(not any(state.removed) or state.options.short, "removed-tiles")
    idle = type(state.idle) is int and -1 <= state.idle < IDLE_TURNS * state.seats
    _want(idle or state.result is not None, "idle-turns")


def _spaces(state: "HuangState") -> None:
    """Nothing stands on another piece, off the map, or on the wrong ground."""
    masks = [*state.tiles, *(spot.mask for spot in state.bandits)]
    masks += [1 << place for place in state.leaders if place >= 0]
    total = 0
    for mask in masks:
        _want(not mask & ~state.board.spaces, "off-map")
        _want(not mask & total, "two-on-a-space")
        total |= mask
    _want(state.empty == state.board.spaces & ~total, "empty")
    for colour in COLOURS:
        ground = state.board.river if colour == BLUE else state.board.land
        _want(not state.tiles[colour] & ~ground, "wrong-ground", colour=COLOUR_NAMES[colour])
    for place in state.leaders:
        if place >= 0:
            _want(bool(state.board.land >> place & 1), "leader-on-river")
            _want(bool(state.board.near[place] & state.tiles[YELLOW]), "leader-without-yellow")


def _bandits(state: "HuangState") -> None:
    """H-BAN-1, H-BAN-2: whole Bandit tiles, and no leader beside one (PL: nor linked to one)."""
    _want(state.options.bandits or not state.bandits, "bandit-tiles")
    mask = 0
    for spot in state.bandits:
        _want(spot.mask in TRIANGLE_MASKS and spot.bandits in BANDITS, "bandit-tiles")
        mask |= spot.mask
    border = state.bandit_border()
    _want(not any(p >= 0 and border >> p & 1 for p in state.leaders), "state-next-to-bandits")
    for group in state.groups:
        _want(not (group.colours and group.border & mask), "state-next-to-bandits")


def _groups(state: "HuangState") -> None:
    occupied = state.board.spaces & ~state.empty
    for spot in state.bandits:
        occupied &= ~spot.mask
    regrouped = found(state.board, occupied, state.leaders)
    kept = {(group.mask, group.border, group.colours) for group in state.groups}
    _want(kept == {(group.mask, group.border, group.colours) for group in regrouped}, "groups")
    near = 0
    for place, mask in enumerate(state.board.near):
        if state.tiles[YELLOW] >> place & 1:
            near |= mask
    _want(near == state.near_yellow, "near-yellow")
    for group in regrouped:
        leaders = sum(place >= 0 and group.mask >> place & 1 for place in state.leaders)
        peaceful = leaders == group.colours.bit_count()
        fighting = any(isinstance(step, FIGHTS) for step in state.stack)
        _want(peaceful or fighting, "unresolved-conflict")


def _shapes(state: "HuangState") -> None:
    triangles = rhombi = 0
    for index, mask in enumerate(TRIANGLE_MASKS):
        if any(mask & tiles == mask for tiles in state.tiles):
            triangles |= 1 << index
    for index, mask in enumerate(RHOMBUS_MASKS):
        if state.options.palace and mask & state.tiles[YELLOW] == mask:
            rhombi |= 1 << index
    _want(triangles == state.triangles, "triangles")
    _want(rhombi == state.rhombi, "rhombi")


def _buildings(state: "HuangState") -> None:
    """H-SET-4: every pagoda is beside the board or on three tiles of its own."""
    blue = 0 if state.options.kingdoms else PAGODAS[BLUE]
    built = state.granaries
    for colour in COLOURS:
        standing = sum(kind == colour for kind, _ in state.pagodas)
        wanted = blue if colour == BLUE else PAGODAS[colour]
        there = standing + state.supply[colour] == wanted and state.supply[colour] >= 0
        _want(there, "pagodas", colour=COLOUR_NAMES[colour])
    buildings = [(colour, TRIANGLE_MASKS[triangle]) for colour, triangle in state.pagodas]
    if state.palace >= 0:
        _want(state.options.palace, "palace")
        buildings.append((YELLOW, RHOMBUS_MASKS[state.palace]))
    for colour, mask in buildings:
        _want(mask & state.tiles[colour] == mask, "building-without-tiles")
        _want(not mask & built, "two-buildings")
        built |= mask
    _want(not state.granaries & ~state.tiles[YELLOW], "granary-without-tile")
    _want(built == state.built, "built")
    capitals = KINGDOM_CAPITALS if state.options.kingdoms else 0
    gone = sum(state.granaries_taken) + state.granaries.bit_count()
    _want(gone <= capitals, "granaries", found=gone)
