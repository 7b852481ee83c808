"""The card language: what the words do, and what is refused by card and word."""

import json
from typing import Any

import pytest

from sevenstates.core import BadText
from sevenstates.games.warring.rules import WARRING, WarringState
from sevenstates.games.warring.rules.decks import load_deck
from sevenstates.games.warring.rules.language import EFFECTS, GOALS, MAX_DEPTH
from tests.games.warring.rules.positions import Chance, asked, facts, is_alive, legal, play, values


def card(*do: dict[str, Any], slots: list[Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"key": "c", "name": "C", "copies": 99, "slots": slots or [], "do": list(do), **more}


def hero(goal: dict[str, Any], **more: Any) -> dict[str, Any]:
    fields = {"key": "h", "name": "H", "state": "qi", "era": "early", "points": 1}
    return {**fields, "goal": goal, **more}


def table(
    *cards: dict[str, Any], agenda: str, hero_card: dict[str, Any] | None = None
) -> WarringState:
    deck: dict[str, Any] = {"events": list(cards)}
    if hero_card:
        deck["characters"] = [hero_card]
    lines = ["seats: 3", "deck: own", f"| {json.dumps(deck)}", f"agenda: {agenda}", "ask: amend"]
    if hero_card:
        lines.append("characters 2: h")
    return WARRING.parse_position("\n".join(lines))


def after(
    *do: dict[str, Any], slots: list[Any] | None = None, marks: str = "", dice: Any = ()
) -> WarringState:
    """The table after a card that does this."""
    state = table(card(*do, slots=slots), agenda=f"c({marks})")
    play(state, 1, "pass", luck=Chance(*dice))
    return state


def test_there_are_ten_effects_and_eleven_goals() -> None:
    assert (len(EFFECTS), len(GOALS)) == (10, 11)


def test_change_with_a_floor() -> None:
    state = after({"do": "change", "who": "all", "morale": -9, "floor": 2})

    assert [values(state, name)[3] for name in ("qi", "han")] == [2, 2]


def test_changes_of_a_list_of_who() -> None:
    state = after({"do": "change", "who": [0, "chu"], "culture": 1}, slots=["any"], marks="qin")

    assert (values(state, "qin")[2], values(state, "chu")[2]) == (5, 6)


def test_raid_against_any_strength() -> None:
    lost = {"do": "raid", "who": "qi", "strength": 9, "win": {}, "lose": {"culture": -4}}

    assert not is_alive(after(lost, dice=(1, 1)), "qi")


def test_die_for_each_of_a_list() -> None:
    effect = {
        "do": "die",
        "each": ["qi", "chu"],
        "needs": 6,
        "then": [{"do": "change", "who": "it", "economy": 3}],
        "else": [{"do": "assassinate", "who": "it", "needs": 2}],
    }
    state = after(effect, dice=(6, 1, 2))

    assert values(state, "qi") == [4, 8, 4, 4]
    assert values(state, "chu") == [2, 2, 3, 2]


def test_move_leaves_one_and_the_taker_stops_at_ten() -> None:
    effect = {"do": "move", "from": 0, "to": 1, "attribute": "economy", "amount": 9}
    state = after(effect, slots=["qi", "wei"], marks="qi,wei")

    assert (values(state, "qi")[1], values(state, "wei")[1]) == (1, 9)


def test_level_raises_or_lowers_but_never_the_other_way() -> None:
    up = {"do": "level", "who": "all", "attribute": "culture", "at_least": 5}
    down = {"do": "level", "who": "all", "attribute": "military", "at_most": 4}
    state = after(up, down)

    assert values(state, "chu")[:3] == [4, 4, 5]
    assert values(state, "qin")[:3] == [4, 4, 5]


def test_forbidden_falls_and_rises_of_everything() -> None:
    state = after(
        {"do": "forbid", "what": "fall", "who": ["qi"]},
        {"do": "forbid", "what": "rise", "who": "all", "attribute": "culture"},
        {"do": "change", "who": "qi", "military": -9, "culture": 1, "morale": 1},
    )

    assert values(state, "qi") == [4, 5, 4, 5]


@pytest.mark.parametrize(("military", "morale"), [(5, 1), (3, 9)])
def test_if_asks_about_the_board_with_slots(military: int, morale: int) -> None:
    effect = {
        "do": "if",
        "test": {"is": "compare", "state": 0, "over": "chu", "attribute": "military"},
        "then": [{"do": "change", "who": 0, "morale": -3}],
        "else": [{"do": "change", "who": 0, "morale": 5}],
    }
    change = {"do": "change", "who": 0, "military": military - 4}
    state = after(change, effect, slots=["any"], marks="qi")

    assert values(state, "qi")[3] == morale


@pytest.mark.parametrize(
    ("goal", "is_met"),
    [
        ({"is": "attribute", "state": "qi", "attribute": ["military", "morale"], "above": 3}, True),
        (
            {"is": "attribute", "state": "qi", "attribute": ["military", "economy"], "above": 4},
            False,
        ),
        ({"is": "attribute", "state": "qi", "attribute": "sum", "above": 16}, True),
        ({"is": "lead", "state": "qi", "attributes": ["economy"]}, False),
        ({"is": "compare", "state": "qi", "over": "chu", "attribute": "economy"}, True),
        ({"is": "change", "state": "qin", "below": 0}, True),
        ({"is": "change", "state": "qin", "above": 0}, False),
        ({"is": "resolved", "events": ["c"]}, True),
        ({"is": "dies", "state": ["qi", "han"]}, True),
        ({"is": "dies", "state": "han", "by": "qi"}, False),
        ({"is": "assassinated"}, False),
        ({"is": "war"}, False),
        ({"is": "unifies", "state": "qi"}, False),
        ({"any": [{"is": "war"}, {"is": "resolved", "events": ["c"]}]}, True),
        ({"all": [{"is": "war"}, {"is": "resolved", "events": ["c"]}]}, False),
    ],
)
def test_goals(goal: dict[str, Any], is_met: bool) -> None:
    """After a card that kills Han and costs Qin one point."""
    effects = (
        {"do": "change", "who": "han", "morale": -5},
        {"do": "change", "who": "qin", "morale": -1},
    )
    state = table(card(*effects), agenda="c()", hero_card=hero(goal))
    events = play(state, 1, "pass")
    claims = facts(events, "claim_possible")

    assert bool(claims) == is_met
    if is_met:
        assert asked(state) == [(2, "claim")]
        assert legal(state, 2) == ["pass", "claim 1"]


WAR = {"do": "war", "who": [0, 1]}


@pytest.mark.parametrize(
    ("broken", "reason", "word"),
    [
        (card({"do": "dance"}), "deck-unknown", "do"),
        (card({"do": "change", "who": "qi", "wealth": 1}), "deck-word-unknown", "wealth"),
        (card({"do": "change", "who": "qii", "morale": 1}), "deck-unknown", "who"),
        (card({"do": "change", "morale": 1}), "deck-word-missing", "who"),
        (card({"do": "change", "who": "qi", "morale": "1"}), "deck-value", "morale"),
        (card({"do": "change", "who": "it", "morale": 1}), "deck-unknown", "who"),
        (card(WAR, slots=["any"]), "deck-slot", "who"),
        (card({"do": "war", "who": [0]}, slots=["any"]), "deck-value", "who"),
        (card({**WAR, "bonus": 2}, slots=["any", "any"]), "deck-value", "bonus"),
        (
            card({"do": "raid", "who": 0, "strength": 5, "win": {}}, slots=["any"]),
            "deck-word-missing",
            "lose",
        ),
        (card({"do": "assassinate", "who": "qi", "needs": 7}), "deck-value", "needs"),
        (card({"do": "die", "needs": 3}), "deck-word-missing", "then"),
        (
            card({"do": "move", "from": "qi", "to": "chu", "attribute": "sum", "amount": 1}),
            "deck-unknown",
            "attribute",
        ),
        (
            card({"do": "level", "who": "qi", "attribute": "culture"}),
            "deck-word-missing",
            "at_most",
        ),
        (card({"do": "forbid", "what": "joy", "who": "all"}), "deck-unknown", "what"),
        (
            card({"do": "forbid", "what": "war", "who": "all", "attribute": "morale"}),
            "deck-word-unknown",
            "attribute",
        ),
        (card({"do": "if", "test": {"is": "quiet"}, "then": []}), "deck-not-on-board", "test"),
        (card({"do": "special", "what": "unify"}), "deck-special", "special"),
        (card(slots=["qi", "qi"]), "deck-slot-twice", "slots"),
        (card(slots=["song"]), "deck-unknown", "slots"),
        (card(slots=[["qi", "qi"]]), "deck-twice", "slots"),
        (card(slots=[[["qi"]]]), "deck-unknown", "slots"),
        (card({"do": ["change"]}), "deck-unknown", "do"),
        (card({"do": "change", "who": ["qi", "qi"], "morale": 1}), "deck-twice", "who"),
        (card({"do": "war", "who": ["qi", "qi"]}), "deck-twice", "who"),
        (card({"do": "war", "who": ["qi", "chu"], "bonus": [10**30, 0]}), "deck-value", "bonus"),
        (
            card({"do": "move", "from": "qi", "to": "qi", "attribute": "morale", "amount": 1}),
            "deck-twice",
            "to",
        ),
        (card(chinese=[1]), "deck-value", "chinese"),
        (card(name=""), "deck-value", "name"),
        (card(name={"en": ""}), "deck-value", "name"),
        (card(slots=["any", ["qi", "chu"]], alike=True), "deck-value", "alike"),
        (card(copies=0), "deck-value", "copies"),
        (card(colour="red"), "deck-word-unknown", "colour"),
        ({"key": "c", "name": "C", "a": {"name": "A", "do": []}}, "deck-word-missing", "b"),
        ({"key": "c", "name": {"fr": "C"}, "do": []}, "deck-unknown", "name"),
    ],
)
def test_broken_event_is_refused_by_card_and_word(
    broken: dict[str, Any], reason: str, word: str
) -> None:
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"events": [broken]}))

    assert (caught.value.reason, caught.value.fields["word"]) == (reason, word)
    assert caught.value.fields["card"] == "c"


