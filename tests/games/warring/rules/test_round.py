"""The round: drawing, speech, secret play, collecting, ordering (W-RND)."""

import pytest

from sevenstates.core import RandomLuck
from sevenstates.games.warring.rules import WARRING
from tests.games.warring.rules.positions import (
    Chance,
    agenda_of,
    asked,
    facts,
    kinds,
    legal,
    play,
    position,
    refused,
    seat_view,
    values,
)

FULL = """
    seats: 3
    hand 1: war levy tax harvest academy
    hand 2: war levy tax harvest academy
    hand 3: war levy tax harvest academy
    characters 1: sun_bin zou_ji
    characters 2: shang_yang zhang_yi
    characters 3: hui_shi fei_yi
"""
# Hands lie in the order of the deck: war 1, tax 2, levy 3, harvest 4, academy 5.


@pytest.mark.rule("W-RND-1")
def test_from_the_host_each_draws_up_to_five() -> None:
    state = agenda_of("harvest(qi)", more="host: 2; hand 1: war levy tax harvest; hand 3: war")
    events = play(state, 2, "pass")

    drawn = [(fields["seat"], fields["count"]) for fields in facts(events, "cards_drawn")]
    assert drawn == [(2, 4), (0, 1), (1, 5)]
    assert facts(events, "cards_drawn", viewer=0)[1]["cards"]
    assert "cards" not in facts(events, "cards_drawn", viewer=0)[0]


@pytest.mark.rule("W-RND-2")
def test_public_event_is_revealed_and_takes_effect() -> None:
    deck = WARRING.new_state(3, luck=RandomLuck(1)).deck
    rise = [card.key for card in deck.public].index("increase_economy")
    state = agenda_of("academy(qi)")
    events = play(state, 1, "pass", luck=Chance(picks=[0] * 15 + [rise]))

    assert facts(events, "public_event") == [{"card": "increase_economy"}]
    assert values(state, "qin") == [5, 5, 4, 4]
    assert kinds(events).index("cards_drawn") < kinds(events).index("public_event")


@pytest.mark.rule("W-RND-3")
def test_host_speaks_and_others_answer_in_turn() -> None:
    state = position(FULL + "    ask: speech\n    host: 2")
    assert asked(state) == [(2, "speech")]
    assert refused(state, 2, "say support").rule_id == "W-RND-3"
    before = state.view(None)["states"]
    events = play(state, 2, "say strengthen qi")
    assert asked(state) == [(3, "answer")]
    assert refused(state, 3, "say peace").reason == "statement-not-yours"
    events += play(state, 3, "say oppose")
    events += play(state, 1, "pass")

    assert facts(events, "statement") == [
        {"seat": 1, "said": "strengthen", "state": "qi"},
        {"seat": 2, "said": "oppose", "state": "none"},
    ]
    assert len(state.view(None)["said"]) == 2
    assert state.view(None)["states"] == before
    assert asked(state) == [(1, "play"), (2, "play"), (3, "play")]


@pytest.mark.rule("W-RND-3")
def test_nobody_answers_a_silent_host_or_speaks_of_the_dead() -> None:
    state = position(FULL + "    ask: speech\n    states:\n    qi dead")
    assert refused(state, 1, "say weaken qi").rule_id == "W-SET-3"
    play(state, 1, "pass")

    assert asked(state)[0] == (1, "play")


@pytest.mark.rule("W-RND-4")
def test_all_play_at_once_and_nothing_shows() -> None:
    state = position(FULL)
    before = state.view(1)
    for moves in (["play 1", "mark qi"], ["mark zhao"], ["play 4", "mark han"]):
        assert not play(state, 1, *moves)
        assert state.view(1) == before
    assert not play(state, 1, "done")
    assert refused(state, 1, "play 2").reason == "not-your-decision"
    assert state.view(2)["seats"][0]["laid"] == 0
    play(state, 2, "play 5", "mark wei", "done")
    events = play(state, 3, "swap 1")

    assert facts(events, "all_played") == [{"counts": [2, 1, 0]}]


@pytest.mark.rule("W-RND-4")
def test_one_to_five_cards_or_a_swap_but_not_both() -> None:
    state = position(FULL)
    assert refused(state, 1, "done").reason == "nothing-played"
    assert {"swap 1", "swap 2"} <= set(legal(state, 1))
    assert refused(state, 1, "swap none").rule_id == "W-RND-4"
    play(state, 1, "play 1", "mark qi", "mark chu")
    assert refused(state, 1, "play 1").reason == "played-already"
    assert refused(state, 1, "swap 1").reason == "swap-or-play"
    for slot in (2, 3, 4, 5):
        play(state, 1, f"play {slot}", "mark yan")

    assert legal(state, 1) == ["done"]


