"""Components and set-up (W-SET)."""

from collections import Counter

import pytest

from sevenstates.core import Event, Match, RandomLuck
from sevenstates.games.warring.rules import WARRING
from sevenstates.games.warring.rules.components import STATES
from sevenstates.games.warring.rules.decks import load_deck
from tests.games.warring.rules.positions import (
    Chance,
    agenda_of,
    asked,
    facts,
    host_plays,
    is_alive,
    play,
    position,
    refused,
    seat_view,
    values,
)


@pytest.mark.rule("W-SET-1")
def test_states_at_the_start() -> None:
    state = WARRING.new_state(3, luck=RandomLuck(1))

    assert {name: values(state, name) for name in STATES} == {
        "qi": [4, 5, 4, 4],
        "chu": [4, 4, 5, 4],
        "yan": [5, 4, 4, 4],
        "han": [4, 4, 4, 5],
        "zhao": [4, 4, 5, 4],
        "wei": [4, 5, 4, 4],
        "qin": [5, 4, 4, 4],
    }
    assert STATES == ("qi", "chu", "yan", "han", "zhao", "wei", "qin")


@pytest.mark.rule("W-SET-2")
def test_more_than_ten_is_lost() -> None:
    state = host_plays("harvest(qi)", states="qi 4 9 4 4")

    assert values(state, "qi") == [4, 10, 4, 4]


@pytest.mark.rule("W-SET-3")
@pytest.mark.parametrize(
    ("morale", "lives"), [pytest.param(1, False), pytest.param(2, False), pytest.param(3, True)]
)
def test_loss_below_one_kills_from_anywhere(morale: int, lives: bool) -> None:
    state = host_plays("bribery(qi)", states=f"qi 4 5 4 {morale}")

    assert is_alive(state, "qi") == lives
    assert values(state, "qi") == ([4, 5, 4, 1] if lives else [0, 0, 0, 0])


@pytest.mark.rule("W-SET-3")
def test_dead_state_cannot_be_marked_and_leads_nowhere() -> None:
    state = position("""
        seats: 3
        states:
        qi dead
        hand 1: war
    """)
    play(state, 1, "play 1")

    refusal = refused(state, 1, "mark qi")
    assert (refusal.reason, refusal.rule_id) == ("state-dead", "W-SET-3")


@pytest.mark.rule("W-SET-4")
def test_printed_decks() -> None:
    deck = load_deck(None)

    assert sum(card.copies for card in deck.events) == 164
    assert Counter(card.is_late for card in deck.characters) == {False: 21, True: 35}
    assert sum(card.copies for card in deck.public) == 24
    assert Counter((card.is_late, card.state) for card in deck.characters) == {
        (late, state): 5 if late else 3 for late in (False, True) for state in range(7)
    }


@pytest.mark.rule("W-SET-5")
def test_public_deck_is_fourteen_others_then_prelude_then_unify() -> None:
    state = WARRING.new_state(3, luck=RandomLuck(3))
    luck, events = RandomLuck(4), list[Event]()
    while state.pending():
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck, events)

    shown = [fields["card"] for fields in facts(events, "public_event")]
    others = Counter(shown[:14])
    assert others <= Counter({c.key: c.copies for c in load_deck(None).public})
    assert not {"unify", "prelude_of_unify"} & set(others)
    assert shown[14:] == ["prelude_of_unify", "unify"]


@pytest.mark.rule("W-SET-6")
def test_each_draws_five_events_and_keeps_two_of_three_early_characters() -> None:
    state = WARRING.new_state(4, luck=RandomLuck(5))

    assert asked(state) == [(seat, "keep-two") for seat in (1, 2, 3, 4)]
    assert all(decision.sealed for decision in state.pending())
    for seat in (1, 2, 3, 4):
        view = seat_view(state, seat)
        assert len(view["hand"]) == 5
        assert len(view["own_offer"]) == 3
    first = [card["key"] for card in seat_view(state, 1)["own_offer"]]
    for seat in (1, 2, 3):
        play(state, seat, "keep 1", "keep 3")
        assert state.view(None)["people"] == 21 - 12
    play(state, 4, "keep 2", "keep 1", luck=RandomLuck(5))

    assert [card["key"] for card in seat_view(state, 1)["own_characters"]] == [first[0], first[2]]
    assert state.view(None)["people"] == 21 - 8


