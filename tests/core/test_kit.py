"""The kit catches what it is there for: each test plants one fault in a good game."""

from typing import Any

import pytest
from sevenstates_toy.rules import steps as toy_steps
from sevenstates_toy.rules.game import TOY, ToyGame, ToyState, ToyView
from sevenstates_toy.rules.steps import KEEP, LAY, SWAP, Bids, Lays, Question

from sevenstates.core import (
    AnyGame,
    Luck,
    Match,
    Outcome,
    RandomLuck,
    Record,
    ResumedLuck,
    Viewer,
)
from sevenstates.games.huang.rules import HuangState
from sevenstates.testing import (
    check_table,
    copies,
    notation,
    questions,
    records,
    refusals,
    saving,
    undoing,
    views,
)
from sevenstates.testing.walk import NoLuck, Table, walk
from tests.kit.planting import HUANG_TABLE, TABLE, Patch, caught
from tests.kit.tables import tables_of


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Patch:
    """Plants a fault for one test."""
    return monkeypatch.setattr


# Pieces, copies and files.


def test_view_that_is_not_of_its_type_is_caught(patch: Patch) -> None:
    view = ToyState.view

    def counting(self: ToyState, viewer: Viewer) -> ToyView:
        shown = view(self, viewer)
        return {**shown, "bag": None}  # type: ignore[typeddict-item]

    patch(ToyState, "view", counting)
    caught("a view with view.bag = None", views.check_views_fit_their_type)


def test_lost_tile_is_caught(patch: Patch) -> None:
    discard = ToyState.discard

    def losing(self: ToyState, seat: int, tiles: Any, luck: Luck, log: Any) -> None:
        discard(self, seat, tiles, luck, log)
        self.discards[0] = 0

    patch(ToyState, "discard", losing)
    caught("tiles", questions.check_pieces_are_counted)


@pytest.mark.parametrize(
    ("state", "table", "name"),
    [
        (ToyState, TABLE, "discards"),
        (ToyState, TABLE, "stack"),
        (HuangState, HUANG_TABLE, "market"),
    ],
)
def test_list_shared_by_copies_is_caught(patch: Patch, state: Any, table: Table, name: str) -> None:
    copy = state.copy

    def sharing(self: Any) -> Any:
        other = copy(self)
        setattr(other, name, getattr(self, name))
        return other

    good = walk(table)
    patch(state, "copy", sharing)
    with pytest.raises(AssertionError):
        copies.check_copies_are_their_own(good)


@pytest.mark.parametrize("name", ["coins", "bag"])
def test_field_forgotten_in_json_is_caught(patch: Patch, name: str) -> None:
    load = ToyGame._load_state

    def forgetful(self: ToyGame, data: Any) -> ToyState:
        fresh = self.new_state(data["seats"], luck=RandomLuck(1)).to_json()
        return load(self, {**data, name: fresh[name]})

    patch(ToyGame, "_load_state", forgetful)
    patch(ToyState, "check", lambda self: None)
    caught("what came back differs", saving.check_states_survive_json)
    caught("what came back differs", saving.check_positions_survive_text)


def test_field_that_nobody_writes_or_sees_is_caught(patch: Patch) -> None:
    """Such a field shows only in how the game goes on."""
    load = ToyGame._load_state

    def forgetful(self: ToyGame, data: Any) -> ToyState:
        state = load(self, data)
        vars(state)["secret"] = 1
        return state

    def next_round(self: ToyState) -> None:
        original(self)
        self.points[0] += vars(self).pop("secret", 0)

    original, to_json = ToyState.next_round, ToyState.to_json
    patch(ToyGame, "_load_state", forgetful)
    patch(ToyState, "next_round", next_round)
    patch(
        ToyState, "to_json", lambda self: {k: v for k, v in to_json(self).items() if k != "secret"}
    )
    caught("led somewhere else", saving.check_loaded_games_go_on)


def test_match_resumed_with_other_draws_is_caught(patch: Patch) -> None:
    def careless(cls: type[Match], game: AnyGame, record: Record) -> Match:
        picks = ResumedLuck(record.picks(), RandomLuck(1))
        return resume(game, record, luck=picks)

    resume = Match.from_record
    patch(Match, "from_record", classmethod(careless))
    caught("went on somewhere else", records.check_game_can_be_resumed)


def test_record_whose_draws_are_not_checked_is_caught(patch: Patch) -> None:
    def lax(self: Record, game: AnyGame) -> int:
        list(self.replay(game))
        return len(self.setup) + sum(len(move.luck) for move in self.moves)

    patch(Record, "verify", lax)
    caught("accepted: ", records.check_record_can_be_verified)


# Legal and illegal actions.


