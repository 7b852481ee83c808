"""Moment of a game for OpenSpiel, to which every draw is a move of chance."""

import functools
import json
from collections.abc import Mapping
from typing import Any

from ..core import Luck, State, check_seat
from .asking_luck import Asked, AskingLuck
from .openspiel_memory import Memory, Past, PastMove, actions_of, memory_of
from .table import Kind


class Moment:
    """A moment of a game: after a position, with the move under way and chance's picks for it.

    Nothing in it is ever changed.
    """

    __slots__ = ("kind", "move", "past", "picks", "position", "start", "weights")

    def __init__(
        self,
        kind: Kind,
        position: Any = None,
        past: Past = (),
        move: tuple[int, int] | None = None,
        picks: tuple[int, ...] = (),
        weights: tuple[int, ...] = (),
        start: State | None = None,
    ) -> None:
        """`position` is the last in which a seat was asked, None before the set-up is done.

        `past` led there. `move` is the seat and the action that are being carried out, `picks`
        what chance has answered, `weights` what it is asked: nothing if a seat is. `start` is
        the position that is being set up, None for a new game and when that is done.
        """
        self.kind, self.position, self.past = kind, position, past
        self.move, self.picks, self.weights = move, picks, weights
        self.start = start

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        kind, state = self.kind, self.state
        # Written down as what the seats remember: nobody can be asked for more.
        memories = tuple(self.memory(seat) for seat in range(kind.seats)) if state else ()
        return _restored, (
            kind.game.key,
            kind.seats,
            json.dumps(kind.options.to_json()),
            state.to_json() if state else None,
            (memories, self.move, self.picks, self.weights),
            self.start.to_json() if self.start else None,
        )

    @classmethod
    def first(cls, kind: Kind, start: State | None = None) -> "Moment":
        """The first question of a game, or of one from a position, to chance or to a seat."""
        return cls(kind, start=start)._settled(None, ())

    @property
    def state(self) -> State | None:
        """The position for the readable engine; None before the set-up is done."""
        return None if self.position is None else self.kind.positions.readable(self.position)

    @property
    def player(self) -> int | None:
        """The seat that is asked; None at the end. Not for moments in which chance is."""
        return None if self.position is None else self.kind.positions.asked(self.position)

    def memory(self, seat: int) -> Memory:
        """The seat's memory of the game up to the position."""
        check_seat(seat, self.kind.seats)
        return memory_of(self.past, seat)

    def actions(self, seat: int) -> tuple[int, ...]:
        """The indices of the seat's actions."""
        check_seat(seat, self.kind.seats)
        return actions_of(self.past, seat)

    def resampled(self, seat: int, luck: Luck) -> "Moment":
        """A moment that the seat cannot tell from this one: what it does not know is drawn again.

        What others remember of the true game stays out of it: they remember nothing.
        """
        position = self.kind.positions.world(self.position, seat, luck)
        memories = [Memory()] * self.kind.seats
        memories[seat] = self.memory(seat)
        return Moment(self.kind, position, tuple(memories))

    def after(self, seat: int, index: int) -> "Moment":
        """The moment after an action of a seat."""
        return self._settled((seat, index), ())

    def after_pick(self, pick: int) -> "Moment":
        """The moment after an answer of chance."""
        return self._settled(self.move, (*self.picks, pick))

    def _settled(self, move: tuple[int, int] | None, picks: tuple[int, ...]) -> "Moment":
        """The position after a move or the set-up, or the next question to chance."""
        kind, positions = self.kind, self.kind.positions
        luck = AskingLuck(picks)
        try:
            if move is None:
                return Moment(kind, self._set_up(luck), (Memory(),) * kind.seats)
            position = positions.after(self.position, *move, luck)
        except Asked as question:
            waiting = (move, picks, question.weights)
            return Moment(kind, self.position, self.past, *waiting, self.start)
        return Moment(kind, position, PastMove(self, *move, picks))

    def _set_up(self, luck: Luck) -> Any:
        """The first position; of one to begin from, what spectators do not see is dealt again."""
        positions = self.kind.positions
        if self.start is None:
            return positions.new(luck)
        return positions.from_readable(self.start.determinize(None, luck))


@functools.lru_cache(maxsize=16)
def _kind(key: str, seats: int, options: str) -> Kind:
    return Kind(key, seats, json.loads(options))


_Rest = tuple[tuple[Memory, ...], tuple[int, int] | None, tuple[int, ...], tuple[int, ...]]


def _restored(
    key: str,
    seats: int,
    options: str,
    position: Mapping[str, object] | None,
    rest: _Rest,
    start: Mapping[str, object] | None,
) -> Moment:
    """The moment that OpenSpiel wrote down."""
    kind = _kind(key, seats, options)
    if position is None:
        return Moment(kind, None, *rest, kind.game.load_state(start) if start else None)
    state = kind.game.load_state(position)
    return Moment(kind, kind.positions.from_readable(state), *rest)
