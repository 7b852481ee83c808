"""Failures of the database itself, as opposed to wrong statements."""

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
TROUBLE = DAMAGE | {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
}
"""Result codes of SQLite that say nothing about the statement."""
PRIMARY = 0xFF
"""The part of an extended result code that is the plain one."""


class StoreClosed(RuntimeError):
    """The store was closed, or was never opened."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


def is_unavailable(error: BaseException) -> bool:
    """Whether the database is down, full, damaged or busy: the same call may work later."""
    if isinstance(error, NoConnectionFree | StoreClosed):
        return True
    code = _sqlite_code(error)
    if code is not None:
        return code in TROUBLE
    return isinstance(error, OperationalError | InterfaceError | InternalError)


def is_damage(error: BaseException) -> bool:
    """Whether an SQLite file is damaged, or is none."""
    return _sqlite_code(error) in DAMAGE


def is_broken(error: BaseException) -> bool:
    """Whether the connection failed, and not what was asked of it."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def is_collision(error: BaseException) -> bool:
    """Whether transactions of two processes stood in each other's way: one can go on at once."""
    return str(getattr(getattr(error, "orig", None), "sqlstate", None)).startswith("40")


def _sqlite_code(error: BaseException) -> int | None:
    code: int | None = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return None if code is None else code & PRIMARY
