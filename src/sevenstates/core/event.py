"""Events: the facts of a game, for logs, animation, statistics and tests."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import BadRecord
from .seat import Seat, Viewer, check_viewer

Json = Any
"""A value that JSON can carry."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as data; the text files have the words for it."""

    kind: str
    """The kind of event: a key of the text files."""
    fields: Mapping[str, Json] = field(default_factory=dict)
    """The public fields."""
    secret: Mapping[str, Json] = field(default_factory=dict)
    """The fields that only the seats in `to` may know."""
    to: tuple[Seat, ...] = ()
    """The seats that see the secret fields."""
    hidden: bool = False
    """Nobody but the seats in `to` learns that it happened at all."""

    def seen_by(self, viewer: Viewer) -> "Event | None":
        """The event as the viewer knows it, without secrets; None if it is hidden from them.

        BadViewer if no table has such a viewer.
        """
        check_viewer(viewer, sys.maxsize)  # an event does not know how many seats there are
        if viewer is not None and viewer in self.to:
            return Event(self.kind, {**self.fields, **self.secret})
        return None if self.hidden else Event(self.kind, self.fields)

    def to_json(self) -> dict[str, Json]:
        data: dict[str, Json] = {"kind": self.kind, "fields": dict(self.fields)}
        if self.to or self.secret or self.hidden:
            data |= {"secret": dict(self.secret), "to": list(self.to), "hidden": self.hidden}
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> "Event":
        try:
            return cls(
                str(data["kind"]),
                dict(data["fields"]),
                dict(data.get("secret", {})),
                tuple(data.get("to", ())),
                bool(data.get("hidden", False)),
            )
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadRecord("event-unreadable") from None


Log = list[Event] | None
"""The list that events are added to; None where nobody reads them, which is faster."""


def event_kinds(module: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the public functions of a file, whose `globals()` these are.

    It has a function for each kind of event.
    """
    return tuple(
        name
        for name, thing in module.items()
        if callable(thing) and thing.__module__ == module["__name__"] and name[0] != "_"
    )
