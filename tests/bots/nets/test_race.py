"""Moves that race against each other in possible worlds."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sevenstates.bots.nets.lookahead import Race, advantages
from sevenstates.bots.nets.net import Floats

LOOKAHEAD_WEIGHT = 40.0


def floats(*numbers: float) -> Floats:
    return np.array(numbers, np.float32)


def values(*means: float, worlds: int = 16, noise: float = 0.02) -> Floats:
    """What moves led to in some worlds, around these means."""
    luck = np.random.default_rng(worlds)
    spread = noise * luck.standard_normal((len(means), worlds))
    return (np.array(means)[:, None] + spread).astype(np.float32)


def test_lookahead_outweighs_the_prior() -> None:
    race = Race(np.log(floats(0.8, 0.2)), floats(0, 0), LOOKAHEAD_WEIGHT)

    race.add(values(-0.1, 0.1))

    assert race.order() == [1, 0]
    assert race.running.tolist() == [1]


def test_prior_decides_between_moves_that_lead_to_the_same() -> None:
    race = Race(np.log(floats(0.2, 0.5, 0.3)), floats(1, 0, 0), LOOKAHEAD_WEIGHT)

    race.add(values(0.1, 0.1, 0.1))

    assert race.order()[0] == 1


def test_luck_in_a_few_worlds_rejects_no_move() -> None:
    race = Race(np.log(floats(0.5, 0.5)), floats(0, 0), LOOKAHEAD_WEIGHT)

    race.add(np.array([[0.6, -0.4, 0.5, -0.2], [-0.3, 0.4, -0.1, 0.3]], np.float32))

    assert race.running.tolist() == [0, 1]


def test_rejected_moves_come_last_and_are_not_tried_again() -> None:
    race = Race(np.log(floats(0.3, 0.3, 0.4)), floats(0, 0, 0), LOOKAHEAD_WEIGHT)
    race.add(values(0.1, 0.11, -0.5))
    assert race.running.tolist() == [0, 1]

    race.add(values(0.2, 0.1, worlds=64))

    assert race.order() == [0, 1, 2]
    assert np.allclose(race.values, [0.18, 0.102, -0.5], atol=0.02)


def test_where_nothing_matters_heuristics_decide() -> None:
    race = Race(np.log(floats(0.6, 0.1, 0.3)), floats(0.2, 0.5, 0.3), LOOKAHEAD_WEIGHT)

    race.add(-np.ones((3, 16), np.float32))

    assert race.running.tolist() == [0, 1, 2]
    assert race.order() == [1, 2, 0]


def test_the_fewer_worlds_the_less_a_difference_counts() -> None:
    few, many = values(0.1, 0.0, worlds=4, noise=0.3), values(0.1, 0.0, worlds=400, noise=0.3)

    assert abs(advantages(few)[0]) < 0.5 * abs(few.mean(axis=1)[0] - few.mean())
    assert advantages(many)[0] > 0.8 * 0.05


@given(
    st.lists(st.lists(st.floats(-1, 1, width=16), min_size=3, max_size=3), min_size=2, max_size=24),
    st.lists(st.floats(0.0625, 1, width=16), min_size=3, max_size=3),
)
def test_somebody_always_leads_and_nobody_is_lost(
    seen: list[list[float]], priors: list[float]
) -> None:
    race = Race(np.log(floats(*priors)), floats(0, 0, 0), LOOKAHEAD_WEIGHT)
    race.add(np.array(seen, np.float32).T)

    assert len(race.running) >= 1
    assert sorted(race.order()) == [0, 1, 2]
    assert race.order()[0] in race.running
