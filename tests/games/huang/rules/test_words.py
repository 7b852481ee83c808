"""Texts for players of HUANG: log, questions, menus, refusals, in three languages."""

import inspect
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from sevenstates.core import Decision, Event, IllegalAction, Match, RandomLuck, SevenStatesError
from sevenstates.games.huang.rules import HUANG, HuangOptions, events
from sevenstates.games.huang.rules.colours import COLOUR_NAMES, DYNASTIES
from sevenstates.texts import LANGUAGES, Texts
from tests.texts.spoken_keys import is_sentence

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"short": True, "palace": True}),
    (3, {"bandits": True, "palace": True}),
    (4, {"bandits": True, "edition": "pl"}),
    (5, {"kingdoms": True, "palace": True, "edition": "de"}),
]

READERS = [Texts(language, "huang") for language in LANGUAGES]

# What the parameters of the functions in events.py can be; the others are numbers.
SAMPLES: dict[str, list[Any]] = {
    **{name: [2] for name in ("seat", "attacker", "defender", "winner", "loser", "side")},
    **{name: [47] for name in ("place", "origin", "kept", "triangle", "rhombus")},
    "colour": [0, 1, 2, 3, 4],
    "counts": [[1, 2, 5, 0, 0], [0, 0, 0, 0, 1]],
    "places": [[33], [33, 34, 49]],
    "cause": ["revolt", "war", "yellow", "bandits"],
    "source": ["tile", "pagoda", "revolt", "war", "bandits"],
    "leader": [False, True],
    "reason": ["bag-empty", "nothing-happens"],
    "strengths": [[1, 2]],
    "totals": [[1, 2]],
    "ranks": [[1, 2]],
    "scores": [[0, 1]],
}
SIDES: dict[str, list[Any]] = {"war_began": [[[1, 2], [3, 4]]], "war_tied": [[0, 1], [0, 1, 2]]}
POINTS = {"game_over": [[[0] * 5, [1] * 5]]}
NUMBERS = [0, 1, 2, 5]

WAR_BEGAN = {
    "en": "Rat’s tile on k7 sets states against each other",
    "de": "Das Plättchen von Ratte auf k7 bringt Reiche gegeneinander auf",
    "pl": "Szczur łączy kaflem na k7 skłócone królestwa",
}
TWO, THREE = "A\u00a06, B\u00a05", "A\u00a01, B\u00a04, C\u00a02"
"""The totals of wars, which no line break tears apart."""


def samples(kind: str) -> Iterator[Event]:
    """Events of a kind with everything that its fields can be."""
    make = getattr(events, kind)
    known = {**SAMPLES, "sides": SIDES.get(kind), "points": POINTS.get(kind)}
    values = [known.get(name) or NUMBERS for name in inspect.signature(make).parameters]
    for arguments in product(*values):
        yield make(*arguments)


