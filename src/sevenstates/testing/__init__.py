"""Laws that every game must hold, as functions that take any game (see docs/testing.md)."""
