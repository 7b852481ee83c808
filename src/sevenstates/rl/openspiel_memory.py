"""What a seat remembers of a game: what it saw when it acted, what it did, which events it saw."""

import dataclasses
import json
from collections.abc import Iterable
from typing import NamedTuple

from ..core import Action, Event, State, View


class Memory(NamedTuple):
    """What one seat remembers; a new one for every addition."""

    text: str = ""
    """A line for each thing, in the order they came; no line is ever changed."""
    view: View | None = None
    """What the seat saw when it acted last."""
    actions: tuple[int, ...] = ()
    """The indices of all that it did."""

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


@dataclasses.dataclass(frozen=True, eq=False)
class Deed:
    """Something that a seat did, and the past before it."""

    before: "Past"
    position: State
    """Where it was done."""
    seat: int
    action: Action
    events: tuple[Event, ...]
    memories: dict[int, Memory] = dataclasses.field(default_factory=dict)
    """What seats remember up to here, as far as somebody has asked: most programs never do."""


Past = Deed | tuple[Memory, ...]
"""The last deed; before the first, what each seat remembers from the beginning."""


def memory_of(past: Past, seat: int) -> Memory:
    """What the seat remembers."""
    missing = []
    while isinstance(past, Deed) and seat not in past.memories:
        missing.append(past)
        past = past.before
    memory = past.memories[seat] if isinstance(past, Deed) else past[seat]
    for deed in reversed(missing):
        if deed.seat == seat:
            memory = memory.acted(deed.position.view(seat), deed.action)
        memory = deed.memories[seat] = memory.with_events(deed.events, seat)
    return memory


def changes(before: object, after: object) -> object:
    """What is new in a view; the names of what is gone stand under no name."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    gone = [key for key in before if key not in after]
    return ({"": gone} if gone else {}) | {
        key: changes(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }
