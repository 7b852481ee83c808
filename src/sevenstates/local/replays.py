"""Finished games of the local server: replays kept in memory, and analyses made step by step."""

from collections import OrderedDict, deque

from ..core import Seat
from ..server import wire
from ..server.tables.bots.hints import hint_level
from ..server.tables.model.table import Table
from ..server.tables.replay.analysis import (
    Choice,
    SeatAnalysis,
    choices_of,
    judged,
    task_of,
)
from ..server.tables.replay.record import record_of
from ..server.tables.replay.replay import Replay
from .storage import LocalStorage
from .tables import think

MAX_GAMES = 8
"""Maximum games whose replay is kept."""
SHARE = 1 / 9
"""The part of a bot's usual time that it may think about a decision of a finished game."""


class LocalReplays:
    """The finished games that somebody looks at."""

    def __init__(self, storage: LocalStorage) -> None:
        self._storage = storage
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._analyses: dict[tuple[str, Seat], SeatAnalysis] = {}
        self._waiting: deque[tuple[Table, Seat, Choice]] = deque()

    def replay(self, table: Table) -> Replay:
        """The game of a table that is over."""
        found = self._replays.get(table.id)
        if found is None:
            entries = self._storage.entries(table.id)
            found = self._replays[table.id] = Replay(table.game, *record_of(table, entries))
        self._replays.move_to_end(table.id)
        while len(self._replays) > MAX_GAMES:
            self._replays.popitem(last=False)
        return found

    def analysis(self, table: Table, seat: Seat) -> wire.Analysis:
        """The analysis as far as it is done; the first call sets it off."""
        analysis = self._analyses.get((table.id, seat))
        if analysis is None:
            choices = choices_of(self.replay(table), seat)
            analysis = self._analyses[table.id, seat] = SeatAnalysis(len(choices))
            self._waiting.extend((table, seat, choice) for choice in choices)
        return wire.Analysis(
            seat=seat,
            level=hint_level(table.game.key),
            count=analysis.count,
            seen=analysis.seen,
            moves=analysis.moves[:],
        )

    @property
    def is_waiting(self) -> bool:
        """Whether a decision is still to be looked at."""
        return bool(self._waiting)

    def work(self) -> None:
        """Look at the next decision."""
        table, seat, choice = self._waiting.popleft()
        analysis = self._analyses[table.id, seat]
        analysis.seen += 1
        found = think(task_of(table, seat, choice), SHARE)
        analysis.moves.append(judged(table, choice, found.scored_moves))

    def forget(self, table: Table) -> None:
        """The table is no more."""
        self._replays.pop(table.id, None)
        self._waiting = deque(one for one in self._waiting if one[0].id != table.id)
