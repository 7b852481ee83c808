"""Analysis of a finished game: each decision of a seat compared with the bot's choice."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ....bots.levels import adviser
from ....core import Seat, State
from ... import wire
from ..bots.fair_queue import Requester
from ..bots.hints import hint_level
from ..bots.tasks import ScoredMove, Task, WorkerFailed, task_for
from ..model.table import Table
from ..views.actions import action_infos
from .replay import Replay

if TYPE_CHECKING:
    from ..bots.pool import WorkerPool
    from ..service import Tables

MAX_ANALYSES = 200
"""Maximum analyses kept in memory; an older one is made again if somebody wants it."""


@dataclass(slots=True)
class SeatAnalysis:
    """The decisions of one seat in one game, and what was found so far."""

    count: int
    seen: int = 0
    moves: list[wire.JudgedMove] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that left a choice: the position before it, the move, and where that led."""

    moment: int
    before: State
    made: str


class Analyst:
    """Makes analyses in the background."""

    def __init__(self, tables: "Tables", workers: "WorkerPool") -> None:
        self._tables = tables
        self._workers = workers
        self._analyses: OrderedDict[tuple[str, Seat], SeatAnalysis] = OrderedDict()

    def so_far(self, table: Table, seat: Seat) -> wire.Analysis | None:
        """The analysis as far as it is done; None if nobody has asked yet."""
        analysis = self._analyses.get((table.id, seat))
        if analysis is None:
            return None
        self._analyses.move_to_end((table.id, seat))
        return wire.Analysis(
            seat=seat,
            level=hint_level(table.game.key),
            count=analysis.count,
            seen=analysis.seen,
            moves=analysis.moves[:],
        )

    def begin(self, table: Table, seat: Seat, choices: list[Choice], requester: Requester) -> None:
        """Look at all decisions of a seat, one after another."""
        if (table.id, seat) in self._analyses:
            return  # somebody else was first
        analysis = self._analyses[table.id, seat] = SeatAnalysis(len(choices))
        while len(self._analyses) > MAX_ANALYSES:
            self._analyses.popitem(last=False)
        self._tables.tasks.spawn(self._work(table, seat, analysis, choices, requester))

    async def _work(
        self,
        table: Table,
        seat: Seat,
        analysis: SeatAnalysis,
        choices: list[Choice],
        requester: Requester,
    ) -> None:
        while choices:
            if self._tables.bots.is_stopped:
                return
            choice = choices.pop(0)
            try:
                async with self._workers.lease(requester) as ask:
                    answer = await ask(task_of(table, seat, choice))
            except WorkerFailed:
                pass  # the other decisions are still worth showing
            else:
                analysis.moves.append(judged(table, choice, answer.scored_moves))
            analysis.seen += 1


def choices_of(replay: Replay, seat: Seat | None) -> list[Choice]:
    """The decisions of a seat that left a choice."""
    found = []
    before: State | None = None
    for number, moment in enumerate(replay.all()):
        move = moment.move
        if before and move and move.seat == seat and len(before.legal_actions(seat)) > 1:
            found.append(Choice(number, before, move.action))
        before = moment.state
    return found


def task_of(table: Table, seat: Seat, choice: Choice) -> Task:
    """The question for a worker."""
    key = table.game.key
    return task_for(key, choice.before, seat, bot_name(key), judged=choice.made)


def bot_name(game_key: str) -> str:
    """The bot with half the simulations of a hint: a game has a hundred decisions."""
    return adviser(game_key, 0.5)


def judged(table: Table, choice: Choice, scored_moves: Sequence[ScoredMove]) -> wire.JudgedMove:
    """A decision compared with the bot's choice, which comes first."""
    made = next(scored for scored in scored_moves if scored.action == choice.made)
    return wire.JudgedMove(
        moment=choice.moment,
        made=_move(table, made),
        best=_move(table, scored_moves[0]),
    )


def _move(table: Table, scored: ScoredMove) -> wire.HintMove:
    action = table.game.parse_action(scored.action)
    return wire.HintMove(
        action=action_infos(table.game.key)[action.index],
        value=scored.value,
        weight=scored.weight,
        reasons=[wire.HintReason(key=key, fields=fields) for key, fields in scored.reasons],
    )
