"""The database, and the one way of writing to it."""

from . import schema
from .store import Store, now_ms

__all__ = ["Store", "now_ms", "schema"]
