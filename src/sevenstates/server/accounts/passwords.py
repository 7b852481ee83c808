"""Passwords: Argon2id, never on the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..errors import OpsError

WORKERS = 2
"""Hashing takes 64 MiB and tens of milliseconds on purpose, so that only a few run at a time."""

MIN_LENGTH = 8
MAX_LENGTH = 200


def check_password(text: str) -> str:
    """The password, if it is one."""
    if not MIN_LENGTH <= len(text) <= MAX_LENGTH:
        raise OpsError("bad-password", least=MIN_LENGTH, most=MAX_LENGTH)
    return text


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(WORKERS, "password")
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """The hash of a password; only the hash is stored."""
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, self._hasher.hash, password
        )

    async def is_right(self, password: str, kept: str | None) -> bool:
        """Whether the password is right; without an account it takes as long and is wrong."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._check, password, kept)

    def is_outdated(self, kept: str) -> bool:
        """Whether the hash was made with weaker settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._pool.shutdown()

    def _check(self, password: str, kept: str | None) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash("nobody")
        try:
            self._hasher.verify(kept or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None
