"""Notes: what processes on one PostgreSQL tell each other with a commit, by NOTIFY."""

import secrets
from collections.abc import Iterator, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

CHANNEL = "sevenstates"

LONGEST = 7900
"""Bytes; PostgreSQL takes less than 8000."""

_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))


class Notifier:
    """Sends notes, and tells those of others from one's own."""

    def __init__(self) -> None:
        self._own = secrets.token_hex(8)

    def send(self, connection: Connection, notes: Sequence[str]) -> None:
        """Tell others, once this is committed. Commits that tell take turns: one tells for many."""
        for payload in self._packed(notes):
            connection.execute(_NOTIFY, {"payload": payload})

    def _packed(self, notes: Sequence[str]) -> Iterator[str]:
        """As few payloads as can be; each begins with who sends it, then a note on each line."""
        lines, size = [self._own], len(self._own)
        for note in notes:
            more = len(note.encode()) + 1
            if size + more > LONGEST and len(lines) > 1:
                yield "\n".join(lines)
                lines, size = [self._own], len(self._own)
            lines.append(note)
            size += more
        yield "\n".join(lines)

    def unpack(self, payload: str) -> tuple[str, list[str]]:
        """Who sends it, and the notes; none of one's own, which one hears too and knows already."""
        origin, *notes = payload.split("\n")
        return origin, [] if origin == self._own else notes
