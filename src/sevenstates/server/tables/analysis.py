"""After the game: what a bot thinks of each decision of a seat, beside what it would have done."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...bots.levels import adviser
from ...core import Record, Seat, State
from .. import wire
from .service import Tables
from .table import Table
from .thoughts import HINT_LEVEL
from .update import action_infos
from .workers import Task, Thought, WorkerFailed, Workers, task_for

KEPT = 200
"""So many analyses are kept in memory; an older one is made again if somebody wants it."""


@dataclass(slots=True)
class Study:
    """The decisions of one seat in one game, and what was found so far."""

    count: int
    seen: int = 0
    moves: list[wire.JudgedMove] = field(default_factory=list)


class Analyst:
    """Makes analyses one after another."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._studies: OrderedDict[tuple[str, Seat], Study] = OrderedDict()
        self._turn = asyncio.Lock()

    def so_far(self, table: Table, seat: Seat) -> wire.Analysis | None:
        """What is known; None if nobody has asked yet."""
        study = self._studies.get((table.id, seat))
        if study is None:
            return None
        self._studies.move_to_end((table.id, seat))
        return wire.Analysis(
            seat=seat, level=HINT_LEVEL, count=study.count, seen=study.seen, moves=study.moves[:]
        )

    async def begin(self, table: Table, seat: Seat, record: Record) -> None:
        """Look at all decisions of the seat, in the background."""
        tasks = await asyncio.to_thread(_tasks, table, seat, record)
        if (table.id, seat) in self._studies:
            return  # somebody else was first
        study = self._studies[table.id, seat] = Study(len(tasks))
        while len(self._studies) > KEPT:
            self._studies.popitem(last=False)
        self._tables.spawn(self._work(table, study, tasks))

    async def _work(self, table: Table, study: Study, tasks: Sequence[tuple[int, Task]]) -> None:
        async with self._turn:
            for moment, task in tasks:
                if self._tables.bots.is_stopped:
                    return
                try:
                    answer = await self._workers.ask(task)
                except WorkerFailed:
                    pass  # the other decisions still have something to tell
                else:
                    study.moves.append(_judged(table, moment, task.judged, answer.thoughts))
                study.seen += 1


def _tasks(table: Table, seat: Seat, record: Record) -> list[tuple[int, Task]]:
    """The questions that left a choice, each with the moment that the answer led to."""
    key = table.game.key
    found = []
    before: State | None = None
    for number, moment in enumerate(record.replay(table.game)):
        move = moment.move
        if before and move and move.seat == seat and len(before.legal_actions(seat)) > 1:
            found.append((number, task_for(key, before, seat, bot_name(key), judged=move.action)))
        before = moment.state
    return found


def bot_name(game_key: str) -> str:
    """The bot with half the simulations of a hint: a game has a hundred decisions."""
    return adviser(game_key, hurried=True)


def _judged(table: Table, moment: int, made: str, thoughts: Sequence[Thought]) -> wire.JudgedMove:
    return wire.JudgedMove(
        moment=moment,
        made=_move(table, next(thought for thought in thoughts if thought.action == made)),
        best=_move(table, thoughts[0]),
    )


def _move(table: Table, thought: Thought) -> wire.HintMove:
    action = table.game.parse_action(thought.action)
    return wire.HintMove(
        action=action_infos(table.game.key)[action.index],
        value=thought.value,
        weight=thought.weight,
        reasons=[wire.HintReason(key=key, fields=fields) for key, fields in thought.reasons],
    )
