"""The replay of one finished game, a page at a time."""

from collections import deque
from collections.abc import Iterator
from itertools import islice

import msgspec

from ....core import AnyGame, Moment, Record, State
from ... import wire
from ..model.log_entry import LogEntry
from ..model.table import Table
from .moments import moment_info

PAGE = 50
"""Moments that are worked out, and kept, together."""


class Replay:
    """A finished game, and its states where pages begin, as far as it was played."""

    def __init__(self, game: AnyGame, record: Record, moves: list[LogEntry]) -> None:
        self.game = game
        self.record = record
        self.moves = moves
        self._before: dict[int, State] = {}
        """The state at the last moment before a page, by the page's number."""

    @property
    def count(self) -> int:
        """The number of moments: one before the first decision and one after each."""
        return len(self.moves) + 1

    def all(self) -> Iterator[Moment]:
        """Every moment."""
        return self.record.replay(self.game)

    def state_at(self, moment: int) -> State:
        """The position at a moment."""
        page, place = divmod(moment, PAGE)
        return next(islice(self._from(page), place, None)).state

    def page(self, page: int) -> Iterator[tuple[int, Moment]]:
        """The moments of a page, with their numbers."""
        return enumerate(islice(self._from(page), PAGE), page * PAGE)

    def _from(self, page: int) -> Iterator[Moment]:
        """The moments from the first of a page on; played from the last known page before it."""
        known = max((number for number in self._before if number <= page), default=0)
        for number in range(known, page):
            last = deque(islice(self._open(number), PAGE), maxlen=1).pop()
            self._before[number + 1] = last.state
        return self._open(page)

    def _open(self, page: int) -> Iterator[Moment]:
        if not page:
            return self.all()
        return self.record.resume(self.game, self._before[page].copy(), page * PAGE - 1)


def encode_moment(
    table: Table, replay: Replay, viewer: wire.MomentViewer, number: int, moment: Moment
) -> bytes:
    at = replay.moves[number - 1].at if number else table.started
    return msgspec.json.encode(moment_info(table, moment, number, viewer, at))
