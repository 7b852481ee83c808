"""Bells: wake the calls that wait for invitations."""

import asyncio
import contextlib
from collections.abc import Iterator


class Bells:
    """The calls of one process that wait, by person."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @property
    def count(self) -> int:
        """The number of calls that wait."""
        return sum(map(len, self._waiting.values()))

    @contextlib.contextmanager
    def hearing(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set when the person's invitations change."""
        bell = asyncio.Event()
        self._waiting.setdefault(person, set()).add(bell)
        try:
            yield bell
        finally:
            self._waiting[person].discard(bell)
            if not self._waiting[person]:
                del self._waiting[person]

    def ring(self, person: str) -> None:
        """Somebody's invitations have changed."""
        for bell in self._waiting.get(person, ()):
            bell.set()

    def ring_all(self) -> None:
        """Nobody is to wait any longer: something may have been missed, or the server stops."""
        for person in self._waiting:
            self.ring(person)
