"""Base class and field types of the structs of the wire."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Json = dict[str, Any]
"""An object whose fields the games define."""

Name = Annotated[str, Meta(min_length=1, max_length=32)]
"""A person's name; spaces at the ends are taken off."""
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Chosen by the client, never used twice by the same person at the same table."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal."""


class Wire(Struct, forbid_unknown_fields=True, kw_only=True):
    """A value on the wire."""
