"""The log of a match as one viewer may read it."""

from collections.abc import Iterable, Sequence

from ..core import Change, Event, Match, Seat, Viewer


def standing(match: Match, viewer: Viewer) -> list[Change]:
    """The events that were not taken back, in order."""
    changes: list[Change] = []
    for change in match.since(0, viewer):
        if not change.undone:
            changes.append(change)
            continue
        for place in range(len(changes) - 1, -1, -1):
            if changes[place].seat == change.seat:
                del changes[place]
                break
    return changes


def since_own(changes: Sequence[Change], seat: Seat) -> Sequence[Change]:
    """The events from the seat's last decision on; all of them if it has not decided yet."""
    own = [place for place, change in enumerate(changes) if change.seat == seat]
    return changes[own[-1] :] if own else changes


def events_of(changes: Iterable[Change]) -> list[Event]:
    return [event for change in changes for event in change.events]


def places_of(events: Iterable[Event]) -> set[str]:
    """The places where these events happened."""
    places: set[str] = set()
    for event in events:
        for name in ("place", "places"):
            found = event.fields.get(name, ())
            places.update([found] if isinstance(found, str) else _strings(found))
    return places


def _strings(found: object) -> Sequence[str]:
    return [item for item in found if isinstance(item, str)] if isinstance(found, list) else []


def open_event(event: Event) -> Event:
    """The event with its secrets, for looking at a game that is over."""
    return Event(event.kind, {**event.fields, **event.secret})
