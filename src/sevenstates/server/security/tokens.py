"""Secrets that stand for somebody: 256 random bits, of which only the hash is kept."""

import hashlib
import re
import secrets

MARK = "7s-"
"""How every key begins, so that one that strays into a log is recognised."""
KEY = re.compile(re.escape(MARK) + r"[\w-]{20,}")


def new_key() -> str:
    """A key nobody can guess."""
    return MARK + secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """What is kept of a key. It needs no salt and no slow hash: nobody guesses 256 bits."""
    return hashlib.sha256(key.encode()).hexdigest()