@pytest.mark.parametrize("kind", events.KINDS)
def test_every_kind_of_event_has_words(kind: str) -> None:
    for event in samples(kind):
        for viewer in (None, 2):
            seen = event.seen_by(viewer)
            assert seen
            for each in READERS:
                assert is_sentence(each.event(seen)), each.event(seen)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_have_words(seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(seats)
    match = Match(HUANG, seats, HuangOptions(**options), luck=RandomLuck(seats))
    while decisions := match.state.pending():
        seat = decisions[0].seat
        change = match.submit(seat, chance.choice(match.state.legal_actions(seat)))
        seen = [event.seen_by(viewer) for event in change.events for viewer in (None, 0)]
        lines = [reader.event(event) for reader in READERS for event in seen if event]
        lines += [reader.prompt(decisions[0]) for reader in READERS]
        assert not [line for line in lines if not is_sentence(line)]

    outcome = match.state.outcome()
    assert outcome
    assert all(is_sentence(reader.outcome(outcome)) for reader in READERS)


def refusals(seats: int, options: dict[str, Any]) -> dict[str, IllegalAction]:
    """What the rules refuse in the positions of a random game, one error for each reason."""
    chance = random.Random(seats)
    match = Match(HUANG, seats, HuangOptions(**options), luck=RandomLuck(seats))
    found: dict[str, IllegalAction] = {}
    while decisions := match.state.pending():
        seat, prompt = decisions[0].seat, decisions[0].prompt
        if prompt != "action" or match.version % 40 == 0:
            for action in HUANG.actions[:: chance.randrange(5, 9)]:
                error = match.state.refusal(seat, action)
                if error is not None:
                    found.setdefault(error.reason, error)
        match.submit(seat, chance.choice(match.state.legal_actions(seat)))
    return found


def test_illegal_moves_are_refused_in_sentences() -> None:
    found = refusals(3, {"palace": True}) | refusals(3, {"bandits": True})

    assert len(found) > 25
    for each in READERS:
        for error in found.values():
            assert is_sentence(each.refusal(error)), error


POSITION = "seats: Tiger Rat\nboard:\n . . .\n  Y . .\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("board:\n.\n", "The line seats: is missing. (line 1)"),
        (
            POSITION + "points Rat: R\n",
            "“R” are not points; write a colour and a number, as in R3. (line 5)",
        ),
        (
            POSITION + "options: edition=fr\n",
            "The option edition cannot be “fr”. Choose one of: en, pl, de. (line 5)",
        ),
        (POSITION + "options: sleep\n", "“sleep” is not an option of a position. (line 5)"),
        (
            POSITION + "bag: YYY\n",
            (
                "This position is impossible. "
                "There are 4 yellow tiles in all, which is not what the box holds."
            ),
        ),
        (
            POSITION + "hand Rat: YYYYYYYYYY\n",
            "This position is impossible. Somebody has too many tiles.",
        ),
    ],
)
def test_faults_of_a_position_are_explained(text: str, sentence: str) -> None:
    with pytest.raises(SevenStatesError) as caught:
        HUANG.parse_position(text)

    assert Texts("en", "huang").refusal(caught.value) == sentence
    assert all(is_sentence(each.refusal(caught.value)) for each in READERS)


