"""Claims (W-CLM)."""

import pytest

from tests.games.warring.rules.positions import (
    Chance,
    agenda_of,
    asked,
    facts,
    legal,
    play,
    position,
    refused,
    seat_view,
    values,
)


@pytest.mark.rule("W-CLM-1")
def test_window_opens_after_each_card_and_at_the_end_of_the_round() -> None:
    state = agenda_of(
        "academy(qi)@2 harvest(han)@2",
        states="qi 4 5 6 4",
        more="characters 2: zou_ji; characters 3: hui_shi",
    )
    play(state, 1, "pass", "next 1")
    assert asked(state) == [(2, "claim")]
    assert values(state, "han") == [4, 4, 4, 5]
    play(state, 2, "pass")
    assert values(state, "han") == [4, 6, 4, 5]
    assert asked(state) == [(2, "claim")]
    play(state, 2, "pass", "pass")

    assert asked(state) == [(3, "claim")]


@pytest.mark.rule("W-CLM-1")
def test_window_opens_after_the_public_event() -> None:
    state = agenda_of("tax(han)", states="qi 4 5 7 4", more="characters 2: zou_ji")
    rise = [card.key for card in state.deck.public].index("increase_culture")
    play(state, 1, "pass", luck=Chance(picks=[0] * 15 + [rise]))

    assert state.view(None)["public"] == "increase_culture"
    assert asked(state) == [(2, "claim")]


@pytest.mark.rule("W-CLM-1")
def test_window_opens_once_for_the_whole_card() -> None:
    # Qin wins both wars of the Battle of Huayang: one window, and Bai Qi can be claimed once.
    state = agenda_of(
        "huayang(qin,wei,zhao)",
        states="qin 9 4 4 4;wei 3 5 4 4;zhao 3 4 5 4",
        more="round: 8; characters 2: bai_qi",
    )
    play(state, 1, "pass", luck=Chance(6, 1, 6, 1))

    assert len(state.board.wars) == 2
    assert legal(state, 2) == ["pass", "claim 1"]


@pytest.mark.rule("W-CLM-2")
def test_each_seat_claims_one_by_one_and_keeps_one_of_two() -> None:
    state = agenda_of(
        "academy(qi)",
        states="qi 4 5 6 4;zhao 8 4 5 8",
        more="characters 2: zou_ji marquis_su; characters 3: king_wuling",
    )
    play(state, 1, "pass")
    assert asked(state) == [(2, "claim")]
    assert legal(state, 2) == ["pass", "claim 1", "claim 2"]
    events = play(state, 2, "claim 2")
    assert facts(events, "characters_drawn") == [{"seat": 1, "count": 2}]
    assert asked(state) == [(2, "keep-one")]
    left = seat_view(state, 2)["own_offer"][1]["key"]
    play(state, 2, "keep 1")
    assert asked(state) == [(2, "claim")]
    play(state, 2, "claim 1", "keep 2")

    assert asked(state) == [(3, "claim")]
    assert state.view(None)["seats"][1]["completed"] == ["marquis_su", "zou_ji"]
    assert state.view(None)["people_buried"] == 2
    assert left not in [card["key"] for card in seat_view(state, 2)["own_characters"]]


@pytest.mark.rule("W-CLM-2")
def test_without_a_host_the_one_who_would_have_hosted_claims_first() -> None:
    state = position("""
        seats: 3
        host: 2
        public: no_host
        hand 1: war
        hand 2: war
        hand 3: academy
        states:
        qi 4 5 6 4
        zhao 8 4 5 8
        characters 1: zou_ji
        characters 2: king_wuling
    """)
    for seat in (1, 2):
        play(state, seat, "play 1", "mark chu", "mark han", "done")
    play(state, 3, "play 1", "mark qi", "done", luck=Chance(1, 1))

    assert asked(state) == [(2, "claim")]


@pytest.mark.rule("W-CLM-2")
def test_claiming_is_optional() -> None:
    state = agenda_of("academy(qi)", states="qi 4 5 6 4", more="characters 2: zou_ji")
    events = play(state, 1, "pass")
    events += play(state, 2, "pass")

    assert not facts(events, "claimed")
    assert [card["key"] for card in seat_view(state, 2)["own_characters"]] == ["zou_ji"]


