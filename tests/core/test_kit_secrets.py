"""The kit catches whatever tells too much: each test plants one fault in a good game."""

from dataclasses import replace
from typing import Any

import pytest
from sevenstates_toy.rules import game as toy
from sevenstates_toy.rules import steps as toy_steps
from sevenstates_toy.rules.game import ToyState
from sevenstates_toy.rules.steps import Bids, Lays, Sealed

from sevenstates.core import (
    Action,
    Change,
    Event,
    Luck,
    Match,
    OrderKind,
    RandomLuck,
    Viewer,
)
from sevenstates.games.huang.rules import HuangState
from sevenstates.games.huang.rules import events as huang_events
from sevenstates.games.warring.rules import WARRING
from sevenstates.games.warring.rules import view as warring_view
from sevenstates.testing import copies, hiding, orders, refusals, saving, sealing
from sevenstates.testing.checks import WALK_CHECKS
from sevenstates.testing.walk import Table, walk
from tests.kit.planting import HUANG_TABLE, TABLE, Patch, caught
from tests.kit.tables import tables_for


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Patch:
    """Plants a fault for one test."""
    return monkeypatch.setattr


# Hidden things.


def test_orders_that_look_into_hands_are_caught(patch: Patch) -> None:
    def peeking(state: ToyState, seat: int, fields: Any) -> Action:
        return toy_steps.ACTIONS[min(state.hands[1 - seat][0], state.coins[seat])]

    kind = OrderKind("peek", "bids", peeking)
    # First the table that is made of the kinds once: restored, it must be that of the true ones.
    patch(toy.TOY, "_orders", {"peek": kind})
    patch(toy.ToyGame, "order_kinds", (kind,))
    caught("knows too much", orders.check_orders_keep_to_what_is_known)


def test_orders_that_answer_illegally_are_caught(patch: Patch) -> None:
    patch(toy.TOY, "_orders", {"bid": OrderKind("bid", "bids", lambda *_: toy_steps.ACTIONS[-1])})
    patch(toy.ToyGame, "order_kinds", (toy.TOY._orders["bid"],))
    caught("bid", orders.check_orders_keep_to_what_is_known)


@pytest.mark.parametrize("name", ["hands", "bag"])
@pytest.mark.parametrize(("state", "table"), [(ToyState, TABLE), (HuangState, HUANG_TABLE)])
def test_hands_or_bag_in_the_view_are_caught(
    patch: Patch, state: Any, table: Table, name: str
) -> None:
    view = state.view
    patch(state, "view", lambda self, viewer: {**view(self, viewer), "leak": getattr(self, name)})
    caught("sees the true 'leak'", hiding.check_views_show_only_what_is_known, table)


def test_answers_in_the_view_are_caught(patch: Patch) -> None:
    view = ToyState.view

    def leaky(self: ToyState, viewer: Viewer) -> dict[str, Any]:
        step = self.stack[-1] if self.stack else None
        answers = [list(a) for a in step.answers] if isinstance(step, Sealed) else []
        return {**view(self, viewer), "answers": answers}

    patch(ToyState, "view", leaky)
    caught("sees the true 'answers'", hiding.check_views_show_only_what_is_known)
    caught("sees", sealing.check_answers_do_not_show)


def test_number_of_tiles_laid_in_the_view_is_caught(patch: Patch) -> None:
    view = ToyState.view

    def leaky(self: ToyState, viewer: Viewer) -> dict[str, Any]:
        step = self.stack[-1] if self.stack else None
        laid = [len(answer) for answer in step.answers] if isinstance(step, Lays) else []
        return {**view(self, viewer), "laid": laid}

    patch(ToyState, "view", leaky)
    caught("sees lay", sealing.check_answers_do_not_show)


def test_view_that_tells_who_has_answered_is_caught(patch: Patch) -> None:
    patch(Sealed, "without_others", lambda self, state, viewer: self)
    caught("sees bid", sealing.check_answers_do_not_show)


def test_view_that_tells_who_has_laid_cards_is_caught(patch: Patch) -> None:
    def telling(state: Any, viewer: Viewer) -> list[Any]:
        return [decision.to_json() for decision in state.pending()]

    table = Table(WARRING, 3, WARRING.options_type(), tables_for(WARRING).reveals)
    patch(warring_view, "pending_seen_by", telling)
    caught("sees", sealing.check_answers_do_not_show, table)


def test_view_that_json_cannot_carry_is_caught(patch: Patch) -> None:
    patch(ToyState, "view", lambda self, viewer: {"hand": (1, 2, 3)})
    caught("JSON cannot carry", hiding.check_views_are_json)


def test_view_that_leads_into_the_state_is_caught(patch: Patch) -> None:
    patch(ToyState, "view", lambda self, viewer: {"points": self.points})
    caught("looking changed", copies.check_looking_changes_nothing)


def test_world_with_the_true_hands_is_good(patch: Patch) -> None:
    patch(ToyState, "determinize", lambda self, viewer, luck: self.copy())
    for check in WALK_CHECKS:
        if check.__module__ == hiding.__name__:
            check(walk(TABLE))


def test_world_that_comes_of_the_true_one_is_caught(patch: Patch) -> None:
    determinize = ToyState.determinize

    def telling(self: ToyState, viewer: Viewer, luck: Luck) -> ToyState:
        return determinize(self, viewer, RandomLuck(f"{self.hands} {luck.below(9)}"))

    patch(ToyState, "determinize", telling)
    caught("knows the true one", hiding.check_worlds_depend_on_knowledge_alone)


def test_view_for_nobody_is_caught(patch: Patch) -> None:
    view = ToyState.view
    patch(ToyState, "view", lambda self, viewer: view(self, None))
    caught("a view for", refusals.check_impossible_viewers_are_refused)


