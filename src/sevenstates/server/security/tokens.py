"""Tokens of sessions and seats: 256 random bits, of which only the hash is stored."""

import hashlib
import re
import secrets

MARK = "7s-"
"""The start of every token, by which one in a log is recognised."""
TOKEN = re.compile(re.escape(MARK) + r"[\w-]{20,}")


def new_token() -> str:
    """A token that nobody can guess."""
    return MARK + secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """The stored hash of a token. It needs no salt and no slow hash: nobody guesses 256 bits."""
    return hashlib.sha256(token.encode()).hexdigest()
