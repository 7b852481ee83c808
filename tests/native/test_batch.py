"""Many games stepped together on a compiled core."""

from typing import Any

import pytest

from sevenstates.games import get
from sevenstates.native.batch import CoreBatch
from sevenstates.native.threads import parts_of
from tests.native.comparing import built, native_of

AnyBatch = CoreBatch[Any, Any]
of_each_game = pytest.mark.parametrize("key", built())


def batch_of(key: str, games: int, seats: int, seed: int) -> AnyBatch:
    return native_of(key).batch(games, seats, seed=seed)


def step_to_the_end(batch: AnyBatch) -> None:
    for _ in range(batch.state_type.engine.game.max_random_decisions):
        if max(batch.seats) < 0:
            return
        batch.step_random()
    raise AssertionError("games that do not end")


def masks(batch: AnyBatch) -> list[list[int]]:
    """The legal actions of each game."""
    rows: Any = batch.masks.tolist()
    return [[index for index, legal in enumerate(row) if legal] for row in rows]


@of_each_game
def test_buffers_say_what_the_states_say(key: str) -> None:
    batch = batch_of(key, 8, 3, seed=1)
    for _ in range(60):
        batch.step_random()

    states = [batch.state_type.from_readable(batch.readable(game)) for game in range(8)]

    assert list(batch.seats) == [state.seat for state in states]
    assert masks(batch) == [state.legal_indices() for state in states]
    assert batch.masks.shape == (8, len(get(key).actions))
    assert len({state.data() for state in states}) == 8


@of_each_game
def test_step_carries_out_the_actions(key: str) -> None:
    batch = batch_of(key, 4, 3, seed=2)
    before = [batch.readable(game) for game in range(4)]
    chosen = [legal[game % len(legal)] for game, legal in enumerate(masks(batch))]
    batch.step([*chosen[:3], -1])

    for game, state in enumerate(before[:3]):
        # A first move of these needs no luck.
        luck: Any = None
        state.apply(state.pending()[0].seat, get(key).actions[chosen[game]], luck)
        assert batch.readable(game).to_json() == state.to_json()
    assert batch.readable(3).to_json() == before[3].to_json()


@pytest.mark.parametrize("wrong", ["illegal", "unknown", "too few"])
@of_each_game
def test_illegal_action_changes_nothing(key: str, wrong: str) -> None:
    batch = batch_of(key, 4, 3, seed=2)
    before = batch.states.tobytes()
    legal = [row[0] for row in masks(batch)]
    illegal = next(i for i in range(len(get(key).actions)) if i not in masks(batch)[3])
    last = {"illegal": [illegal], "unknown": [99999], "too few": []}[wrong]

    with pytest.raises(ValueError, match=r"wrong length|illegal"):
        batch.step([*legal[:3], *last])

    assert batch.states.tobytes() == before


@of_each_game
def test_games_end_and_begin_again(key: str) -> None:
    batch = batch_of(key, 6, 4, seed=3)
    first = batch.readable(0).to_json()
    step_to_the_end(batch)
    outcomes = [batch.outcome(game) for game in range(6)]

    assert outcomes == [batch.readable(game).outcome() for game in range(6)]
    assert None not in outcomes
    assert masks(batch) == [[]] * 6
    with pytest.raises(ValueError, match="game 0 is illegal"):
        batch.step([0] * 6)
    batch.reset([0, 2])
    assert [seat >= 0 for seat in batch.seats] == [True, False, True, False, False, False]
    assert batch.outcome(0) is None
    assert batch.readable(0).to_json() != first
    assert batch.outcome(1) == outcomes[1]
    batch.reset()
    assert min(batch.seats) >= 0


@of_each_game
def test_games_begin_again_in_a_step(key: str) -> None:
    batch, other = (batch_of(key, 3, 3, seed=6) for _ in range(2))
    chosen = [legal[0] for legal in masks(batch)]
    batch.step([*chosen[:2], -1], again=[2])
    other.step([*chosen[:2], -1])
    other.reset([2])

    assert batch.states == other.states
    assert batch.masks == other.masks
    with pytest.raises(ValueError, match="illegal"):
        batch.step([99999, -1, -1], again=[0, 1, 2])
    assert batch.states == other.states


@of_each_game
def test_the_same_seed_gives_the_same_games(key: str) -> None:
    one, same, other = (batch_of(key, 3, 5, seed=seed) for seed in (4, 4, 5))
    for batch in (one, same, other):
        step_to_the_end(batch)

    assert one.states == same.states
    assert one.states != other.states
    assert len({one.outcome(game) for game in range(3)}) > 1


@of_each_game
def test_games_are_the_same_with_any_number_of_threads(key: str) -> None:
    one, *others = (native_of(key).batch(7, 3, seed=4, threads=number) for number in (1, 2, 3, 99))
    for batch in (one, *others):
        for _ in range(30):
            batch.step_random()
        batch.step([legal[-1] for legal in masks(batch)], again=[0, 4, 6])

    assert [len(batch.parts) for batch in (one, *others)] == [1, 2, 3, 7]
    for batch in others:
        assert batch.states == one.states
        assert batch.masks == one.masks
        assert batch.seats == one.seats


def test_threads_have_enough_games_to_be_worth_it() -> None:
    sizes = [part.stop - part.start for part in parts_of(1000, None, 400)]

    assert sum(sizes) == 1000
    assert min(sizes) >= 400
    assert parts_of(399, None, 400) == [slice(0, 399)]
    for threads in (0, -1, 257):
        with pytest.raises(ValueError, match="1 to 256"):
            parts_of(8, threads, 1)


@of_each_game
def test_buffers_cannot_be_written_to(key: str) -> None:
    batch = batch_of(key, 1, 3, seed=1)

    for buffer in (batch.seats, batch.masks, batch.states):
        assert buffer.readonly
