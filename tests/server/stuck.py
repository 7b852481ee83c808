"""A server that gets stuck in a write, so that it can be killed right there.

A call with the head `X-Stuck: before 1` is stuck before its first write is on disk, one with
`after 2` when its second write is there. When it is, the server makes the file that `STUCK_FILE`
names.
"""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from sevenstates.cli import main
from sevenstates.server.http.endpoint import Endpoint
from sevenstates.server.http.pipeline import RequestPipeline
from sevenstates.server.store import Store
from tests.patience import PATIENCE
from tests.server import fixed_chance  # noqa: F401

pass_on, write = RequestPipeline._pass, Store.write


@dataclass
class Place:
    """A place in a call to be stuck at."""

    when: str
    left: int
    """Writes up to it."""


PLACE: ContextVar[Place | None] = ContextVar("place", default=None)


async def marked_pass(self: RequestPipeline, endpoint: Endpoint, request: Request) -> Response:
    when, _, number = request.headers.get("x-stuck", "").partition(" ")
    PLACE.set(Place(when, int(number)) if when else None)
    return await pass_on(self, endpoint, request)


async def stuck_write(
    self: Store, work: Callable[[Connection], Any], order: str = "", messages: Sequence[str] = ()
) -> Any:
    place = PLACE.get()
    if place is not None:
        place.left -= 1
    if place is None or place.left:
        return await write(self, work, order, messages)
    if place.when == "before":
        work = stuck_in(work)
    done = await write(self, work, order, messages)
    Path(os.environ["STUCK_FILE"]).touch()
    await asyncio.sleep(PATIENCE)
    return done


def stuck_in(work: Callable[[Connection], Any]) -> Callable[[Connection], Any]:
    """The same work, after which the transaction stays open."""

    def stuck(db: Connection) -> Any:
        done = work(db)
        Path(os.environ["STUCK_FILE"]).touch()
        time.sleep(PATIENCE)
        return done

    return stuck


if __name__ == "__main__":
    setattr(RequestPipeline, "_pass", marked_pass)  # noqa: B010  # no names of their own
    setattr(Store, "write", stuck_write)  # noqa: B010
    main()
