"""What lies around the states: seats, the public event, hands, characters, the event deck."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from rich.text import Text

from ....cli.board import Facts
from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.decks import load_deck
from ..rules.view import CardView, CharacterView
from ..words.card_texts import CardTexts
from ..words.names import in_language

BAR = 5
"""The width of a progress bar."""


_NUMBERED = {
    **dict.fromkeys(("play", "give", "add"), "hand"),
    **dict.fromkeys(("swap", "claim"), "own_characters"),
    "keep": "own_offer",
}
"""The kinds of move that name a card by its number, and the list they count in."""


@lru_cache(maxsize=8)
def card_texts(language: str, deck: str | None) -> CardTexts:
    """The texts of a table's deck."""
    return CardTexts(language, load_deck(deck))


def facts(view: View, texts: Texts, words: Words, people: Collection[int]) -> Facts:
    cards = card_texts(texts.language, view["options"]["deck"])
    pieces = [*_public(view, cards, words), *_agenda(view, cards, words)]
    for number, seat in enumerate(view["seats"]):
        if seat["hand"] is not None:
            pieces += _own(view, number, cards, words, texts)
    # Cards are long to read: each list stands on lines of its own, the label above it.
    lists = [
        ("", Text.assemble(("\n" * bool(n) + label, "bold"), what))
        for n, (label, what) in enumerate(pieces)
    ]
    return Facts(_seats(view, texts, words, people), lists, [])


def name_of(view: View, move: str, texts: Texts) -> str:
    """The card or character that a move names by its number in the viewer's hand."""
    kind, _, number = move.partition(" ")
    if view["viewer"] is None or kind not in _NUMBERED or not number.isdecimal():
        return ""
    names = card_texts(texts.language, view["options"]["deck"]).names
    shown = view["seats"][view["viewer"]][_NUMBERED[kind]][int(number) - 1]
    return names.card(shown) if isinstance(shown, str) else names.character(shown["key"])


def _seats(view: View, texts: Texts, words: Words, people: Collection[int]) -> Text:
    """A line for each seat: who is Host, cards, characters, points."""
    names = [texts.seat_name(number) for number in range(len(view["seats"]))]
    bot, width = words("bot"), max(map(len, names))
    heading = f"{'':{width + len(bot) + 4}} {words('warring-seat-heads')}"
    lines = [Text(heading, style="dim")]
    asked = {decision["seat"] for decision in view["pending"]}
    for number, seat in enumerate(view["seats"]):
        line = Text("> " if number in asked else "  ")
        line.append("*" if number == view["host"] else " ", style="bold yellow")
        line.append(f"{names[number]:<{width}}", style="bold" if number in asked else "")
        line.append(f" {'' if number in people else bot:<{len(bot)}}", style="dim")
        line.append(f" {seat['hand_size']:>2} {seat['characters']:>2} {seat['points']:>3}")
        line.append(f" ({len(seat['completed'])})", style="dim")
        lines.append(line)
    return Text("\n").join(lines)


def _public(view: View, cards: CardTexts, words: Words) -> list[tuple[str, Text]]:
    year = words("warring-year", round=view["round"], year=view["year"])
    if view["public"] is None:
        return [(year, Text())]
    card = next(card for card in cards.deck.public if card.key == view["public"])
    text = Text.assemble((f". {cards.names.public(card.key)}", "bold"), f": {cards.public(card)}")
    return [(year, text)]


def _agenda(view: View, cards: CardTexts, words: Words) -> list[tuple[str, Text]]:
    """The event deck as far as it is known, and what has been played out of it."""
    agenda = view["agenda"]
    pieces = []
    if agenda["count"]:
        label = words("warring-agenda", count=agenda["count"])
        pieces.append((label, _numbered([_written(card, cards) for card in agenda["cards"]])))
    if agenda["played"]:
        played = [_written(card, cards) for card in agenda["played"]]
        pieces.append((words("warring-played"), _numbered(played)))
    return pieces


def _written(card: CardView, cards: CardTexts) -> str:
    """A played card with its targets and its choice."""
    targets = ",".join(target or "-" for target in card["targets"])
    return cards.names.card(f"{card['card']}({targets}){card['choice'] or ''}")


def _numbered(items: Sequence[str]) -> Text:
    return Text("".join(f"\n {number} {item}" for number, item in enumerate(items, 1)))


def _own(
    view: View, number: int, cards: CardTexts, words: Words, texts: Texts
) -> list[tuple[str, Text]]:
    """Hand, characters and what was drawn to choose from."""
    seat = view["seats"][number]
    events = {card.key: card for card in cards.deck.events}
    hand = [f"{cards.names.card(key)}: {cards.event(events[key])}" for key in seat["hand"]]
    whose = words("hand") if view["viewer"] == number else texts.seat_name(number)
    pieces = [(whose, _numbered(hand))] if hand else []
    if seat["own_characters"]:
        held = _numbered([_character(card, cards) for card in seat["own_characters"]])
        pieces.append((words("warring-characters"), held))
    if seat["own_offer"]:
        offered = _numbered([_character(card, cards) for card in seat["own_offer"]])
        pieces.append((words("warring-offer"), offered))
    laid = (view["own"] or {}).get("answer", {}).get("laid") or seat["laid_cards"]
    if laid:
        pieces.append((words("warring-laid"), _numbered([_written(c, cards) for c in laid])))
    return pieces


def _character(shown: CharacterView, cards: CardTexts) -> str:
    """Name, points, how near the goal is, and the goal."""
    card = next(card for card in cards.deck.characters if card.key == shown["key"])
    name = in_language(card.name, cards.language)
    chinese = f" {card.chinese}" if card.chinese else ""
    filled = round(shown["progress"] * BAR)
    bar = f"[{'#' * filled}{'.' * (BAR - filled)}]"
    return f"{name}{chinese} ({card.points}) {bar} {cards.character(card)}"
