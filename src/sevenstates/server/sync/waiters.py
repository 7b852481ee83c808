"""Waiters: the calls that wait for invitations, and are woken."""

import asyncio
import contextlib
from collections.abc import Iterator


class Waiters:
    """The calls of one process that wait, by person."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self.are_dismissed = False
        """Whether nobody is to wait any longer: the server stops."""

    @property
    def count(self) -> int:
        """The number of calls that wait."""
        return sum(map(len, self._waiting.values()))

    @contextlib.contextmanager
    def waiting(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set when the person's invitations change."""
        changed = asyncio.Event()
        self._waiting.setdefault(person, set()).add(changed)
        try:
            yield changed
        finally:
            self._waiting[person].discard(changed)
            if not self._waiting[person]:
                del self._waiting[person]

    def wake(self, person: str) -> None:
        """Somebody's invitations have changed."""
        for changed in self._waiting.get(person, ()):
            changed.set()

    def wake_all(self) -> None:
        """Any invitation may have changed."""
        for person in self._waiting:
            self.wake(person)

    def dismiss(self) -> None:
        """Nobody is to wait any longer."""
        self.are_dismissed = True
        self.wake_all()
