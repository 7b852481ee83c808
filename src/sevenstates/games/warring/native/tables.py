"""The tables of the readable engine as buffers for the compiled core: data lives once."""

from array import array
from collections.abc import Sequence
from functools import lru_cache

from ....native.layout import bytes_of, flat, padded, words_of
from ..rules import actions as act
from ..rules import components as box
from ..rules.cards import EventCard, PublicEvent
from ..rules.decks import LAST_EVENTS, Deck
from ..rules.options import WarringOptions
from . import _warring
from .program import MOST_EVENTS, DoesNotFit, Program, special_number

Tables = dict[str, "array[int]"]

MOST_PUBLICS = 64
MOST_PEOPLE = 128
MOST_COPIES = 255
"""Room for event cards: all of them may be discarded face down."""
PEOPLE_WORDS = MOST_PEOPLE // 64


class Rules(_warring.Rules):
    """The tables of one kind of table, and the options they were made for."""

    options: WarringOptions
    seats: int

    def __reduce__(self) -> tuple[object, ...]:
        return rules_for, (self.seats, self.options)


@lru_cache(maxsize=64)
def rules_for(seats: int, options: WarringOptions) -> Rules:
    """The tables for a number of seats and these options, which are checked already.

    DoesNotFit, a ValueError, if the core has no room for the deck.
    """
    deck = _of_deck(options.cards())
    rules = Rules({**_of_actions(), **_of_box(), **deck, **_of_options(seats, options)})
    rules.options, rules.seats = options, seats
    return rules


@lru_cache(maxsize=64)
def fits(options: WarringOptions) -> bool:
    """Whether the core has room for the deck."""
    try:
        _of_deck(options.cards())
    except DoesNotFit:
        return False
    return True


def _of_actions() -> Tables:
    kinds = [act.CLASSES.index(type(action)) for action in act.ACTIONS]
    return {
        "action_kind": bytes_of(kinds),
        "first": array("i", map(kinds.index, range(len(act.CLASSES)))),
    }


def _of_box() -> Tables:
    rows = {
        "most": [box.MAX_ATTRIBUTE],
        "least": [box.MIN_ATTRIBUTE],
        "draw": [box.EARLY_DRAW, box.LATE_DRAW],
        "swap_draw": [box.SWAP_DRAW],
        "claim_draw": [box.CLAIM_DRAW],
        "hero_draw": [box.HERO_DRAW],
        "early_rounds": [box.EARLY_ROUNDS],
        "public_rounds": [box.PUBLIC_ROUNDS],
        "quota": box.QUOTA,
        "start": box.START,
    }
    return {name: bytes_of(row) for name, row in rows.items()}


def _of_options(seats: int, options: WarringOptions) -> Tables:
    return {"seats": bytes_of([seats]), "stepwise": bytes_of([options.stepwise])}


def _of_deck(deck: Deck) -> Tables:
    if max(len(deck.events), len(deck.characters)) > MOST_EVENTS:
        raise DoesNotFit("the deck has too many kinds of cards")
    if len(deck.public) > MOST_PUBLICS or sum(card.copies for card in deck.events) > MOST_COPIES:
        raise DoesNotFit("the deck has too many cards")
    program = Program({card.key: number for number, card in enumerate(deck.events)})
    return {
        **_of_events(deck.events, program),
        **_of_public(deck, program),
        **_of_people(deck, program),
        **program.tables(),
    }


def _of_events(cards: Sequence[EventCard], program: Program) -> Tables:
    spans = [[program.effects(way.do) for way in card.ways] for card in cards]
    slots = [[_mask(slot.states) for slot in card.slots] for card in cards]
    named = [_mask([n for n, slot in enumerate(card.slots) if slot.is_named]) for card in cards]
    return {
        "events": bytes_of([len(cards)]),
        "copies": _row([card.copies for card in cards]),
        "slots": _row([len(card.slots) for card in cards]),
        "slot_states": _row(flat(padded(row, len(box.STATES), 0) for row in slots), 7),
        "named": _row(named),
        "alike": _row([card.alike for card in cards]),
        "ways": _row([len(card.ways) for card in cards]),
        "way_first": _span(spans, 0),
        "way_end": _span(spans, 1),
    }


def _span(spans: Sequence[Sequence[tuple[int, int]]], side: int) -> "array[int]":
    """The places where the effects of each way begin or end."""
    ends = flat(padded([span[side] for span in ways], 2, 0) for ways in spans)
    return array("h", padded(ends, 2 * MOST_EVENTS, 0))


def _of_public(deck: Deck, program: Program) -> Tables:
    cards = deck.public
    spans = [program.effects(card.do) for card in cards]
    return {
        "publics": bytes_of([len(cards)]),
        "public_copies": bytes_of(padded([_copies(card) for card in cards], MOST_PUBLICS, 0)),
        "special": bytes_of(
            padded([special_number(card.special) for card in cards], MOST_PUBLICS, 0)
        ),
        "public_first": array("h", padded([first for first, _ in spans], MOST_PUBLICS, 0)),
        "public_end": array("h", padded([end for _, end in spans], MOST_PUBLICS, 0)),
        **{special: bytes_of([deck.last(special)]) for special in LAST_EVENTS},
    }


def _copies(card: PublicEvent) -> int:
    """The number that may come before the last two rounds."""
    return 0 if card.special in LAST_EVENTS else card.copies


def _of_people(deck: Deck, program: Program) -> Tables:
    goals = [program.goal(card.goal) for card in deck.characters]
    eras = [words_of(_mask(deck.era(is_late)), PEOPLE_WORDS) for is_late in (False, True)]
    return {
        "people": bytes_of([len(deck.characters)]),
        "era": array("Q", flat(eras)),
        "points": _row([card.points for card in deck.characters]),
        "goal": array("h", padded(goals, MOST_PEOPLE, 0)),
    }


def _row(numbers: Sequence[int], width: int = 1) -> "array[int]":
    """A number, or several, for each card that there is room for."""
    return bytes_of(padded(numbers, width * MOST_EVENTS, 0))


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)
