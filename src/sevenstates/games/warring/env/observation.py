"""Observation of a seat of The Warring States, from its view alone."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from ....core import Options, View
from ....rl.adapter import EnvAdapter
from ....rl.observations import Counts, Layout, hot, number, one_of
from ....rl.seats import ahead, around, asked, field_of, of_each_seat, prompts, who
from ..rules import WarringOptions
from ..rules.actions import STATEMENTS
from ..rules.board import BANS
from ..rules.components import (
    AGENDA_MOST,
    ATTRIBUTES,
    HAND,
    KEEP,
    LATE_DRAW,
    MAX_ATTRIBUTE,
    PUBLIC_ROUNDS,
    STATES,
)
from ..rules.view import AgendaCardView, CardView, LaidCardView
from .deck import Index, index_of

PROMPTS = (
    "amend",
    "answer",
    "choose-next",
    "claim",
    "give",
    "keep-one",
    "keep-two",
    "new-hero",
    "order",
    "play",
    "speech",
    "take",
)
STATE = {name: state for state, name in enumerate(STATES)}
BAN_NAMES = (*BANS[:2], *(f"{ban} {name}" for ban in BANS[2:] for name in ATTRIBUTES))
CHOICES = ("a", "b")
MAX_POINTS = 100
MAX_STRENGTH = len(ATTRIBUTES) * MAX_ATTRIBUTE
_ONE = ("",)


@lru_cache(maxsize=16)
def layout(seats: int, options: Options) -> Layout:
    """The observation at a table with that number of seats; its length depends on the deck."""
    assert isinstance(options, WarringOptions)
    index = index_of(options)
    return Layout(
        (
            *_question(seats),
            *_table(seats, index),
            *_states(),
            *_agenda(seats, index),
            *_own_cards(index),
            *_own_answer(),
            *_seats(seats, index),
        )
    )


def potential(view: View) -> float:
    """The potential for shaping: the points so far, and how near the viewer's goals are."""
    own = view["seats"][view["viewer"]]
    near = [person["points"] * person["progress"] for person in own["own_characters"]]
    return float(own["points"] + sum(near) / 10)


def _question(seats: int) -> tuple[Counts, ...]:
    quotas: Callable[[View], list[int]] = lambda v: around(v, field_of(v, "quotas") or [0] * seats)  # noqa: E731
    return (prompts(PROMPTS), asked(seats), Counts("still to take of", who(seats), 5, quotas))


def _table(seats: int, index: Index) -> tuple[Counts, ...]:
    """The round, the piles, and the options."""
    return (
        number("round", PUBLIC_ROUNDS + 2, lambda view: view["round"]),
        one_of("host", who(seats), lambda view: ahead(view, view["host"])),
        one_of("public event", index.public_names, lambda v: index.public.get(v["public"])),
        number("event cards in stock", index.copies, lambda view: view["stock"]),
        number("cards discarded face down", index.copies, lambda view: view["buried"]["count"]),
        number("characters in stock", index.people, lambda view: view["people"]),
        number("characters discarded", index.people, lambda view: view["people_buried"]),
        Counts("discarded", index.event_names, index.copies, lambda v: index.tally(v["discards"])),
        Counts(
            "seen discarded face down",
            index.event_names,
            index.copies,
            lambda view: index.count(view["buried"]["seen"]),
        ),
        number("option: stepwise", 1, lambda view: view["options"]["stepwise"]),
    )


def _states() -> tuple[Counts, ...]:
    """The seven states, what they may not do, and what was fought."""
    facts = {
        "is_alive": 1,
        **dict.fromkeys(ATTRIBUTES, MAX_ATTRIBUTE),
        "strength": MAX_STRENGTH,
        "start": MAX_STRENGTH,
        "fought": 1,
    }
    return (
        *(
            Counts(name.replace("_", " "), STATES, most, _fact(name))
            for name, most in facts.items()
        ),
        *(Counts(f"forbidden: {ban}", STATES, 1, _ban(ban)) for ban in BAN_NAMES),
        number("any war this round", 1, lambda view: view["any_war"]),
        one_of("unifier", STATES, lambda view: STATE.get(view["unifier"])),
    )


