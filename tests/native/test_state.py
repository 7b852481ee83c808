"""A state of a compiled core as Python sees it."""

import copy
import itertools
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sevenstates.core import BadOption, BadRecord, BadViewer, IllegalAction, Luck, RandomLuck
from sevenstates.games import get
from sevenstates.native.state import CoreGenerator, CoreState, Playouts
from tests.native.comparing import built, native_of

State = CoreState[Any, Any]
OTHER_GAMES = {"huang": "warring"}
"""The game whose options a game is offered; HUANG's for all others."""
of_each_game = pytest.mark.parametrize("key", built())


def generator(key: str, seed: int) -> CoreGenerator:
    return native_of(key).generator(seed)


def started(key: str) -> State:
    """A game of three after some random moves, where a legal action needs chance."""
    luck = generator(key, 7)
    state = native_of(key).state.new(3, luck=luck)
    for move in itertools.count():
        if move >= 40 and chance_action(state) is not None:
            break
        state.apply(asked(state), state.random_action(luck), luck)
    return state


def chance_action(state: State) -> int | None:
    """A legal action in which cards or tiles are drawn."""
    actions = state.engine.game.actions
    kinds = ("replace", "draw", "claim")
    return next((i for i in state.legal_indices() if actions[i].kind in kinds), None)


def asked(state: State) -> int:
    assert state.seat is not None
    return state.seat


def rows(buffer: memoryview) -> list[list[int]]:
    """The numbers of a buffer with two dimensions."""
    found: Any = buffer.tolist()
    return list(found)


@of_each_game
def test_copy_is_a_state_of_its_own(key: str) -> None:
    state = started(key)
    before, other = state.data(), state.copy()
    other.playout(generator(key, 1))

    assert state.data() == before
    assert other.outcome() is not None


@of_each_game
def test_repr_is_a_position_that_can_be_read(key: str) -> None:
    state = started(key)
    name, _, position = repr(state).strip("<>").partition("\n")

    assert name == f"compiled {key}"
    assert get(key).parse_position(position).to_text() == state.to_readable().to_text()


@of_each_game
def test_json_goes_both_ways(key: str) -> None:
    state = started(key)

    assert type(state).from_json(state.to_json()).to_json() == state.to_json()
    with pytest.raises(BadRecord):
        type(state).from_json({**state.to_json(), "hands": [1]})


@of_each_game
def test_legal_actions_in_all_their_forms(key: str) -> None:
    state = started(key)
    indices = state.legal_indices()
    readable = state.to_readable()

    assert indices == [action.index for action in readable.legal_actions(asked(state))]
    assert state.legal_mask() == sum(1 << index for index in indices)
    assert [action.index for action in state.legal_actions(asked(state))] == indices
    assert not state.legal_actions((asked(state) + 1) % 3)
    assert state.pending() == readable.pending()
    legal = [i for i in range(len(get(key).actions)) if state.is_legal(asked(state), i)]
    assert legal == indices


@of_each_game
def test_indices_are_read_like_a_list(key: str) -> None:
    indices = started(key).legal_indices()
    listed = list(indices)
    absent = set(range(len(get(key).actions))) - set(listed)

    assert len(indices) == len(listed) > 1
    assert [indices[place] for place in range(-len(listed), len(listed))] == listed * 2
    assert indices[1:] == listed[1:]
    assert all(index in indices for index in listed)
    assert not any(index in indices for index in [*absent, -1, 1 << 70, "0", None])
    assert repr(indices) == repr(listed)
    assert indices != listed[1:]
    for outside in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            indices[outside]
    with pytest.raises(TypeError, match="unhashable"):
        hash(indices)


@of_each_game
def test_integers_of_numpy_are_among_the_indices(key: str) -> None:
    numpy = pytest.importorskip("numpy")
    indices = started(key).legal_indices()

    assert all(index in indices for index in numpy.array(indices))
    assert numpy.int64(-1) not in indices