@pytest.mark.parametrize(
    ("broken", "reason", "word"),
    [
        (hero({"is": "rich", "state": "qi"}), "deck-unknown", "is"),
        (hero({"is": "attribute", "state": "qi", "above": 3}), "deck-word-missing", "attribute"),
        (
            hero({"is": "attribute", "state": 0, "attribute": "morale", "above": 3}),
            "deck-value",
            "state",
        ),
        (
            hero({"is": "attribute", "state": "qi", "attribute": "morale"}),
            "deck-word-missing",
            "above",
        ),
        (
            hero({"is": "lead", "state": "qi", "attributes": ["morale"], "count": 2}),
            "deck-value",
            "count",
        ),
        (hero({"is": "resolved", "events": ["no_such_card"]}), "deck-unknown", "events"),
        (hero({"is": "resolved", "events": [["war"]]}), "deck-unknown", "events"),
        (hero({"is": ["a"]}), "deck-unknown", "is"),
        (hero({"is": "dies", "state": ["qi", "qi"]}), "deck-twice", "state"),
        (
            hero({"is": "attribute", "state": "it", "attribute": "morale", "above": 3}),
            "deck-unknown",
            "state",
        ),
        (hero({"is": "dies"}), "deck-word-missing", "state"),
        (hero({"all": []}), "deck-value", "all"),
        (hero({"is": "quiet"}, era="middle"), "deck-unknown", "era"),
        (hero({"is": "quiet"}, points=0), "deck-value", "points"),
    ],
)
def test_broken_character_is_refused_by_card_and_word(
    broken: dict[str, Any], reason: str, word: str
) -> None:
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"characters": [broken]}))

    fields = caught.value.fields
    assert (caught.value.reason, fields["card"], fields["word"]) == (reason, "h", word)


