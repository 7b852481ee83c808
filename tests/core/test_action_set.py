"""Sets of legal actions."""

import pytest

from sevenstates.core import ActionSet
from sevenstates.games import get

ACTIONS = get("huang").actions
THREE = ActionSet(ACTIONS, [(3, 0b101), (70, 0b1)])


@pytest.mark.parametrize(
    "runs",
    [
        [(3, 0b101), (70, 0b1)],
        [(3, 0b1), (5, 0b1), (70, 0b1)],
        [(0, 0b101000), (60, 1 << 10)],
        [(0, 0), (0, 0b101000 | 1 << 70)],
    ],
)
def test_equal_however_it_is_cut_into_runs(runs: list[tuple[int, int]]) -> None:
    other = ActionSet(ACTIONS, runs)

    assert other == THREE
    assert list(other) == list(THREE)


@pytest.mark.parametrize(
    "other",
    [
        ActionSet(ACTIONS, [(3, 0b111), (70, 0b1)]),
        ActionSet(ACTIONS, [(3, 0b101)]),
        ActionSet(get("huangdi").actions, [(3, 0b101), (70, 0b1)]),
        ActionSet(ACTIONS, []),
        [ACTIONS[3], ACTIONS[5]],
        "no actions",
        7,
    ],
    ids=range(7),
)
def test_different_sets_are_unequal(other: object) -> None:
    assert other != THREE


def test_equal_to_a_list_of_the_same_actions() -> None:
    assert [ACTIONS[3], ACTIONS[5], ACTIONS[70]] == THREE
    assert ActionSet(list(ACTIONS), [(3, 0b101), (70, 0b1)]) == THREE