@pytest.mark.parametrize("which", ["first", "last", "before", "after"])
@of_each_game
def test_illegal_action_is_refused_with_its_reason(key: str, which: str) -> None:
    """The first and the last that are not legal, and those that would stand beside the table."""
    state, count = started(key), len(get(key).actions)
    illegal = [i for i in range(count) if not state.is_legal(asked(state), i)]
    index = {"first": illegal[0], "last": illegal[-1], "before": -1, "after": count}[which]
    before = state.data()

    with pytest.raises(IllegalAction) as caught:
        state.apply(asked(state), index, RandomLuck(1))

    assert state.data() == before
    if 0 <= index < len(get(key).actions):
        refusal = state.to_readable().refusal(asked(state), get(key).actions[index])
        assert refusal is not None
        assert (caught.value.reason, caught.value.rule_id) == (refusal.reason, refusal.rule_id)
    else:
        assert caught.value.reason == "foreign-action"


@pytest.mark.parametrize(("ahead", "reason"), [(1, "not-your-decision"), (9, "no-such-seat")])
@of_each_game
def test_wrong_seat_is_refused(key: str, ahead: int, reason: str) -> None:
    state = started(key)
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
@of_each_game
def test_luck_that_fails_leaves_the_state_as_it_was(
    key: str, answer: object, error: type[Exception]
) -> None:
    state = started(key)
    before, luck = state.data(), Breaking(answer)
    drawing = chance_action(state)
    assert drawing is not None

    with pytest.raises(error):
        state.apply(asked(state), drawing, luck)
    with pytest.raises(error):
        state.random_action(luck)
    with pytest.raises(error):
        state.playout(luck)
    with pytest.raises(error):
        state.determinize(0, luck)
    with pytest.raises(error):
        native_of(key).state.new(3, luck=luck)
    assert state.data() == before


@of_each_game
def test_set_up_refuses_what_the_game_refuses(key: str) -> None:
    other = get(OTHER_GAMES.get(key, "huang")).options_type()
    with pytest.raises(BadOption):
        native_of(key).state.new(7, luck=generator(key, 1))
    with pytest.raises(BadOption):
        native_of(key).state.new(3, other, luck=generator(key, 1))


@of_each_game
def test_finished_game(key: str) -> None:
    state = started(key)
    state.playout(generator(key, 2))

    assert state.seat is None
    assert state.legal_indices() == []
    assert state.pending() == ()
    assert state.playout(generator(key, 3)) == 0
    with pytest.raises(ValueError, match="over"):
        state.random_action(generator(key, 1))
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, 0, generator(key, 1))
    assert caught.value.reason == "game-over"


@of_each_game
def test_playouts_depend_on_the_seed_alone(key: str) -> None:
    state = started(key)
    before = state.data()
    one, same, other = (state.playouts(30, seed) for seed in (1, 1, 2))

    assert one == same
    assert one.ranks != other.ranks
    assert one.ranks.shape == one.scores.shape == (30, 3)
    assert all(min(row) == 1 and max(row) <= 3 for row in rows(one.ranks))
    assert len({tuple(row) for row in rows(one.scores)}) > 5
    assert state.data() == before


@of_each_game
def test_playouts_are_the_same_with_any_number_of_threads(key: str) -> None:
    state = started(key)

    one, *others = (state.playouts(21, 1, viewer=0, threads=threads) for threads in (1, 2, 5, None))

    assert others == [one] * 3


@of_each_game
def test_playout_from_a_finished_game_tells_its_outcome(key: str) -> None:
    state = started(key)
    state.playout(generator(key, 2))
    result = state.outcome()
    assert result is not None

    assert rows(state.playouts(1, 1).ranks) == [list(result.ranks)]
    assert rows(state.playouts(1, 1).scores) == [list(result.scores)]


def test_wins_are_shared() -> None:
    ranks = memoryview(bytes([1, 2, 3, 1, 1, 3, 3, 2, 1, 1, 2, 2])).cast("B", (4, 3))

    assert Playouts(ranks, ranks, 0).win_shares() == [0.625, 0.125, 0.25]


