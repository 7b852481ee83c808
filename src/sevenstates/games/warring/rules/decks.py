"""The decks: the printed ones, and those a player writes (docs/games/warring/decks.md)."""

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypedDict, TypeVar

from ....core import BadText
from .cards import Character, EventCard, PublicEvent, Slot, Translations, Way
from .components import PUBLIC_ROUNDS, STATE_INDEX, STATES
from .effects import Special
from .language import CardObject, Reader, shown

LANGUAGES = ("en", "de", "pl")
PARTS = ("events", "characters", "public")
LAST_EVENTS = ("prelude", "unify")
"""The specials of the last two public events (W-SET-5)."""
MAX_COPIES = 200
KEPT = 16
"""Maximum decks of players that are kept in memory; each takes ten times its text."""
UNSEEN = ("Cc", "Cf", "Cs")
"""Control characters, those that format and can turn text around, and halves of characters."""
ALLOWED = "\n\u00ad\u200c\u200d"
"""Unseen ones that a text may hold: line breaks, soft hyphens, joiners of emoji."""
_KEY = re.compile(r"[a-z0-9_]+")
"""Keys stand in positions and in the log, where other characters have a meaning."""

Card = TypeVar("Card")


@dataclass(frozen=True)
class Deck:
    """All the cards of a table."""

    events: tuple[EventCard, ...]
    characters: tuple[Character, ...]
    public: tuple[PublicEvent, ...]

    def era(self, is_late: bool) -> list[int]:
        """The numbers of the characters of an age."""
        return [i for i, card in enumerate(self.characters) if card.is_late == is_late]

    def last(self, special: str) -> int:
        """The public event that does this."""
        return next(i for i, card in enumerate(self.public) if card.special == special)


def load_deck(text: str | None) -> Deck:
    """The printed deck, with the parts that the text of a player's own replaces."""
    return _printed_deck() if text is None else _own_deck(text)


@cache
def _printed_deck() -> Deck:
    return _read_deck(None)


@lru_cache(maxsize=KEPT)
def _own_deck(text: str) -> Deck:
    return _read_deck(text)


