"""Events: targets, wars, invasions, assassinations, deaths (W-EVT)."""

import json
from typing import Any

import pytest

from sevenstates.core import BadText
from sevenstates.games.warring.rules.decks import load_deck
from sevenstates.texts import Texts
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
    values,
)
from tests.kit.views import shown


@pytest.mark.rule("W-EVT-1")
def test_event_takes_effect_on_the_marked_states() -> None:
    state = position("seats: 3\nhand 1: befriend_far call_for_talent\nhand 2: war\nhand 3: war")
    play(state, 1, "play 2")
    assert legal(state, 1) == ["mark qi", "mark chu", "mark yan"]
    play(state, 1, "mark yan")
    assert refused(state, 1, "mark chu").rule_id == "W-EVT-1"
    assert legal(state, 1) == ["mark han", "mark zhao", "mark wei"]
    play(state, 1, "mark zhao", "done")
    play(state, 2, "play 1", "mark qi", "mark chu", "done")
    play(state, 3, "play 1", "mark qi", "mark chu", "done")
    play(state, 1, "pass", "next 3")
    events = play(state, 1, "next 1", luck=Chance(1, 6, 1, 1, 1, 1))

    assert facts(events, "war")[0]["sides"] == ["qin", "zhao"]
    assert values(state, "yan") == [5, 4, 4, 5]


@pytest.mark.rule("W-EVT-2")
def test_the_war_of_zhao_and_chu() -> None:
    """The rulebook's example: Zhao 5 and a 4 beat Chu 7 and a 1 by one point."""
    state = agenda_of("war(chu,zhao)", states="zhao 5 4 5 4;chu 7 4 5 4")
    events = play_out(state, 1, 4)

    assert facts(events, "war") == [
        {
            "sides": ["chu", "zhao"],
            "dice": [1, 4],
            "bonus": [0, 0],
            "totals": [8, 9],
            "winner": "zhao",
        }
    ]
    assert values(state, "zhao") == [5, 5, 5, 4]
    assert values(state, "chu") == [7, 4, 5, 4]


@pytest.mark.rule("W-EVT-2")
@pytest.mark.parametrize(
    ("dice", "chu", "zhao"),
    [
        ((3, 1), [4, 5, 5, 4], [3, 3, 4, 3]),  # by 2: 1 in every attribute
        ((4, 1), [4, 5, 5, 4], [3, 3, 4, 3]),  # by 3: still 1
        ((5, 1), [4, 5, 5, 4], [2, 2, 3, 2]),  # by 4: 2
        ((2, 2), [4, 4, 5, 4], [4, 4, 5, 4]),  # a tie is no victory
    ],
)
def test_loser_loses_half_the_difference(
    dice: tuple[int, int], chu: list[int], zhao: list[int]
) -> None:
    state = host_plays("war(chu,zhao)", *dice)

    assert (values(state, "chu"), values(state, "zhao")) == (chu, zhao)


@pytest.mark.rule("W-EVT-2")
def test_forbidden_war_is_no_war_and_a_tied_one_is() -> None:
    forbidden = agenda_of("war(chu,zhao)", more="forbidden: war chu; characters 2: hui_shi")
    assert facts(play_out(forbidden), "war_forbidden") == [{"sides": ["chu", "zhao"]}]
    assert asked(forbidden) == [(2, "claim")]

    tied = agenda_of("war(chu,zhao)", more="characters 2: hui_shi zhao_yang")
    assert not facts(play_out(tied, 3, 3), "claim_possible")


@pytest.mark.rule("W-EVT-3")
def test_choice_is_marked_with_the_targets_and_read_by_the_host() -> None:
    state = position("seats: 3\nhand 1: war\nhand 2: reform\nhand 3: war")
    play(state, 2, "play 1", "mark qin")
    assert legal(state, 2) == ["choose a", "choose b"]
    assert shown(state.view(1)["own"])["answer"]["laid"][-1]["choice"] is None
    assert refused(state, 2, "done").rule_id == "W-EVT-3"
    play(state, 2, "choose b", "done")
    play(state, 3, "play 1", "mark qi", "mark chu", "done")
    play(state, 1, "play 1", "mark qi", "mark chu", "done")

    card = {"card": "reform", "targets": ["qin"], "choice": "b", "owner": 1}
    assert card in state.view(0)["agenda"]["cards"]
    assert state.view(1)["agenda"]["cards"] == [card]
    assert state.view(2)["agenda"]["cards"] != [card]
    assert state.view(None)["agenda"]["cards"] == []


@pytest.mark.rule("W-EVT-3")
@pytest.mark.parametrize(("choice", "qin"), [("a", [5, 6, 3, 4]), ("b", [5, 4, 6, 3])])
def test_a_and_b_differ(choice: str, qin: list[int]) -> None:
    assert values(host_plays(f"reform(qin){choice}"), "qin") == qin


