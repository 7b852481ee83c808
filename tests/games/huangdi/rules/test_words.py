"""Texts for players of Huang Di: log, questions, menus, refusals, in three languages."""

import inspect
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from sevenstates.core import BadText, Event, IllegalAction, Match, RandomLuck, SevenStatesError
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions, events
from sevenstates.texts import LANGUAGES, Texts
from tests.texts.spoken_keys import is_sentence

READERS = [Texts(language, "huangdi") for language in LANGUAGES]

# What the parameters of the functions in events.py can be; the others are numbers.
SAMPLES: dict[str, list[Any]] = {
    "seat": [2],
    "owner": [1],
    "kept": [0b1010, 0b1],
    "returned": [0b101, 0b10000, 0],
    "drawn": [0b11111, 0b1],
    "bids": [[3, 0, 1]],
    "petition": [[0, 2, 1]],
    "by": ["total", "jade", "order", "chance"],
    "province": [0, 3],
    "origin": [1],
    "role": [0, 1, 2, 3],
    "chip": [False, True],
    "place": [47],
    "source": ["row", "level", "tower", "favour", "chips", "province", "jade", "workers"],
    "reason": ["wall-complete", "mongols"],
    "ranks": [[1, 2]],
    "scores": [[9, 4]],
    "winners": [[0]],
}
NUMBERS = [0, 1, 2, 5]


def samples(kind: str) -> Iterator[Event]:
    """Events of a kind with everything that its fields can be."""
    make = getattr(events, kind)
    values = [SAMPLES.get(name, NUMBERS) for name in inspect.signature(make).parameters]
    for arguments in product(*values):
        yield make(*arguments)


@pytest.mark.parametrize("kind", events.KINDS)
def test_every_kind_of_event_has_words(kind: str) -> None:
    for event in samples(kind):
        # Those who see it read a sentence; the public fields alone make one too.
        shown = [event.seen_by(2), Event(event.kind, event.fields)]
        for each in READERS:
            for seen in shown:
                assert seen is not None
                assert is_sentence(each.event(seen)), each.event(seen)


@pytest.mark.parametrize(
    ("seats", "variant"), [(2, "standard"), (3, "friendly"), (4, "cutthroat"), (6, "standard")]
)
def test_whole_games_have_words(seats: int, variant: str) -> None:
    chance = random.Random(seats)
    match = Match(HUANGDI, seats, HuangdiOptions(variant=variant), luck=RandomLuck(seats))
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


def refusals(seats: int) -> dict[str, IllegalAction]:
    """What the rules refuse in the positions of a random game, one error for each reason."""
    chance = random.Random(seats)
    match = Match(HUANGDI, seats, luck=RandomLuck(seats))
    found: dict[str, IllegalAction] = {}
    while decisions := match.state.pending():
        seat = decisions[0].seat
        for action in HUANGDI.actions[:: chance.randrange(3, 9)]:
            error = match.state.refusal(seat, action)
            if error is not None:
                found.setdefault(error.reason, error)
        match.submit(seat, chance.choice(match.state.legal_actions(seat)))
    return found


def test_illegal_moves_are_refused_in_sentences() -> None:
    found = refusals(3) | refusals(5)

    assert len(found) > 25
    for each in READERS:
        for error in found.values():
            assert is_sentence(each.refusal(error)), error


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("wall:\n", "The line seats: is missing. (line 1)"),
        ("seats: 7\n", "A table has 2 to 6 seats. (line 1)"),
        (
            "seats: 2\nred: jade=101\n",
            "This position is impossible. A count is negative.",
        ),
        (
            "seats: 2\nwall:\n1 R . . . . . . . . .\n2 . . . . . R . . . .\n",
            "This position is impossible. b1.2 needs a block directly below it.",
        ),
    ],
)
def test_bad_positions_are_explained(text: str, sentence: str) -> None:
    with pytest.raises(BadText) as caught:
        HUANGDI.parse_position(text)

    assert READERS[0].refusal(caught.value) == sentence
    for reader in READERS:
        assert is_sentence(reader.refusal(caught.value))


def test_a_bad_deck_is_explained_in_a_sentence() -> None:
    options = HuangdiOptions(deck='[{"id": 0, "pattern": ["#"], "points": 1}]')
    with pytest.raises(SevenStatesError) as caught:
        HUANGDI.check_table(2, options)

    assert READERS[0].refusal(caught.value) == "The pattern of card 0 needs 2 to 5 blocks."


def test_some_lines_as_they_are_read() -> None:
    english, german, polish = READERS
    bids = events.bids_shown([3, 4, 2], [2, 0, 3])
    assert english.event(bids) == (
        "The bids are shown. Red: 5 (3 jade and 2 petition), White: 4"
        " and Black: 5 (2 jade and 3 petition)."
    )
    used = events.workers_used(0, 7, 3, 4)
    assert german.event(used) == (
        "Rot setzt 7 Bauern und 3 Sträflinge ein; 4 Bauern und alle Sträflinge sterben."
    )
    assert polish.event(events.quarried(1, 3, 2)) == "Biały wydobywa 3 bloki za 2 jadeity."
