"""Clocks of the seats: they run while the seat is asked."""

from ....core import Seat, Viewer
from ... import wire
from .outage import shifted
from .seat import SeatState
from .table import Table

RETURN_TIME = 60_000
"""Milliseconds that somebody who comes back gets on a bank that has run out."""
DEALING_TIME = 10_000
"""How long a start waits for the numbers that seats promised."""
BOT_TIME = 15_000
"""A bot that has not moved by then is asked again, by whichever process sees it."""


def full_time(rule: wire.ClockRule) -> int:
    """The time that everybody begins with."""
    return 0 if isinstance(rule, wire.NoClock) else rule.seconds * 1000


def turn(table: Table, now: int, answered: Seat | None = None) -> None:
    """Stop the clocks of those who are no longer asked and start those of who are.

    Who answered gets the increment of a bank, or the whole time for the next decision.
    """
    rule = table.clock
    if isinstance(rule, wire.NoClock):
        return
    asked = {decision.seat for decision in table.pending()}
    for seat_state in table.seat_states:
        if seat_state.seat == answered:
            _answer(seat_state, rule, now)
        elif seat_state.seat not in asked:
            _stop(seat_state, now)
        if seat_state.seat in asked and not seat_state.is_bot and seat_state.since is None:
            seat_state.since = now
            if isinstance(rule, wire.MoveClock):
                seat_state.left = full_time(rule)


def _answer(seat_state: SeatState, rule: wire.ClockRule, now: int) -> None:
    if seat_state.since is not None:
        _stop(seat_state, now)
        if isinstance(rule, wire.BankClock):
            seat_state.left += rule.increment * 1000
        else:
            seat_state.left = full_time(rule)


def _stop(seat_state: SeatState, now: int) -> None:
    if seat_state.since is not None:
        seat_state.left = max(0, seat_state.left - (now - seat_state.since))
        seat_state.since = None


def take_back(table: Table, seat: Seat) -> None:
    """A decision was taken back, and so is the time that a bank gave for it."""
    _take_back(table.seat_states[seat], table.clock)


def _take_back(seat_state: SeatState, rule: wire.ClockRule) -> None:
    if isinstance(rule, wire.BankClock):
        seat_state.left = max(0, seat_state.left - rule.increment * 1000)


def leave(table: Table, seat: Seat, now: int) -> None:
    """Stop one clock, for a bot plays there now.

    It stops as others saw it run, so that it does not show whether a sealed answer was in.
    """
    seat_state = table.seat_states[seat]
    seat_state.left, seat_state.since = seat_state.shown_left, seat_state.shown_since
    _stop(seat_state, now)
    seat_state.shown_left, seat_state.shown_since = seat_state.left, None


def come_back(table: Table, seat: Seat, now: int) -> None:
    """Give somebody who comes back some time."""
    seat_state = table.seat_states[seat]
    if isinstance(table.clock, wire.MoveClock):
        seat_state.left = full_time(table.clock)
    elif isinstance(table.clock, wire.BankClock):
        seat_state.left = max(seat_state.left, RETURN_TIME)
    turn(table, now)
    is_asked = any(decision.seat == seat for decision in table.pending_for(None))
    seat_state.shown_left, seat_state.shown_since = seat_state.left, now if is_asked else None


def forget_sealed(table: Table) -> None:
    """The sealed answers that were in are void: the clocks have run as others saw them run."""
    for seat_state in table.seat_states:
        seat_state.left, seat_state.since = seat_state.shown_left, seat_state.shown_since


def stop_sealed(table: Table) -> None:
    """Stop the clocks of those whose sealed answers are in.

    On disk they run until the answers are shown, so that a restart does not give them away.
    """
    if isinstance(table.clock, wire.NoClock):
        return
    asked = {decision.seat for decision in table.pending()}
    last = {entry.seat: entry.seq for entry in table.unrevealed}
    began = [seat_state.since for seat_state in table.seat_states]
    for entry in table.unrevealed:
        assert entry.seat is not None
        seat_state, at = table.seat_states[entry.seat], shifted(entry.at, table.outages)
        goes_on = entry.seat in asked or last[entry.seat] != entry.seq
        if at < (began[entry.seat] or 0):  # a bot's, before the person came back
            seat_state.since = seat_state.since if goes_on else None
            continue
        if entry.kind == "move":
            _answer(seat_state, table.clock, at)
        else:
            _take_back(seat_state, table.clock)
        if goes_on and not seat_state.is_bot and seat_state.since is None:
            seat_state.since = at


def run_out(table: Table, now: int) -> list[Seat]:
    """The seats whose time is over."""
    return [
        seat_state.seat
        for seat_state in table.seat_states
        if seat_state.since is not None and seat_state.since + seat_state.left <= now
    ]


def due(table: Table, now: int) -> int | None:
    """The time at which the table must be looked at again, even if nobody comes."""
    times = [
        seat_state.since + seat_state.left
        for seat_state in table.seat_states
        if seat_state.since is not None
    ]
    if table.status == "dealing":
        times.append(now + DEALING_TIME)
    if table.bots_asked():
        times.append(now + BOT_TIME)
    return min(times, default=None)


def clocks_for(table: Table, viewer: Viewer, now: int) -> wire.Clocks | None:
    """The time of every seat, as far as the viewer may know it."""
    if isinstance(table.clock, wire.NoClock):
        return None
    seats = []
    for seat_state in table.seat_states:
        own = seat_state.seat == viewer
        left, since = (
            (seat_state.left, seat_state.since)
            if own
            else (seat_state.shown_left, seat_state.shown_since)
        )
        passed = now - since if since is not None else 0
        seats.append(wire.SeatClock(left=max(0, left - passed), running=since is not None))
    return wire.Clocks(now=now, seats=seats)
