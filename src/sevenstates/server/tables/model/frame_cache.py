"""Cache of a table's frames, encoded once for all readers that get the same."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import msgspec

from .chat_line import Line

MAX_FRAMES = 32
"""Maximum frames kept of one table: a client names the versions it knows, so there can be many."""

Lines = list[Line]


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame that is ready to be sent."""

    text: str
    number: int
    """The version or the line of chat that it leads to."""
    made: int = 0
    """When, in milliseconds."""


def encode(frame: msgspec.Struct) -> str:
    """A frame as text; every frame that the server sends passes here."""
    return msgspec.json.encode(frame).decode()


class FrameCache:
    """The frames of one table in its present state."""

    def __init__(self) -> None:
        self._seq = -1
        self._made: dict[Hashable, Frame] = {}
        self._lines: dict[int | None, asyncio.Task[Lines]] = {}

    def find(self, seq: int, key: Hashable) -> Frame | None:
        """The frame of a key, if it was made at this change of the table."""
        return self._made.get(key) if seq == self._seq else None

    def keep(self, seq: int, key: Hashable, frame: Frame) -> Frame:
        if seq != self._seq or len(self._made) >= MAX_FRAMES:
            self.clear()
        self._seq = seq
        self._made[key] = frame
        return frame

    def clear(self) -> None:
        """Forget all: something else than the game has changed, such as who is there."""
        self._made.clear()

    async def lines(self, after: int | None, read: "Callable[[], asyncio.Task[Lines]]") -> Lines:
        """The lines of chat after one, read once for all who ask before the next line."""
        task = self._lines.get(after)
        if task is None:
            if len(self._lines) >= MAX_FRAMES:
                self.forget_lines()
            task = self._lines[after] = read()
        if not task.done():
            await asyncio.wait([task])
        if task.exception() is not None and self._lines.get(after) is task:
            del self._lines[after]
        return task.result()

    def forget_lines(self) -> None:
        """There may be a new line."""
        self._lines = {}
