"""Memory of a seat: what it saw when it acted, what it did, which events it saw."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ..core import Action, Event, View
from .asking_luck import AskingLuck

if TYPE_CHECKING:
    from .openspiel_moment import Moment


class Memory(NamedTuple):
    """The memory of one seat; a new one for every addition."""

    text: str = ""
    """A line for each thing, in the order they came; no line is ever changed."""
    view: View | None = None
    """The seat's view when it acted last."""
    actions: tuple[int, ...] = ()
    """The indices of its actions."""

    def acted(self, view: View, action: Action) -> "Memory":
        """With an action of the seat, and how its view had changed since its last one."""
        line = {"saw": changes(self.view, view), "did": str(action)}
        return Memory(self._with(line), view, (*self.actions, action.index))

    def with_events(self, events: Iterable[Event], seat: int) -> "Memory":
        """With the events as the seat sees them."""
        seen = (event.seen_by(seat) for event in events)
        return self._replace(text=self._with(*(event.to_json() for event in seen if event)))

    def _with(self, *lines: object) -> str:
        return self.text + "".join(f"{json.dumps(line)}\n" for line in lines)


class PastMove:
    """Something that a seat did, with what chance answered, and the moment before it."""

    __slots__ = ("index", "memories", "moment", "picks", "seat")

    def __init__(self, moment: "Moment", seat: int, index: int, picks: tuple[int, ...]) -> None:
        self.moment, self.seat, self.index, self.picks = moment, seat, index, picks
        self.memories: dict[int, Memory] = {}
        """The seats' memories up to here, built on request: most programs never ask."""

    def remembered(self, memory: Memory, seat: int) -> Memory:
        """The seat's memory with this entry added."""
        state = self.moment.state
        assert state is not None
        action = self.moment.kind.action(self.index)
        if seat == self.seat:
            memory = memory.acted(state.view(seat), action)
        state, events = state.copy(), list[Event]()
        state.apply(self.seat, action, AskingLuck(self.picks), events)
        return memory.with_events(events, seat)


Past = PastMove | tuple[Memory, ...]
"""The last move; before the first, what each seat remembers from the beginning."""


def memory_of(past: Past, seat: int) -> Memory:
    """The seat's memory."""
    missing = []
    while isinstance(past, PastMove) and seat not in past.memories:
        missing.append(past)
        past = past.moment.past
    memory = past.memories[seat] if isinstance(past, PastMove) else past[seat]
    for move in reversed(missing):
        memory = move.memories[seat] = move.remembered(memory, seat)
    return memory


def actions_of(past: Past, seat: int) -> tuple[int, ...]:
    """The indices of the seat's actions, which is faster than its whole memory."""
    done = []
    while isinstance(past, PastMove):
        if past.seat == seat:
            done.append(past.index)
        past = past.moment.past
    return (*past[seat].actions, *reversed(done))


def changes(before: object, after: object) -> object:
    """The changes of a view; the names of what is gone stand under no name."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    gone = [key for key in before if key not in after]
    return ({"": gone} if gone else {}) | {
        key: changes(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }
