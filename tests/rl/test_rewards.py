"""Rewards by places."""

import pytest

from sevenstates.core import Outcome
from sevenstates.rl.rewards import reward_named


def outcome(*ranks: int, winners: tuple[int, ...] = ()) -> Outcome:
    return Outcome(ranks, tuple(-rank for rank in ranks), winners, "over")


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((2, 1, 3), [0, 1, -1]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((4, 1, 2, 2), [-1, 1, 0, 0]),
        ((1, 2, 3, 4, 5), [1, 0.5, 0, -0.5, -1]),
    ],
)
def test_by_rank(ranks: tuple[int, ...], rewards: list[float]) -> None:
    assert reward_named("rank")(outcome(*ranks)) == pytest.approx(rewards)


def test_by_win() -> None:
    assert reward_named("win")(outcome(2, 1, 2, winners=(1,))) == [-1, 1, -1]
    assert reward_named("win")(outcome(1, 1, 3)) == [0, 0, 0]
