"""Checks that all games share."""

from collections.abc import Container
from itertools import pairwise
from typing import Any, TypeGuard

from .errors import BrokenState
from .state import State


def check_stack(state: State) -> None:
    """Raise BrokenState if the steps on the stack cannot have come about.

    A game that is not over has a stack. Its bottom step is one that declares nothing `below`,
    every other step lies on one that it names, and the top step asks. Then each step checks
    itself, from the bottom up.
    """
    stack = state.stack
    if bool(stack) != (state.result is None):
        raise BrokenState("stack")
    if not stack:
        return
    if stack[0].below or not stack[-1].asks:
        raise BrokenState("stack")
    for below, step in pairwise(stack):
        if below.name not in step.below:
            raise BrokenState("stack", None, step=step.name)
    for step in stack:
        step.check(state)


def is_int(value: object, allowed: Container[int]) -> TypeGuard[int]:
    """Whether the value is an allowed whole number; True and 1.0 are not."""
    return type(value) is int and value in allowed


def is_row(value: object, length: int) -> TypeGuard[tuple[Any, ...]]:
    """Whether the value is a tuple of that length."""
    return isinstance(value, tuple) and len(value) == length


def are_different(values: object, allowed: Container[int]) -> TypeGuard[tuple[int, ...]]:
    """Whether the value is a tuple of allowed whole numbers, no two the same."""
    if not isinstance(values, tuple) or not all(is_int(value, allowed) for value in values):
        return False
    return len(set(values)) == len(values)
