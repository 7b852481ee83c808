"""The check of the stack, and the small checks that steps make of their fields."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from sevenstates.core import AnyStep, BrokenState, are_different, check_stack, is_int, is_row
from sevenstates.games.huang.rules.steps import STEPS as HUANG_STEPS
from sevenstates.games.huangdi.rules.steps import STEPS as HUANGDI_STEPS
from sevenstates.games.warring.rules.steps import STEPS as WARRING_STEPS


@dataclass(frozen=True)
class Bottom(AnyStep):
    """The bottom of the stack; asks nobody."""

    name = "bottom"
    asks = False


@dataclass(frozen=True)
class Middle(AnyStep):
    """Asks nobody either."""

    name = "middle"
    asks = False
    below = ("bottom",)


@dataclass(frozen=True)
class Top(AnyStep):
    """A question whose number must be one more than its height on the stack."""

    number: int

    name = "top"
    below = ("bottom", "middle")

    def is_possible(self, state: Any) -> bool:
        return is_int(self.number, (2 if self.step_below(state).name == "bottom" else 3,))


def state_of(*stack: AnyStep, result: object = None) -> Any:
    return SimpleNamespace(stack=list(stack), result=result)


def test_a_stack_that_can_be_passes() -> None:
    check_stack(state_of(Bottom(), Top(2)))
    check_stack(state_of(Bottom(), Middle(), Top(3)))
    check_stack(state_of(result="over"))


@pytest.mark.parametrize(
    ("state", "step"),
    [
        (state_of(), None),
        (state_of(Bottom(), Top(2), result="over"), None),
        (state_of(Top(2)), None),
        (state_of(Bottom()), None),
        (state_of(Bottom(), Middle()), None),
        (state_of(Bottom(), Bottom(), Top(3)), "bottom"),
        (state_of(Bottom(), Top(2), Top(3)), "top"),
        (state_of(Bottom(), Middle(), Top(2)), "top"),
        (state_of(Bottom(), Top(True)), "top"),
    ],
    ids=range(9),
)
def test_a_stack_that_cannot_be_is_refused(state: Any, step: str | None) -> None:
    with pytest.raises(BrokenState, match="stack") as caught:
        check_stack(state)

    assert caught.value.fields.get("step") == step


@pytest.mark.parametrize("steps", [HUANG_STEPS, HUANGDI_STEPS, WARRING_STEPS])
def test_steps_name_the_steps_below_them(steps: dict[str, type[AnyStep]]) -> None:
    bottoms = [step for step in steps.values() if not step.below]

    assert len(bottoms) == 1
    assert all(name in steps for step in steps.values() for name in step.below)


def test_fields_are_checked_by_type_too() -> None:
    assert is_int(1, range(2))
    assert not any(is_int(value, range(2)) for value in (2, True, 1.0, "1", None))
    assert is_row((1, None), 2)
    assert not is_row([1, 2], 2)
    assert are_different((), range(3))
    assert are_different((2, 0), range(3))
    assert not any(are_different(values, range(3)) for values in ((1, 1), (3,), (True,), [0], None))
