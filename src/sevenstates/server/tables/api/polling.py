"""Presence of programs that poll: they count as present as long as they keep polling."""

import asyncio

from ....core import Seat
from ..broadcast import Broadcast
from ..model.presence import Watcher
from ..model.reader import Reader
from ..model.table import Table

GONE_AFTER = 10.0
"""Seconds without a call after which a program is gone; clients ask each second."""


class Pollers:
    """The programs that poll, each a watcher of its table."""

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast
        self._watching: dict[tuple[str, Seat], tuple[Table, Watcher, asyncio.TimerHandle]] = {}

    def seen(self, table: Table, reader: Reader, seat: Seat) -> None:
        """The program in a seat has called."""
        key = (table.id, seat)
        held = self._watching.pop(key, None)
        watcher = held[1] if held else None
        if held:
            held[2].cancel()
        if watcher is None or held is None or held[0] is not table or watcher.reader != reader:
            if held:
                self._broadcast.unwatch(held[0], held[1])
            watcher = Watcher(reader, table.version(seat))
            self._broadcast.watch(table, watcher)
        timer = asyncio.get_running_loop().call_later(GONE_AFTER, self._leave, key)
        self._watching[key] = table, watcher, timer

    def _leave(self, key: tuple[str, Seat]) -> None:
        table, watcher, _ = self._watching.pop(key)
        self._broadcast.unwatch(table, watcher)
