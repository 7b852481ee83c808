"""Possible worlds: what a viewer does not know, dealt again from what the viewer has not seen."""

from typing import TYPE_CHECKING

from ....core import Luck, Viewer, draw
from .colours import COLOURS
from .components import TILES

if TYPE_CHECKING:
    from .state import HuangState


def deal_hidden(state: "HuangState", viewer: Viewer, luck: Luck) -> None:
    """Deal the hands, the tiles replaced and removed, and the bag, as they may be.

    The viewer's own hand and own replaced tiles stay, and so do market picks that everybody
    saw go into a hand and knows to be there still or to be replaced. Points stay too: every
    gain was announced.
    """
    others = [seat for seat in range(state.seats) if seat != viewer]
    unseen = _unseen(state, others)
    for seat in others:
        cells = slice(seat * 5, seat * 5 + 5)
        known = state.known[cells]
        size = sum(state.hands[cells])
        state.hands[cells] = _dealt(known, size - sum(known), unseen, luck)
        replaced = state.known_buried[cells]
        count = sum(state.buried[cells]) - sum(replaced)
        state.buried[cells] = _dealt(replaced, count, unseen, luck)
    state.removed = _dealt([0] * 5, sum(state.removed), unseen, luck)
    state.bag = unseen


def _unseen(state: "HuangState", others: list[int]) -> list[int]:
    """The tiles whose place the viewer does not know."""
    unseen = []
    for colour in COLOURS:
        seen = state.tiles[colour].bit_count() + state.market[colour] + state.discards[colour]
        for seat in range(state.seats):
            cell = seat * 5 + colour
            if seat in others:
                seen += state.known[cell] + state.known_buried[cell]
            else:
                seen += state.hands[cell] + state.buried[cell]
        unseen.append(TILES[colour] - seen)
    return unseen


def _dealt(start: list[int], count: int, unseen: list[int], luck: Luck) -> list[int]:
    counts = start[:]
    for _ in range(count):
        counts[draw(unseen, luck)] += 1
    return counts
