"""The server's own keys: made when first needed, and then the same for all its processes."""

import hashlib
import hmac
import secrets
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..store import Store, schema
from .tokens import MARK


class ServerKeys:
    """Keys in the database, by name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """The key of that name; `make` makes it if there is none yet."""
        if name not in self._known:
            found = await self._store.read(lambda db: _find(db, name))
            self._known[name] = found or await self._add(name, make())
        return self._known[name]

    async def _add(self, name: str, value: str) -> str:
        row = sa.insert(schema.server_keys).values(name=name, value=value)
        try:
            await self._store.write(lambda db: db.execute(row))
        except IntegrityError:  # another process was first
            return await self._store.read(lambda db: _find(db, name)) or value
        return value

    async def sign(self, person: str) -> str:
        """A token by which mails to a person can be stopped without signing in."""
        key = await self.get("stop", lambda: secrets.token_hex(32))
        return f"{MARK}{person}-{_signature(key, person)}"

    async def signed(self, token: str) -> str | None:
        """The owner of the token; None if it is not genuine."""
        person, _, _ = token.removeprefix(MARK).partition("-")
        right = await self.sign(person)
        return person if hmac.compare_digest(token.encode(), right.encode()) else None


def _signature(key: str, person: str) -> str:
    return hmac.new(bytes.fromhex(key), f"stop {person}".encode(), hashlib.sha256).hexdigest()


def _find(db: Connection, name: str) -> str | None:
    keys = schema.server_keys
    value: str | None = db.scalar(sa.select(keys.c.value).where(keys.c.name == name))
    return value
