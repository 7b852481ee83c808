"""Garbage collection of old objects, at intervals."""

import gc
import time

NEVER = 1_000_000
SHARE = 300
"""A collection is followed by this many times its own length without one."""
MIN_SECONDS = 5.0
"""The least time between two."""


class OldGarbage:
    """Collects by the clock what the interpreter would collect by the number of objects.

    A collection of everything stops all players, with a thousand tables for a third of a second,
    and the interpreter would do one whenever there are a quarter more objects than at the last
    one. Where it takes long it is done rarely: it never has more than one part of `SHARE` of the
    time. Young garbage is collected as ever.
    """

    def __init__(self) -> None:
        self._next = 0.0

    def start(self) -> None:
        """Take what is there now, modules and tables of rules, out of all collections.

        After SIGHUP the server before this one lies in what was taken out, and is let go first.
        """
        gc.set_threshold(*gc.get_threshold()[:2], NEVER)
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._next = time.monotonic() + MIN_SECONDS

    def collect_if_due(self) -> None:
        """Collect if the last collection is long enough ago."""
        began = time.monotonic()
        if began >= self._next:
            gc.collect()
            ended = time.monotonic()
            self._next = ended + max(MIN_SECONDS, SHARE * (ended - began))
