"""A state of the compiled core as Python sees it."""

import copy
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sevenstates.core import BadOption, BadRecord, BadViewer, IllegalAction, Luck, RandomLuck
from sevenstates.games.huang.native import _huang
from sevenstates.games.huang.native.huang import Generator, Playouts, State
from sevenstates.games.huang.native.tables import rules_for
from sevenstates.games.huang.rules import HUANG, HuangOptions
from tests.games.huang.native.comparing import rows


def started(seats: int = 3, moves: int = 40) -> State:
    """A game after some random moves."""
    luck = Generator(7)
    state = State.new(seats, HuangOptions(palace=True), luck=luck)
    for _ in range(moves):
        state.apply(asked(state), state.random_action(luck), luck)
    return state


def asked(state: State) -> int:
    assert state.seat is not None
    return state.seat


def test_copy_is_a_state_of_its_own() -> None:
    state = started()
    before, other = state.data(), state.copy()
    other.playout(Generator(1))

    assert state.data() == before
    assert other.outcome() is not None


def test_json_goes_both_ways() -> None:
    state = started()

    assert State.from_json(state.to_json()).to_json() == state.to_json()
    with pytest.raises(BadRecord):
        State.from_json({**state.to_json(), "hands": [1]})


def test_legal_actions_in_all_their_forms() -> None:
    state = started()
    indices = state.legal_indices()
    readable = state.to_readable()

    assert indices == [action.index for action in readable.legal_actions(asked(state))]
    assert state.legal_mask() == sum(1 << index for index in indices)
    assert [action.index for action in state.legal_actions(asked(state))] == indices
    assert not state.legal_actions((asked(state) + 1) % 3)
    assert state.pending() == readable.pending()
    legal = [i for i in range(len(HUANG.actions)) if state.is_legal(asked(state), i)]
    assert legal == indices


@pytest.mark.parametrize("index", [0, 4000, -1, len(HUANG.actions)])
def test_illegal_action_is_refused_with_its_reason(index: int) -> None:
    state = started()
    before = state.data()

    with pytest.raises(IllegalAction) as caught:
        state.apply(asked(state), index, RandomLuck(1))

    assert state.data() == before
    if 0 <= index < len(HUANG.actions):
        refusal = state.to_readable().refusal(asked(state), HUANG.actions[index])
        assert refusal is not None
        assert (caught.value.reason, caught.value.rule_id) == (refusal.reason, refusal.rule_id)
    else:
        assert caught.value.reason == "foreign-action"


@pytest.mark.parametrize(("ahead", "reason"), [(1, "not-your-decision"), (9, "no-such-seat")])
def test_wrong_seat_is_refused(ahead: int, reason: str) -> None:
    state = started()
    seat = (asked(state) + 1) % 3 if ahead == 1 else ahead

    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, state.legal_indices()[0], RandomLuck(1))

    assert caught.value.reason == reason


class Breaking(Luck):
    """Fails, or picks what cannot be."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def pick(self, weights: Sequence[int]) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # that is the point


@pytest.mark.parametrize(
    ("answer", "error"),
    [(KeyError("gone"), KeyError), (100_000, ValueError), (-1, ValueError), ("no", TypeError)],
    ids=repr,
)
def test_luck_that_fails_leaves_the_state_as_it_was(answer: object, error: type[Exception]) -> None:
    state = started()
    before, luck = state.data(), Breaking(answer)
    replace = next(i for i in state.legal_indices() if str(HUANG.actions[i]).startswith("replace"))

    with pytest.raises(error):
        state.apply(asked(state), replace, luck)
    with pytest.raises(error):
        state.random_action(luck)
    with pytest.raises(error):
        state.playout(luck)
    with pytest.raises(error):
        state.determinize(0, luck)
    with pytest.raises(error):
        State.new(2, luck=luck)
    assert state.data() == before


def test_set_up_refuses_what_the_game_refuses() -> None:
    with pytest.raises(BadOption):
        State.new(6, luck=Generator(1))
    with pytest.raises(BadOption):
        State.new(4, HuangOptions(short=True), luck=Generator(1))


def test_finished_game() -> None:
    state = started()
    state.playout(Generator(2))

    assert state.seat is None
    assert state.legal_indices() == []
    assert state.pending() == ()
    assert state.playout(Generator(3)) == 0
    with pytest.raises(ValueError, match="over"):
        state.random_action(Generator(1))
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, 0, Generator(1))
    assert caught.value.reason == "game-over"


def test_playouts_depend_on_the_seed_alone() -> None:
    state = started()
    before = state.data()
    one, same, other = (state.playouts(30, seed) for seed in (1, 1, 2))

    assert one == same
    assert one.ranks != other.ranks
    assert one.ranks.shape == one.scores.shape == (30, 3)
    assert all(min(row) == 1 and max(row) <= 3 for row in rows(one.ranks))
    assert len({tuple(row) for row in rows(one.scores)}) > 5
    assert state.data() == before


def test_playout_from_a_finished_game_tells_its_outcome() -> None:
    state = started()
    state.playout(Generator(2))
    result = state.outcome()
    assert result is not None

    assert rows(state.playouts(1, 1).ranks) == [list(result.ranks)]
    assert rows(state.playouts(1, 1).scores) == [list(result.scores)]


def test_wins_are_shared() -> None:
    ranks = memoryview(bytes([1, 2, 3, 1, 1, 3, 3, 2, 1, 1, 2, 2])).cast("B", (4, 3))

    assert Playouts(ranks, ranks, 0).win_shares() == [0.625, 0.125, 0.25]


def test_playouts_of_a_viewer_know_nothing_hidden() -> None:
    state = started()
    worlds = [state.determinize(0, Generator(seed)) for seed in range(5)]

    assert len({world.data() for world in worlds}) > 1
    expected = state.playouts(20, 3, viewer=0)
    assert all(world.playouts(20, 3, viewer=0) == expected for world in worlds)
    assert state.playouts(20, 3) != expected


def test_state_can_be_sent_to_another_process() -> None:
    state = started()
    other = pickle.loads(pickle.dumps(state))

    assert type(other) is State
    assert other.to_json() == state.to_json()
    assert other.playouts(5, 1) == state.playouts(5, 1)


@pytest.mark.parametrize(("pile", "number"), [("points", 1 << 20), ("hands", 9), ("bag", 256)])
def test_numbers_of_no_real_game_are_refused(pile: str, number: int) -> None:
    state = started().to_readable()
    getattr(state, pile)[0] = number

    with pytest.raises(ValueError, match=pile):
        State.from_readable(state)


def test_tables_of_the_wrong_size_are_refused() -> None:
    with pytest.raises(KeyError, match="near"):
        _huang.Rules({})
    with pytest.raises(ValueError, match="near"):
        _huang.Rules({"near": b"1"})
    with pytest.raises(ValueError, match="bytes"):
        State(rules_for(2, HuangOptions()), b"1")


def test_generator_refuses_what_cannot_be_picked() -> None:
    luck = Generator(1)

    assert {luck.pick([0, 3, 0, 1]) for _ in range(100)} == {1, 3}
    assert {luck.below(3) for _ in range(100)} == {0, 1, 2}
    for weights in ([], [0], [-1, 2], [300], [1] * 300):
        with pytest.raises(ValueError, match="weights"):
            luck.pick(weights)
    with pytest.raises(ValueError, match="nothing"):
        luck.below(0)


@pytest.mark.parametrize(
    "sent",
    [copy.deepcopy, lambda luck: pickle.loads(pickle.dumps(luck))],
    ids=["copied", "pickled"],
)
def test_a_generator_goes_on_elsewhere(sent: Callable[[Generator], Generator]) -> None:
    luck = Generator(3)
    luck.below(1000)
    other = sent(luck)

    assert [other.below(1000) for _ in range(20)] == [luck.below(1000) for _ in range(20)]
    luck.below(1000)
    assert luck.state != other.state


@pytest.mark.parametrize("state", [-1, 2**64, "7"])
def test_a_generator_has_a_state_of_64_bits(state: Any) -> None:
    luck = Generator(3)
    before = luck.state

    with pytest.raises((OverflowError, TypeError)):
        luck.state = state
    with pytest.raises(AttributeError):
        del luck.state
    assert luck.state == before


@pytest.mark.parametrize("nobody", [3, 9, -1, -2, "x", True, 1.0, 10**30])
def test_a_viewer_that_is_no_seat_is_refused(nobody: Any) -> None:
    state = started(seats=3)

    for call in (
        lambda: state.determinize(nobody, Generator(1)),
        lambda: state.playouts(1, 1, nobody),
    ):
        with pytest.raises(BadViewer):
            call()
    with pytest.raises(IllegalAction):
        state.legal_actions(nobody)
    with pytest.raises((IllegalAction, TypeError, OverflowError)):
        state.apply(nobody, state.legal_indices()[0], Generator(1))


@pytest.mark.parametrize("nobody", [3, 4, -2, 1000])
def test_the_core_itself_reads_no_memory_beyond_the_seats(nobody: int) -> None:
    state = started(seats=3)

    with pytest.raises(ValueError, match="no such viewer"):
        state.determinized(nobody, Generator(1))
    with pytest.raises(ValueError, match="no such viewer"):
        state.fill_playouts(bytearray(3), bytearray(6), 1, nobody)
    assert not state.is_legal(nobody, state.legal_indices()[0])