@pytest.mark.rule("W-RND-4")
def test_swaps_are_carried_out_from_the_host_and_hands_are_kept() -> None:
    state = position(FULL + "    host: 2")
    play(state, 1, "swap 2")
    play(state, 2, "play 2", "mark qi", "done")
    events = play(state, 3, "swap 1")

    assert asked(state) == [(3, "keep-one")]
    assert len(seat_view(state, 3)["own_offer"]) == 3
    assert seat_view(state, 3)["hand"] == ["war", "tax", "levy", "harvest", "academy"]
    assert facts(events, "character_discarded") == [{"seat": 2}]
    offered = [card["key"] for card in seat_view(state, 3)["own_offer"]]
    events = play(state, 3, "keep 2")
    assert asked(state) == [(1, "keep-one")]
    held = [card["key"] for card in seat_view(state, 3)["own_characters"]]
    assert held == ["fei_yi", offered[1]]
    assert state.view(None)["people_buried"] == 4
    assert facts(events, "character_discarded", viewer=0) == [{"seat": 0, "character": "zou_ji"}]


@pytest.mark.rule("W-RND-4")
def test_without_a_character_a_swap_draws_three_all_the_same() -> None:
    state = position(FULL.replace("characters 1: sun_bin zou_ji", ""))
    assert refused(state, 1, "swap 1").reason == "no-such-character"
    play(state, 1, "swap none")
    play(state, 2, "play 2", "mark qi", "done")
    play(state, 3, "play 2", "mark qi", "done")

    assert len(seat_view(state, 1)["own_offer"]) == 3


