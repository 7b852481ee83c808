"""Public events, strength and the end (W-PUB, W-EVT-6, W-END)."""

import pytest

from sevenstates.core import Event
from sevenstates.games.warring.rules import WarringState
from sevenstates.games.warring.rules.components import STATES
from tests.games.warring.rules.positions import (
    Chance,
    agenda_of,
    asked,
    facts,
    host_plays,
    is_alive,
    legal,
    play,
    play_out,
    position,
    refused,
    seat_view,
    values,
)

HANDS = "\n".join(f"hand {seat}: war tax levy harvest academy" for seat in (1, 2, 3))


def reveal(
    name: str, *, states: str = "", more: str = "", dice: tuple[int, ...] = ()
) -> tuple[WarringState, list[Event]]:
    """A round ends and the public event of that name comes next; seat 2 is Host then."""
    state = agenda_of("tax(qi)@1", states=states, more=more)
    number = [card.key for card in state.deck.public].index(name)
    if state.round >= 14:
        luck = Chance(*dice)
    else:
        draws = sum(5 - len(hand) for hand in state.hands)
        luck = Chance(*dice, picks=[*first_cards(state, draws), number])
    events = play(state, 1, "abandon 1", luck=luck)
    assert state.view(None)["public"] == name
    return state, events


def first_cards(state: WarringState, count: int) -> list[int]:
    """The picks that draw the first cards of the deck."""
    stock = [kind for kind, left in enumerate(state.stock) for _ in range(left)]
    return stock[:count]


def all_play(state: WarringState, *, luck: Chance | None = None) -> list[Event]:
    """Each of three seats plays a harvest, an academy and a tax on Yan, in this order."""
    events: list[Event] = []
    for seat in (1, 2, 3):
        hand = seat_view(state, seat)["hand"]
        for name in ("harvest", "academy", "tax"):
            play(state, seat, f"play {hand.index(name) + 1}", "mark yan")
        events = play(state, seat, "done", luck=luck if seat == 3 else None)
    return events


@pytest.mark.rule("W-PUB-1")
def test_no_host() -> None:
    state = position(f"seats: 3\nhost: 2\npublic: no_host\n{HANDS}")
    events = all_play(state, luck=Chance(picks=[0, 0, 1, 0, 2, 0, 5, 0, 0, 0, 0, 0]))

    counts = [(fields["seat"], fields["count"]) for fields in facts(events, "cards_taken")]
    assert counts == [(1, 2), (2, 2), (0, 2)]
    assert len(facts(events, "card_played")) == 6
    assert [fields["seat"] for fields in facts(events, "card_owner", viewer=1)] == [1, 1]
    assert state.view(None)["host"] == 2
    assert state.view(None)["round"] == 2


@pytest.mark.rule("W-PUB-1")
def test_no_host_makes_no_speech() -> None:
    state, _ = reveal("no_host")

    assert asked(state) == [(1, "play"), (2, "play"), (3, "play")]


@pytest.mark.rule("W-PUB-2")
def test_reveal_cards() -> None:
    state = position(f"seats: 3\npublic: reveal_cards\n{HANDS}")
    events = all_play(state)
    shown = facts(events, "cards_revealed")
    assert [fields["seat"] for fields in shown] == [0, 1, 2]
    assert shown[1]["cards"] == ["harvest(yan)", "academy(yan)", "tax(yan)"]
    assert asked(state) == [(1, "take")]
    laid = state.view(None)["seats"][2]["laid_cards"]
    assert laid is not None
    assert [card["card"] for card in laid] == [
        "harvest",
        "academy",
        "tax",
    ]
    play(state, 1, "take 3.2", "take 2.1", "take 3.1")
    assert refused(state, 1, "take 3.1").rule_id == "W-RND-5"
    play(state, 1, "take 2.2", "take 1.1", "take 1.1")

    assert asked(state) == [(1, "order")]  # nothing to abandon or add
    assert state.view(None)["discards"] == {"academy": 1, "tax": 2}


