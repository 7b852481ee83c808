"""Frames of the WebSocket apart from commands, results and updates."""

from .base import Wire
from .commands import Command
from .problem import Problem
from .results import Done, Refused, Stale
from .update import ChatLine, Update


class Ping(Wire, tag="ping", tag_field="type"):
    """Is anybody there?"""


class Pong(Wire, tag="pong", tag_field="type"):
    """Yes."""

    now: int
    version: int
    """The viewer's version: a client that knows less has missed something."""


class ChatFrame(Wire, tag="chat", tag_field="type"):
    """New lines."""

    lines: list[ChatLine]


class Presence(Wire, tag="presence", tag_field="type"):
    """The people who are online at a table."""

    online: list[bool]
    """By seat."""
    spectators: int


class Closing(Wire, tag="closing", tag_field="type"):
    """The last frame: why the server hangs up."""

    problem: Problem
    again: bool
    """Whether to come back, as after a restart."""


ClientFrame = Command | Ping
ServerFrame = Update | Done | Stale | Refused | ChatFrame | Presence | Pong | Closing