@pytest.mark.rule("W-CLM-3")
def test_character_drawn_in_a_window_waits_for_the_next() -> None:
    # Marquis Su is drawn for Zou Ji and met at once.
    state = agenda_of(
        "academy(qi)@2 harvest(han)@2",
        states="qi 4 5 6 4;zhao 4 4 5 8",
        more="characters 2: zou_ji",
    )
    number = [card.key for card in state.deck.characters].index("marquis_su")
    play(state, 1, "pass", "next 1")
    play(state, 2, "claim 1", luck=Chance(picks=[number]))
    play(state, 2, "keep 1")

    assert [card["card"] for card in state.view(None)["agenda"]["played"]] == ["academy", "harvest"]
    assert asked(state) == [(2, "claim")]
    assert legal(state, 2) == ["pass", "claim 1"]


@pytest.mark.rule("W-CLM-3")
def test_character_too_new_is_refused_while_another_is_claimed() -> None:
    state = agenda_of(
        "academy(qi)@2",
        states="qi 4 5 6 4;zhao 8 4 5 8",
        more="characters 2: zou_ji king_wuling",
    )
    number = [card.key for card in state.deck.characters].index("marquis_su")
    play(state, 1, "pass")
    play(state, 2, "claim 1", luck=Chance(picks=[number]))
    play(state, 2, "keep 1")

    assert legal(state, 2) == ["pass", "claim 1"]
    assert refused(state, 2, "claim 2").rule_id == "W-CLM-3"


@pytest.mark.rule("W-CLM-3")
def test_new_hero_waits_for_the_window_after_the_public_event() -> None:
    state = agenda_of("tax(han)", states="zhao 4 4 5 8", more="characters 2: duke_wen")
    hero = [card.key for card in state.deck.public].index("draw_new_hero")
    number = [card.key for card in state.deck.characters].index("marquis_su")
    play(state, 1, "pass", luck=Chance(picks=[0] * 15 + [hero, number]))
    assert asked(state) == [(2, "new-hero")]
    play(state, 2, "exchange 1 for 1")

    assert asked(state) == [(2, "speech")]


@pytest.mark.rule("W-CLM-4")
def test_board_goal_looks_at_the_board_in_the_window() -> None:
    # Culture has long been 8; and Yan's economy passes through 10 inside the card only.
    long_ago = agenda_of("tax(han)", states="qi 4 5 8 4", more="characters 2: zou_ji")
    play(long_ago, 1, "pass")
    assert asked(long_ago) == [(2, "claim")]

    passing = agenda_of("tax(han)@2 banned_books(qi)@2", states="qi 4 5 8 4")
    play(passing, 1, "pass", "next 2")
    assert values(passing, "qi") == [4, 5, 6, 4]


@pytest.mark.rule("W-CLM-4")
def test_value_passed_through_inside_a_card_does_not_count() -> None:
    deck = (
        '{"events": [{"key": "wave", "name": "Wave", "copies": 99, "slots": ["qi"], "do": ['
        '{"do": "change", "who": 0, "culture": 4}, {"do": "change", "who": 0, "culture": -4}]}],'
        ' "characters": [{"key": "c", "name": "C", "state": "qi", "era": "early", "points": 1,'
        ' "goal": {"is": "attribute", "state": "qi", "attribute": "culture", "above": 7}}]}'
    )
    state = position(
        f"seats: 3\ndeck: own\n| {deck}\nagenda: wave(qi)\nask: amend\ncharacters 2: c"
    )
    events = play(state, 1, "pass")

    assert len(facts(events, "changed")) == 2
    assert not facts(events, "claim_possible")


@pytest.mark.rule("W-CLM-5")
def test_happenings_count_for_the_event_just_resolved_only() -> None:
    state = agenda_of("war(qi,wei)@2 tax(han)@2", more="characters 2: sun_bin")
    play(state, 1, "pass", "next 1", luck=Chance(3, 1))
    assert asked(state) == [(2, "claim")]
    events = play(state, 2, "pass")

    assert [card["card"] for card in facts(events, "card_played")] == ["tax"]
    assert not facts(events, "claim_possible")


@pytest.mark.rule("W-CLM-6")
def test_growth_counts_from_before_the_public_event_in_any_window() -> None:
    state = agenda_of(
        "harvest(qi)@2",
        states="qi 4 5 4 4 15",
        more="characters 2: qi_king_wei; characters 3: hui_shi",
    )
    play(state, 1, "pass")
    assert asked(state) == [(2, "claim")]  # from 15 to 19: above 3

    short = agenda_of("harvest(qi)@2", states="qi 4 5 4 4 16", more="characters 2: qi_king_wei")
    assert not facts(play(short, 1, "pass"), "claim_possible")


