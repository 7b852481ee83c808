"""The store: what is on disk, and the one way of writing it."""

from . import schema
from .store import Store

__all__ = ["Store", "schema"]