def test_legal_action_missing_from_the_list_is_caught(patch: Patch) -> None:
    legal = Question.legal_actions
    patch(Question, "legal_actions", lambda *args: legal(*args)[: len(legal(*args)) // 2 + 1])
    caught("legal but not in the list", notation.check_legal_actions_are_all)


def test_action_that_is_legal_but_not_in_the_list_is_caught(patch: Patch) -> None:
    refusal = Question.refusal
    patch(Question, "refusal", lambda *args: None if args[-1] is KEEP else refusal(*args))
    caught("legal but not in the list: ..keep", notation.check_legal_actions_are_all)
    caught("was allowed keep|chance was asked", refusals.check_illegal_actions_are_refused)


def test_listed_action_that_is_refused_is_caught(patch: Patch) -> None:
    allowed = toy_steps.Turn.allowed
    patch(toy_steps.Turn, "legal_actions", lambda *args: [*LAY, *allowed(*args)])
    with pytest.raises(AssertionError, match="in the list but not legal"):
        notation.check_legal_actions_are_all(walk_of_good_choices(patch))


def walk_of_good_choices(patch: Patch) -> Any:
    """A walk of a game that lists actions it then refuses."""
    choices = "sevenstates.testing.walk.choose"
    patch_text: Any = patch

    def good(rng: Any, legal: Any, *_: object) -> Any:
        return rng.choice([action for action in legal if action not in LAY] or legal)

    patch_text(choices, good)
    return walk(TABLE)


def test_random_action_that_prefers_one_is_caught(patch: Patch) -> None:
    def biased(self: Any, state: ToyState, seat: int, luck: Luck) -> Any:
        legal = self.legal_actions(state, seat)
        return legal[max(0, luck.below(len(legal) + 1) - 1)]

    patch(Question, "random_action", biased)
    caught("not each once", notation.check_random_actions_are_as_likely)


def test_refused_action_that_leaves_a_trace_is_caught(patch: Patch) -> None:
    apply = ToyState.apply

    def hasty(self: ToyState, seat: int, action: Any, luck: Luck, log: Any = None) -> None:
        if action in SWAP:
            self.points[0] += 1
        apply(self, seat, action, luck, log)

    patch(ToyState, "apply", hasty)
    caught("swap . changed the state", refusals.check_illegal_actions_are_refused)


def test_refusal_without_a_rule_is_caught(patch: Patch) -> None:
    patch(Lays, "rule", "")
    caught("by the rule ''", refusals.check_illegal_actions_are_refused)


# The end, and undo.


def test_game_that_goes_on_for_ever_is_caught(patch: Patch) -> None:
    patch(ToyGame, "max_random_decisions", 10)
    patch(ToyState, "next_round", lambda self: self.stack.append(Bids(((),) * 3, (False,) * 3)))
    caught("no end", questions.check_random_games_end)


def test_game_longer_than_promised_is_caught(patch: Patch) -> None:
    patch(ToyGame, "max_random_decisions", 20)
    caught("still going", questions.check_random_games_end)


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome((1, 2, 2), (3, 2, 1), (0,), "end"),
        Outcome((1, 3, 4), (3, 2, 1), (0,), "end"),
        Outcome((1, 2, 3), (1, 2, 3), (0,), "end"),
        Outcome((1, 2, 3), (3, 2, 1), (1,), "end"),
        Outcome((1, 2), (3, 2), (0,), "end"),
        Outcome((1, 2, 3), (3, 2, 1), (0,), ""),
    ],
    ids=lambda outcome: str(outcome.ranks),
)
def test_ranking_that_makes_no_sense_is_caught(outcome: Outcome) -> None:
    with pytest.raises(AssertionError):
        questions.check_outcome(outcome, 3)


def test_undo_over_a_draw_is_caught(patch: Patch) -> None:
    def lenient(self: Match, seat: int) -> int | None:
        own = self._played and self._played[-1].seat == seat
        return len(self._played) - 1 if own else None

    patch(Match, "_undo_point", lenient)
    caught("can_undo", undoing.check_undo_knows_its_horizon, HUANG_TABLE)


def test_undo_that_restores_too_much_is_caught(patch: Patch) -> None:
    undo = Match.undo

    def greedy(self: Match, seat: int) -> Any:
        change = undo(self, seat)
        if self.can_undo(seat):
            undo(self, seat)
        return change

    patch(Match, "undo", greedy)
    caught("taken back", undoing.check_undo_knows_its_horizon, HUANG_TABLE)


# The tables.


def test_game_without_tables_learns_what_to_do(patch: Patch) -> None:
    patch(ToyGame, "key", "nobody's")
    with pytest.raises(LookupError, match=r"tables\.py"):
        tables_of(TOY)


def test_luck_that_must_not_be_asked_complains() -> None:
    with pytest.raises(AssertionError):
        NoLuck().pick([1])


def test_a_game_can_be_checked_by_one_call() -> None:
    check_table(TABLE, every=5)


def test_a_broken_law_is_found_by_that_call(patch: Patch) -> None:
    patch(ToyState, "view", lambda self, viewer: {"hand": (1, 2, 3)})
    with pytest.raises(AssertionError):
        check_table(TABLE, every=5)
