"""A refusal, as clients get it."""

from msgspec import field

from .base import Json, Wire


class Problem(Wire):
    """A refusal: a key, its fields and a sentence in the reader's language."""

    error: str
    fields: Json = field(default_factory=dict)
    rule: str | None = None
    """The clause of the game's rules that refuses."""
    text: str = ""