@pytest.mark.rule("W-PUB-3")
def test_one_card() -> None:
    state = position(f"seats: 3\npublic: one_card\n{HANDS}")
    for seat in (1, 2, 3):
        play(state, seat, "play 2", "mark yan")
        assert legal(state, seat) == ["done"]
        assert refused(state, seat, "play 3").rule_id == "W-PUB-3"
        play(state, seat, "done")

    assert asked(state) == [(1, "amend")]
    assert legal(state, 1) == ["pass", "add 1", "add 2", "add 3", "add 4"]
    assert refused(state, 1, "abandon 1").rule_id == "W-PUB-3"


@pytest.mark.rule("W-PUB-4")
def test_no_war() -> None:
    state, events = reveal("no_war")
    assert facts(events, "forbidden")[0]["what"] == "war"
    assert [row["forbidden"] for row in state.view(None)["states"]] == [["war"]] * 7

    fighting = agenda_of(
        "war(chu,zhao)@1 minority_a(qi)@1",
        more="public: no_war; " + "forbidden: " + ", ".join(f"war {name}" for name in STATES),
    )
    before = fighting.view(None)["states"]
    events = play_out(fighting)
    assert facts(events, "raid_forbidden") == [{"state": "qi"}]
    assert [row["strength"] for row in fighting.view(None)["states"]] == [
        row["strength"] for row in before
    ]


@pytest.mark.rule("W-PUB-4")
def test_bans_end_with_the_round() -> None:
    state = agenda_of("tax(qi)", more="forbidden: war chu, rise qi culture")
    play(state, 1, "pass")

    assert not any(row["forbidden"] for row in state.view(None)["states"])


@pytest.mark.rule("W-PUB-5")
@pytest.mark.parametrize("attribute", ["military", "economy", "culture", "morale"])
def test_attribute_that_cannot_rise(attribute: str) -> None:
    state, _ = reveal(f"no_{attribute}")

    assert [r["forbidden"] for r in state.view(None)["states"]] == [[f"rise {attribute}"]] * 7


@pytest.mark.rule("W-PUB-5")
def test_wars_and_invasions_bring_no_economy_but_falls_go_on() -> None:
    banned = "forbidden: " + ", ".join(f"rise {name} economy" for name in STATES)
    state = host_plays("war(chu,zhao)@1 minority_a(qi)@1 famine(wei)@1", 5, 1, 6, 1, more=banned)

    assert values(state, "chu") == [4, 4, 5, 4]
    assert values(state, "zhao") == [2, 2, 3, 2]
    assert values(state, "qi") == [4, 5, 4, 4]
    assert values(state, "wei") == [4, 3, 4, 4]


@pytest.mark.rule("W-PUB-6")
@pytest.mark.parametrize("place", range(4))
def test_increase_and_reduce(place: int) -> None:
    attribute = ("military", "economy", "culture", "morale")[place]
    up, _ = reveal(f"increase_{attribute}", states="yan dead;chu 10 10 10 10")
    assert values(up, "qi")[place] == [4, 5, 4, 4][place] + 1
    assert values(up, "chu") == [10, 10, 10, 10]
    assert not is_alive(up, "yan")

    down, _ = reveal(f"reduce_{attribute}", states="qi 1 1 1 1")
    assert values(down, "qi") == [1, 1, 1, 1]
    assert values(down, "chu")[place] == [4, 4, 5, 4][place] - 1


@pytest.mark.rule("W-PUB-7")
@pytest.mark.parametrize(
    ("name", "left_out"), [("boost_in_north", {"qin", "chu"}), ("boost_in_south", {"yan", "zhao"})]
)
def test_boosts(name: str, left_out: set[str]) -> None:
    state, events = reveal(name)

    risen = {fields["state"] for fields in facts(events, "changed")}
    assert risen == set(STATES) - left_out
    assert values(state, "han")[3] == 6


