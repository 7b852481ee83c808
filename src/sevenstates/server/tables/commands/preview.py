"""Preview of an action: what it would do, as far as the seat can know."""

import secrets
from collections.abc import Sequence

from ....core import Action, BadText, Event, Luck, RandomLuck, Seat, State
from ... import wire
from ...errors import Refused
from ..model.reader import Reader
from ..model.table import Table
from ..views.update import shown_view

WORLDS = 3
"""Number of possible worlds in which an action is tried; what differs among them is left out."""
SECRET = secrets.token_hex(32)
"""Part of the seeds of previews: the same question gets the same, unpredictable answer."""


class _Drawn(Exception):
    """Chance decides here: how it goes on is unknown."""


class _NoLuck(Luck):
    def pick(self, weights: Sequence[int]) -> int:
        raise _Drawn


def preview(table: Table, reader: Reader, request: wire.PreviewRequest) -> wire.Preview:
    """The effects of an action; none once the game has left the position named.

    It is tried in worlds that are drawn again where the seat does not know them. The true state
    has no part in it, so that nothing can leak.
    """
    if reader.viewer is not None and request.position != table.position(reader.viewer):
        return wire.Preview(events=[], certain=False, view=None)
    seat, state = open_question(table, reader)
    action = _action(table, request.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise refusal
    seed = f"{SECRET} {table.id} {seat} {table.position(seat)}"
    tries = [
        _try(table, state.determinize(seat, RandomLuck(f"{seed} {world}")), seat, action)
        for world in range(WORLDS)
    ]
    events = _common([events for events, _ in tries])
    views = [view for _, view in tries]
    certain = views[0] is not None and all(view == views[0] for view in views)
    return wire.Preview(
        events=[wire.Event(kind=e.kind, fields=dict(e.fields)) for e in events],
        certain=certain,
        view=views[0] if certain else None,
    )


def _try(
    table: Table, world: State, seat: Seat, action: Action
) -> tuple[list[Event], dict[str, object] | None]:
    log: list[Event] = []
    try:
        world.apply(seat, action, _NoLuck(), log)
        view: dict[str, object] | None = shown_view(table, world, seat)
    except _Drawn:
        view = None
    return [seen for event in log if (seen := event.seen_by(seat))], view


def _common(lists: list[list[Event]]) -> list[Event]:
    common = []
    for events in zip(*lists, strict=False):
        if any(event != events[0] for event in events):
            break
        common.append(events[0])
    return common


def _action(table: Table, action: str | int) -> Action:
    if isinstance(action, str):
        return table.game.parse_action(action)
    if not 0 <= action < len(table.game.actions):
        raise BadText("no-such-move", text=str(action))
    return table.game.actions[action]


def open_question(table: Table, reader: Reader) -> tuple[Seat, State]:
    """The reader's seat, which is asked something, and the game as it knows it."""
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    if table.status != "playing":
        raise Refused(409, "not-playing", now=table.status)
    state = table.known_to(reader.viewer)
    if state is None or not state.is_asked(reader.viewer):
        raise Refused(409, "not-asked")
    return reader.viewer, state