@pytest.mark.rule("W-EVT-4")
@pytest.mark.parametrize(
    ("dice", "result", "qi"),
    [
        ((4, 2), "win", [4, 7, 4, 4]),
        ((3, 2), "tie", [4, 5, 4, 4]),
        ((2, 2), "loss", [3, 4, 3, 3]),
    ],
)
def test_minority_invasion_a(dice: tuple[int, int], result: str, qi: list[int]) -> None:
    """The rulebook's case: a people of military 5, economy +2 or all attributes -1."""
    state = agenda_of("minority_a(qi)")
    events = play_out(state, *dice)

    assert [fields["result"] for fields in facts(events, "raid")] == [result]
    assert values(state, "qi") == qi


@pytest.mark.rule("W-EVT-4")
def test_lost_invasion_may_kill_and_counts_as_a_war() -> None:
    state = agenda_of("minority_a(chu)", states="chu 4 4 5 1", more="characters 2: hui_shi")
    events = play_out(state, 1, 6)

    assert not is_alive(state, "chu")
    assert not facts(events, "claim_possible")

    won = agenda_of("minority_a(zhao)", more="round: 9; characters 2: zhao_she li_mu")
    play_out(won, 6, 1)
    assert legal(won, 2) == ["pass", "claim 1"]  # Zhao won a war, but not over Qin


@pytest.mark.rule("W-EVT-4")
@pytest.mark.parametrize(("die", "qi"), [(4, [6, 5, 4, 4]), (3, [4, 4, 4, 3])])
def test_minority_invasion_b(die: int, qi: list[int]) -> None:
    assert values(host_plays("minority_b(qi)", die), "qi") == qi


@pytest.mark.rule("W-EVT-5")
@pytest.mark.parametrize(("die", "qi"), [(4, [9, 5, 1, 10]), (5, [5, 3, 1, 5]), (6, [5, 3, 1, 5])])
def test_assassination(die: int, qi: list[int]) -> None:
    state = agenda_of("assassination(qi)", states="qi 9 5 1 10")
    events = play_out(state, die)

    assert facts(events, "assassination")[0]["succeeds"] == (die >= 5)
    assert values(state, "qi") == qi


@pytest.mark.rule("W-EVT-5")
def test_assassination_may_be_forbidden_and_is_seen_by_goals() -> None:
    guarded = agenda_of("bodyguard(qin)a@2 assassination(qin)@2", more="round: 8")
    assert facts(play_out(guarded), "assassination_forbidden") == [{"state": "qin"}]

    struck = agenda_of("assassination(qin)", more="round: 8; characters 2: jing_ke hou_ying")
    play_out(struck, 6)
    assert legal(struck, 2) == ["pass", "claim 1", "claim 2"]


@pytest.mark.rule("W-EVT-7")
def test_any_card_may_be_played_even_if_its_states_are_dead() -> None:
    state = position(
        "seats: 3\nhand 1: shen_buhai_method\nhand 2: war\nhand 3: war\nstates:\nhan dead"
    )
    play(state, 1, "play 1")
    assert "done" in legal(state, 1)


@pytest.mark.rule("W-EVT-7")
def test_open_targets_are_different_living_states_in_table_order() -> None:
    state = position("seats: 3\nhand 1: war call_for_talent\nhand 2: war\nhand 3: war")
    play(state, 1, "play 1")
    assert "mark qin" not in legal(state, 1)
    play(state, 1, "mark zhao")
    assert legal(state, 1) == ["mark wei", "mark qin"]
    assert refused(state, 1, "mark zhao").reason == "state-twice"
    assert refused(state, 1, "mark qi").rule_id == "W-EVT-7"
    play(state, 1, "mark qin", "play 2")
    assert refused(state, 1, "mark qin").reason == "state-twice"  # the card names it


@pytest.mark.rule("W-EVT-7")
def test_refused_target_says_what_comes_first() -> None:
    state = position("seats: 3\nhand 1: war befriend_far\nhand 2: war\nhand 3: war")
    play(state, 1, "play 1")
    last = refused(state, 1, "mark qin")
    assert (last.reason, last.fields) == ("state-order", {"state": "qin"})
    play(state, 1, "mark han")
    passed = refused(state, 1, "mark qi")
    assert (passed.reason, passed.fields) == ("state-passed", {"state": "qi", "after": "han"})
    play(state, 1, "mark zhao", "play 2")
    later = refused(state, 1, "mark wei")
    assert (later.reason, later.fields) == ("state-later", {"states": ["qi", "chu", "yan"]})
    assert "Qi or Chu or Yan" in Texts("en", "warring").refusal(later)


@pytest.mark.rule("W-EVT-7")
def test_if_too_few_live_those_there_are() -> None:
    dead = "\n".join(f"{name} dead" for name in ("qi", "chu", "yan", "han", "zhao"))
    state = position(f"seats: 3\nhand 1: alliance\nhand 2: war\nhand 3: war\nstates:\n{dead}")
    play(state, 1, "play 1")
    assert legal(state, 1) == ["mark wei"]
    play(state, 1, "mark wei", "mark qin")
    assert legal(state, 1) == ["done"]


