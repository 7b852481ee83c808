"""Watchers: those who wait for news of a table, by socket or by long poll."""

import asyncio

from .chair import Reader


class Watcher:
    """Somebody who waits. News are pulled: whoever is slow gets several changes in one update."""

    def __init__(self, reader: Reader, version: int, *, is_present: bool = True) -> None:
        self.reader = reader
        self.version = version
        """The last version that was handed out."""
        self.is_present = is_present
        """Whether it shows that the reader is there."""
        self.line = 0
        """The last line of chat that was handed out."""
        self.chat_changed = self.presence_changed = False
        self.closing: str | None = None
        """Why the connection is to end, and after it the table is not to be watched."""
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()
