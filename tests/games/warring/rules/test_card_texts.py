"""Cards have names, flavour and a text made of their rule, in every language."""

import json

import pytest

from sevenstates.core import Event, RandomLuck
from sevenstates.games.warring.rules import WARRING, WarringOptions, events
from sevenstates.games.warring.rules.cards import Character, EventCard, PublicEvent
from sevenstates.games.warring.rules.decks import load_deck
from sevenstates.games.warring.words.card_texts import CardTexts
from sevenstates.texts import LANGUAGES, Texts
from tests.games.warring.tables import SMALL_DECK
from tests.texts.spoken_keys import is_sentence

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_card_has_its_words_in_every_language() -> None:
    deck = load_deck(None)
    cards: list[EventCard | Character | PublicEvent]
    cards = [*deck.events, *deck.characters, *deck.public]
    for card in cards:
        assert set(card.name) == set(card.note) == set(LANGUAGES), card.key
        assert all(card.name.values()), card.key
        assert all(is_sentence(note) for note in card.note.values()), card.key
        assert card.chinese, card.key
    ways = [way for event in deck.events if event.has_choice for way in event.ways]
    assert all(set(way.name) == set(LANGUAGES) for way in ways)


@every_language
def test_every_card_has_a_text(language: str) -> None:
    texts = CardTexts(language)
    written = [texts.event(card) for card in texts.deck.events]
    written += [texts.character(card) for card in texts.deck.characters]
    written += [texts.public(card) for card in texts.deck.public]

    assert not [text for text in written if not is_sentence(text)]
    assert len({texts.character(card) for card in texts.deck.characters}) == 56


@pytest.mark.parametrize(
    ("key", "english", "german", "polish"),
    [
        (
            "tax",
            "Mark a state. The target: economy\xa0+2, morale\xa0−1.",
            "Markiere einen Staat. Das Ziel: Wirtschaft\xa0+2, Moral\xa0−1.",
            "Oznacz państwo. Cel: gospodarka\xa0+2, morale\xa0−1.",
        ),
        (
            "maling",
            "War: Qi (+2) against Wei.",
            "Krieg: Qi (+2) gegen Wei.",
            "Wojna: Qi (+2) – Wei.",
        ),
    ],
)
def test_text_says_what_the_card_does(key: str, english: str, german: str, polish: str) -> None:
    card = next(card for card in load_deck(None).events if card.key == key)

    assert [CardTexts(x).event(card) for x in LANGUAGES] == [english, german, polish]


def test_goal_in_one_of_two_attributes_says_so_plainly() -> None:
    card = next(card for card in load_deck(None).characters if card.key == "han_fei")

    assert [CardTexts(x).character(card) for x in LANGUAGES] == [
        "Qin alone leads in military or culture.",
        "Qin führt allein in Militär oder Kultur.",
        "Qin samo prowadzi (wojsko lub kultura).",
    ]


def test_text_changes_with_the_rule() -> None:
    events = json.loads(SMALL_DECK)
    before = CardTexts("en", load_deck(SMALL_DECK))
    events["events"][0]["do"][0]["bonus"] = [0, 5]
    after = CardTexts("en", load_deck(json.dumps(events)))

    assert before.event(before.deck.events[0]).endswith("War: target 1 (+3) against target 2.")
    assert after.event(after.deck.events[0]).endswith("War: target 1 against target 2 (+5).")
    gift = after.event(after.deck.events[2])
    assert gift.startswith("Mark another state. A: Grain. Qin gives up to 3 economy to the target")


@every_language
def test_every_event_of_whole_games_reads_as_a_sentence(language: str) -> None:
    texts = Texts(language, "warring", ["Ann", "Bob", "Cy", "Di", "Eve"])
    kinds = set()
    for number in range(12):
        options = WarringOptions(deck=SMALL_DECK if number % 4 == 3 else None)
        luck, events = RandomLuck(number), list[Event]()
        state = WARRING.new_state(3 + number % 3, options, luck=luck)
        while pending := state.pending():
            assert is_sentence(texts.prompt(pending[0]))
            seat = pending[0].seat
            state.apply(seat, state.random_action(seat, luck), luck, events)
        for event in events:
            for viewer in (None, 0):
                shown = event.seen_by(viewer)
                if shown is not None:
                    kinds.add(shown.kind)
                    text = texts.event(shown).replace("”", "").replace("“", "")
                    assert is_sentence(text), (shown, text)

    assert len(kinds) > 30


