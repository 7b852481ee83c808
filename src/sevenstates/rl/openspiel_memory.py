"""What a seat remembers of a game: what it saw when it acted, what it did, what it was told."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from ..core import Action, Event
from .channels import View


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

    def told(self, events: Iterable[Event], seat: int) -> "Memory":
        """With the events as the seat sees them."""
        seen = (event.seen_by(seat) for event in events)
        return self._replace(text=self._with(*(event.to_json() for event in seen if event)))

    def _with(self, *lines: Any) -> str:
        return self.text + "".join(f"{json.dumps(line)}\n" for line in lines)


def changes(before: Any, after: Any) -> Any:
    """What is new in a view; the names of what is gone stand under no name."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    gone = [key for key in before if key not in after]
    return ({"": gone} if gone else {}) | {
        key: changes(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }
