"""Positions as text: a table of the states with a few lines around it, written for people."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .actions import CHOICES, STATEMENTS
from .board import ANY_WAR, BANS
from .cards import Entry, EventCard
from .components import ATTRIBUTES, STATES
from .decks import Deck

if TYPE_CHECKING:
    from .state import WarringState

QUESTIONS: dict[str, tuple[str, list[dict[str, object]]]] = {
    "speech": ("play", [{"step": "speech", "ahead": 0}]),
    "play": ("collect", [{"step": "play_cards", "laid": [], "swaps": [], "done": 0}]),
    "amend": (
        "last_claims",
        [{"step": "play_out", "is_chosen": False}, {"step": "offer_order"}, {"step": "amend"}],
    ),
}
"""What a position may ask for by name: the part of the round that follows, and the steps."""


def format_position(state: "WarringState") -> str:
    """The whole state, secrets included."""
    lines = [
        f"seats: {state.seats}",
        f"options: {'stepwise' if state.options.stepwise else '-'}",
        "deck: printed" if state.options.deck is None else "deck: own",
    ]
    if state.options.deck is not None:
        lines += [f"| {line}" for line in state.options.deck.split("\n")]
    lines += [f"round: {state.round}", f"host: {state.host + 1}", *_public(state), *_states(state)]
    for seat in range(state.seats):
        lines += _seat(state, seat)
    lines += _decks(state)
    if state.said:
        said = [f"{seat + 1} {STATEMENTS[statement]}" for seat, statement in state.said]
        lines.append(f"said: {', '.join(said)}")
    return "\n".join([*lines, *_news(state), *_progress(state)]) + "\n"


def _public(state: "WarringState") -> list[str]:
    cards = state.deck.public
    lines = [f"public: {cards[state.public].key if state.public >= 0 else '-'}"]
    left = [f"{cards[i].key}*{n}" if n > 1 else cards[i].key for i, n in _some(state.public_left)]
    return [*lines, f"public left: {' '.join(left) or '-'}"]


def _some(counts: Sequence[int]) -> Iterable[tuple[int, int]]:
    return ((kind, count) for kind, count in enumerate(counts) if count)


def _states(state: "WarringState") -> list[str]:
    """A row for each state: its attributes and its strength at the start of the round."""
    board = state.board
    lines = [f"states:  {'  '.join(ATTRIBUTES)}  start"]
    for number, name in enumerate(STATES):
        values = board.values[number * 4 : number * 4 + 4]
        numbers = "".join(f"{value:>9}" for value in values) if any(values) else "  dead"
        lines.append(f"  {name:<5}{numbers}  {board.start[number]:>5}")
    forbidden = []
    for number, name in enumerate(STATES):
        forbidden += [f"{BANS[what]} {name}" for what in (0, 1) if board.bans[what] >> number & 1]
        for what in (2, 3):
            for attribute, word in enumerate(ATTRIBUTES):
                if board.bans[what] >> number * 4 + attribute & 1:
                    forbidden.append(f"{BANS[what]} {name} {word}")
    if forbidden:
        lines.append(f"forbidden: {', '.join(forbidden)}")
    fought = [name for number, name in enumerate(STATES) if board.fought >> number & 1]
    if board.fought & ANY_WAR:
        lines.append(f"fought: {' '.join(fought)}")
    return lines


def _seat(state: "WarringState", seat: int) -> list[str]:
    """The lines of a seat; what it has none of is left out."""
    deck, name = state.deck, seat + 1
    known = [f"{deck.events[kind].key}<{knower + 1}" for kind, knower in state.known[seat]]
    rows = (
        ("hand", format_cards(deck, state.hands[seat])),
        ("characters", _people(state, state.characters[seat])),
        ("known", " ".join(known)),
        ("laid", " ".join(format_entry(deck, entry) for entry in state.laid[seat])),
        ("offer", _people(state, state.offers[seat])),
        ("completed", _people(state, state.completed[seat])),
    )
    return [f"{word} {name}: {text}" for word, text in rows if text]


def _people(state: "WarringState", numbers: Iterable[int]) -> str:
    return " ".join(state.deck.characters[number].key for number in numbers)


def format_cards(deck: Deck, kinds: Iterable[int]) -> str:
    """Event cards with how many of each."""
    counts = Counter(kinds)
    keys = [(deck.events[kind].key, counts[kind]) for kind in sorted(counts)]
    return " ".join(key if count == 1 else f"{key}*{count}" for key, count in keys)


def format_entry(deck: Deck, entry: Entry) -> str:
    """A played card, as in `war(qi,chu)@2` or `reform(qin)b@1`: its marks and whose it is."""
    card: EventCard = deck.events[entry.kind]
    targets = ",".join(STATES[t] if t >= 0 else "-" for t in entry.targets)
    choice = CHOICES[entry.choice] if card.has_choice else ""
    return f"{card.key}({targets}){choice}@{entry.owner + 1}"


def _decks(state: "WarringState") -> list[str]:
    deck = state.deck
    discards = [kind for kind, count in enumerate(state.discards) for _ in range(count)]
    rows = [
        ("agenda", " ".join(format_entry(deck, entry) for entry in state.agenda)),
        ("abandoned", " ".join(format_entry(deck, entry) for entry in state.abandoned)),
        ("played", " ".join(format_entry(deck, entry) for entry in state.played)),
        ("discards", format_cards(deck, discards)),
        ("buried", _buried((deck.events[k].key, mask) for k, mask in state.buried)),
        ("people buried", _buried((deck.characters[n].key, m) for n, m in state.people_buried)),
        ("gone", _people(state, state.gone)),
    ]
    return [f"{word}: {text}" for word, text in rows if text]


def _buried(cards: Iterable[tuple[str, int]]) -> str:
    """Face-down discards, each with the seats that know it: `tax:1,3`."""
    words = []
    for key, mask in cards:
        knowers = [str(seat + 1) for seat in range(mask.bit_length()) if mask >> seat & 1]
        words.append(f"{key}:{','.join(knowers)}")
    return " ".join(words)


def _news(state: "WarringState") -> list[str]:
    """The news of the event just resolved, if claims may be about it."""
    board = state.board
    news: dict[str, object] = {
        "wars": board.wars,
        "deaths": board.deaths,
        "murders": board.murders,
        "resolved": board.resolved,
        "unifier": board.unifier,
    }
    if any(news[name] for name in ("wars", "deaths", "murders", "resolved")) or board.unifier >= 0:
        return [f"news: {json.dumps(news)}"]
    return []


def _progress(state: "WarringState") -> list[str]:
    """The open question; in the middle of something, the whole stack; at the end, the result."""
    if state.result is not None:
        return [f"result: {json.dumps(state.result.to_json())}"]
    stack = [step.to_json() for step in state.stack]
    for question in QUESTIONS:
        if stack == plain_stack(state.seats, question):
            return [f"ask: {question}"]
    return [f"stack: {json.dumps(stack)}"]


def plain_stack(seats: int, question: str) -> list[dict[str, object]]:
    """The stack when the question has just been put, as saved."""
    following, steps = QUESTIONS[question]
    first: dict[str, object] = {"step": "round", "part": following}
    stack = [first, *(dict(step) for step in steps)]
    if question == "play":
        stack[-1] |= {"laid": [[] for _ in range(seats)], "swaps": [-1] * seats}
    return stack
