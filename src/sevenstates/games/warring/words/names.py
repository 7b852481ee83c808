"""The names of cards and states for the messages of this folder: functions they may call."""

import re
from collections.abc import Callable, Mapping

from ....core import Options
from ..rules.cards import EventCard
from ..rules.decks import Deck, load_deck
from ..rules.options import WarringOptions

_WRITTEN = re.compile(r"(\w+?)(?:\(([\w,-]*)\)([ab]?))?")
_ENGLISH = "en"


def functions(language: str, options: Options | None) -> dict[str, Callable[[str], str]]:
    """CARD, CHARACTER, PUBLIC and STATE name a key or a played card; SIGNED formats a number."""
    deck = options.cards() if isinstance(options, WarringOptions) else load_deck(None)
    names = Names(deck, language)
    return {
        "CARD": names.card,
        "CHARACTER": names.character,
        "PUBLIC": names.public,
        "STATE": state_name,
        "SIGNED": signed,
    }


def state_name(key: str) -> str:
    """A state's name, which is the same in all our languages."""
    return key.capitalize()


def signed(number: str) -> str:
    """A number with its sign, a minus as wide as a plus."""
    return number.replace("-", "\N{MINUS SIGN}")


def in_language(words: Mapping[str, str], language: str) -> str:
    """A text of a card; a deck of one language, or without this one, has what it has."""
    for found in (language, "", _ENGLISH, *words):
        if found in words:
            return words[found]
    return ""


class Names:
    """The names of a deck's cards in one language; a key that is not in it is shown as it is."""

    def __init__(self, deck: Deck, language: str) -> None:
        self.language = language
        self._cards = {card.key: card for card in deck.events}
        self._characters = {card.key: card.name for card in deck.characters}
        self._public = {card.key: card.name for card in deck.public}

    def card(self, written: str) -> str:
        """`war` is War, and `war(qi,chu)` is War (Qi, Chu)."""
        match = _WRITTEN.fullmatch(written)
        if match is None:
            return written
        key, targets, choice = match.groups()
        card = self._cards.get(key)
        name = in_language(card.name, self.language) if card else _plain(key)
        marks = [state_name(target) for target in (targets or "").split(",") if target not in "-"]
        if choice:
            marks.append(self._way(card, choice))
        return f"{name} ({', '.join(marks)})" if marks else name

    def _way(self, card: EventCard | None, choice: str) -> str:
        letter = choice.upper()
        if card is None or not card.has_choice:
            return letter
        return f"{letter}: {in_language(card.ways['ab'.index(choice)].name, self.language)}"

    def character(self, key: str) -> str:
        name = self._characters.get(key)
        return in_language(name, self.language) if name else _plain(key)

    def public(self, key: str) -> str:
        name = self._public.get(key)
        return in_language(name, self.language) if name else _plain(key)


def _plain(key: str) -> str:
    return key.replace("_", " ").capitalize()
