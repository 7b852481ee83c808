"""Where a game stands for OpenSpiel, to which every draw is a move of chance."""

import dataclasses
import functools
import json
from collections.abc import Mapping, Sequence

from ..core import Event, Luck, State, check_seat
from .openspiel_memory import Deed, Memory, Past, memory_of
from .table import Kind


class Asked(Exception):
    """Chance is asked: the weights of what can happen."""

    def __init__(self, weights: Sequence[int]) -> None:
        self.weights = tuple(weights)


class AskingLuck(Luck):
    """Gives the picks it was given, then asks for the next one."""

    def __init__(self, picks: Sequence[int]) -> None:
        self._picks = iter(picks)

    def pick(self, weights: Sequence[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight]
        if len(possible) == 1:
            return possible[0]
        found = next(self._picks, None)
        if found is None:
            raise Asked(weights)
        return found


@dataclasses.dataclass(frozen=True)
class Moment:
    """Where a game stands: after a position, with what is being done and chance's picks for it."""

    kind: Kind
    position: State | None
    """The last position in which a seat was asked; None before the set-up is done."""
    move: tuple[int, int] | None = None
    """The seat and the action that are being carried out."""
    picks: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    """What chance is asked; nothing if a seat is."""
    past: Past = ()
    """What led to the position."""

    def __deepcopy__(self, memo: object) -> "Moment":
        return self  # nothing in it is ever changed

    def __reduce__(self) -> tuple[object, ...]:
        kind, position = self.kind, self.position
        # Written down as what the seats remember: nobody can be asked for more.
        memories = tuple(self.memory(seat) for seat in range(kind.seats)) if position else ()
        return _restored, (
            kind.game.key,
            kind.seats,
            json.dumps(kind.options.to_json()),
            position.to_json() if position else None,
            (self.move, self.picks, self.weights, memories),
        )

    def memory(self, seat: int) -> Memory:
        """What the seat remembers of the game up to the position."""
        check_seat(seat, self.kind.seats)
        return memory_of(self.past, seat)

    def settled(self) -> "Moment":
        """The moment that follows: a position, or the next question to chance."""
        kind, luck = self.kind, AskingLuck(self.picks)
        try:
            if self.position is None:
                state = kind.game.new_state(kind.seats, kind.options, luck=luck)
                return Moment(kind, state, past=(Memory(),) * kind.seats)
            assert self.move is not None
            state, events = self.position.copy(), list[Event]()
            seat, index = self.move
            state.apply(seat, kind.action(index), luck, events)
        except Asked as question:
            return dataclasses.replace(self, weights=question.weights)
        deed = Deed(self.past, self.position, seat, kind.action(index), tuple(events))
        return Moment(kind, state, past=deed)


@functools.lru_cache(maxsize=16)
def _kind(key: str, seats: int, options: str) -> Kind:
    return Kind(key, seats, json.loads(options))


_Rest = tuple[tuple[int, int] | None, tuple[int, ...], tuple[int, ...], tuple[Memory, ...]]


def _restored(
    key: str, seats: int, options: str, position: Mapping[str, object] | None, rest: _Rest
) -> Moment:
    """The moment that OpenSpiel wrote down."""
    kind = _kind(key, seats, options)
    return Moment(kind, None if position is None else kind.game.load_state(position), *rest)
