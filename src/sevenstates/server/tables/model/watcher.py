"""Watchers of a table, by socket or by long poll."""

import asyncio
import math
from typing import TYPE_CHECKING

from ...errors import Refused
from .reader import Reader

if TYPE_CHECKING:
    from .presence import Presence, Present


class Watcher:
    """A connection that waits for changes. A slow one gets several changes in one update."""

    def __init__(self, reader: Reader, version: int, *, is_present: bool = True) -> None:
        self.reader = reader
        self.version = version
        """The last version that was handed out."""
        self.is_present = is_present
        """Whether it shows that the reader is there."""
        self.line = 0
        """The last line of chat that was handed out."""
        self.chat_changed = self.presence_changed = False
        self.checked = -math.inf
        """When the reader's credential was last checked, in seconds of the monotonic clock."""
        self.closing: Refused | None = None
        """Why the connection is to end, and after it the table is not to be watched."""
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()

    def close(self, why: Refused) -> None:
        """End the connection, after what it was sent before."""
        self.closing = self.closing or why
        self.wake()


class Audience:
    """The watchers of a table, counted, and what they were last shown of each other."""

    def __init__(self) -> None:
        self.present: Present | None = None
        """Everybody who watches, counted; None when it has to be counted again."""
        self.shown = 0.0
        """When watchers were last shown who is there."""
        self.timer: asyncio.TimerHandle | None = None
        """Set while they are about to be shown it again."""
        self.announced: Presence | None = None
        """The presence that other processes were last sent."""
