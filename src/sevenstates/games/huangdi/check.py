"""Counts every piece of a Huang Di table."""

from itertools import pairwise
from typing import TYPE_CHECKING

from ...core import BrokenState, bits
from .components import (
    BLOCKS,
    CHIPS,
    CONVICTS,
    DEALT_FAVOURS,
    EMPEROR_BLOCKS,
    JADE,
    KEPT_FAVOURS,
    PEASANTS,
    TURNS,
)
from .names import ALL_ROLES, COLOURS
from .steps.build import PlaceBlocks, UseWorkers
from .steps.favour import PlacePlaque
from .steps.petition import Petition
from .steps.resources import KeepFavours
from .steps.round import Rounds
from .steps.setup import ChooseFavours
from .steps.turn import Turns
from .wall import GROUND, NAMES, WALLS, WIDTH

if TYPE_CHECKING:
    from .state import HuangdiState


def check(state: "HuangdiState") -> None:
    """Raise BrokenState if a piece is lost, doubled or where it cannot be."""
    for part in (_supplies, _ranges, _wall, _emperor, _plaques, _cards, _paths, _steps):
        part(state)


def _want(is_right: bool, what: str, **fields: object) -> None:
    if not is_right:
        raise BrokenState(what, None, **fields)


def _supplies(state: "HuangdiState") -> None:
    """D-SET-3: every piece is somewhere."""
    jade = sum(state.jade) + sum(state.prison_jade) + state.jade_stock
    _want(jade == JADE, "jade", found=jade)
    peasants = sum(state.peasants) + state.peasant_stock
    _want(peasants == PEASANTS, "peasants", found=peasants)
    convicts = sum(state.convicts) + sum(state.prison_convicts) + state.convict_stock
    _want(convicts == CONVICTS, "convicts", found=convicts)
    chips = sum(state.chips) + state.chip_stock
    _want(chips == CHIPS, "chips", found=chips)
    for seat in range(state.seats):
        blocks = state.blocks[seat] + state.block_stock[seat] + state.walls[seat].bit_count()
        _want(blocks == BLOCKS, "blocks", colour=COLOURS[seat], found=blocks)


def _ranges(state: "HuangdiState") -> None:
    numbers = [
        *(state.jade_stock, state.peasant_stock, state.convict_stock),
        *(state.chip_stock, state.emperor_stock, state.round),
        *(*state.jade, *state.peasants, *state.convicts, *state.blocks, *state.chips),
        *(*state.block_stock, *state.prison_jade, *state.prison_convicts, *state.scores),
    ]
    _want(min(numbers) >= 0, "negative")
    _want(all(0 <= camp < state.provinces for camp in state.camps), "camp")
    _want(all(0 <= roles <= ALL_ROLES for roles in state.roles), "roles")


def _wall(state: "HuangdiState") -> None:
    """No two blocks in a place, none outside the wall, none in the air."""
    total = 0
    for mask in (*state.walls, state.emperor_wall):
        _want(not mask & total, "two-in-a-place")
        total |= mask
    _want(total == state.wall, "wall")
    _want(not total & ~WALLS[state.provinces], "off-wall")
    hanging = total & ~(GROUND | total << WIDTH)
    if hanging:
        _want(False, "nothing-below", place=NAMES[next(bits(hanging))])


def _emperor(state: "HuangdiState") -> None:
    """D-SET-3, D-EMP-2: emperor blocks are in the stock, held, in the wall or in the box."""
    used = state.emperor_wall.bit_count() + state.emperor_block
    most = EMPEROR_BLOCKS[state.seats]
    _want(used + state.emperor_stock <= most, "emperor-blocks", found=used + state.emperor_stock)
    _want(-1 <= state.holder < state.seats, "holder")
    _want(state.holder >= 0 or not state.emperor_block, "holder")
    _want(state.round <= most, "round", most=most)


def _plaques(state: "HuangdiState") -> None:
    """Each favour played has its plaque, and each plaque a block under it."""
    waiting = any(isinstance(step, PlacePlaque) for step in state.stack)
    played = sum(cards.bit_count() for cards in state.played)
    _want(state.plaques.bit_count() == played - waiting, "plaques", played=played)
    _want(not state.plaques & ~(state.wall & ~state.emperor_wall), "plaque-without-block")


def _cards(state: "HuangdiState") -> None:
    """Every favour card is in one place."""
    masks = [*state.hands, *state.played, *(cards for _, cards in state.packets)]
    for step in state.stack:
        if isinstance(step, ChooseFavours):
            masks += step.dealt
        elif isinstance(step, KeepFavours):
            masks.append(step.drawn)
    total = 0
    for mask in masks:
        _want(not mask & total, "card-twice")
        total |= mask
    _want(total == (1 << len(state.favours)) - 1, "cards")
    _want(all(cards for _, cards in state.packets), "packet-empty")


def _paths(state: "HuangdiState") -> None:
    """A card's path leads through draws that were made, to that of the packet it lies in."""
    made = len(state.makers)
    _want(state.makers[: state.seats + 1] == (*range(state.seats), -1), "makers")
    _want(all(0 <= maker < state.seats for maker in state.makers[state.seats + 1 :]), "makers")
    _want(len(state.paths) == len(state.favours), "paths")
    for path in state.paths:
        _want(all(0 <= number < made for number in path), "paths")
        _want(all(a < b for a, b in pairwise(path)), "paths")
    numbers = [number for number, _ in state.packets]
    _want(numbers == sorted(set(numbers)), "packets")
    for number, cards in state.packets:
        _want(all(state.paths[card][-1:] == (number,) for card in bits(cards)), "paths")


def _steps(state: "HuangdiState") -> None:
    """The stack is one that play can lead to, and what the question is about is there."""
    if not state.stack:
        return
    bottom, *rest = state.stack
    _want(isinstance(bottom, Rounds) and bool(rest), "stack")
    if len(rest) > 1:
        turns = rest[0]
        _want(isinstance(turns, Turns) and state.holder >= 0, "stack")
        _want(turns in [Turns(taken) for taken in range(1, TURNS * state.seats + 1)], "stack")
        seat = (state.holder + turns.taken - 1) % state.seats if isinstance(turns, Turns) else 0
        _want(all(getattr(step, "seat", None) == seat for step in rest[1:]), "stack")
    else:
        _want(isinstance(rest[0], ChooseFavours | Petition), "stack")
    _question(state)


def _question(state: "HuangdiState") -> None:
    top = state.stack[-1]
    if isinstance(top, ChooseFavours):
        _want(len(top.dealt) == len(top.kept) == state.seats, "dealt")
        for dealt, kept in zip(top.dealt, top.kept, strict=True):
            _want(dealt.bit_count() == DEALT_FAVOURS and not kept & ~dealt, "dealt")
            _want(kept.bit_count() <= KEPT_FAVOURS, "dealt")
    elif isinstance(top, KeepFavours):
        _want(not top.kept & ~top.drawn, "drawn")
    elif isinstance(top, Petition):
        _want(len(top.bids) == state.seats, "bids")
        bids = zip(top.bids, state.jade, strict=True)
        _want(all(-1 <= bid <= jade for bid, jade in bids), "bids")
    elif isinstance(top, PlaceBlocks):
        _want(state.blocks[top.seat] >= top.count - top.placed > 0, "build")
        _want(bool(top.payable(state)), "build")
    elif isinstance(top, UseWorkers):
        _want(bool(top.peasants(state)), "build")
