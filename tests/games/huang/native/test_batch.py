"""Many games stepped together."""

import pytest

from sevenstates.games.huang.native.huang import Batch, Generator, State
from sevenstates.games.huang.rules import HUANG, HuangOptions
from tests.games.huang.native.comparing import rows


def step_to_the_end(batch: Batch) -> None:
    for _ in range(HUANG.max_random_decisions):
        if max(batch.seats) < 0:
            return
        batch.step_random()
    raise AssertionError("games that do not end")


def masks(batch: Batch) -> list[list[int]]:
    """The legal actions of each game."""
    return [[index for index, legal in enumerate(row) if legal] for row in rows(batch.masks)]


def test_buffers_say_what_the_states_say() -> None:
    batch = Batch(8, 3, HuangOptions(bandits=True), seed=1)
    for _ in range(60):
        batch.step_random()

    states = [State.from_readable(batch.readable(game)) for game in range(8)]

    assert list(batch.seats) == [state.seat for state in states]
    assert masks(batch) == [state.legal_indices() for state in states]
    assert batch.masks.shape == (8, len(HUANG.actions))
    assert len({state.data() for state in states}) == 8


def test_step_carries_out_the_actions() -> None:
    batch = Batch(4, 2, seed=2)
    before = [batch.readable(game) for game in range(4)]
    chosen = [legal[game * 3] for game, legal in enumerate(masks(batch))]
    batch.step([*chosen[:3], -1])

    for game, state in enumerate(before[:3]):
        # Tiles at these indices: no luck is needed.
        state.apply(state.pending()[0].seat, HUANG.actions[chosen[game]], Generator(1))
        assert batch.readable(game).to_json() == state.to_json()
    assert batch.readable(3).to_json() == before[3].to_json()


@pytest.mark.parametrize("actions", [[0] * 4, [1, 1, 1, 99999], [1, 1, 1]], ids=str)
def test_illegal_action_changes_nothing(actions: list[int]) -> None:
    batch = Batch(4, 2, seed=2)
    before = batch.states.tobytes()

    with pytest.raises(ValueError, match=r"wrong length|illegal"):
        batch.step(actions)

    assert batch.states.tobytes() == before


def test_games_end_and_begin_again() -> None:
    batch = Batch(6, 4, seed=3)
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


def test_games_begin_again_in_a_step() -> None:
    batch, other = (Batch(3, 2, seed=6) for _ in range(2))
    chosen = [legal[0] for legal in masks(batch)]
    batch.step([*chosen[:2], -1], again=[2])
    other.step([*chosen[:2], -1])
    other.reset([2])

    assert batch.states == other.states
    assert batch.masks == other.masks
    with pytest.raises(ValueError, match="illegal"):
        batch.step([99999, -1, -1], again=[0, 1, 2])
    assert batch.states == other.states


def test_the_same_seed_gives_the_same_games() -> None:
    one, same, other = (Batch(3, 5, seed=seed) for seed in (4, 4, 5))
    for batch in (one, same, other):
        step_to_the_end(batch)

    assert one.states == same.states
    assert one.states != other.states
    assert len({one.outcome(game) for game in range(3)}) > 1


def test_buffers_cannot_be_written_to() -> None:
    batch = Batch(1, 2, seed=1)

    for buffer in (batch.seats, batch.masks, batch.states):
        assert buffer.readonly