def _read_deck(text: str | None) -> Deck:
    parts: dict[str, object] = {}
    if text is not None:
        own = _parse(text)
        words = CardObject("-", own, "deck")
        parts = {part: words.take(part) for part in PARTS if words.has(part)}
        words.finish()
    has_own_characters = "characters" in parts
    for part in PARTS:
        if part not in parts:
            source = files(__package__).joinpath("data", f"{part}.json")
            parts[part] = _parse(source.read_text("utf-8"))
    events = _cards(parts["events"], _event, "events")
    choices = {card.key: card.has_choice for card in events}
    if text is not None and not has_own_characters:
        # The printed characters may name printed events that this deck does not hold.
        choices = {card.key: card.has_choice for card in load_deck(None).events} | choices
    characters = _cards(parts["characters"], lambda words: _character(words, choices), "characters")
    public = _cards(parts["public"], _public, "public")
    _check_public(public)
    return Deck(events, characters, public)


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadText("deck-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or a bottomless nest
        raise BadText("deck-json") from None


def _cards(data: object, read: Callable[[CardObject], Card], part: str) -> tuple[Card, ...]:
    if not isinstance(data, list) or not data:
        raise BadText("deck-value", card="-", word=part, found=shown(data))
    cards, keys = [], set()
    for number, item in enumerate(data, 1):
        key = item.get("key") if isinstance(item, dict) else None
        is_key = isinstance(key, str) and _KEY.fullmatch(key)
        words = CardObject(str(key) if is_key else f"{part} {number}", item, part)
        words.text("key")
        if not is_key:
            raise words.wrong("key", key)
        if key in keys:
            raise BadText("deck-key-twice", card=words.card, word="key")
        keys.add(key)
        cards.append(read(words))
        words.finish()
    return tuple(cards)


def _texts(words: CardObject, word: str, *, needed: bool = True) -> Translations:
    """A text, or one for each language."""
    value = words.take(word) if needed else words.maybe(word, {})
    if isinstance(value, str):
        value = {"": value}
    elif not isinstance(value, dict):
        raise words.wrong(word, value)
    for language, text in value.items():
        words.must_be_known(word, language, ("", *LANGUAGES))
        if not _is_text(text) or (needed and not text):
            raise words.wrong(word, text)
    if needed and not value:
        raise words.wrong(word, value)
    return dict(value)


def _is_text(value: object) -> bool:
    """Whether it is a text that can be written anywhere.

    JSON can also spell half a character, control characters, and some that turn the text after
    them around.
    """
    return isinstance(value, str) and all(
        letter in ALLOWED or unicodedata.category(letter) not in UNSEEN for letter in value
    )


class _Face(TypedDict):
    """The parts that every card has apart from its rule."""

    key: str
    name: Mapping[str, str]
    chinese: str
    note: Mapping[str, str]


def _face(words: CardObject) -> _Face:
    chinese = words.maybe("chinese", "")
    if not _is_text(chinese):
        raise words.wrong("chinese", chinese)
    return {
        "key": words.card,
        "name": _texts(words, "name"),
        "chinese": chinese,
        "note": _texts(words, "note", needed=False),
    }


def _event(words: CardObject) -> EventCard:
    slots = _slots(words)
    reader = Reader(words.card, len(slots))
    ways: tuple[Way, ...]
    if words.has("do"):
        ways = (Way(reader.effects(words.take("do"), "do"), {}),)
    else:
        ways = (_way(reader, words, "a"), _way(reader, words, "b"))
    alike = words.maybe("alike", False)
    open_slots = {slot.states for slot in slots if not slot.is_named}
    if type(alike) is not bool or (alike and len(open_slots) != 1):
        raise words.wrong("alike", alike)
    year = words.maybe("year")
    if year is not None and type(year) is not int:
        raise words.wrong("year", year)
    copies = words.number("copies", range(1, MAX_COPIES), 1)
    return EventCard(**_face(words), copies=copies, year=year, slots=slots, alike=alike, ways=ways)


def _way(reader: Reader, words: CardObject, letter: str) -> Way:
    inner = CardObject(words.card, words.take(letter), letter)
    way = Way(reader.effects(inner.take("do"), "do"), _texts(inner, "name"))
    inner.finish()
    return way


def _slots(words: CardObject) -> tuple[Slot, ...]:
    value = words.maybe("slots", [])
    if not isinstance(value, list) or len(value) > len(STATES):
        raise words.wrong("slots", value)
    slots = []
    for item in value:
        is_named = isinstance(item, str) and item != "any"
        names = list(STATES) if item == "any" else [item] if is_named else item
        if not isinstance(names, list) or not names:
            raise words.wrong("slots", item)
        for name in names:
            words.must_be_known("slots", name, STATES)
        words.must_differ("slots", names)
        slots.append(Slot(tuple(sorted(STATE_INDEX[name] for name in names)), is_named))
    named = [slot.states for slot in slots if slot.is_named]
    if len(set(named)) != len(named):
        raise BadText("deck-slot-twice", card=words.card, word="slots")
    return tuple(slots)


def _character(words: CardObject, events: Mapping[str, bool]) -> Character:
    reader = Reader(words.card, events=events)
    return Character(
        **_face(words),
        state=STATE_INDEX[words.one_of("state", STATES)],
        is_late=words.one_of("era", ("early", "late")) == "late",
        points=words.number("points", range(1, 100)),
        goal=reader.goal(words.take("goal")),
    )


def _public(words: CardObject) -> PublicEvent:
    effects = Reader(words.card, is_public=True).effects(words.take("do"), "do")
    # A special stands alone: the wars that decide between equals can then not be forbidden.
    if len(effects) != 1 and any(isinstance(effect, Special) for effect in effects):
        raise words.error("deck-special", "special")
    copies = words.number("copies", range(1, MAX_COPIES), 1)
    return PublicEvent(**_face(words), copies=copies, do=effects)


def _check_public(cards: tuple[PublicEvent, ...]) -> None:
    """W-SET-5: enough for fourteen rounds, and one of each of the last two."""
    for special in LAST_EVENTS:
        found = sum(card.copies for card in cards if card.special == special)
        if found != 1:
            raise BadText("deck-public-last", "W-SET-5", word=special, found=found)
    others = sum(card.copies for card in cards if card.special not in LAST_EVENTS)
    if others < PUBLIC_ROUNDS:
        raise BadText("deck-public-few", "W-SET-5", found=others, least=PUBLIC_ROUNDS)