@pytest.mark.rule("W-PUB-8")
def test_draw_new_hero() -> None:
    state, _ = reveal("draw_new_hero", more="characters 1: sun_bin; characters 2: zou_ji duke_wen")
    assert asked(state) == [(2, "new-hero")]
    view = seat_view(state, 2)
    assert len(view["own_offer"]) == 2
    hero = view["own_offer"][1]["key"]
    play(state, 2, "exchange 2 for 1")
    assert [c["key"] for c in seat_view(state, 2)["own_characters"]] == ["duke_wen", hero]
    # Seat 3 has nobody to exchange; seat 1 declines.
    assert asked(state) == [(1, "new-hero")]
    assert refused(state, 1, "exchange 1 for 2").rule_id == "W-PUB-8"
    play(state, 1, "pass")

    assert [c["key"] for c in seat_view(state, 1)["own_characters"]] == ["sun_bin"]
    # Who has nobody draws nobody either: only the others' four were drawn.
    assert seat_view(state, 3)["characters"] == 0
    assert state.view(None)["people_buried"] == 4
    assert asked(state) == [(2, "speech")]


@pytest.mark.rule("W-PUB-9")
def test_discard_hand() -> None:
    hands = HANDS.replace("\n", ";")
    state, events = reveal("discard_hand", more=hands)

    order = [
        (e.kind, e.fields["seat"]) for e in events if e.kind in ("hand_discarded", "cards_drawn")
    ]
    assert order == [
        *(("hand_discarded", seat) for seat in (1, 2, 0)),
        *(("cards_drawn", seat) for seat in (1, 2, 0)),
    ]
    assert seat_view(state, 2)["hand"] == ["war"] * 5
    assert state.view(0)["buried"]["count"] == 16
    assert len(state.view(0)["buried"]["seen"]) == 6  # and the abandoned card


@pytest.mark.rule("W-PUB-10")
def test_pass_one_card_right() -> None:
    hands = "hand 1: war*5; hand 2: harvest*5; hand 3: levy*5"
    state, _ = reveal("pass_one_card_right", more=hands)
    assert asked(state) == [(1, "give"), (2, "give"), (3, "give")]
    play(state, 1, "give 1")
    play(state, 2, "give 3")
    assert seat_view(state, 1)["hand"] == ["war"] * 5
    events = play(state, 3, "give 5")

    assert [(f["seat"], f["to"]) for f in facts(events, "card_passed")] == [(1, 0), (2, 1), (0, 2)]
    assert seat_view(state, 1)["hand"] == ["war"] * 4 + ["harvest"]
    assert seat_view(state, 3)["hand"] == ["war"] + ["levy"] * 4
    assert state.view(1)["seats"][0]["known"] == ["harvest"]
    assert state.view(2)["seats"][0]["known"] == []
    assert sum(c.copies for c in state.deck.public if c.special == "pass_right") == 2


@pytest.mark.rule("W-PUB-11")
def test_prelude_of_unify() -> None:
    # Strength: Qin 20, Qi 18, Chu 17 ..., Wei 9, Han 8.
    states = "qin 5 5 5 5;qi 5 5 4 4;han 2 2 2 2;wei 3 2 2 2;zhao 4 4 4 4;yan 4 4 4 3"
    state, events = reveal("prelude_of_unify", states=states, more="round: 14", dice=(5, 2, 3, 3))

    assert facts(events, "states_named") == [{"states": ["qin", "han", "qi", "wei"]}]
    assert [fields["sides"] for fields in facts(events, "war")] == [["qin", "han"], ["qi", "wei"]]
    assert not is_alive(state, "han")  # 10 to 4: loses 3
    assert values(state, "wei") == [2, 1, 1, 1]
    assert asked(state) == [(2, "speech")]


@pytest.mark.rule("W-PUB-11")
def test_prelude_with_three_states_has_one_war() -> None:
    dead = ";".join(f"{name} dead" for name in ("chu", "yan", "han", "zhao"))
    _, events = reveal(
        "prelude_of_unify", states=f"{dead};qi 5 5 5 5", more="round: 14", dice=(1, 1)
    )

    assert facts(events, "states_named") == [{"states": ["qi", "wei"]}]
    assert len(facts(events, "war")) == 1


@pytest.mark.rule("W-PUB-12")
def test_unify_ends_the_game_and_nobody_draws() -> None:
    state = agenda_of("tax(qi)", states="qi 5 5 5 5", more="round: 15; characters 2: king_min")
    events = play(state, 1, "abandon 1")

    assert not facts(events, "cards_drawn")
    assert facts(events, "unified") == [{"state": "qi"}]
    assert facts(events, "claimed") == [{"seat": 1, "character": "king_min", "points": 10}]
    assert asked(state) == []
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("unified", (1,))


