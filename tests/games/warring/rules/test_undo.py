"""Secrets while the Host adds a card, and the horizon of undo."""

import json

import pytest

from sevenstates.core import Match, RandomLuck, UndoRefused
from sevenstates.games.warring.rules import WARRING, WarringOptions
from tests.games.warring.rules.positions import Chance, position


def match_at(text: str, options: WarringOptions | None = None) -> Match:
    """A match that stands at the position."""
    match = Match(WARRING, 3, options, luck=RandomLuck(1))
    match.state = position(text)
    return match


@pytest.mark.parametrize(
    ("hand", "marks"),
    [("war", ("mark qi", "mark chu")), ("reform", ("mark qin", "choose b")), ("broom_star", ())],
)
def test_others_do_not_see_how_many_marks_an_added_card_takes(
    hand: str, marks: tuple[str, ...]
) -> None:
    match = match_at(f"seats: 3\nhand 1: {hand}\nagenda: maling(qi,wei)@2 tax(qi)@3\nask: amend")
    for move in ("add 1", *marks):
        match.submit(0, move)
        assert not match.since(0, 1)
        assert not match.since(0, None)
    match.submit(0, "done")

    (change,) = match.since(0, 1)
    assert [event.kind for event in change.events] == ["card_added"]
    assert len(match.since(0, 0)) == len(marks) + 2


def test_the_host_may_take_back_the_marks_of_a_card_that_is_being_added() -> None:
    match = match_at("seats: 3\nhand 1: war\nagenda: maling(qi,wei)@2 tax(qi)@3\nask: amend")
    for move in ("add 1", "mark qi"):
        match.submit(0, move)
    match.undo(0)
    match.undo(0)

    assert str(match.state.legal_actions(0)[0]) == "pass"


STILL = {"events": [{"key": "still", "name": "Still", "copies": 60, "do": []}]}


def test_no_undo_after_a_card_was_shown_though_no_die_was_thrown() -> None:
    deck = json.dumps(STILL)
    own = f"seats: 3\noptions: stepwise\ndeck: own\n| {deck}\n"
    match = match_at(f"{own}agenda: still()@2 still()@3 still()@1\nask: amend")
    match.luck = Chance()
    match.submit(0, "pass")
    assert match.can_undo(0)
    match.submit(0, "next 2")

    assert [d.prompt for d in match.state.pending()] == ["choose-next"]
    assert not match.can_undo(0)
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_no_undo_after_somebody_was_asked_for_a_claim() -> None:
    """Passing lets the next seat be asked, which tells that it holds something."""
    hero = {"name": "H", "state": "qi", "era": "early", "points": 1}
    goal = {"is": "resolved", "events": ["still"]}
    people = [{"key": key, **hero, "goal": goal} for key in ("one", "two")]
    deck = json.dumps({**STILL, "characters": people})
    own = (
        f"seats: 3\noptions: stepwise\ndeck: own\n| {deck}\ncharacters 1: one\ncharacters 2: two\n"
    )
    match = match_at(f"{own}agenda: still()@2 still()@3\nask: amend")
    match.luck = Chance()
    for move in ("pass", "next 1", "pass"):
        match.submit(0, move)

    assert [d.seat for d in match.state.pending()] == [1]
    assert not match.can_undo(0)
