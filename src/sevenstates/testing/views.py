"""Checks that views have the keys of their type, no more and no fewer, and values of its types."""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..core import State
from .walk import Walk


def check_views_fit_their_type(walk: Walk) -> None:
    """A view has the type that the state's `view` returns, if that is a TypedDict."""
    declared = view_type(walk.start)
    if declared is None:
        return
    for state in walk.states:
        for viewer in walk.table.viewers:
            for misfit in find_misfits(state.view(viewer), declared):
                raise AssertionError(f"a view with {misfit}")


def view_type(state: State) -> Any:
    """The TypedDict that the state's `view` returns; None if it returns another type."""
    view = type(state).view
    found = view.__annotations__.get("return")
    if isinstance(found, str):
        found = view.__globals__.get(found)
    return found if is_typeddict(found) else None


def find_misfits(value: object, declared: Any, where: str = "view") -> Iterator[str]:
    """Every part of a value that is not of its declared type, as in `view.seats[0].hand`."""
    is_struct, origin, arguments = _taken_apart(declared)
    if is_struct:
        yield from _find_misfits_of_keys(value, declared, where)
    elif origin in (Union, UnionType):
        if not any(fits(value, one) for one in arguments):
            # The type that is not None says best what is wrong.
            others = [one for one in arguments if one is not NoneType]
            yield from find_misfits(value, others[0], where)
    elif origin is list and isinstance(value, list):
        for number, part in enumerate(value):
            yield from find_misfits(part, arguments[0], f"{where}[{number}]")
    elif origin is dict and isinstance(value, dict):
        for key, part in value.items():
            yield from find_misfits(key, arguments[0], f"the key {key!r} of {where}")
            yield from find_misfits(part, arguments[1], f"{where}[{key!r}]")
    elif not _is_plain(value, declared):
        yield f"{where} = {value!r}, which is no {declared}"


def fits(value: object, declared: Any) -> bool:
    return next(find_misfits(value, declared), None) is None


def _find_misfits_of_keys(value: object, declared: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} = {value!r}, which is no {declared.__name__}"
        return
    types = _types_of_keys(declared)
    for key in declared.__required_keys__ - value.keys():
        yield f"no {where}.{key}"
    for key, part in value.items():
        if key in types:
            yield from find_misfits(part, types[key], f"{where}.{key}")
        else:
            yield f"{where}.{key}, which {declared.__name__} does not declare"


@cache
def _taken_apart(declared: Any) -> tuple[bool, Any, tuple[Any, ...]]:
    """Whether the type is a TypedDict, what it is one of, and with which arguments."""
    return is_typeddict(declared), get_origin(declared), get_args(declared)


@cache
def _types_of_keys(declared: Any) -> dict[str, object]:
    return get_type_hints(declared)


def _is_plain(value: object, declared: Any) -> bool:
    """Whether a value is of a type without parts; True is no int here, but an int is a float."""
    if declared in (object, Any):
        return True
    _, origin, arguments = _taken_apart(declared)
    if origin is Literal:
        return value in arguments
    return type(value) is declared or (declared is float and type(value) is int)
