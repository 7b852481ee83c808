"""Clocks: the time of those who are asked runs."""

from ....core import Seat, Viewer
from ... import wire
from ..outages import moved
from .seat import Chair
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


def take_back(table: Table, seat: Seat) -> None:
    """A decision was taken back, and so is the time that a bank gave for it."""
    _take_back(table.chairs[seat], table.clock)


def _take_back(chair: Chair, rule: wire.ClockRule) -> None:
    if isinstance(rule, wire.BankClock):
        chair.left = max(0, chair.left - rule.increment * 1000)


def leave(table: Table, seat: Seat, now: int) -> None:
    """Stop one clock, for a bot plays there now.

    It stops as others saw it run, so that it does not tell whether a sealed answer was in.
    """
    chair = table.chairs[seat]
    chair.left, chair.since = chair.shown_left, chair.shown_since
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
    is_asked = any(decision.seat == seat for decision in table.pending_for(None))
    chair.shown_left, chair.shown_since = chair.left, now if is_asked else None


def forget_sealed(table: Table) -> None:
    """The sealed answers that were in are void: the clocks have run as others saw them run."""
    for chair in table.chairs:
        chair.left, chair.since = chair.shown_left, chair.shown_since


def stop_sealed(table: Table) -> None:
    """Stop the clocks of those whose sealed answers are in.

    On disk they run until the answers are shown, so that a restart does not tell.
    """
    if isinstance(table.clock, wire.NoClock):
        return
    asked = {decision.seat for decision in table.pending()}
    last = {entry.seat: entry.seq for entry in table.unshown}
    began = [chair.since for chair in table.chairs]
    for entry in table.unshown:
        assert entry.seat is not None
        chair, at = table.chairs[entry.seat], moved(entry.at, table.outages)
        goes_on = entry.seat in asked or last[entry.seat] != entry.seq
        if at < (began[entry.seat] or 0):  # a bot's, before the person came back
            chair.since = chair.since if goes_on else None
            continue
        if entry.kind == "move":
            _answer(chair, table.clock, at)
        else:
            _take_back(chair, table.clock)
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
