"""Seats as the viewer counts them: the viewer's first, then clockwise."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..core import DecisionView, View
from .observations import Counts, hot

T = TypeVar("T")


def who(seats: int) -> tuple[str, ...]:
    """The names of the seats, relative to the viewer."""
    return ("own", *(f"seat +{ahead}" for ahead in range(1, seats)))


def ahead(view: View, seat: int | None) -> int | None:
    """A seat's distance clockwise from the viewer; None for no seat."""
    return None if seat is None else (seat - int(view["viewer"])) % len(view["seats"])


def around(view: View, rows: list[T]) -> list[T]:
    """A list with one entry a seat, turned so that the viewer's own comes first."""
    own = view["viewer"]
    return rows[own:] + rows[:own]


def of_each_seat(
    seats: int,
    name: str,
    labels: tuple[str, ...],
    most: int,
    read: Callable[[View], Iterable[float]],
) -> tuple[Counts, ...]:
    """The same numbers for every seat; `read` is given the seat's part of the view."""

    def reader(place: int) -> Callable[[View], Iterable[float]]:
        return lambda view: read(view["seats"][(view["viewer"] + place) % seats])

    return tuple(
        Counts(f"{seat_name} {name}", labels, most, reader(place))
        for place, seat_name in enumerate(who(seats))
    )


def asked(seats: int) -> Counts:
    """The seats whose answers are awaited."""
    return Counts("asked", who(seats), 1, _asked)


def prompts(keys: tuple[str, ...]) -> Counts:
    """The prompts of the questions to the viewer, or to others if it is asked nothing."""

    def read(view: View) -> list[int]:
        question = question_of(view)
        return hot(len(keys), keys.index(question["prompt"]) if question else None)

    return Counts("question", keys, 1, read)


def question_of(view: View) -> DecisionView | None:
    """The open question that concerns the viewer most; None when the game is over."""
    pending: list[DecisionView] = view["pending"]
    own = view["viewer"]
    return next((question for question in pending if question["seat"] == own), None) or (
        pending[0] if pending else None
    )


def field_of(view: View, name: str) -> Any:
    """The open question's field of that name; None if it has none."""
    question = question_of(view)
    return question["fields"].get(name) if question else None


def _asked(view: View) -> list[int]:
    return hot(len(view["seats"]), *(ahead(view, question["seat"]) for question in view["pending"]))
