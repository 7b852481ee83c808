"""Queries of the calls about puzzles."""

import msgspec


class ThemeQuery(msgspec.Struct):
    """Which puzzles."""

    theme: str | None = None
    """Only those of this theme."""