@pytest.mark.rule("W-CLM-6")
@pytest.mark.parametrize(
    ("card", "dice", "quiet"), [("tax(han)", (), True), ("war(qi,wei)", (3, 2), False)]
)
def test_no_war_is_claimed_at_the_end_of_the_round_only(
    card: str, dice: tuple[int, ...], quiet: bool
) -> None:
    state = agenda_of(f"{card}@2 harvest(yan)@2", more="characters 3: hui_shi")
    events = play(state, 1, "pass", "next 1", luck=Chance(*dice))

    assert bool(facts(events, "claim_possible")) == quiet
    assert len(facts(events, "card_played")) == 2


@pytest.mark.rule("W-CLM-6")
def test_one_states_peace_is_not_broken_by_others() -> None:
    state = agenda_of("war(qi,wei)@2", states="zhao 8 4 5 4", more="characters 3: fei_yi")
    events = play(state, 1, "pass", luck=Chance(3, 2))

    assert facts(events, "claim_possible") == [{"seat": 2}]


@pytest.mark.rule("W-CLM-7")
@pytest.mark.parametrize(
    ("states", "character", "is_met"),
    [
        ("qi 4 5 5 4", "zou_ji", False),  # culture 7 is not above 7
        ("qi 4 5 6 4", "zou_ji", True),
        ("chu 4 4 5 2", "qu_yuan", True),  # morale 2 is below 3
        ("chu 4 4 5 3", "qu_yuan", False),
        ("chu dead", "qu_yuan", False),
        ("chu 6 6 5 4", "chu_king_wei", True),  # military and economy alone highest
        ("chu 6 6 5 4;qin 6 4 4 4", "chu_king_wei", False),  # military shared
        ("zhao 4 4 5 4", "fei_yi", False),
    ],
)
def test_leads_above_and_below(states: str, character: str, is_met: bool) -> None:
    state = agenda_of("academy(qi)", states=states, more=f"characters 2: {character}")
    events = play(state, 1, "pass")

    assert bool(facts(events, "claim_possible")) == is_met


@pytest.mark.rule("W-CLM-8")
def test_at_the_end_of_round_six_a_claim_draws_nothing() -> None:
    state = agenda_of("tax(han)", more="round: 6; host: 1; characters 2: hui_shi duke_wen")
    play(state, 1, "pass")
    assert asked(state) == [(2, "claim")]
    events = play(state, 2, "claim 1")

    assert facts(events, "claimed") == [{"seat": 1, "character": "hui_shi", "points": 2}]
    assert facts(events, "early_age_ended") == [{}]
    first = facts(events, "characters_drawn")[0]
    assert first["count"] == 4  # the Late ones


@pytest.mark.rule("W-CLM-8")
def test_during_round_six_a_claim_draws_as_always() -> None:
    state = agenda_of("academy(qi)", states="qi 4 5 6 4", more="round: 6; characters 2: zou_ji")
    play(state, 1, "pass")
    play(state, 2, "claim 1")

    assert asked(state) == [(2, "keep-one")]


@pytest.mark.rule("W-CLM-9")
def test_named_event_counts_even_without_effect() -> None:
    state = agenda_of("shen_buhai_method(han)", states="han dead", more="characters 2: shen_buhai")
    play(state, 1, "pass")

    assert asked(state) == [(2, "claim")]


@pytest.mark.rule("W-CLM-9")
def test_abandoned_event_does_not_count() -> None:
    state = agenda_of("shen_buhai_method(han)", more="characters 2: shen_buhai")
    events = play(state, 1, "abandon 1")

    assert not facts(events, "claim_possible")


@pytest.mark.rule("W-CLM-9")
@pytest.mark.parametrize(("choice", "is_met"), [("a", True), ("b", False)])
def test_named_choice_counts(choice: str, is_met: bool) -> None:
    state = agenda_of(f"jade_disc(zhao,qin){choice}", more="round: 8; characters 2: lin_xiangru")
    events = play(state, 1, "pass")

    assert bool(facts(events, "claim_possible")) == is_met