def _fact(name: str) -> Callable[[View], list[int]]:
    return lambda view: [state[name] for state in view["states"]]


def _ban(name: str) -> Callable[[View], list[int]]:
    return lambda view: [int(name in state["forbidden"]) for state in view["states"]]


def _agenda(seats: int, index: Index) -> tuple[Counts, ...]:
    """The event deck of the round, as far as the viewer knows it."""
    rows = _entry_labels(AGENDA_MOST, index, who(seats))

    def known(view: View) -> list[int]:
        return _entries(AGENDA_MOST, index, view, view["agenda"]["cards"])

    return (
        number("event deck", AGENDA_MOST, lambda view: view["agenda"]["count"]),
        Counts("event deck, known card", rows, 1, known),
        number("abandoned", AGENDA_MOST, lambda view: view["agenda"]["abandoned"]),
        Counts(
            "abandoned, seen", index.event_names, 5, lambda v: _kinds(index, v, "own_abandoned")
        ),
        Counts("resolved", index.event_names, 5, lambda view: _kinds(index, view, "played")),
        Counts("taken of", who(seats), 5, lambda view: around(view, view["agenda"]["taken"])),
    )


def _kinds(index: Index, view: View, what: str) -> list[int]:
    return index.count(entry["card"] for entry in view["agenda"][what] or ())


def _entry_labels(rows: int, index: Index, seat_names: Sequence[str]) -> tuple[str, ...]:
    marks = (
        *(f"marks {state}" for state in STATES),
        *CHOICES,
        *(f"of {seat_name}" for seat_name in seat_names),
    )
    return tuple(
        f"{row + 1} {label}" for row in range(rows) for label in (*index.event_names, *marks)
    )


def _entries(rows: int, index: Index, view: View, entries: Sequence[AgendaCardView]) -> list[int]:
    """Cards with their marks and owners, a row each."""
    seats = len(view["seats"])
    found: list[int] = []
    for entry in entries:
        found += hot(len(index.events), index.events[entry["card"]])
        found += _marks(entry)
        found += hot(seats, ahead(view, entry["owner"]))
    width = len(index.events) + len(STATES) + len(CHOICES) + seats
    return found + [0] * (rows * width - len(found))


def _marks(entry: CardView) -> list[int]:
    """The states that a card is marked with, and which of its two ways."""
    targets = hot(len(STATES), *(STATE[target] if target else None for target in entry["targets"]))
    choice = entry["choice"]
    return targets + hot(len(CHOICES), None if choice is None else CHOICES.index(choice))


def _own_cards(index: Index) -> tuple[Counts, ...]:
    """The viewer's own cards and characters, slot by slot as actions name them."""
    hand = tuple(f"{slot + 1} {name}" for slot in range(HAND) for name in index.event_names)
    return (
        Counts("hand", hand, 1, lambda view: index.slots(HAND, _own(view)["hand"])),
        *_people("own characters", KEEP, "own_characters", index),
        *_people("own offer", LATE_DRAW, "own_offer", index),
    )


def _people(name: str, slots: int, key: str, index: Index) -> tuple[Counts, ...]:
    labels = tuple(f"{slot + 1} {who}" for slot in range(slots) for who in index.people_names)
    numbers = tuple(str(slot + 1) for slot in range(slots))

    def each(what: str) -> Callable[[View], list[float]]:
        return lambda view: _padded([person[what] for person in _own(view)[key]], slots)

    return (
        Counts(name, labels, 1, lambda view: index.people_slots(slots, _own(view)[key])),
        Counts(f"points of {name}", numbers, 20, each("points")),
        Counts(f"progress of {name}", numbers, 1, each("progress")),
    )


def _padded(numbers: list[float], size: int) -> list[float]:
    return numbers + [0] * (size - len(numbers))


def _own(view: View) -> View:
    own: View = view["seats"][view["viewer"]]
    return own


