"""Positions that programs branch from: playing on never changes one."""

from typing import Any, Protocol, TypeVar

from ..core import Luck, Outcome, State
from .observations import Arrays
from .table import Kind

P = TypeVar("P")


class Positions(Protocol[P]):
    """The positions of one kind of table, on the readable engine or on a faster one."""

    def new(self, luck: Luck) -> P:
        """A table as set up."""

    def after(self, position: P, seat: int, index: int, luck: Luck) -> P:
        """The position after a legal action."""

    def asked(self, position: P) -> int | None:
        """The seat that is asked first; None at the end."""

    def legal(self, position: P) -> list[int]:
        """The indices of what the seat that is asked first may do."""

    def observe(self, position: P, seat: int) -> Arrays:
        """The seat's observation, as arrays."""

    def world(self, position: P, seat: int, luck: Luck) -> P:
        """A possible position, as the seat knows it: hidden things are drawn again."""

    def outcome(self, position: P) -> Outcome | None:
        """The outcome of the game; None while it goes on."""

    def readable(self, position: P) -> State:
        """The same for the readable engine; it must not be changed."""

    def from_readable(self, state: State) -> P:
        """The other way."""


AnyPositions = Positions[Any]


class ReadablePositions:
    """Positions on the readable engine."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind

    def new(self, luck: Luck) -> State:
        kind = self._kind
        state: State = kind.game.new_state(kind.seats, kind.options, luck=luck)
        return state

    def after(self, position: State, seat: int, index: int, luck: Luck) -> State:
        state = position.copy()
        state.apply(seat, self._kind.action(index), luck)
        return state

    def asked(self, position: State) -> int | None:
        pending = position.pending()
        return pending[0].seat if pending else None

    def legal(self, position: State) -> list[int]:
        return [action.index for action in position.legal_actions(position.pending()[0].seat)]

    def observe(self, position: State, seat: int) -> Arrays:
        return self._kind.layout.read(position.view(seat))

    def world(self, position: State, seat: int, luck: Luck) -> State:
        return position.determinize(seat, luck)

    def outcome(self, position: State) -> Outcome | None:
        return position.outcome()

    def readable(self, position: State) -> State:
        return position

    def from_readable(self, state: State) -> State:
        return state
