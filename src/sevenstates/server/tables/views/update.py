"""Updates: everything a reader may know of a table."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import cast

import msgspec

from ....core import Action, AnyGame, State, Viewer
from ... import wire
from ..model import clock
from ..model.log_entry import LogEntry, version_of
from ..model.presence import is_online, spectators
from ..model.reader import Reader
from ..model.seat import SeatState
from ..model.table import Table
from ..model.text_options import text_options
from .actions import action_infos
from .external import can_seat_programs

HISTORY_PAGE = 200
"""Maximum changes in one answer."""


def update_for(
    table: Table, reader: Reader, changes: list[wire.Change], whole: bool, now: int
) -> wire.Update:
    """Everything the reader may know now."""
    viewer = reader.viewer
    return wire.Update(
        version=table.version(viewer),
        position=table.position(viewer),
        viewer=viewer,
        changes=changes,
        whole=whole,
        view=cast("dict[str, object] | None", view_for(table, viewer)),
        pending=[
            wire.Pending(seat=d.seat, prompt=d.prompt, sealed=d.sealed, fields=dict(d.fields))
            for d in table.pending_for(viewer)
        ],
        ask=_ask(table, viewer),
        can_undo=_can_undo(table, viewer),
        table=table_info(table, reader),
        clocks=clock.clocks_for(table, viewer, now),
        orders=_orders(table, viewer),
    )


def view_for(table: Table, viewer: Viewer) -> msgspec.Raw | None:
    """The engine's view, encoded once for each viewer and position."""
    state = table.known_to(viewer)
    if state is None:
        return None
    view = table.views.get(viewer)
    if view is None:
        data = shown_view(table, state, viewer)
        # At a table that was given up nobody is asked any more.
        data["pending"] = [decision.to_json() for decision in table.pending_for(viewer)]
        view = msgspec.Raw(msgspec.json.encode(data))
        table.views[viewer] = view
    return view


def shown_view(table: Table, state: State, viewer: Viewer) -> dict[str, object]:
    """The engine's view, without the texts among the options: those are sent by their hash."""
    view = state.view(viewer)
    options = view.get("options", {})
    texts = {n: table.shown_options[n] for n in text_options(table.game.key) if n in options}
    return {**view, "options": {**options, **texts}} if texts else dict(view)


def _ask(table: Table, viewer: Viewer) -> wire.Ask | None:
    state = table.known_to(viewer)
    for decision in table.pending_for(viewer):
        if decision.seat == viewer and state is not None:
            legal = legal_list(table.game, state.legal_actions(decision.seat))
            return wire.Ask(
                prompt=decision.prompt,
                sealed=decision.sealed,
                fields=dict(decision.fields),
                legal=cast("list[wire.ActionInfo]", legal),
            )
    return None


def legal_list(game: AnyGame, legal: Iterable[Action]) -> msgspec.Raw:
    """The legal actions, encoded: there can be hundreds, and each is encoded once for all."""
    encoded = _encoded_actions(game.key)
    return msgspec.Raw(b"[" + b",".join([encoded[action.index] for action in legal]) + b"]")


@lru_cache(maxsize=16)
def _encoded_actions(game_key: str) -> tuple[bytes, ...]:
    return tuple(msgspec.json.encode(info) for info in action_infos(game_key))


def _orders(table: Table, viewer: Viewer) -> list[wire.StandingOrder]:
    if viewer is None:
        return []
    orders = table.seat_states[viewer].orders
    return [wire.StandingOrder(kind=order.kind, fields=dict(order.fields)) for order in orders]


def _can_undo(table: Table, viewer: Viewer) -> bool:
    if viewer is None or table.match is None or table.status != "playing":
        return False
    return not table.seat_states[viewer].is_bot and table.match.can_undo(viewer)


def table_info(table: Table, reader: Reader) -> wire.TableInfo:
    """The table without its game, as the reader may know it."""
    sits = bool(reader.seats) or (reader.person is not None and reader.person == table.host)
    undo = table.undo
    return wire.TableInfo(
        id=table.id,
        game=table.game.key,
        rules_version=table.rules_version,
        options=table.shown_options,
        status=table.status,
        seats=[
            seat_info(seat_state, reader, is_online(table, seat_state))
            for seat_state in table.seat_states
        ],
        visibility=table.visibility,
        mode=table.mode,
        clock=table.clock,
        created=table.created,
        started=table.started,
        ended=table.ended,
        host=reader.person is not None and reader.person == table.host,
        invite=table.invite if sits else None,
        commitment=table.commitment,
        entropy=_entropy(table),
        undo=msgspec.convert(undo, wire.UndoRequest) if undo else None,
        rematch=table.rematch,
        fork=msgspec.convert(table.fork, wire.Fork) if table.fork else None,
        outcome=table.outcome,
        spectators=spectators(table),
        moves=table.final_moves,
        skill=table.skill,
        fill=_fill(table),
        programs=table.status == "open" and can_seat_programs(table),
    )


def _fill(table: Table) -> wire.Fill | None:
    if table.anyone is None or table.status != "open":
        return None
    return wire.Fill(level=table.anyone["level"], at=table.due)


def seat_info(seat_state: SeatState, reader: Reader, online: bool) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=seat_state.seat,
        kind=seat_state.kind,
        name=seat_state.shown_name,
        level=seat_state.level,
        standin=seat_state.standin,
        mine=seat_state.seat in reader.seats,
        online=online,
        guest=seat_state.is_shown_as_guest,
        program=wire.ProgramInfo(**seat_state.program) if seat_state.program else None,
    )


def _entropy(table: Table) -> list[wire.EntropyInfo]:
    begun = table.status not in ("open", "dealing")
    return [
        wire.EntropyInfo(
            seat=seat_state.seat,
            hash=seat_state.entropy_hash,
            value=seat_state.entropy if begun else None,
        )
        for seat_state in table.seat_states
        if seat_state.entropy_hash
    ]


def changes_for(
    entries: list[LogEntry], viewer: Viewer, after: int, moments: Mapping[int, int] | None = None
) -> list[wire.Change]:
    """The viewer's changes after one of the viewer's versions.

    `moments` are those of the replay, by the numbers of the entries that led there.
    """
    changes = []
    for entry in reversed(entries):
        if version_of(entry.versions, viewer) <= after:
            break
        change = entry.seen_by(viewer, moments.get(entry.seq) if moments else None)
        if change is not None:
            changes.append(change)
    return changes[::-1]
