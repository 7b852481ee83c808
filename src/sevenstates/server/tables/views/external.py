"""A table in the External Bot Protocol, as the program in a seat may know it."""

from typing import Literal

from .... import games
from ....core import Event, Seat
from ....external import PROTOCOL
from ....external.game import ExternalGame, KnownGame, SeenMove
from ... import wire
from ..model.log_entry import LogEntry, standing
from ..model.presence import is_online
from ..model.seat import SeatState
from ..model.table import Table

STATUSES: dict[wire.Status, Literal["lobby", "playing", "finished"]] = {
    "open": "lobby",
    "dealing": "lobby",
    "playing": "playing",
    "over": "finished",
    "closed": "finished",
}


def external_game(table: Table) -> ExternalGame | None:
    """The game's side of the protocol; None if the protocol has no words for this table.

    A game that began from a position has no history from its set-up on, and the protocol needs one.
    """
    if table.fork is not None:
        return None
    return bridge_for(table.game.key, table.seats, table.options)


def can_seat_programs(table: Table) -> bool:
    """Whether programs may sit at the table; never where ratings are at stake."""
    return table.mode != "rated" and external_game(table) is not None


def bridge_for(game_key: str, seats: int, options: dict[str, object]) -> ExternalGame | None:
    """The game's side of the protocol; None if the protocol has no words for such tables."""
    game = games.plugin(game_key).external()
    checked = games.get(game_key).options_type.from_json(options)
    return game if game is not None and game.can_offer(seats, checked) else None


def lobby_for(table: Table, game: ExternalGame) -> wire.ExternalLobby:
    """The table without its game; the count of actions is left at nothing."""
    options = table.game.options_type.from_json(table.options)
    parts = game.lobby(table.seats, options)
    return wire.ExternalLobby(
        id=table.id,
        name=games.plugin(table.game.key).title,
        status=STATUSES[table.status],
        seats=[
            wire.ExternalSeat(
                name=_name(seat_state),
                dynasty=parts["dynasties"][seat_state.seat],
                online=is_online(table, seat_state),
                bot=seat_state.is_bot,
                external=seat_state.kind == "program",
                ext=wire.ExternalStatus(**seat_state.program) if seat_state.program else None,
            )
            for seat_state in table.seat_states
        ],
        options=parts["options"],
        map=parts["map"],
        created_at=table.created,
    )


def known_game(table: Table, seat: Seat, entries: list[LogEntry]) -> KnownGame | None:
    """The game as the seat may know it, from the whole log; None before the start."""
    state = table.known_to(seat)
    if state is None:
        return None
    start = next(entry for entry in entries if any(e.kind == "started" for e in entry.events))
    return KnownGame(
        state,
        seat,
        _seen(start, seat),
        [
            SeenMove(table.game.parse_action(entry.action or "").kind, _seen(entry, seat))
            for entry in standing(entries)
            if entry.is_known_to(seat)
        ],
        [_name(seat_state) for seat_state in table.seat_states],
    )


def _name(seat_state: SeatState) -> str:
    agent = seat_state.program["agent"] if seat_state.program else ""
    return seat_state.shown_name or seat_state.level or agent


def _seen(entry: LogEntry, seat: Seat) -> list[Event]:
    return [seen for event in entry.events if (seen := event.seen_by(seat))]


def external_state(
    table: Table,
    seat: Seat,
    game: ExternalGame,
    lobby: wire.ExternalLobby,
    known: KnownGame | None,
) -> wire.ExternalState:
    """Everything that the program in the seat may know now."""
    lobby.action_count = game.version(known.moves) if known else 0
    return wire.ExternalState(
        protocol=PROTOCOL,
        game_id=table.id,
        seat=seat,
        status=STATUSES[table.status],
        version=lobby.action_count,
        your_turn=is_asked(table, seat),
        lobby=lobby,
        view=game.view(known) if known else None,
    )


def is_asked(table: Table, seat: Seat) -> bool:
    """Whether the program is to decide now; not while a bot plays for the seat."""
    if table.seat_states[seat].is_bot:
        return False
    return any(decision.seat == seat for decision in table.pending_for(seat))
