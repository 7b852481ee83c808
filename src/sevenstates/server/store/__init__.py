"""The database, and the one way of writing to it."""

from . import schema
from .store import Store

__all__ = ["Store", "schema"]