LINES: list[tuple[Event, str, str, str]] = [
    (
        events.tile_placed(0, 1, 47),
        "Tiger places a red tile on c4.",
        "Tiger platziert ein rotes Plättchen auf c4.",
        "Tygrys umieszcza czerwony kafel na c4.",
    ),
    (
        events.points(2, 1, 1, "tile"),
        "+1 red for Rat (tile).",
        "+1 Rot für Ratte (Plättchen).",
        "Szczur: +1 czerwony punkt (kafel).",
    ),
    (
        events.points(2, 2, 2, "pagoda"),
        "+2 blue for Rat (pagoda).",
        "+2 Blau für Ratte (Pagode).",
        "Szczur: +2 niebieskie punkty (pagoda).",
    ),
    (
        events.points(1, 0, 5, "bandits"),
        "+5 yellow for Rabbit (bandits).",
        "+5 Gelb für Hase (Banditen).",
        "Królik: +5 żółtych punktów (bandyci).",
    ),
    (
        events.leader_moved(3, 4, 47, 48),
        "Goat moves the white leader from c4 to d4.",
        "Ziege bewegt den weißen Anführer von c4 nach d4.",
        "Koza przemieszcza białego przywódcę z c4 na d4.",
    ),
    (
        events.committed(0, 3, True, 5),
        "Tiger commits 3 yellow tiles and the yellow leader: strength 5.",
        "Tiger setzt 3 gelbe Plättchen und den gelben Anführer ein: Stärke 5.",
        "Tygrys dokłada 3 żółte kafle i żółtego przywódcę: siła 5.",
    ),
    (
        events.committed(0, 0, False, 2),
        "Tiger commits nothing: strength 2.",
        "Tiger setzt nichts ein: Stärke 2.",
        "Tygrys niczego nie dokłada: siła 2.",
    ),
    (
        events.war_over(0, [6, 5], 5),
        f"Side A wins the war (strength: {TWO}); the victory costs 5 red tiles.",
        f"Reich A gewinnt den Krieg (Stärke: {TWO}); der Sieg kostet 5 rote Plättchen.",
        f"Wojnę wygrywa królestwo A (siła: {TWO}); zwycięstwo kosztuje 5 czerwonych kafli.",
    ),
    (
        events.war_over(1, [1, 4, 2], 0),
        f"Side B wins the war (strength: {THREE}), and the victory costs nothing.",
        f"Reich B gewinnt den Krieg (Stärke: {THREE}), und der Sieg kostet nichts.",
        f"Wojnę wygrywa królestwo B (siła: {THREE}), a zwycięstwo nic nie kosztuje.",
    ),
    (
        events.war_began(2, 100, [[46, 47, 48, 62, 63], [101, 102]], [3, 1]),
        f"War! {WAR_BEGAN['en']}: A around c4 (strength 3) and B around l7 (strength 1).",
        f"Krieg! {WAR_BEGAN['de']}: A bei c4 (Stärke 3) und B bei l7 (Stärke 1).",
        f"Wojna! {WAR_BEGAN['pl']}: A koło c4 (siła 3) i B koło l7 (siła 1).",
    ),
    (
        events.drew(0, [2, 1, 0, 0, 0]),
        "Tiger draws 3 tiles.",
        "Tiger zieht 3 Plättchen.",
        "Tygrys dobiera 3 kafle.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "polish"), LINES)
def test_lines_of_the_log(event: Event, english: str, german: str, polish: str) -> None:
    seen = event.seen_by(None)

    assert seen
    assert [each.event(seen) for each in READERS] == [english, german, polish]


def test_only_who_draws_reads_the_colours() -> None:
    seen = events.drew(0, [2, 1, 0, 5, 0]).seen_by(0)

    assert seen
    assert [each.event(seen) for each in READERS] == [
        "Tiger draws 2 yellow, 1 red and 5 green.",
        "Tiger zieht 2 gelbe, 1 rotes und 5 grüne Plättchen.",
        "Tygrys dobiera: 2 żółte, 1 czerwony i 5 zielonych.",
    ]


SIDES_OF_A_WAR = {
    "A": {"places": ["b2"], "tiles": 0, "leaders": 0, "total": 3},
    "B": {"places": ["d2"], "tiles": 1, "leaders": 1, "total": 3},
}
WAR = {"unifier": 1, "place": "c2", "sides": SIDES_OF_A_WAR}


@pytest.mark.parametrize(
    ("decision", "english", "german", "polish"),
    [
        (
            Decision(0, "war", fields=WAR),
            (
                "War around c2, started by Rabbit: A with strength 3 and B with strength 3. "
                "Which side do you support, if any?"
            ),
            (
                "Krieg um c2, ausgelöst von Hase: Reich A mit Stärke 3 und Reich B mit Stärke 3. "
                "Unterstützt du eines der Reiche?"
            ),
            (
                "Wojna wokół c2 (kafel łączący umieszcza Królik): "
                "królestwo A o sile 3 i królestwo B o sile 3. Czy wspierasz któreś z nich?"
            ),
        ),
        (
            Decision(1, "war_tie", fields={**WAR, "tied": ["A", "B"]}),
            "The war around c2 is tied between sides A and B. Which side wins?",
            "Im Krieg um c2 herrscht Gleichstand zwischen den Reichen A und B. Welches gewinnt?",
            "W wojnie wokół c2 remisują królestwa A i B. Które wygrywa?",
        ),
        (
            Decision(0, "lift", fields={"colour": "blue", "target": "c4-d4-d5"}),
            "No blue pagoda is left. Which one do you move to c4-d4-d5?",
            "Neben dem Brett steht keine blaue Pagode mehr. Welche versetzt du nach c4-d4-d5?",
            "Obok planszy nie ma już niebieskiej pagody. Którą przenosisz na c4-d4-d5?",
        ),
        (
            Decision(0, "pay", fields={"owed": 5, "cause": "war"}),
            "The war costs the winner 5 more red tiles. Which one do you remove next?",
            "Der Krieg kostet den Sieger noch 5 rote Plättchen. Welches entfernst du als Nächstes?",
            "Wojna kosztuje zwycięzcę jeszcze 5 czerwonych kafli. Który usuwasz teraz?",
        ),
    ],
)
def test_questions(decision: Decision, english: str, german: str, polish: str) -> None:
    assert [each.prompt(decision) for each in READERS] == [english, german, polish]


def test_players_go_by_their_names() -> None:
    decision = Decision(
        1,
        "revolt_defence",
        fields={"attacker": 0, "defender": 1, "colour": "red", "attack": 3, "defence": 1},
    )

    assert Texts("en", "huang", ["Ann", "Bob"]).prompt(decision) == (
        "Ann attacks you over the red leaders, 3 against 1. What do you commit? You win a tie."
    )


@pytest.mark.parametrize(
    ("action", "english", "german", "polish"),
    [
        (
            "support B 2+leader",
            "Support side B with 2 red tiles and the red leader",
            "Reich B mit 2 roten Plättchen und dem roten Anführer unterstützen",
            "Wesprzyj królestwo B: dołóż 2 czerwone kafle i czerwonego przywódcę",
        ),
        (
            "trade+leader palace c4-d4-d5-e5",
            "Build the palace on c4, d4, d5 and e5 with one green tile and the green leader",
            (
                "Den kaiserlichen Palast auf c4, d4, d5 und e5 errichten, "
                "mit einem grünen Plättchen und dem grünen Anführer"
            ),
            (
                "Wznieś Pałac Cesarski na c4, d4, d5 i e5 za jeden zielony kafel, "
                "z pomocą zielonego przywódcy"
            ),
        ),
        (
            "replace RGGGGG",
            "Replace 1 red and 5 green",
            "1 rotes und 5 grüne Plättchen ersetzen",
            "Wymień: 1 czerwony i 5 zielonych",
        ),
        ("skip", "Skip", "Verzichten", "Zrezygnuj"),
    ],
)
def test_actions_in_words(action: str, english: str, german: str, polish: str) -> None:
    found = HUANG.parse_action(action)

    assert [each.action(found) for each in READERS] == [english, german, polish]


def test_kind_of_an_action_in_words() -> None:
    action = HUANG.parse_action("riot+leader c4")

    assert [each.kind(action) for each in READERS] == [
        "Cause a riot",
        "Einen Bauernaufstand auslösen",
        "Wszcznij bunt chłopów",
    ]


def test_names_of_things() -> None:
    for each in READERS:
        assert len({each.text("colour", colour=colour) for colour in COLOUR_NAMES}) == 5
        assert len({each.text("tile-kind", colour=colour) for colour in COLOUR_NAMES}) == 5
        names = [each.text("dynasty", dynasty=dynasty) for dynasty in DYNASTIES]
        assert names == [each.seat_name(seat) for seat in range(5)]
    assert Texts("de", "huang").text("dynasty", dynasty="Rabbit") == "Hase"
    assert Texts("pl", "huang").text("tile-kind", colour="white") == "Artysta"


def test_rule_as_plain_text() -> None:
    assert (
        Texts("en", "huang").rule("H-RIO-5") == "A riot cannot remove a Bandit tile. (our ruling)"
    )
    assert Texts("de", "huang").rule("H-PAL-3") == "Der kaiserliche Palast bringt keine Siegpunkte."
    assert Texts("pl", "huang").rule("H-BAN-6") == (
        "Bandytów nie można łączyć z modułem Osiemnaście Królestw."
    )