@pytest.mark.parametrize("word", ["name", "chinese", "note"])
@pytest.mark.parametrize("text", ["\ud800", "a\udfff", "a\x1b[2J", "a\u202eb", "a\u2066b", "\0"])
def test_what_cannot_be_shown_is_no_text(word: str, text: str) -> None:
    """Half a character can be sent to no client; others play tricks on terminals and pages."""
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"events": [{**card(), word: text}]}))

    fields = caught.value.fields
    assert (caught.value.reason, fields["card"], fields["word"]) == ("deck-value", "c", word)


def test_a_text_may_hold_line_breaks_soft_hyphens_and_joined_emoji() -> None:
    text = "Streit\u00admacht\nder \U0001f469\u200d\U0001f33e"
    deck = load_deck(json.dumps({"events": [{**card(), "name": text}]}))

    assert deck.events[0].name[""] == text


def test_broken_decks_as_a_whole() -> None:
    with pytest.raises(BadText) as caught:
        load_deck('{"events": [\n{"key" 1}]}')
    assert (caught.value.reason, caught.value.line) == ("deck-json", 2)
    with pytest.raises(BadText, match="deck-word-unknown"):
        load_deck('{"cards": []}')
    with pytest.raises(BadText, match="deck-value"):
        load_deck('{"events": []}')
    with pytest.raises(BadText, match="deck-key-twice"):
        load_deck(json.dumps({"events": [card(), card()]}))


