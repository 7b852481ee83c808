"""Everything that a seat knows is true in every world that is possible for it."""

import json

import pytest

from sevenstates.core import RandomLuck
from tests.games.warring.rules.positions import Chance, agenda_of, legal, play, position
from tests.kit.views import shown

WORLDS = 30


def test_passed_card_is_remembered_until_cards_leave_that_hand() -> None:
    stack = [
        {"step": "round", "part": "speech"},
        {"step": "claim_window", "moment": "event", "fresh": [0, 0, 0], "ahead": 0},
        {"step": "pass_right", "given": [-1, -1, -1]},
    ]
    state = position(f"""
        seats: 3
        hand 1: war tax
        hand 2: levy harvest
        hand 3: academy spies
        stack: {json.dumps(stack)}
    """)
    for seat in (1, 2, 3):
        play(state, seat, "give 1")
    for number in range(WORLDS):
        world = state.determinize(1, RandomLuck(number))
        assert "levy" in shown(world.view(0)["seats"][0]["hand"])
    play(state, 1, "pass")  # no speech
    play(state, 1, "play 1", "mark qi", "done")
    play(state, 2, "swap none")
    play(state, 3, "play 1", "mark qi", "mark chu", "done")
    play(state, 2, "keep 1")

    assert state.view(1)["seats"][0]["known"] == []


def test_host_keeps_the_event_deck_and_others_do_not_know_it() -> None:
    state = agenda_of("war(qi,chu)@2 assassination(qin)@3")
    hosts = [state.determinize(0, RandomLuck(n)).view(0)["agenda"]["cards"] for n in range(WORLDS)]
    owners = [state.determinize(1, RandomLuck(n)).agenda for n in range(WORLDS)]

    assert all(cards == state.view(0)["agenda"]["cards"] for cards in hosts)
    assert all(any(entry.owner == 1 and entry.targets == (0, 1) for entry in e) for e in owners)
    assert len({tuple(entries) for entries in owners}) > 1


def test_owner_does_not_know_whether_its_card_was_abandoned() -> None:
    state = agenda_of("war(qi,chu)@2 assassination(qin)@3 tax(han)@1")
    play(state, 1, "abandon 1")
    worlds = [state.determinize(1, RandomLuck(n)) for n in range(WORLDS)]

    assert {world.abandoned[0].owner == 1 for world in worlds} == {True, False}


def test_seat_that_is_asked_for_a_claim_could_make_one_in_every_world() -> None:
    state = agenda_of("academy(qi)", states="qi 4 5 6 4", more="characters 2: zou_ji duke_wen")
    play(state, 1, "pass")
    worlds = [state.determinize(2, RandomLuck(n)) for n in range(WORLDS)]

    assert all(len(legal(world, 2)) > 1 for world in worlds)
    assert len({tuple(world.characters[1]) for world in worlds}) > 1


def test_half_made_changes_of_the_host_do_not_show() -> None:
    state = agenda_of("tax(han)@2", more="hand 1: reform war")
    before = state.view(1)
    play(state, 1, "add 2", "mark qin")

    assert state.view(1) == before
    assert legal(state.determinize(1, RandomLuck(1)), 1)[0] == "pass"


@pytest.mark.rule("W-RND-4")
def test_done_seats_have_answered_somehow_in_every_world() -> None:
    state = position("""
        seats: 3
        hand 1: war tax
        hand 2: levy harvest
        hand 3: academy spies
        characters 1: sun_bin zou_ji
    """)
    play(state, 1, "play 1", "mark qi", "mark chu", "done")
    play(state, 2, "play 1")
    counts = set()
    for number in range(WORLDS):
        world = state.determinize(2, RandomLuck(number))
        assert [d.seat for d in world.pending()] == [1, 2]
        play(world, 2, "swap none")
        events = play(world, 3, "swap none", luck=Chance())
        counts.add(tuple(next(e for e in events if e.kind == "all_played").fields["counts"]))

    assert {count[0] for count in counts} == {0, 1, 2}
