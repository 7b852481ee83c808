"""Possible worlds: what a viewer does not know, dealt again to agree with all the viewer has seen.

A card's path numbers the draws it was part of. From a draw the viewer last saw it in, it has gone
where some card of that draw went; a card never seen may have gone anywhere. So two cards that
were in the same draw after the viewer last saw them, or that were never seen, can have changed
places from there on. So each draw deals again which card goes which way, and every world that can
have come about is equally likely, whichever is the true one.

One thing the worlds tell that the viewer does not know: which draw a played card came from. Its
path is gone, and so a hand keeps as many cards of each draw as it has in the true world.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ....core import Luck, SealedStep, Viewer, bits, draw, nth_bit
from .components import DEALT_FAVOURS
from .steps.resources import KeepFavours
from .steps.setup import ChooseFavours

if TYPE_CHECKING:
    from .state import HuangdiState

NEVER_SEEN = -1
"""The start of the path of a card that the viewer has never seen."""

_HAND, _PACKET, _DRAWN, _KEPT = range(4)
Place = tuple[int, int]
"""A hand and its seat, a packet and its number, or the cards somebody has just drawn."""
Way = tuple[tuple[int, ...], Place]
"""The draws that a card still passes, and where it is after them."""


def deal_hidden(state: "HuangdiState", viewer: Viewer, luck: Luck) -> None:
    """Deal the cards the viewer does not know, and let others have answered sealed questions."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, ChooseFavours):
        _deal_again(state, top, viewer, luck)
        return
    if isinstance(top, SealedStep):
        state.stack[-1] = top.answered_again(state, viewer, luck)
    _shuffle(state, viewer, luck)


def _deal_again(state: "HuangdiState", step: ChooseFavours, viewer: Viewer, luck: Luck) -> None:
    own = 0 if viewer is None else step.dealt[viewer]
    left = [int(not own >> card & 1) for card in range(len(state.favours))]
    dealt, kept = [0] * state.seats, [0] * state.seats
    for seat in range(state.seats):
        if seat == viewer:
            dealt[seat], kept[seat] = own, step.kept[seat]
        else:
            dealt[seat] = sum(1 << draw(left, luck) for _ in range(DEALT_FAVOURS))
            kept[seat] = _some_of(dealt[seat], step.kept[seat].bit_count(), luck)
    state.stack[-1] = ChooseFavours(tuple(dealt), tuple(kept))
    deck = sum(more << card for card, more in enumerate(left))
    state.packets = ((state.seats, deck),) if deck else ()
    state.paths = plain_paths(len(left), dealt, state.packets)


def _some_of(cards: int, count: int, luck: Luck) -> int:
    """`count` of these cards, drawn at random."""
    some = 0
    for _ in range(count):
        left = cards & ~some
        some |= 1 << nth_bit(left, luck.below(left.bit_count()))
    return some


def _shuffle(state: "HuangdiState", viewer: Viewer, luck: Luck) -> None:
    """Draw by draw, deal the ways on from there among the hidden cards that were in it.

    Cards and ways are put in order first: the same luck gives the same world, whichever the
    true one is.
    """
    paths, ways = _ways(state, viewer)
    for number in sorted({number for route, _ in ways.values() for number in route}):
        cards = [card for card, (route, _) in ways.items() if route and route[0] == number]
        onward = sorted([(ways[card][0][1:], ways[card][1]) for card in cards])
        for last in range(len(cards) - 1, 0, -1):
            other = luck.below(last + 1)
            onward[last], onward[other] = onward[other], onward[last]
        passed = () if number == NEVER_SEEN else (number,)
        for card, way in zip(cards, onward, strict=True):
            ways[card] = way
            paths[card] += passed
    _write(state, paths, {card: place for card, (_, place) in ways.items()})


def _ways(
    state: "HuangdiState", viewer: Viewer
) -> tuple[dict[int, tuple[int, ...]], dict[int, Way]]:
    """The path of each hidden card until the viewer last saw it, and its way from there."""
    places = hidden_places(state, viewer)
    paths: dict[int, tuple[int, ...]] = {}
    ways: dict[int, Way] = {}
    for card in sorted(places):
        path = state.paths[card]
        seen = last_seen(state, viewer, path)
        paths[card] = () if seen is None else path[:seen]
        ways[card] = (NEVER_SEEN, *path) if seen is None else path[seen:], places[card]
    return paths, ways


def _write(
    state: "HuangdiState", paths: dict[int, tuple[int, ...]], places: dict[int, Place]
) -> None:
    """Put the cards where their ways end."""
    found: dict[Place, int] = {}
    for card, place in places.items():
        found[place] = found.get(place, 0) | 1 << card
        state.paths[card] = paths[card]
    for seat in range(state.seats):
        state.hands[seat] = found.get((_HAND, seat), state.hands[seat])
    state.packets = tuple((number, found[_PACKET, number]) for number, _ in state.packets)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, KeepFavours) and (_DRAWN, 0) in found:
        kept = found.get((_KEPT, 0), 0)
        state.stack[-1] = KeepFavours(top.seat, found[_DRAWN, 0] | kept, kept)


def hidden_places(state: "HuangdiState", viewer: Viewer) -> dict[int, Place]:
    """The place of every card that the viewer does not see."""
    masks: list[tuple[Place, int]] = [
        ((_HAND, seat), hand) for seat, hand in enumerate(state.hands) if seat != viewer
    ]
    masks += [((_PACKET, number), cards) for number, cards in state.packets]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, KeepFavours) and top.seat != viewer:
        masks += [((_DRAWN, 0), top.drawn & ~top.kept), ((_KEPT, 0), top.kept)]
    return {card: place for place, mask in masks for card in bits(mask)}


def last_seen(state: "HuangdiState", viewer: Viewer, path: tuple[int, ...]) -> int | None:
    """The place on its path where the viewer last saw a card; None if never."""
    for at in range(len(path) - 1, -1, -1):
        if state.makers[path[at]] == viewer:
            return at
    return None


def plain_paths(
    cards: int, hands: Sequence[int], packets: Iterable[tuple[int, int]]
) -> list[tuple[int, ...]]:
    """The paths of cards of which nothing else is said (D-RES-4).

    Cards in hand were dealt there; others were only in the draw that left their packet.
    """
    paths: list[tuple[int, ...]] = [()] * cards
    for number, mask in (*enumerate(hands), *packets):
        for card in bits(mask):
            paths[card] = (number,)
    return paths
