"""Facts around the states: seats, the public event, hands, characters, the event deck."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rich.text import Text

from ....cli.board import Scene
from ....cli.lines import beside, cut, flow, wrap
from ....cli.words import Words
from ....core import Action, View
from ....texts import Texts
from ..rules.decks import load_deck
from ..rules.view import CardView, CharacterView
from ..words.card_texts import CardTexts
from ..words.names import in_language
from .last_moves import last_moves

SEATS = 40
"""The columns that the seats need."""
BAR = 5
"""The width of a progress bar."""


_NUMBERED = {
    **dict.fromkeys(("play", "give", "add"), "hand"),
    **dict.fromkeys(("swap", "claim"), "own_characters"),
    "keep": "own_offer",
}
"""The kinds of action that give a card by its number, and the list they count in."""


@lru_cache(maxsize=8)
def card_texts(language: str, deck: str | None) -> CardTexts:
    """The texts of a table's deck."""
    return CardTexts(language, load_deck(deck))


def name_of(view: View, action: Action, texts: Texts) -> str:
    """The card or character that an action gives by its number in the viewer's hand."""
    slot = action.fields.get("slot", "none")
    if view["viewer"] is None or action.kind not in _NUMBERED or slot == "none":
        return ""
    names = card_texts(texts.language, view["options"]["deck"]).names
    shown = view["seats"][view["viewer"]][_NUMBERED[action.kind]][int(str(slot)) - 1]
    return names.card(shown) if isinstance(shown, str) else names.character(shown["key"])


def seats(scene: Scene, texts: Texts, words: Words, width: int) -> list[Text]:
    """The round, and a line for each seat: who is Host, cards, characters, points, last moves."""
    view = scene.view
    names = [texts.seat_name(number) for number in range(len(view["seats"]))]
    bot, longest = words("bot"), max(map(len, names))
    year = words("warring-year", round=view["round"], year=view["year"])
    heading = f"{'':{longest + len(bot) + 4}} {words('warring-seat-heads')}"
    lines = [Text(year, style="bold"), Text(heading, style="dim")]
    asked = {decision["seat"] for decision in view["pending"]}
    for number, seat in enumerate(view["seats"]):
        line = Text("> " if number in asked else "  ")
        line.append("*" if number == view["host"] else " ", style="bold yellow")
        line.append(f"{names[number]:<{longest}}", style="bold" if number in asked else "")
        line.append(f" {'' if number in scene.people else bot:<{len(bot)}}", style="dim")
        line.append(f" {seat['hand_size']:>2} {seat['characters']:>2} {seat['points']:>3}")
        line.append(f" ({len(seat['completed'])}) ", style="dim")
        did = last_moves(scene.events, number) if number != view["viewer"] else []
        room = width - line.cell_len
        while len(did) > 1 and len(", ".join(did)) > room:
            did = did[1:]
        lines.append(line.append(cut(Text(", ".join(did)), room)))
    return lines


def public_event(view: View, texts: Texts, width: int) -> list[Text]:
    """The public event of the round, as far as there is one."""
    if view["public"] is None:
        return []
    cards = card_texts(texts.language, view["options"]["deck"])
    card = next(card for card in cards.deck.public if card.key == view["public"])
    text = Text.assemble((cards.names.public(card.key), "bold"), f": {cards.public(card)}")
    return wrap(text, width, " ")


def _written(card: CardView, cards: CardTexts) -> str:
    """A played card with its targets and its choice."""
    targets = ",".join(target or "-" for target in card["targets"])
    return cards.names.card(f"{card['card']}({targets}){card['choice'] or ''}")


