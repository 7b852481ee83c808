"""Queries of the calls about tables."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..replay.moments import SPECTATOR
from ..replay.replay import PAGE
from ..views.update import HISTORY_PAGE

MAX_WAIT = 25
SeatQuery = Annotated[int, Meta(ge=0, le=15)] | None
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number of changes or lines; the database counts no further."""


class ViewQuery(msgspec.Struct):
    """For whom."""

    seat: SeatQuery = None
    invite: str | None = None


class SocketQuery(ViewQuery):
    """For whom, and what the client knows already."""

    since: Count | None = None
    chat: Count | None = None


class ListQuery(msgspec.Struct):
    """The parameters of a list of tables."""

    list: Literal["open", "playing", "mine", "finished"] = "open"
    game: str | None = None
    before: str | None = None


class UpdateQuery(ViewQuery):
    """For whom, after what, and how long to wait for it."""

    since: Count | None = None
    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT)] = 0


class ChangesQuery(ViewQuery):
    """A part of the history."""

    after: Count = 0
    limit: Annotated[int, Meta(ge=1, le=HISTORY_PAGE)] = HISTORY_PAGE


class ChatQuery(ViewQuery):
    """Lines after one."""

    after: Count | None = None


class HintQuery(ViewQuery):
    """The parameters of a hint: the question that is meant, and how long to think."""

    quick: bool = False
    """A rough answer at once is better than a good one soon."""
    position: int | None = None
    """If the game has left it, there is nothing to advise any more."""


class PositionsQuery(ViewQuery):
    """Positions after a version."""

    after: Count = 0


class MomentsQuery(ViewQuery, rename={"first": "from"}):
    """The moments to read, and the viewer who reads them."""

    viewer: str = SPECTATOR
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=PAGE)] = 20