def test_public_deck_needs_its_last_two_and_fourteen_others() -> None:
    unify = {"key": "u", "name": "U", "do": [{"do": "special", "what": "unify"}]}
    prelude = {"key": "p", "name": "P", "do": [{"do": "special", "what": "prelude"}]}
    calm = {"key": "o", "name": "O", "copies": 13, "do": []}
    with pytest.raises(BadText, match="deck-public-last"):
        load_deck(json.dumps({"public": [unify, calm]}))
    with pytest.raises(BadText, match="deck-public-few"):
        load_deck(json.dumps({"public": [unify, prelude, calm]}))
    both = {**unify, "do": [*unify["do"], {"do": "forbid", "what": "war", "who": "all"}]}
    with pytest.raises(BadText, match="deck-special"):
        load_deck(json.dumps({"public": [both, prelude, calm]}))
    assert load_deck(json.dumps({"public": [unify, prelude, {**calm, "copies": 14}]})).public


def nested(depth: int) -> dict[str, Any]:
    effect: dict[str, Any] = {"do": "die", "needs": 1, "then": []}
    for _ in range(depth - 1):
        effect = {"do": "die", "needs": 1, "then": [effect]}
    return effect


def nested_goal(depth: int) -> dict[str, Any]:
    goal: dict[str, Any] = {"is": "war"}
    for _ in range(depth):
        goal = {"all": [goal]}
    return goal


def test_effects_and_goals_stand_only_so_deep_inside_one_another() -> None:
    assert load_deck(json.dumps({"events": [card(nested(MAX_DEPTH - 1))]})).events
    assert load_deck(json.dumps({"characters": [hero(nested_goal(MAX_DEPTH))]})).characters
    for deck in (
        {"events": [card(nested(MAX_DEPTH))]},
        {"events": [card(nested(300))]},
        {"characters": [hero(nested_goal(MAX_DEPTH + 1))]},
    ):
        with pytest.raises(BadText, match="deck-deep"):
            load_deck(json.dumps(deck))


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"events": ' + "9" * 5000 + "}", "[" * 900 + "]" * 900, "NaN"]
)
def test_nests_and_numbers_that_overflow_are_refused(text: str) -> None:
    with pytest.raises(BadText):
        load_deck(text)


@pytest.mark.parametrize("key", ["a b(c)@1", "War", "\ud800", "x\n", "", 5, ["war"]])
def test_keys_are_plain(key: Any) -> None:
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"events": [{**card(), "key": key}]}))

    assert caught.value.fields["card"] == "events 1"
    assert caught.value.fields["word"] == "key"


def test_known_words_are_listed_in_order() -> None:
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"characters": [hero({"is": "resolved", "events": ["wra"]})]}))

    known = str(caught.value.fields["known"]).split(", ")
    assert known == sorted(known)


def test_it_may_be_asked_about() -> None:
    test = {"is": "attribute", "state": "it", "attribute": "economy", "above": 4}
    then = [{"do": "if", "test": test, "then": [{"do": "change", "who": "it", "morale": 2}]}]
    effect = {"do": "die", "each": ["qi", "chu"], "needs": 1, "then": then}
    state = after(effect, dice=(1, 1))

    assert (values(state, "qi")[3], values(state, "chu")[3]) == (6, 4)


def test_a_state_that_is_meant_twice_is_touched_once() -> None:
    changed = after({"do": "change", "who": [0, "qi"], "morale": 1}, slots=["any"], marks="qi")
    raid = {"do": "raid", "who": [0, "qi"], "strength": 4, "win": {"morale": 1}, "lose": {}}
    raided = after(raid, slots=["qi"], marks="qi", dice=(6, 1))

    assert values(changed, "qi")[3] == values(raided, "qi")[3] == 5


def test_nobody_fights_or_gives_to_itself() -> None:
    war = {"do": "war", "who": [0, "qi"]}
    move = {"do": "move", "from": 0, "to": "qi", "attribute": "morale", "amount": 1}
    start = values(after(slots=["any"], marks="qi"), "qi")

    assert values(after(war, move, slots=["any"], marks="qi"), "qi") == start