@pytest.mark.rule("W-PUB-13", "W-EVT-6")
@pytest.mark.parametrize(
    ("states", "unifier"),
    [
        ("qi 5 5 5 5;chu 5 5 5 6", "chu"),  # the sum
        ("qi 5 5 5 5;chu 6 5 5 4", "chu"),  # military
        ("qi 5 6 5 4;chu 5 5 6 4", "qi"),  # economy
        ("qi 5 5 5 5;chu 5 5 6 4", "chu"),  # culture
    ],
)
def test_strength_is_compared_in_order(states: str, unifier: str) -> None:
    state = agenda_of("tax(qi)", states=states, more="round: 15")
    events = play(state, 1, "abandon 1")

    assert facts(events, "unified") == [{"state": unifier}]


@pytest.mark.rule("W-PUB-13")
def test_equals_fight_a_war_with_all_its_results_until_one_wins() -> None:
    state = agenda_of("tax(qi)", states="qi 5 5 5 5;chu 5 5 5 5", more="round: 15")
    events = play(state, 1, "abandon 1", luck=Chance(3, 3, 1, 6))

    assert len(facts(events, "war")) == 2
    assert facts(events, "unified") == [{"state": "chu"}]
    assert values(state, "chu") == [5, 6, 5, 5]
    assert values(state, "qi") == [3, 3, 3, 3]


@pytest.mark.rule("W-PUB-13")
def test_of_several_equals_the_first_two_fight_then_all_compare_again() -> None:
    same = ";".join(f"{name} 5 5 5 5" for name in ("chu", "yan", "qin"))
    state = agenda_of("tax(qi)", states=same, more="round: 15")
    events = play(state, 1, "abandon 1", luck=Chance(1, 2))

    assert [fields["sides"] for fields in facts(events, "war")] == [["chu", "yan"]]
    assert facts(events, "unified") == [{"state": "yan"}]  # with 21 now


@pytest.mark.rule("W-END-1")
def test_last_state_has_unified_the_land() -> None:
    dead = ";".join(f"{name} dead" for name in ("qi", "chu", "yan", "han", "zhao"))
    state = agenda_of("bribery(wei)", states=f"{dead};wei 4 4 4 1", more="round: 9")
    events = play(state, 1, "pass")
    outcome = state.outcome()

    assert facts(events, "unified") == [{"state": "qin"}]
    assert outcome is not None
    assert outcome.reason == "last-state"
    assert refused(state, 1, "pass").rule_id == "W-END-1"


@pytest.mark.rule("W-END-2")
def test_at_the_end_what_is_met_scores_without_being_asked() -> None:
    dead = ";".join(f"{name} dead" for name in ("qi", "chu", "yan", "zhao", "wei"))
    state = agenda_of(
        "war(han,qin)",
        states=f"{dead};han 1 1 1 1",
        more="round: 9; characters 2: king_an ying_zheng; characters 3: wang_jian mengchang",
    )
    events = play(state, 1, "pass", luck=Chance(1, 6))

    scored = {fields["character"] for fields in facts(events, "claimed")}
    assert scored == {"king_an", "ying_zheng", "wang_jian"}
    assert not facts(events, "characters_drawn")
    assert state.view(None)["seats"][2]["points"] == 8


@pytest.mark.rule("W-END-3")
@pytest.mark.parametrize(
    ("more", "winners", "ranks"),
    [
        ("completed 1: sun_bin; completed 2: duke_wen", (0,), (1, 2, 3)),
        # 6 points each, but seat 2 completed two characters for them.
        ("completed 1: sun_bin; completed 2: duke_wen hui_shi", (1,), (2, 1, 3)),
        ("completed 1: sun_bin; completed 2: zou_ji", (0, 1), (1, 1, 3)),
    ],
)
def test_most_points_then_most_characters_then_shared(
    more: str, winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    state = agenda_of("tax(qi)", states="qi 5 5 5 5", more=f"round: 15; {more}")
    play(state, 1, "abandon 1")
    outcome = state.outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == (winners, ranks)
