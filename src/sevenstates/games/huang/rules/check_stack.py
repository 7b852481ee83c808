"""What can be on the stack of a HUANG game: which step above which, and with what in it."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ....core import BrokenState
from .colours import BLUE, COLOURS, RED
from .grid import TRIANGLES, mask_of

if TYPE_CHECKING:
    from .state import HuangState

FIGHTS = ("revolt_attack", "revolt_defence", "war", "war_tie")
"""The steps during which a state may hold two leaders of a colour (H-STA-3)."""

_IN_ACTION = ("next_action",)
BELOW: dict[str, tuple[str, ...]] = {
    "next_action": ("turns",),
    "take_action": ("turns",),
    "refill": ("turns",),
    "offer_granaries": ("refill",),
    "after_tile": _IN_ACTION,
    "offer_building": ("next_action", "after_tile"),
    "offer_market": _IN_ACTION,
    "offer_chain": _IN_ACTION,
    "choose_pagoda": ("next_action", "after_tile"),
    "pay_tile": _IN_ACTION,
    **dict.fromkeys(FIGHTS, _IN_ACTION),
}
"""The steps that may lie right under each; `turns` is the bottom and nowhere else."""


def check_stack(state: "HuangState") -> None:
    """Raise BrokenState if the steps cannot have come about."""
    stack = state.stack
    if not stack:
        if state.result is None:
            raise BrokenState("stack")
        return
    if stack[0].name != "turns" or state.result is not None:
        raise BrokenState("stack")
    for below, step in pairwise(stack):
        _check_order(below, step)
    for step in stack:
        _check_fields(state, step)
    turn = (stack[0].seat - 1) % state.seats  # type: ignore[attr-defined]  # it is a Turns
    if len(stack) > 1 and stack[1].seat != turn:  # type: ignore[attr-defined]  # of a turn too
        raise BrokenState("stack")


def _check_fields(state: "HuangState", step: Any) -> None:
    for name in type(step).__dataclass_fields__:
        if not _SOUND[name](state, step, getattr(step, name)):
            raise BrokenState("stack", None, step=step.name)


def _seat(state: "HuangState", step: Any, value: Any) -> bool:
    return type(value) is int and 0 <= value < state.seats


def _place(state: "HuangState", step: Any, value: Any) -> bool:
    return type(value) is int and value >= 0 and bool(state.board.spaces >> value & 1)


def _check_order(below: Any, step: Any) -> None:
    """After a blue tile the question of the chain waits under that of the building."""
    blue = step.name == "offer_building" and step.colour == BLUE
    if below.name not in (("after_tile",) if blue else BELOW.get(step.name, ())):
        raise BrokenState("stack", None, step=step.name)


def _colour(state: "HuangState", step: Any, value: Any) -> bool:
    """In a revolt both leaders of the colour are on the board."""
    if type(value) is not int or value not in COLOURS:
        return False
    if step.name not in FIGHTS:
        return True
    return all(state.leaders[seat * 5 + value] >= 0 for seat in (step.attacker, step.defender))


def _count(state: "HuangState", step: Any, value: Any) -> bool:
    return type(value) is int and 0 <= value < 200


def _left(state: "HuangState", step: Any, value: Any) -> bool:
    least = 1 if step.name == "take_action" else 0
    return type(value) is int and least <= value <= 2


def _pool(state: "HuangState", step: Any, value: Any) -> bool:
    return _places(state, value) and not mask_of(value) & ~state.tiles[RED]


def _owed(state: "HuangState", step: Any, value: Any) -> bool:
    return type(value) is int and 0 < value < len(step.pool)


def _places(state: "HuangState", value: Any) -> bool:
    if not isinstance(value, tuple) or not all(_place(state, None, place) for place in value):
        return False
    return len(set(value)) == len(value) > 0


def _sides(state: "HuangState", step: Any, value: Any) -> bool:
    """H-WAR-1: two or three separate states."""
    if not isinstance(value, tuple) or len(value) not in (2, 3):
        return False
    if not all(_places(state, side) for side in value):
        return False
    return len({place for side in value for place in side}) == sum(map(len, value))


def _by_side(state: "HuangState", step: Any, value: Any) -> bool:
    if not isinstance(value, tuple) or len(value) != len(step.sides):
        return False
    return all(_count(state, step, count) for count in value)


def _tied(state: "HuangState", step: Any, value: Any) -> bool:
    sides = range(len(step.war.sides))
    return isinstance(value, tuple) and len(set(value)) > 1 and all(side in sides for side in value)


def _war(state: "HuangState", step: Any, value: Any) -> bool:
    if getattr(value, "name", None) != "war":
        return False
    _check_fields(state, value)
    return True


def _triangle(state: "HuangState", step: Any, value: Any) -> bool:
    return type(value) is int and 0 <= value < len(TRIANGLES) and bool(state.triangles >> value & 1)


def _cause(state: "HuangState", step: Any, value: Any) -> bool:
    return value in ("war", "bandits")


_SOUND: dict[str, Callable[["HuangState", Any, Any], bool]] = {
    "seat": _seat,
    "attacker": _seat,
    "defender": _seat,
    "unifier": _seat,
    "asked": _seat,
    "left": _left,
    "place": _place,
    "marker": _place,
    "colour": _colour,
    "total": _count,
    "triangle": _triangle,
    "pool": _pool,
    "owed": _owed,
    "cause": _cause,
    "sides": _sides,
    "tiles": _by_side,
    "leaders": _by_side,
    "tied": _tied,
    "war": _war,
}
"""For each field of a step whether a value can be in it."""
