"""Counts every piece of a Huang Di table."""

from itertools import pairwise
from typing import TYPE_CHECKING

from ....core import BrokenState, Step, bits, check_stack, rank
from .components import (
    BLOCKS,
    CHIPS,
    CONVICTS,
    EMPEROR_BLOCKS,
    JADE,
    PEASANTS,
    TURNS,
)
from .names import ALL_ROLES, COLOURS, ROLES
from .steps.build import UseWorkers
from .steps.favour import PlacePlaque
from .steps.petition import Petition
from .steps.resources import KeepFavours
from .steps.setup import ChooseFavours
from .steps.turn import TakeAction, Turns
from .turn_order import turn_seat, turns_begun
from .wall import GROUND, NAMES, ROW_MASKS, WALLS, WIDTH

if TYPE_CHECKING:
    from .state import HuangdiState


def check(state: "HuangdiState") -> None:
    """Raise BrokenState if a piece is lost, doubled or where it cannot be."""
    for part in _PARTS:
        part(state)


def _want(is_right: bool, what: str, **fields: object) -> None:
    if not is_right:
        raise BrokenState(what, None, **fields)


def _top(state: "HuangdiState") -> Step["HuangdiState"] | None:
    return state.stack[-1] if state.stack else None


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
    # D-END-1: only the workers of the last build are still asked for.
    over = state.result is not None or isinstance(_top(state), UseWorkers)
    _want(over or not state.wall_complete, "wall-complete")


def _emperor(state: "HuangdiState") -> None:
    """D-SET-3, D-EMP-2: emperor blocks are in the stock, held, in the wall or in the box."""
    used = state.emperor_wall.bit_count() + state.emperor_block
    most = EMPEROR_BLOCKS[state.seats]
    _want(used + state.emperor_stock <= most, "emperor-blocks", found=used + state.emperor_stock)
    _want(-1 <= state.holder < state.seats, "holder")
    _want(state.holder >= 0 or not state.emperor_block, "holder")
    _want(state.round <= most, "round", most=most)
    top = _top(state)
    if isinstance(top, ChooseFavours):
        return
    bidding = isinstance(top, Petition)
    _want(state.round >= 1, "round", most=most)
    _want(state.emperor_stock <= most - (state.round - bidding), "emperor-stock")
    if bidding:
        _want(state.emperor_stock >= 1 and not state.emperor_block, "emperor-stock")


def _plaques(state: "HuangdiState") -> None:
    """D-FAV-1: each favour played has its plaque, on a block of the seat that played it."""
    waiting = _top(state)
    for seat, cards in enumerate(state.played):
        wanted = cards.bit_count()
        if isinstance(waiting, PlacePlaque):
            wanted -= waiting.seat == seat
        found = (state.plaques & state.walls[seat]).bit_count()
        _want(found == wanted, "plaques")
    _want(not state.plaques & ~(state.wall & ~state.emperor_wall), "plaque-without-block")


def _chips(state: "HuangdiState") -> None:
    """D-SCO-1: each complete row has brought one chip."""
    rows = [row for province in ROW_MASKS[: state.provinces] for row in province]
    complete = sum(not row & ~state.wall for row in rows)
    _want(sum(state.chips) <= complete, "chips-without-rows")


def _roles(state: "HuangdiState") -> None:
    """D-ACT-4: every turn ends with one more role card on the table."""
    for seat, roles in enumerate(state.roles):
        if state.stack:
            _want(len(ROLES) - roles.bit_count() == _laid(state, seat), "roles-laid")


def _laid(state: "HuangdiState", seat: int) -> int:
    """The number of role cards that a seat must have laid in this round."""
    if len(state.stack) < 2 or not isinstance(state.stack[1], Turns):
        return TURNS if state.round > 1 else 0
    taken = state.stack[1].taken
    begun = turns_begun(state.seats, state.holder, taken, seat)
    is_playing = seat == turn_seat(state.seats, state.holder, taken)
    return begun - (is_playing and isinstance(_top(state), TakeAction))


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
    top = _top(state)
    held = list(state.hands)
    if isinstance(top, KeepFavours):
        _want(state.makers[-1] == top.seat, "makers")
        _want(all(state.paths[card][-1:] == (made - 1,) for card in bits(top.drawn)), "paths")
    elif isinstance(top, ChooseFavours):
        held = list(top.dealt)
    for seat, cards in enumerate(held):
        for card in bits(cards):
            path = state.paths[card]
            _want(bool(path) and state.makers[path[-1]] == seat, "paths")


def _result(state: "HuangdiState") -> None:
    """D-END-7: the places follow from the scores; D-END-1, D-END-2: so does how it ended."""
    result = state.result
    if result is None:
        return
    scores = tuple(state.scores)
    ranks = rank([(n, wall.bit_count()) for n, wall in zip(scores, state.walls, strict=True)])
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    ending = "wall-complete" if state.wall_complete else "mongols"
    kept = (result.ranks, result.scores, result.winners, result.reason)
    # As text, for 1.0 and true are equal to 1.
    _want(repr(kept) == repr((ranks, scores, winners, ending)), "result")
    _want(state.wall_complete or not state.emperor_stock, "result")


_PARTS = (
    *(_supplies, _ranges, check_stack, _wall, _emperor, _plaques),
    *(_chips, _roles, _cards, _paths, _result),
)
