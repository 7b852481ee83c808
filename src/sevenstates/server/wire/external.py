"""The External Bot Protocol, version 1, on the wire: its names are not ours.

Fields that are not known here are let through, as the protocol wants.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .base import Json


class ExternalAction(Struct, kw_only=True):
    """One action of a seat, for a version of the game."""

    action: Json
    version: Annotated[int, Meta(ge=0)]


class ExternalStatus(Struct, kw_only=True, omit_defaults=True):
    """The program in a seat, in its own words."""

    agent: str
    ready: bool
    note: str = ""


class ExternalSeat(Struct, kw_only=True, omit_defaults=True):
    """A seat of a table."""

    name: str
    dynasty: str
    online: bool
    bot: bool
    external: bool = False
    """Whether a program speaks this protocol for it."""
    ext: ExternalStatus | None = None


class ExternalLobby(Struct, kw_only=True, rename="camel"):
    """The table without its game."""

    id: str
    name: str
    status: str
    seats: list[ExternalSeat]
    options: Json
    map: Json
    has_webhook: bool = False
    created_at: int
    action_count: int = 0


class ExternalState(Struct, kw_only=True, rename="camel"):
    """Everything that the program in a seat may know."""

    protocol: int
    game_id: str
    seat: int
    status: Literal["lobby", "playing", "finished"]
    version: int
    your_turn: bool
    lobby: ExternalLobby
    view: Json | None


class ExternalDone(Struct, kw_only=True, omit_defaults=True):
    """The answer to something that was done."""

    ok: bool
    version: int | None = None


class ExternalProblem(Struct, kw_only=True, omit_defaults=True):
    """A refusal: a sentence, or `stale` with the version that counts."""

    error: str
    version: int | None = None
