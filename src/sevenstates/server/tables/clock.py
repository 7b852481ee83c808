"""Clocks: the time of those who are asked runs."""

from ...core import Seat, Viewer
from .. import wire
from .chair import Chair
from .entry import Entry
from .outages import moved
from .table import Table

RETURN_TIME = 60_000
"""Milliseconds that somebody who comes back gets on a bank that has run out."""
DEALING_TIME = 10_000
"""How long a start waits for the numbers that seats promised."""
BOT_TIME = 15_000
"""A bot that has not moved by then is asked again, by whichever process sees it."""


def full_time(rule: wire.ClockRule) -> int:
    """What everybody begins with."""
    return 0 if isinstance(rule, wire.NoClock) else rule.seconds * 1000


def turn(table: Table, now: int, answered: Seat | None = None) -> None:
    """Stop the clocks of those who are no longer asked and start those of who are.

    Who answered gets the increment of a bank, or the whole time for the next decision.
    """
    rule = table.clock
    if isinstance(rule, wire.NoClock):
        return
    asked = {decision.seat for decision in table.pending()}
    for chair in table.chairs:
        if chair.seat == answered:
            _answer(chair, rule, now)
        elif chair.seat not in asked:
            _stop(chair, now)
        if chair.seat in asked and not chair.is_bot and chair.since is None:
            chair.since = now
            if isinstance(rule, wire.MoveClock):
                chair.left = full_time(rule)


def _answer(chair: Chair, rule: wire.ClockRule, now: int) -> None:
    if chair.since is not None:
        _stop(chair, now)
        if isinstance(rule, wire.BankClock):
            chair.left += rule.increment * 1000
        else:
            chair.left = full_time(rule)


def _stop(chair: Chair, now: int) -> None:
    if chair.since is not None:
        chair.left = max(0, chair.left - (now - chair.since))
        chair.since = None


def leave(table: Table, seat: Seat, now: int) -> None:
    """Stop one clock, for a bot plays there now."""
    chair = table.chairs[seat]
    _stop(chair, now)
    chair.shown_left, chair.shown_since = chair.left, None


def come_back(table: Table, seat: Seat, now: int) -> None:
    """Give somebody who comes back some time."""
    chair = table.chairs[seat]
    if isinstance(table.clock, wire.MoveClock):
        chair.left = full_time(table.clock)
    elif isinstance(table.clock, wire.BankClock):
        chair.left = max(chair.left, RETURN_TIME)
    turn(table, now)
    chair.shown_left, chair.shown_since = chair.left, chair.since


def stop_sealed(table: Table) -> None:
    """Stop the clocks of those whose sealed answers are in.

    On disk they run until the answers are shown, so that a restart does not tell.
    """
    if isinstance(table.clock, wire.NoClock):
        return
    hidden: list[Entry] = []
    for entry in reversed(table.recent):
        if entry.is_of_game and not entry.sealed:
            break
        if entry.sealed:
            hidden.append(entry)
    asked = {decision.seat for decision in table.pending()}
    last = {entry.seat: entry.seq for entry in reversed(hidden)}
    for entry in reversed(hidden):
        assert entry.seat is not None
        chair, at = table.chairs[entry.seat], moved(entry.at, table.outages)
        if entry.kind == "move":
            _answer(chair, table.clock, at)
        goes_on = entry.seat in asked or last[entry.seat] != entry.seq
        if goes_on and not chair.is_bot and chair.since is None:
            chair.since = at


def run_out(table: Table, now: int) -> list[Seat]:
    """The seats whose time is over."""
    return [
        chair.seat
        for chair in table.chairs
        if chair.since is not None and chair.since + chair.left <= now
    ]


def due(table: Table, now: int) -> int | None:
    """When somebody must look at the table again, even if nobody comes."""
    times = [chair.since + chair.left for chair in table.chairs if chair.since is not None]
    if table.status == "dealing":
        times.append(now + DEALING_TIME)
    if any(table.chairs[decision.seat].is_bot for decision in table.pending()):
        times.append(now + BOT_TIME)
    return min(times, default=None)


def clocks_for(table: Table, viewer: Viewer, now: int) -> wire.Clocks | None:
    """The time of every seat, as far as the viewer may know it."""
    if isinstance(table.clock, wire.NoClock):
        return None
    seats = []
    for chair in table.chairs:
        own = chair.seat == viewer
        left, since = (chair.left, chair.since) if own else (chair.shown_left, chair.shown_since)
        passed = now - since if since is not None else 0
        seats.append(wire.SeatClock(left=max(0, left - passed), running=since is not None))
    return wire.Clocks(now=now, seats=seats)
