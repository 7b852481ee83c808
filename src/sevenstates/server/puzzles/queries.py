"""Queries of the calls about puzzles."""

import msgspec


class ThemeQuery(msgspec.Struct):
    """The parameters that choose a puzzle."""

    theme: str | None = None
    """Only those of this theme."""
