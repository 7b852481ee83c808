"""Notifications between processes on one PostgreSQL, sent with a commit by NOTIFY."""

import secrets
from collections.abc import Iterator, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

CHANNEL = "sevenstates"

MAX_BYTES = 7900
"""Maximum bytes of a payload; PostgreSQL takes less than 8000."""

_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))


class Notifier:
    """Sends messages, and tells its own from those of other processes."""

    def __init__(self) -> None:
        self._own = secrets.token_hex(8)

    def send(self, connection: Connection, messages: Sequence[str]) -> None:
        """Send messages with the commit. Commits that notify take turns: one sends for many."""
        for payload in self._packed(messages):
            connection.execute(_NOTIFY, {"payload": payload})

    def _packed(self, messages: Sequence[str]) -> Iterator[str]:
        """As few payloads as possible; each starts with the sender, then one message per line."""
        lines, size = [self._own], len(self._own)
        for message in messages:
            more = len(message.encode()) + 1
            if size + more > MAX_BYTES and len(lines) > 1:
                yield "\n".join(lines)
                lines, size = [self._own], len(self._own)
            lines.append(message)
            size += more
        yield "\n".join(lines)

    def unpack(self, payload: str) -> tuple[str, list[str]]:
        """The sender and its messages; no messages if this process sent them."""
        origin, *messages = payload.split("\n")
        return origin, [] if origin == self._own else messages
