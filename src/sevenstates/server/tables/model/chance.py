"""Secret numbers of the tables: the keys of their draws and the seeds of their bots."""

import hashlib
import secrets

import msgspec

from ....core import Seat, State

_SECRET = secrets.token_bytes(32)


def new_key() -> bytes:
    """A key for the draws of a new table."""
    return secrets.token_bytes(32)


def bot_seed(state: State, seat: Seat) -> int:
    """A seed that nobody can guess; in a process, it depends on what the seat knows and no more."""
    known = msgspec.json.encode(state.view(seat))
    return int.from_bytes(hashlib.blake2b(known, key=_SECRET, digest_size=7).digest())