@pytest.mark.rule("W-RND-5")
@pytest.mark.parametrize(("played", "taken"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_host_takes_by_the_table_at_random(played: int, taken: int) -> None:
    state = position(FULL)
    for slot in range(2, played + 1):
        play(state, 2, f"play {slot}", "mark yan")
    play(state, 2, "play 1", "mark qi", "mark chu", "done")
    play(state, 3, "swap 1")
    play(state, 1, "play 2", "mark qi", "done")
    last = played - 1
    events = play(state, 3, "keep 1", luck=Chance(picks=[last, 0][:taken]))

    assert facts(events, "cards_taken")[0] == {"seat": 1, "count": taken}
    cards = facts(events, "cards_taken", viewer=0)[0]["cards"]
    assert cards[0] == "war(qi,chu)"
    assert facts(events, "cards_taken", viewer=1)[0]["cards"] == cards
    assert "cards" not in facts(events, "cards_taken", viewer=2)[0]
    assert state.view(None)["agenda"]["taken"] == [1, taken, 0]


@pytest.mark.rule("W-RND-6")
def test_host_chooses_from_its_own_cards_after_seeing_the_others() -> None:
    state = position(FULL)
    play(state, 2, "play 4", "mark han", "done")
    play(state, 3, "play 5", "mark wei", "done")
    play(state, 1, "play 1", "mark qi", "mark chu", "play 2", "mark qi", "play 3", "mark qi")
    play(state, 1, "done")

    assert asked(state) == [(1, "take")]
    seen = [card["card"] for card in state.view(0)["agenda"]["cards"]]
    assert seen == ["harvest", "academy"]
    assert legal(state, 1) == ["take 1.1", "take 1.2", "take 1.3"]
    assert refused(state, 1, "take 2.1").rule_id == "W-RND-5"
    assert refused(state, 1, "pass").rule_id == "W-RND-6"
    play(state, 1, "take 1.3", "take 1.1")
    assert asked(state) == [(1, "amend")]
    chosen = [card["card"] for card in state.view(0)["agenda"]["cards"]]
    assert chosen == ["harvest", "academy", "levy", "war"]


@pytest.mark.rule("W-RND-6")
def test_host_who_swapped_adds_none() -> None:
    state = position(FULL)
    play(state, 1, "swap 1")
    play(state, 2, "play 4", "mark han", "done")
    play(state, 3, "play 5", "mark wei", "done")
    play(state, 1, "keep 1")

    assert state.view(None)["agenda"]["taken"] == [0, 1, 1]
    assert asked(state) == [(1, "amend")]


@pytest.mark.rule("W-RND-7")
def test_other_cards_are_discarded_unseen_and_owners_do_not_learn_of_it() -> None:
    state = position(FULL)
    play(state, 2, "play 4", "mark han", "play 5", "mark han", "done")
    play(state, 3, "play 5", "mark wei", "done")
    play(state, 1, "play 2", "mark qi", "done")
    assert state.view(1)["buried"] == {"count": 1, "seen": ["academy"]}
    assert state.view(0)["buried"] == {"count": 1, "seen": []}
    events = play(state, 1, "abandon 3")
    assert facts(events, "card_abandoned", viewer=0) == [{"seat": 0, "card": "tax"}]
    assert facts(events, "card_abandoned", viewer=1) == [{"seat": 0}]
    events = play(state, 1, "next 1")

    harvest = next(e for e in events if e.fields.get("card") == "harvest")
    assert harvest.seen_by(2) == harvest.seen_by(None)
    owners = [event for event in events if event.kind == "card_owner"]
    assert [(owner.fields["seat"], owner.to) for owner in owners] == [(1, (0, 1)), (2, (0, 2))]
    assert owners[0].seen_by(2) is None


@pytest.mark.rule("W-RND-7")
def test_abandoned_card_is_known_to_the_host_and_later_to_its_owner() -> None:
    state = position(FULL)
    play(state, 2, "play 4", "mark han", "done")
    play(state, 3, "play 5", "mark wei", "done")
    play(state, 1, "play 2", "mark qi", "done", "abandon 1")
    assert [c["card"] for c in state.view(1)["agenda"]["cards"]] == ["harvest"]
    assert state.view(1)["agenda"]["own_abandoned"] is None
    play(state, 1, "next 1")
    play(state, 3, "pass")  # Hui Shi, at the end of a round without war

    assert values(state, "han") == [4, 4, 4, 5]
    assert state.view(0)["buried"]["seen"] == ["harvest"]
    assert state.view(1)["buried"]["seen"] == ["harvest"]
    assert state.view(2)["buried"]["seen"] == []


@pytest.mark.rule("W-RND-8")
def test_host_abandons_or_adds_once_then_lays_down_the_order() -> None:
    state = agenda_of("harvest(qi)@2 academy(han)@3", more="hand 1: levy bodyguard")
    assert legal(state, 1) == ["pass", "abandon 1", "abandon 2", "add 1", "add 2"]
    assert refused(state, 1, "next 1").rule_id == "W-RND-8"
    play(state, 1, "add 2")
    assert refused(state, 1, "done").reason == "mark-first"
    play(state, 1, "mark zhao")
    assert refused(state, 1, "mark qi").reason == "choose-first"
    events = play(state, 1, "choose b", "done")
    assert facts(events, "card_added") == [{"seat": 0}]
    assert seat_view(state, 1)["hand"] == ["levy"]
    assert asked(state) == [(1, "order")]
    assert refused(state, 1, "abandon 1").rule_id == "W-RND-8"
    play(state, 1, "next 3")
    assert refused(state, 1, "next 3").reason == "ordered-already"
    events = play(state, 1, "next 2")

    assert [card["card"] for card in facts(events, "card_played")] == [
        "bodyguard",
        "academy",
        "harvest",
    ]


@pytest.mark.rule("W-RND-8")
def test_stepwise_the_host_chooses_after_each_result() -> None:
    state = agenda_of("war(qi,wei)@2 academy(han)@3 tax(yan)@2", more="options: stepwise")
    play(state, 1, "pass")
    assert asked(state) == [(1, "choose-next")]
    events = play(state, 1, "next 2")
    assert [card["card"] for card in facts(events, "card_played")] == ["academy"]
    assert legal(state, 1) == ["next 1", "next 2"]
    events = play(state, 1, "next 2", luck=Chance(1, 1))

    assert [card["card"] for card in facts(events, "card_played")] == ["tax", "war"]


@pytest.mark.rule("W-RND-8")
def test_cards_are_discarded_after_their_effect() -> None:
    state = agenda_of("harvest(qi)@2 academy(han)@3")
    play(state, 1, "pass", "next 1")

    assert state.view(None)["discards"] == {"harvest": 1, "academy": 1}


@pytest.mark.rule("W-RND-9")
def test_after_an_event_a_met_character_may_be_shown() -> None:
    state = agenda_of("academy(qi)", states="qi 4 5 6 4", more="characters 2: zou_ji duke_wen")
    play(state, 1, "pass")

    assert asked(state) == [(2, "claim")]
    assert refused(state, 2, "claim 2").rule_id == "W-RND-9"
    events = play(state, 2, "claim 1")
    assert facts(events, "claimed") == [{"seat": 1, "character": "zou_ji", "points": 6}]
    assert asked(state) == [(2, "keep-one")]
    assert state.view(None)["seats"][1]["points"] == 6


@pytest.mark.rule("W-RND-10")
def test_after_round_six_the_early_age_is_over() -> None:
    state = agenda_of(
        "academy(qi)", more="round: 6; characters 2: king_kuai duke_wen; characters 3: sun_bin"
    )
    events = play(state, 1, "pass")

    assert facts(events, "early_age_ended") == [{}]
    assert asked(state) == [(seat, "keep-two") for seat in (1, 2, 3)]
    drawn = [fields["seat"] for fields in facts(events, "characters_drawn")]
    assert drawn == [1, 2, 0]
    deck = {card.key: card for card in state.deck.characters}
    for seat in (1, 2, 3):
        view = seat_view(state, seat)
        assert view["own_characters"] == []
        assert len(view["own_offer"]) == 4
        assert all(deck[card["key"]].is_late for card in view["own_offer"])
        play(state, seat, "keep 1", "keep 4")
    assert state.view(None)["people"] == 35 - 6
    assert len(seat_view(state, 1)["own_characters"]) == 2


@pytest.mark.rule("W-RND-11")
def test_whatever_needs_an_order_goes_from_the_host() -> None:
    state = agenda_of(
        "academy(qi)",
        states="qi 4 5 6 4",
        more="host: 3; characters 1: zou_ji; characters 2: marquis_zhao; characters 3: hui_shi",
    )
    play(state, 3, "pass")
    assert asked(state) == [(1, "claim")]
    play(state, 1, "pass")

    assert asked(state) == [(3, "claim")]