@of_each_game
def test_playouts_of_a_viewer_know_nothing_hidden(key: str) -> None:
    state = started(key)
    worlds = [state.determinize(0, generator(key, seed)) for seed in range(5)]

    assert len({world.data() for world in worlds}) > 1
    expected = state.playouts(20, 3, viewer=0)
    assert all(world.playouts(20, 3, viewer=0) == expected for world in worlds)
    assert state.playouts(20, 3) != expected


@of_each_game
def test_state_can_be_sent_to_another_process(key: str) -> None:
    state = started(key)
    other = pickle.loads(pickle.dumps(state))

    assert type(other) is type(state)
    assert other.to_json() == state.to_json()
    assert other.playouts(5, 1) == state.playouts(5, 1)


@pytest.mark.parametrize(
    ("key", "pile", "number"),
    [
        ("huang", "points", 1 << 20),
        ("huang", "hands", 9),
        ("huang", "bag", 256),
        ("huangdi", "scores", 1 << 20),
        ("huangdi", "jade", 256),
        ("huangdi", "paths", (64,)),
        ("warring", "stock", 256),
        ("warring", "hands", [1] * 6),
        ("warring", "offers", [1] * 5),
    ],
)
def test_numbers_of_no_real_game_are_refused(key: str, pile: str, number: object) -> None:
    if key not in built():
        pytest.skip("compares with the compiled core")
    state = started(key).to_readable()
    getattr(state, pile)[0] = number

    with pytest.raises(ValueError, match=pile):
        native_of(key).state.from_readable(state)


@of_each_game
def test_tables_of_the_wrong_size_are_refused(key: str) -> None:
    state = started(key)
    rules: Any = type(state.rules).__base__

    with pytest.raises(KeyError) as missing:
        rules({})
    with pytest.raises(ValueError, match=str(missing.value.args[0])):
        rules({missing.value.args[0]: b"1"})
    with pytest.raises(ValueError, match="bytes"):
        type(state)(state.rules, b"1")


@of_each_game
def test_generator_refuses_what_cannot_be_picked(key: str) -> None:
    luck = generator(key, 1)

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
@of_each_game
def test_a_generator_goes_on_elsewhere(key: str, sent: Callable[[Luck], Any]) -> None:
    luck = generator(key, 3)
    luck.below(1000)
    other = sent(luck)

    assert [other.below(1000) for _ in range(20)] == [luck.below(1000) for _ in range(20)]
    luck.below(1000)
    assert luck.state != other.state


@pytest.mark.parametrize("state", [-1, 2**64, "7"])
@of_each_game
def test_a_generator_has_a_state_of_64_bits(key: str, state: Any) -> None:
    luck = generator(key, 3)
    before = luck.state

    with pytest.raises((OverflowError, TypeError)):
        luck.state = state
    with pytest.raises(AttributeError):
        del luck.state
    assert luck.state == before


@pytest.mark.parametrize("nobody", [3, 9, -1, -2, "x", True, 1.0, 10**30])
@of_each_game
def test_a_viewer_that_is_no_seat_is_refused(key: str, nobody: Any) -> None:
    state = started(key)

    for call in (
        lambda: state.determinize(nobody, generator(key, 1)),
        lambda: state.playouts(1, 1, nobody),
    ):
        with pytest.raises(BadViewer):
            call()
    with pytest.raises(IllegalAction):
        state.legal_actions(nobody)
    with pytest.raises((IllegalAction, TypeError, OverflowError)):
        state.apply(nobody, state.legal_indices()[0], generator(key, 1))


@pytest.mark.parametrize("nobody", [3, 4, -2, 1000])
@of_each_game
def test_the_core_itself_reads_no_memory_beyond_the_seats(key: str, nobody: int) -> None:
    state = started(key)

    with pytest.raises(ValueError, match="no such viewer"):
        state.determinized(nobody, generator(key, 1))
    with pytest.raises(ValueError, match="no such viewer"):
        state.fill_playouts(bytearray(3), bytearray(6), 1, nobody, 0)
    assert not state.is_legal(nobody, state.legal_indices()[0])