def test_a_card_that_names_a_state_asks_for_another() -> None:
    texts = CardTexts("en")
    written = {card.key: texts.event(card) for card in texts.deck.events}

    assert written["jixia"].startswith("Mark another state.")
    assert written["tax"].startswith("Mark a state.")


def test_marks_of_a_deck_with_named_and_open_slots() -> None:
    face = {"name": "X", "do": []}
    slots = {"x": ["qi", "any", "any"], "y": ["qi", ["qi", "chu", "yan"]]}
    cards = [{**face, "key": key, "slots": those} for key, those in slots.items()]
    texts = CardTexts("en", load_deck(json.dumps({"events": cards})))
    x, y = (texts.event(card) for card in texts.deck.events)

    assert x.startswith("Mark 2 other states, all different.")
    assert y.startswith("Mark one of: Chu or Yan.")


@pytest.mark.parametrize(("language", "quoted"), [("en", "“"), ("de", "„"), ("pl", "„")])
def test_names_of_cards_stand_in_the_quotes_of_the_language(language: str, quoted: str) -> None:
    texts = CardTexts(language)
    goals = " ".join(texts.character(card) for card in texts.deck.characters)

    assert quoted in goals
    assert ("“" in goals) == (language != "pl")


def test_the_log_names_the_cards_of_the_tables_own_deck() -> None:
    deck = json.dumps({"events": [{"key": "war", "name": "Quarrel", "do": []}]})
    event = events.card_played({"card": "war", "targets": [], "choice": None}, "war()")

    assert "Quarrel" in Texts("en", "warring", options=WarringOptions(deck=deck)).event(event)
    assert "Quarrel" not in Texts("en", "warring").event(event)


LINES = [
    (
        events.all_played([2, 1, 0]),
        "Everyone has played. Cards: Bird 2, Tiger 1 and Tortoise 0.",
        "Alle haben gespielt. Karten: Vogel 2, Tiger 1 und Schildkröte 0.",
        "Wszyscy zagrali. Karty: Ptak 2, Tygrys 1 i Żółw 0.",
    ),
    (
        events.war([6, 5], [3, 1], [0, 0], [9, 5], 6),
        "War between Qin and Wei, 9 to 5: Qin wins.",
        "Krieg zwischen Qin und Wei, 9 zu 5: Qin siegt.",
        "Wojna: Qin i Wei, 9 do 5. Zwycięża Qin.",
    ),
    (
        events.war([6, 5], [3, 4], [0, 0], [9, 9], None),
        "War between Qin and Wei, 9 to 9: a tie.",
        "Krieg zwischen Qin und Wei, 9 zu 9: unentschieden.",
        "Wojna: Qin i Wei, 9 do 9. Remis.",
    ),
    (
        events.raid(0, [4, 2], 5, [8, 7]),
        "Qi fights off a tribe with military 5 (8 to 7).",
        "Qi schlägt einen Stamm mit Militär 5 zurück (8 zu 7).",
        "Qi odpiera plemię z wojskiem 5 (8 do 7).",
    ),
    (
        events.changed(0, [2, 0, 0, -1], [6, 4, 4, 3]),
        "Qi: military +2 and morale \N{MINUS SIGN}1.",
        "Qi: Militär +2 und Moral \N{MINUS SIGN}1.",
        "Qi: wojsko +2 i morale \N{MINUS SIGN}1.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "polish"), LINES)
def test_numbers_in_the_log_say_whose_they_are(
    event: Event, english: str, german: str, polish: str
) -> None:
    said = [Texts(language, "warring").event(event) for language in LANGUAGES]

    assert said == [english, german, polish]
