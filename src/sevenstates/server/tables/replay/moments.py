"""Moments of a finished game as viewers see them."""

from typing import Final

import msgspec

from ....core import Moment
from ... import wire
from ...errors import Refused
from ..model.table import Table
from ..views.actions import action_infos
from ..views.update import shown_view

ALL: Final = "all"
SPECTATOR: Final = "spectator"


def moment_info(
    table: Table, moment: Moment, number: int, viewer: wire.MomentViewer, at: int | None
) -> wire.MomentInfo:
    """A moment of a finished game as a viewer knew it, or with everything."""
    state, move = moment.state, moment.move
    is_all = viewer == ALL
    seat = viewer if isinstance(viewer, int) else None
    seen = moment.events if is_all else [e for m in moment.events if (e := m.seen_by(seat))]
    known = move is not None and (is_all or move.seat == seat)
    action = table.game.parse_action(move.action) if move is not None and known else None
    viewers = range(table.seats) if is_all else (seat,)
    views = [shown_view(table, state, viewer) for viewer in viewers]
    return wire.MomentInfo(
        moment=number,
        seat=move.seat if move else None,
        action=action_infos(table.game.key)[action.index] if action else None,
        events=[wire.Event(kind=e.kind, fields={**e.fields, **e.secret}) for e in seen],
        views=msgspec.to_builtins(views),
        pending=[
            wire.Pending(seat=d.seat, prompt=d.prompt, sealed=d.sealed, fields=dict(d.fields))
            for d in state.pending()
        ],
        text=state.to_text() if is_all else None,
        at=at,
    )


def viewer_of(text: str, table: Table) -> wire.MomentViewer:
    """The viewer that a query asks for."""
    if text == ALL:
        return ALL
    if text == SPECTATOR:
        return SPECTATOR
    try:
        seat = msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        seat = -1
    if not 0 <= seat < table.seats:
        raise Refused(422, "no-such-viewer", viewer=text[:40])
    return seat