@dataclass(frozen=True, slots=True)
class Section:
    """A list of cards: each with its name, and with what it does if that is worth reading."""

    label: str
    names: list[str]
    texts: list[str] = field(default_factory=list)

    def full(self, width: int) -> list[Text]:
        """The label, and each card with its whole text."""
        items = [Text(f" {item}") for item in _numbered(self.texts or self.names)]
        lines = [line for item in items for line in wrap(item, width, "   ")]
        return [Text(self.label, style="bold"), *lines]

    def short(self, width: int) -> list[Text]:
        """A line for each card as far as its text goes."""
        if not self.texts:
            return self.shortest(width)
        lines = [cut(Text(item), width - len(self.label) - 1) for item in _numbered(self.texts)]
        return beside([Text(self.label, style="bold")], lines, " ")

    def shortest(self, width: int) -> list[Text]:
        """The names one after the other."""
        parts = [Text(item) for item in _numbered(self.names)]
        lines = flow(parts, width - len(self.label) - 1)
        return beside([Text(self.label, style="bold")], lines, " ")


def _numbered(items: Sequence[str]) -> list[str]:
    return [f"{number} {item}" for number, item in enumerate(items, 1)]


def details(view: View, texts: Texts, words: Words, width: int) -> list[list[Text]]:
    """The event deck and the viewer's cards: with their texts, cut to a line each, by name."""
    cards = card_texts(texts.language, view["options"]["deck"])
    decks, hands, characters = _agenda(view, cards, words), list[Section](), list[Section]()
    for number, seat in enumerate(view["seats"]):
        if seat["hand"] is not None:
            hands += _hand(view, number, cards, words, texts)
            characters += _characters(view, number, cards, words)
    known = [*decks, *hands, *characters]
    return [
        [line for one in known for line in one.full(width)],
        [line for one in known for line in one.short(width)],
        [
            *(line for one in (*decks, *hands) for line in one.shortest(width)),
            *(line for one in characters for line in one.short(width)),
        ],
        [line for one in known for line in one.shortest(width)],
    ]


def _agenda(view: View, cards: CardTexts, words: Words) -> list[Section]:
    """The event deck as far as it is known, and what has been played out of it."""
    agenda, sections = view["agenda"], []
    if agenda["count"]:
        label = words("warring-agenda", count=agenda["count"])
        sections.append(Section(label, [_written(card, cards) for card in agenda["cards"]]))
    if agenda["played"]:
        played = [_written(card, cards) for card in agenda["played"]]
        sections.append(Section(words("warring-played"), played))
    return sections


def _hand(view: View, number: int, cards: CardTexts, words: Words, texts: Texts) -> list[Section]:
    """The cards of a seat in hand, and those that it has laid face down."""
    seat, sections = view["seats"][number], []
    events = {card.key: card for card in cards.deck.events}
    names = [cards.names.card(key) for key in seat["hand"]]
    does = [f"{cards.names.card(key)}: {cards.event(events[key])}" for key in seat["hand"]]
    whose = words("hand") if view["viewer"] == number else texts.seat_name(number)
    if names:
        sections.append(Section(whose, names, does))
    laid = (view["own"] or {}).get("answer", {}).get("laid") or seat["laid_cards"]
    if laid:
        sections.append(Section(words("warring-laid"), [_written(card, cards) for card in laid]))
    return sections


def _characters(view: View, number: int, cards: CardTexts, words: Words) -> list[Section]:
    """The characters of a seat, and those that it may choose from."""
    seat = view["seats"][number]
    held = (("characters", seat["own_characters"]), ("offer", seat["own_offer"]))
    return [
        Section(
            words(f"warring-{kind}"),
            [_character(card, cards) for card in shown],
            [f"{_character(card, cards)} {_goal(card, cards)}" for card in shown],
        )
        for kind, shown in held
        if shown
    ]


def _character(shown: CharacterView, cards: CardTexts) -> str:
    """Name, points and how near the goal is."""
    card = next(card for card in cards.deck.characters if card.key == shown["key"])
    name = in_language(card.name, cards.language)
    chinese = f" {card.chinese}" if card.chinese else ""
    filled = round(shown["progress"] * BAR)
    return f"{name}{chinese} ({card.points}) [{'#' * filled}{'.' * (BAR - filled)}]"


def _goal(shown: CharacterView, cards: CardTexts) -> str:
    card = next(card for card in cards.deck.characters if card.key == shown["key"])
    return cards.character(card)
