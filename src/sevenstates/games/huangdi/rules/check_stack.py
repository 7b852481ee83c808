"""What can be on the stack of a Huang Di game: which step above which, and with what in it."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ....core import BrokenState
from .components import (
    DEALT_FAVOURS,
    DRAWN_FAVOURS,
    DRAWN_KEPT,
    KEPT_FAVOURS,
    REPEAT_COST,
    TURNS,
    WORKERS,
)
from .names import BUILDER, RESOURCES, ROLES, TASKMASTER
from .steps.emperor import places
from .turn_order import turn_seat

if TYPE_CHECKING:
    from .state import HuangdiState

_IN_ACTION = ("action_done",)
BELOW: dict[str, tuple[str, ...]] = {
    "choose_favours": ("rounds",),
    "petition": ("rounds",),
    "turns": ("rounds",),
    "take_action": ("turns",),
    "action_done": ("turns",),
    "afterwards": ("turns",),
    "repeat_role": _IN_ACTION,
    "keep_favours": _IN_ACTION,
    "place_blocks": _IN_ACTION,
    "use_workers": _IN_ACTION,
    "place_plaque": _IN_ACTION,
}
"""The steps that may lie right under each; `rounds` is the bottom and nowhere else."""
OF_ROLE = {
    "keep_favours": RESOURCES,
    "place_blocks": BUILDER,
    "use_workers": BUILDER,
    "place_plaque": BUILDER,
}
"""The role card whose action asks such a question."""


def check_stack(state: "HuangdiState") -> None:
    """Raise BrokenState if the steps cannot have come about."""
    stack: list[Any] = state.stack
    _want(bool(stack) == (state.result is None), None)
    if not stack:
        return
    _want(stack[0].name == "rounds" and stack[-1].asks and len(stack) > 1, stack[0])
    for below, step in pairwise(stack):
        _want(below.name in BELOW.get(step.name, ()), step)
    for step in stack:
        for name in type(step).__dataclass_fields__:
            _want(_SOUND[name](state, step, getattr(step, name)), step)
    _check_role(state)
    top = stack[-1]
    _want(top.name not in _QUESTIONS or _QUESTIONS[top.name](state, top), top)


def _want(is_right: bool, step: Any) -> None:
    if not is_right:
        raise BrokenState("stack", None, step=step.name if step else None)


def _check_role(state: "HuangdiState") -> None:
    """In the middle of an action: it is one of the card just played, or of one repeated."""
    below: Any
    top: Any
    *_, below, top = state.stack
    if below.name != "action_done":
        return
    if top.name == "repeat_role":
        _want(below.role == TASKMASTER, top)
    elif below.role != OF_ROLE[top.name]:
        on_table = not state.roles[top.seat] >> OF_ROLE[top.name] & 1
        _want(below.role == TASKMASTER and on_table, top)


# Whether a value can be in a field of a step.


def _is_in(value: Any, numbers: range) -> bool:
    return type(value) is int and value in numbers


def _taken(state: "HuangdiState", step: Any, value: Any) -> bool:
    return _is_in(value, range(1, TURNS * state.seats + 1)) and state.holder >= 0


def _seat(state: "HuangdiState", step: Any, value: Any) -> bool:
    turns: Any = state.stack[1]
    seat = turn_seat(state.seats, state.holder, turns.taken)
    return _is_in(value, range(seat, seat + 1))


def _again(state: "HuangdiState", step: Any, value: Any) -> bool:
    return type(value) is bool


def _role(state: "HuangdiState", step: Any, value: Any) -> bool:
    """Played or repeated, it lies on the table."""
    roles = range(len(REPEAT_COST)) if step.name == "repeat_role" else ROLES
    return _is_in(value, roles) and not state.roles[step.seat] >> value & 1


def _count(state: "HuangdiState", step: Any, value: Any) -> bool:
    return _is_in(value, range(1, 3))


def _placed(state: "HuangdiState", step: Any, value: Any) -> bool:
    return _is_in(value, range(step.count))


def _needed(state: "HuangdiState", step: Any, value: Any) -> bool:
    """D-BLD-3: the workers of no block, of one or of two."""
    if type(value) is not int:
        return False
    if step.name == "place_blocks":
        return value in WORKERS if step.placed else value == 0
    return value in WORKERS or value in {one + two for one in WORKERS for two in WORKERS}


def _card(state: "HuangdiState", step: Any, value: Any) -> bool:
    known = _is_in(value, range(len(state.favours)))
    return known and bool(state.played[step.seat] >> value & 1)


def _cards(state: "HuangdiState", step: Any, value: Any) -> bool:
    return _is_in(value, range(1 << len(state.favours)))


def _dealt(state: "HuangdiState", step: Any, value: Any) -> bool:
    if not isinstance(value, tuple) or len(value) != state.seats:
        return False
    return all(_cards(state, step, cards) for cards in value)


def _kept(state: "HuangdiState", step: Any, value: Any) -> bool:
    return (_dealt if step.name == "choose_favours" else _cards)(state, step, value)


def _bids(state: "HuangdiState", step: Any, value: Any) -> bool:
    if not isinstance(value, tuple) or len(value) != state.seats:
        return False
    return all(
        _is_in(bid, range(-1, jade + 1)) for bid, jade in zip(value, state.jade, strict=True)
    )


_SOUND: dict[str, Callable[["HuangdiState", Any, Any], bool]] = {
    "taken": _taken,
    "seat": _seat,
    "again": _again,
    "role": _role,
    "count": _count,
    "placed": _placed,
    "needed": _needed,
    "card": _card,
    "drawn": _cards,
    "dealt": _dealt,
    "kept": _kept,
    "bids": _bids,
}
"""For each field of a step whether a value can be in it."""


# Whether a question can be asked of this table.


def _at_set_up(state: "HuangdiState", step: Any) -> bool:
    """D-SET-5: nothing has happened yet."""
    untouched = not (state.round or state.wall or any(state.hands) or any(state.played))
    return (
        untouched
        and state.holder < 0
        and all(
            dealt.bit_count() == DEALT_FAVOURS
            and not kept & ~dealt
            and kept.bit_count() <= KEPT_FAVOURS
            for dealt, kept in zip(step.dealt, step.kept, strict=True)
        )
    )


def _keeping(state: "HuangdiState", step: Any) -> bool:
    """D-RES-3: of five, or of what was left; two or fewer are kept unasked."""
    drawn, kept = step.drawn.bit_count(), step.kept.bit_count()
    enough = drawn == DRAWN_FAVOURS or (DRAWN_KEPT < drawn < DRAWN_FAVOURS and not state.packets)
    return enough and kept < DRAWN_KEPT and not step.kept & ~step.drawn


def _building(state: "HuangdiState", step: Any) -> bool:
    return state.blocks[step.seat] >= step.count - step.placed and bool(step.payable(state))


def _assigning(state: "HuangdiState", step: Any) -> bool:
    """Where there is only one way nobody is asked."""
    return len(step.peasants(state)) > 1


def _favouring(state: "HuangdiState", step: Any) -> bool:
    return bool(state.standing(step.seat, step.card))


def _ending(state: "HuangdiState", step: Any) -> bool:
    """Nobody is asked who could only say that the turn is over."""
    return bool(step.buybacks(state) or places(state, step.seat))


_QUESTIONS: dict[str, Callable[["HuangdiState", Any], bool]] = {
    "choose_favours": _at_set_up,
    "keep_favours": _keeping,
    "place_blocks": _building,
    "use_workers": _assigning,
    "place_plaque": _favouring,
    "afterwards": _ending,
}