def own_deck(**parts: Any) -> str:
    return f"seats: 3\ndeck: own\n| {json.dumps(parts)}\n"


@pytest.mark.rule("W-EVT-7")
def test_a_slot_stays_empty_though_another_order_would_have_filled_it() -> None:
    card = {"key": "c", "name": "C", "copies": 99, "slots": [["qi", "chu"], ["qi"]], "do": []}
    hands = "hand 1: c c\nhand 2: c\nhand 3: c"
    state = position(f"{own_deck(events=[card])}{hands}")
    play(state, 1, "play 1")
    assert legal(state, 1) == ["mark qi", "mark chu"]
    play(state, 1, "mark chu")
    assert legal(state, 1) == ["mark qi"]
    play(state, 1, "mark qi", "play 2", "mark qi")

    assert "done" in legal(state, 1)
    laid = shown(state.view(0)["own"])["answer"]["laid"]
    assert [card["targets"] for card in laid] == [["chu", "qi"], ["qi", None]]


PLAIN = {"key": "tax", "name": "Tax", "copies": 99, "do": []}
EITHER = {
    "key": "either",
    "name": "Either",
    "copies": 99,
    **{letter: {"name": letter, "do": []} for letter in "ab"},
}


def chooser(*events: str) -> dict[str, Any]:
    goal = {"is": "resolved", "events": list(events), "choice": "b"}
    fields = {"key": "h", "name": "H", "state": "qi", "era": "early", "points": 1}
    return {**fields, "goal": {"any": [{"is": "quiet"}, goal]}}


@pytest.mark.rule("W-EVT-7")
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_goal_asks_for_a_choice_only_of_cards_that_have_one(language: str) -> None:
    assert load_deck(json.dumps({"events": [EITHER], "characters": [chooser("either")]})).events
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"events": [PLAIN, EITHER], "characters": [chooser("either", "tax")]}))

    assert caught.value.reason == "deck-no-choice"
    said = Texts(language, "warring").refusal(caught.value)
    assert "tax" in said
    assert " h" in said


@pytest.mark.rule("W-EVT-7")
def test_an_own_event_without_a_choice_does_not_suit_a_printed_goal_that_asks_for_one() -> None:
    with pytest.raises(BadText) as caught:
        load_deck(json.dumps({"events": [{**PLAIN, "key": "jade_disc"}]}))

    assert (caught.value.reason, caught.value.fields["event"]) == ("deck-no-choice", "jade_disc")


@pytest.mark.rule("W-EVT-8")
def test_other_targets_are_still_affected_but_a_transfer_needs_both() -> None:
    state = host_plays(
        "bribery(qi)@1 marriage(qi,chu)@1 spies(qi,han)@1 war(qi,wei)@1", states="qi 4 5 4 1"
    )

    assert not is_alive(state, "qi")
    assert values(state, "chu") == [4, 4, 5, 5]
    assert values(state, "han") == [4, 4, 4, 5]
    assert values(state, "wei") == [4, 5, 4, 4]


@pytest.mark.rule("W-EVT-9")
def test_parts_in_printed_order_and_one_states_changes_together() -> None:
    # Shang Yang's second reforms raise three attributes and lower morale: at 1 Qin dies.
    state = agenda_of("shang_yang_2(qin)", states="qin 5 4 4 1")
    play_out(state)
    assert not is_alive(state, "qin")

    order = agenda_of("guiling(qi,wei,zhao)")
    kinds = [event.kind for event in play_out(order, 3, 1)]
    assert kinds.index("war") < kinds.index("changed")
    assert values(order, "zhao") == [4, 4, 5, 5]


@pytest.mark.rule("W-EVT-9")
def test_states_in_the_order_marked_and_all_in_table_order() -> None:
    state = agenda_of("broom_star()")
    events = play_out(state, 1, 3, 3, 2, 3, 3, 3)

    rolled = [(fields["state"], fields["die"]) for fields in facts(events, "die")]
    assert rolled[:4] == [("qi", 1), ("chu", 3), ("yan", 3), ("han", 2)]
    assert [fields["state"] for fields in facts(events, "changed")] == ["qi", "han"]


@pytest.mark.rule("W-EVT-10")
def test_when_one_state_is_left_everything_stops() -> None:
    dead = ";".join(f"{name} dead" for name in ("qi", "chu", "yan", "han", "zhao"))
    state = agenda_of("huayang(qin,wei,zhao)@2 harvest(qin)@2", states=f"{dead};wei 1 1 1 1")
    events = play_out(state, 6, 1)

    assert len(facts(events, "card_played")) == 1
    assert facts(events, "unified") == [{"state": "qin"}]
    assert values(state, "qin") == [5, 5, 4, 4]
    assert asked(state) == []