def _own_answer() -> tuple[Counts, ...]:
    """The viewer's answers so far to a question that takes several."""
    slots = tuple(str(slot + 1) for slot in range(HAND))
    marks = tuple(f"{slot} {mark}" for slot in slots for mark in (*STATES, *CHOICES))
    order = tuple(str(place + 1) for place in range(AGENDA_MOST))
    return (
        Counts("laid so far", slots, HAND, _laid_slots),
        Counts("marked so far", marks, 1, _laid_marks),
        number("marking", 1, lambda view: bool(_answer(view, "marking"))),
        number("swap", KEEP + 1, lambda view: _answer(view, "swap") or 0),
        Counts("kept so far", slots, 1, lambda v: _numbered(HAND, _answer(v, "keeps") or ())),
        Counts("gives", slots, 1, lambda v: _numbered(HAND, [_answer(v, "gives") or 0])),
        Counts("ordered so far", order, AGENDA_MOST, _order),
    )


def _answer(view: View, what: str) -> Any:
    return ((view["own"] or {}).get("answer") or {}).get(what)


def _numbered(size: int, numbers: Iterable[int]) -> list[int]:
    """A 1 for each number, counted from 1; 0 is none."""
    return hot(size, *(number - 1 if number else None for number in numbers))


def _laid(view: View) -> list[LaidCardView]:
    """The cards laid face down, or the one that the Host is adding."""
    if _answer(view, "slot"):
        return [view["own"]["answer"]]
    return _answer(view, "laid") or []


def _laid_slots(view: View) -> list[int]:
    """For each slot of the hand when it was laid, counted from 1; 0 if it was not."""
    row = [0] * HAND
    for turn, entry in enumerate(_laid(view), 1):
        row[entry["slot"] - 1] = turn
    return row


def _laid_marks(view: View) -> list[int]:
    width = len(STATES) + len(CHOICES)
    row = [0] * (HAND * width)
    for entry in _laid(view):
        first = (entry["slot"] - 1) * width
        row[first : first + width] = _marks(entry)
    return row


def _order(view: View) -> list[int]:
    """For each card of the event deck when it comes, counted from 1; 0 if not yet ordered."""
    row = [0] * AGENDA_MOST
    for turn, place in enumerate(_answer(view, "order") or (), 1):
        row[place - 1] = turn
    return row


def _seats(seats: int, index: Index) -> tuple[Counts, ...]:
    """The viewer's knowledge of each seat."""
    events = index.event_names
    return (
        *of_each_seat(seats, "points", _ONE, MAX_POINTS, lambda seat: (seat["points"],)),
        *of_each_seat(seats, "completed", _ONE, 20, lambda seat: (len(seat["completed"]),)),
        *of_each_seat(seats, "hand size", _ONE, HAND + 5, lambda seat: (seat["hand_size"],)),
        *of_each_seat(seats, "cards laid", _ONE, HAND, lambda seat: (seat["laid"],)),
        *of_each_seat(seats, "characters", _ONE, HAND, lambda seat: (seat["characters"],)),
        *of_each_seat(seats, "offer", _ONE, HAND, lambda seat: (seat["offer"],)),
        *of_each_seat(seats, "card known", events, HAND, lambda seat: index.count(seat["known"])),
        *of_each_seat(
            seats,
            "card seen laid",
            events,
            HAND,
            lambda seat: index.count(entry["card"] for entry in seat["laid_cards"] or ()),
        ),
        *(_said(seat_name, place) for place, seat_name in enumerate(who(seats))),
    )


def _said(seat_name: str, place: int) -> Counts:
    """A seat's statement of this round."""

    def read(view: View) -> list[int]:
        words = (
            f"{entry['said']} {entry['state']}" if entry["state"] else entry["said"]
            for entry in view["said"]
            if ahead(view, entry["seat"]) == place
        )
        return hot(len(STATEMENTS), *map(STATEMENTS.index, words))

    return Counts(f"{seat_name} said", STATEMENTS, 1, read)


ADAPTER = EnvAdapter(layout, potential)