@pytest.mark.rule("W-SET-7")
def test_highest_roll_of_two_dice_hosts_and_only_the_tied_roll_again() -> None:
    # 3, 9, 9, 2; then seats 2 and 3 alone: 4 and 7.
    luck = Chance(1, 2, 4, 5, 3, 6, 1, 1, 1, 3, 3, 4)

    log: list[Event] = []
    state = WARRING.new_state(4, luck=luck, log=log)
    assert state.view(None)["host"] == 2
    assert not luck.dice
    assert {event.kind for event in log} == {"host_rolled"}
    totals = [{r["seat"]: r["total"] for r in e.fields["rolls"].values()} for e in log]
    assert totals == [{0: 3, 1: 9, 2: 9, 3: 2}, {1: 4, 2: 7}]
    assert log[0].fields["rolls"]["1"]["dice"] == [4, 5]
    assert [event.fields["host"] for event in log] == ["none", 2]


@pytest.mark.rule("W-SET-7")
def test_everybody_sees_the_dice_in_matches_and_replays() -> None:
    match = Match(WARRING, 3, luck=RandomLuck(5))
    moments = match.record().replay(WARRING)

    assert match.opening
    assert next(iter(moments)).events == match.opening
    assert all(e.seen_by(viewer) == e for e in match.opening for viewer in (0, None))
    assert match.opening[-1].fields["host"] == match.state.view(None)["host"]


@pytest.mark.rule("W-SET-7")
def test_host_passes_to_the_left() -> None:
    state = agenda_of("harvest(qi)", more="host: 3")
    play(state, 3, "pass")

    assert (state.view(None)["round"], state.view(None)["host"]) == (2, 0)


@pytest.mark.rule("W-SET-8")
def test_event_deck_refills_from_its_discards() -> None:
    cards = [c for c in load_deck(None).events if c.key not in ("war", "levy", "tax")]
    discarded = " ".join(f"{card.key}*{card.copies}" for card in cards)
    state = position(f"""
        seats: 3
        hand 1: war*5
        hand 2: war*5
        hand 3: war*4 levy
        buried: war:1 tax:1 tax:1 tax:1 tax:1 tax:1 levy:2 levy:2 levy:2 levy:2 levy:2
        discards: {discarded}
        characters 1: sun_bin zou_ji
    """)
    assert state.view(None)["stock"] == 0
    play(state, 1, "swap 1")
    play(state, 2, "play 1", "mark qi", "mark chu", "done")
    events = play(state, 3, "swap none")
    events += play(state, 1, "keep 1")
    events += play(state, 3, "keep 1")
    events += play(state, 1, "pass", luck=Chance(1, 1))

    assert {"deck": "events"} in facts(events, "deck_refilled")
    assert state.view(0)["seats"][1]["hand_size"] == 5
    assert state.view(0)["buried"] == {"count": 0, "seen": []}


@pytest.mark.rule("W-SET-8")
def test_character_deck_refills_but_completed_ones_stay_out() -> None:
    early = [c.key for c in load_deck(None).characters if not c.is_late]
    state = position(f"""
        seats: 3
        hand 1: war
        hand 2: war
        hand 3: war
        characters 1: {early[0]}
        completed 2: {" ".join(early[1:18])}
        people buried: {early[18]}:2 {early[19]}:2 {early[20]}:3
    """)
    play(state, 1, "swap 1")
    play(state, 2, "play 1", "mark qi", "mark chu", "done")
    events = play(state, 3, "play 1", "mark qi", "mark chu", "done")

    offered = facts(events, "characters_drawn", viewer=0)[0]["characters"]
    assert facts(events, "deck_refilled") == [{"deck": "characters"}]
    assert set(offered) < {early[0], *early[18:]}
    assert len(offered) == 3


@pytest.mark.rule("W-SET-8")
def test_short_deck_gives_what_there_is() -> None:
    early = [c.key for c in load_deck(None).characters if not c.is_late]
    state = position(f"""
        seats: 3
        hand 2: war
        hand 3: war
        completed 2: {" ".join(early)}
    """)
    play(state, 1, "swap none")
    play(state, 2, "play 1", "mark qi", "mark chu", "done")
    play(state, 3, "play 1", "mark qi", "mark chu", "done")

    assert seat_view(state, 1)["own_characters"] == []
    assert asked(state) == [(1, "amend")]
