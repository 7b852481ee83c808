"""Tokens of sessions and seats: 256 random bits, of which only the hash is stored."""

import hashlib
import re
import secrets

MARK = "7s-"
"""The start of every token, by which one in a log is recognised."""
TOKEN = re.compile(re.escape(MARK) + r"[\w-]{20,}")


def new_token() -> str:
    """A token that cannot be guessed."""
    return MARK + secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """The stored hash of a token. 256 random bits need neither a salt nor a slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()
