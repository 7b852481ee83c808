"""Everything a player can read has its words in every language."""

import dataclasses
import itertools
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from sevenstates import games
from sevenstates.core import (
    BadOption,
    BadRecord,
    BadText,
    Event,
    IllegalAction,
    Match,
    Outcome,
    RandomLuck,
    Record,
    SevenStatesError,
    UndoRefused,
)
from sevenstates.texts import LANGUAGES, MissingText, Texts
from tests.paths import SOURCE
from tests.texts.spoken_keys import Keys, is_sentence, spoken_keys, string_constants

GAMES = [game.key for game in games.all()]
PACKAGE = SOURCE

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("key", GAMES)
every_folder = pytest.mark.parametrize("key", ["", *GAMES])


class Found(Visitor):
    """The variables and the messages that an entry mentions."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str, key: str) -> tuple[ftl.EntryType, ...]:
    """What the file of a game, or with no key the one of no game, consists of."""
    folder = PACKAGE / "games" / key / "words" if key else PACKAGE / "texts" / "locale"
    text = (folder / f"{language}.ftl").read_text("utf-8")
    return tuple(parse(text).body)


def messages(language: str, key: str) -> dict[str, ftl.Message]:
    return {e.id.name: e for e in entries(language, key) if isinstance(e, ftl.Message)}


def variables(language: str, key: str, name: str) -> set[str]:
    """The variables of a message and of those that it refers to."""
    found = Found(messages(language, key)[name])
    return found.variables.union(*(variables(language, key, other) for other in found.messages))


def dashed(key: str) -> str:
    return key.replace("_", "-")


@cache
def keys_of(key: str) -> Keys:
    """What the rules of a game say; with no key, all other code."""
    rules = {
        path for part in ("rules", "native") for path in PACKAGE.glob(f"games/*/{part}/**/*.py")
    }
    if key:
        own = PACKAGE / "games" / key
        return spoken_keys(sorted(path for path in rules if path.is_relative_to(own)))
    return spoken_keys([path for path in sorted(PACKAGE.rglob("*.py")) if path not in rules])


def option_ids(key: str) -> Iterator[str]:
    for field in dataclasses.fields(games.get(key).options_type):
        name = f"option-{dashed(field.name)}"
        yield from (name, f"{name}-help")
        yield from (f"{name}-{choice}" for choice in field.metadata.get("choices", ()))


def order_ids(key: str) -> Iterator[str]:
    for kind in games.get(key).order_kinds:
        yield from (f"order-{dashed(kind.name)}", f"order-name-{dashed(kind.name)}")
        yield from (f"order-field-{field}" for field in kind.choices)
        yield "order-choice"


def kinds_of(key: str) -> set[str]:
    return {re.split(r"\W", str(action))[0] for action in games.get(key).actions}


@cache
def wanted_ids(key: str) -> frozenset[str]:
    """The messages that a game, or with no key the program, can ask for."""
    keys = keys_of(key)
    ids = {f"refused-{reason}" for reason in keys.reasons}
    if key:
        events = import_module(f"sevenstates.games.{key}.rules.events").KINDS
        ids |= {f"event-{dashed(kind)}" for kind in events}
        ids |= {f"ask-{dashed(prompt)}" for prompt in keys.prompts}
        ids |= {f"outcome-{reason}" for reason in keys.outcomes}
        ids |= {f"{verb}-{kind}" for verb in ("action", "do") for kind in kinds_of(key)}
        ids |= set(option_ids(key))
        ids |= set(order_ids(key))
    return frozenset(ids)


@every_language
@every_folder
def test_everything_that_is_said_has_words(language: str, key: str) -> None:
    known = messages(language, key).keys() | messages(language, "").keys()
    missing = wanted_ids(key) - known

    assert not missing


@every_language
@every_folder
def test_no_words_are_left_over(language: str, key: str) -> None:
    own = messages(language, key)
    used = set().union(*(wanted_ids(other) for other in ["", *GAMES]))
    used |= set().union(*(Found(message).messages for message in own.values()))
    used |= string_constants(sorted(PACKAGE.rglob("*.py")))
    # event-drew-tiles is what event-drew is for those who see the field `tiles`.
    fields = string_constants([PACKAGE / "games" / key / "rules" / "events.py"]) if key else set()
    used |= {f"{name}-{dashed(field)}" for name in wanted_ids(key) for field in fields}
    # A game may name seats in its own way.
    used.add("seat-name")
    left_over = own.keys() - used

    assert not left_over


@every_language
@every_folder
def test_files_can_be_read_to_the_end(language: str, key: str) -> None:
    names = [e.id.name for e in entries(language, key) if isinstance(e, ftl.Message)]

    assert not [entry.content for entry in entries(language, key) if isinstance(entry, ftl.Junk)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@every_folder
def test_languages_have_the_same_messages_and_variables(language: str, key: str) -> None:
    english = {name: variables("en", key, name) for name in messages("en", key)}

    assert {name: variables(language, key, name) for name in messages(language, key)} == english


@every_folder
def test_refusals_mention_only_their_fields(key: str) -> None:
    given = keys_of(key).fields
    # Why: the words of the error that this one was raised from. The rest is for parts of a list.
    always = {"why", "value", "start", "last"}
    asked = {
        reason: variables("en", folder, f"refused-{reason}") - always
        for reason in keys_of(key).reasons
        for folder in {key, ""}
        if f"refused-{reason}" in messages("en", folder)
    }
    unused = {reason: names - given[reason] for reason, names in asked.items()}

    assert not {reason: names for reason, names in unused.items() if names}


@every_game
def test_every_rule_can_be_read_in_every_language(key: str) -> None:
    ids = [re.findall(r"\*\*([A-Z]+-[A-Z]+-\d+)\*\*", Texts(x, key).rules()) for x in LANGUAGES]

    assert ids[0]
    assert sorted(ids[0]) == sorted(ids[1]) == sorted(ids[2])
    for language in LANGUAGES:
        texts = Texts(language, key)
        for rule_id in ids[0]:
            assert re.fullmatch(r"[^*`\n]{20,}[.)]", texts.rule(rule_id)), rule_id


@every_game
def test_every_rule_that_refuses_is_in_the_reference(key: str) -> None:
    texts = Texts("en", key)
    constants = string_constants(sorted((PACKAGE / "games" / key).rglob("*.py")))
    ids = [text for text in constants if re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", text)]

    assert ids
    assert all(texts.rule(rule_id) for rule_id in ids)


@every_language
@every_game
def test_every_standing_order_has_a_sentence_of_its_own(language: str, key: str) -> None:
    texts = Texts(language, key)
    kinds = games.get(key).order_kinds
    orders = [
        kind.read(dict(zip(kind.choices, chosen, strict=True)))
        for kind in kinds
        for chosen in itertools.product(*kind.choices.values())
    ]
    sentences = {texts.order(order) for order in orders}

    assert all(is_sentence(sentence) for sentence in sentences)
    # What an order leaves alone needs no word: nothing is committed, whatever the leader does.
    assert len(sentences) >= len(kinds)
    for choice in {c for kind in kinds for choices in kind.choices.values() for c in choices}:
        assert texts.text("order-choice", choice=choice)


@every_language
@every_game
def test_every_action_has_a_phrase_of_its_own(language: str, key: str) -> None:
    texts = Texts(language, key)
    actions = games.get(key).actions

    assert len({texts.action(action) for action in actions}) == len(actions)
    assert {texts.kind(action) for action in actions} == {
        texts.text(f"action-{kind}") for kind in kinds_of(key)
    }


@every_language
def test_errors_that_belong_to_no_game_read_as_sentences(language: str) -> None:
    game = games.all()[0]
    match = Match(game, 2, luck=RandomLuck(1))
    data = match.record().to_json()
    calls: list[Callable[[], object]] = [
        lambda: games.get("go"),
        lambda: game.check_table(9),
        lambda: game.options_type.from_json({"short": "x" * 5000}),
        lambda: game.parse_action("castle"),
        lambda: game.load_state({}),
        lambda: match.undo(0),
        lambda: match.submit(7, "skip"),
        lambda: Record.from_json({**data, "format": 99}),
        lambda: list(Record.from_json({**data, "setup": [0]}).replay(game)),
        lambda: list(Record.from_json({**data, "rules_version": 0}).replay(game)),
    ]
    for call in calls:
        with pytest.raises(SevenStatesError) as caught:
            call()
        assert is_sentence(Texts(language, "").refusal(caught.value)), caught.value


def test_a_list_is_joined_as_the_language_does() -> None:
    names = ["Ada", "Bo", "Cy"]

    joined = [Texts(language, "").join(names) for language in LANGUAGES]

    assert joined == ["Ada, Bo and Cy", "Ada, Bo und Cy", "Ada, Bo i Cy"]
    assert Texts("en", "").join(names[:1]) == "Ada"


def test_refusal_says_where_and_why() -> None:
    texts = Texts("en", "")
    inner = IllegalAction("not-now")
    outer = BadRecord("record-move", number=3, move="skip", why="not-now")
    outer.__cause__ = inner

    assert texts.refusal(outer) == (
        "Move 3 of the record, “skip”, was not possible. "
        "That is not what you have to decide now; answer the open question first."
    )
    assert texts.refusal(BadText("no-such-move", line=4, text="hm")) == (
        "I do not understand “hm”: that is not how a move is written. (line 4)"
    )
    assert Texts("de", "").refusal(BadText("no-such-move", line=4, column=7, text="hm")) == (
        "„hm“ verstehe ich nicht: So wird kein Zug geschrieben. (Zeile 4, Spalte 7)"
    )


def test_refusal_without_words_falls_back_to_its_key() -> None:
    assert (
        Texts("en", "").refusal(UndoRefused("bad-mood", "X-1", seat=2)) == "bad-mood (X-1) seat=2"
    )


@pytest.mark.parametrize(
    ("language", "one", "several", "nobody"),
    [
        ("en", "Ann wins with a score of 7.", "Ann and Bob win together", "Nobody wins."),
        ("de", "Ann gewinnt mit einem Ergebnis von 7.", "Ann und Bob gewinnen", "Niemand gewinnt."),
        ("pl", "Wygrywa Ann z wynikiem 7.", "Wspólnie wygrywają Ann i Bob", "Nikt nie wygrywa."),
    ],
)
def test_outcome_names_the_winners(language: str, one: str, several: str, nobody: str) -> None:
    texts = Texts(language, "huang", ["Ann", "Bob"])

    assert one in texts.outcome(Outcome((1, 2), (7, 3), (0,), "bag-empty"))
    assert several in texts.outcome(Outcome((1, 1), (7, 7), (0, 1), "bag-empty"))
    assert nobody in texts.outcome(Outcome((1, 1), (7, 7), (), "nothing-happens"))


@every_language
def test_only_winner_who_reads_it_is_called_you(language: str) -> None:
    texts = Texts(language, "huang", ["Ann", "Bob"], you=0)

    assert "Ann" not in texts.outcome(Outcome((1, 2), (7, 3), (0,), "bag-empty"))
    assert "Ann" in texts.outcome(Outcome((1, 1), (7, 7), (0, 1), "bag-empty"))
    assert "Bob" in texts.outcome(Outcome((2, 1), (3, 7), (1,), "bag-empty"))


def test_seats_without_names_are_numbered() -> None:
    assert Texts("pl", "").seat_name(1) == "Miejsce 2"
    assert Texts("en", "", ["Ann"]).seat_name(0) == "Ann"
    assert Texts("en", "", ["Ann"]).seat_name(1) == "Seat 2"


def test_reader_is_called_you() -> None:
    placed = Event("tile_placed", {"seat": 1, "colour": "green", "place": "d1"})
    revolt = {"attacker": 0, "defender": 1, "colour": "red", "attack": 2, "defence": 1}
    texts = Texts("en", "huang", ["Ann", "Bob"], you=1)

    assert texts.event(placed) == "You place a green tile on d1."
    assert texts.event(Event("revolt_began", revolt)).startswith("Revolt! Ann attacks you ")
    assert Texts("en", "huang", ["Ann", "Bob"], you=0).event(placed).startswith("Bob places a ")


@every_language
@every_game
def test_readers_are_called_you_by_every_event_about_them(language: str, key: str) -> None:
    nameless = {
        name
        for name, message in messages(language, key).items()
        if name.startswith("event-") and message.value is not None
        if "seat" in Found(message.value).variables
        if "you" not in {attribute.id.name for attribute in message.attributes}
    }

    assert not nameless


def test_list_of_nothing_is_nothing() -> None:
    shown = Event("cards_revealed", {"seat": 0, "cards": []})

    assert Texts("en", "warring", ["Ann"]).event(shown) == "Ann reveals nothing."


def test_missing_words_and_fields_are_key_errors() -> None:
    texts = Texts("en", "")

    for key, fields in (("no-such-key", {}), ("seat-name", {}), ("list", {"start": "a"})):
        with pytest.raises(KeyError):
            texts.text(key, **fields)
    with pytest.raises(MissingText):
        Texts("en", "huang").rule("H-WAR-99")


def test_unknown_language_and_game_are_refused() -> None:
    with pytest.raises(BadOption, match="no-such-language"):
        Texts("fr", "huang")
    with pytest.raises(BadOption, match="no-such-game"):
        Texts("en", "go")