def test_match_that_shows_the_true_state_is_caught(patch: Patch) -> None:
    patch(Match, "known_to", lambda self, viewer: self.state)
    caught("knows of", sealing.check_matches_keep_answers_secret)


def test_match_that_tells_who_answered_last_is_caught(patch: Patch) -> None:
    seen_by = Change.seen_by

    def telling(self: Change, viewer: Viewer) -> Change | None:
        return seen_by(replace(self, reveal=False), viewer)

    patch(Change, "seen_by", telling)
    caught("who was last shows", sealing.check_matches_keep_answers_secret)


@pytest.mark.parametrize(("state", "table"), [(ToyState, TABLE), (HuangState, HUANG_TABLE)])
def test_world_with_another_own_hand_is_caught(patch: Patch, state: Any, table: Table) -> None:
    determinize = state.determinize
    patch(state, "determinize", lambda self, viewer, luck: determinize(self, None, luck))
    caught("sees the true", hiding.check_views_show_only_what_is_known, table)


def test_world_that_lost_a_tile_is_caught(patch: Patch) -> None:
    determinize = ToyState.determinize

    def losing(self: ToyState, viewer: Viewer, luck: Luck) -> ToyState:
        world = determinize(self, viewer, luck)
        world.bag[0] -= 1
        return world

    patch(ToyState, "determinize", losing)
    caught("tiles", hiding.check_views_show_only_what_is_known)


def test_world_drawn_in_the_state_itself_is_caught(patch: Patch) -> None:
    determinize = ToyState.determinize

    def drawing(self: ToyState, viewer: Viewer, luck: Luck) -> ToyState:
        world = determinize(self, viewer, luck)
        self.hands, self.bag = world.hands, world.bag
        return world.copy()

    patch(ToyState, "determinize", drawing)
    caught("changed the state itself", hiding.check_views_show_only_what_is_known)


# Events and journals.


def test_secret_left_in_a_public_field_is_caught(patch: Patch) -> None:
    def loud(
        log: Any, kind: str, to: tuple[int, ...] = (), hidden: bool = False, **what: Any
    ) -> None:
        if log is not None:
            log.append(Event(kind, what, what if to else {}, to, hidden))

    patch(toy, "tell", loud)
    caught("tells all", hiding.check_events_keep_secrets)


def test_secret_under_another_name_is_caught() -> None:
    assert hiding.leaked(Event("drew", {"seat": 1, "what": "RRG"}, {"tiles": "RRG"}, (1,)))
    assert not hiding.leaked(Event("bid", {"seat": 1}, {"coins": 1}, (1,)))


def test_hidden_draw_shown_to_all_is_caught(patch: Patch) -> None:
    patch(toy, "tell", lambda log, kind, *_, **what: log is None or log.append(Event(kind, what)))
    caught("hears", hiding.check_hidden_draws_are_not_shown)


def test_hidden_draw_of_huang_shown_to_all_is_caught(patch: Patch) -> None:
    def loud(seat: int, counts: list[int]) -> Event:
        return Event("drew", {"seat": seat, "count": sum(counts), "tiles": counts})

    patch(huang_events, "drew", loud)
    caught("hears", hiding.check_hidden_draws_are_not_shown, HUANG_TABLE)


def test_event_that_tells_of_a_hidden_hand_is_caught(patch: Patch) -> None:
    apply = toy_steps.Turn.apply

    def boasting(self: Any, state: ToyState, seat: int, action: Any, luck: Luck, log: Any) -> None:
        if log is not None:
            log.append(Event("boast", {"seat": seat, "tiles": list(state.hands[seat])}))
        apply(self, state, seat, action, luck, log)

    patch(toy_steps.Turn, "apply", boasting)
    caught("tells", hiding.check_worlds_tell_the_same_story)


def test_event_that_json_cannot_carry_is_caught(patch: Patch) -> None:
    patch(toy, "tell", lambda log, *_, **__: log is None or log.append(Event("a", {"b": (1,)})))
    caught("was", saving.check_events_survive_json)


def test_journal_that_tells_all_is_caught(patch: Patch) -> None:
    patch(Match, "since", lambda self, version, viewer: self._journal[version:])
    caught("the journal of", hiding.check_journal_keeps_secrets)


# Sealed answers.


def test_answer_shown_before_all_are_in_is_caught(patch: Patch) -> None:
    def loud(self: Any, seat: int, action: Action) -> Event:
        return Event("answered", {"seat": seat, "action": str(action)})

    patch(Sealed, "answer_event", loud)
    caught("before all were in", sealing.check_order_of_answers_does_not_matter)


def test_tie_broken_by_arrival_is_caught(patch: Patch) -> None:
    apply = Sealed.apply

    def last_pays(self: Any, state: ToyState, seat: int, action: Any, luck: Luck, log: Any) -> None:
        others = [bid for answer in self.answers for bid in answer]
        apply(self, state, seat, action, luck, log)
        if self.name == "bids" and isinstance(state.stack[-1], Lays) and action.value in others:
            state.coins[seat] -= state.coins[seat] > 0

    patch(Bids, "apply", last_pays)
    caught("matters", sealing.check_order_of_answers_does_not_matter)


def test_draw_before_all_are_in_is_caught(patch: Patch) -> None:
    apply = Sealed.apply

    def drawing(self: Any, state: ToyState, seat: int, action: Any, luck: Luck, log: Any) -> None:
        luck.pick([1, 1])
        apply(self, state, seat, action, luck, log)

    patch(Bids, "apply", drawing)
    caught("chance was asked", sealing.check_order_of_answers_does_not_matter)
