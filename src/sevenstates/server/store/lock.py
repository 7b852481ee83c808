"""The lock on an SQLite file: one server at a time, for as long as its process lives."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

ENDING = ".lock"
"""Suffix of the lock's file, after the name of the database."""


class Locked(Exception):
    """Another process holds the lock."""


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock on a database; Locked if another process does.

    The system lets go of it when the process ends, however it ends, and its children do not
    inherit it. The file stays: to delete it would let two processes lock two files of one name.
    """
    file = os.open(f"{database}{ENDING}", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(file)
        yield
    finally:
        os.close(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise Locked from None

else:
    import fcntl

    def _lock(file: int) -> None:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise Locked from None
