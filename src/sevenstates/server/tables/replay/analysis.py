"""After the game: what a bot thinks of each decision of a seat, beside what it would have done."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ....bots.levels import adviser
from ....core import Seat, State
from ... import wire
from ..bots.fair_queue import Asker
from ..bots.hints import HINT_LEVEL
from ..bots.pool import WorkerFailed, Workers
from ..bots.tasks import Task, Thought, task_for
from ..model.table import Table
from ..service import Tables
from ..views.update import action_infos
from .replays import Tape

KEPT = 200
"""So many analyses are kept in memory; an older one is made again if somebody wants it."""


@dataclass(slots=True)
class Study:
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

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._studies: OrderedDict[tuple[str, Seat], Study] = OrderedDict()

    def so_far(self, table: Table, seat: Seat) -> wire.Analysis | None:
        """What is known; None if nobody has asked yet."""
        study = self._studies.get((table.id, seat))
        if study is None:
            return None
        self._studies.move_to_end((table.id, seat))
        return wire.Analysis(
            seat=seat, level=HINT_LEVEL, count=study.count, seen=study.seen, moves=study.moves[:]
        )

    def begin(self, table: Table, seat: Seat, choices: list[Choice], asker: Asker) -> None:
        """Look at all decisions of a seat, one after another."""
        if (table.id, seat) in self._studies:
            return  # somebody else was first
        study = self._studies[table.id, seat] = Study(len(choices))
        while len(self._studies) > KEPT:
            self._studies.popitem(last=False)
        self._tables.spawn(self._work(table, seat, study, choices, asker))

    async def _work(
        self, table: Table, seat: Seat, study: Study, choices: list[Choice], asker: Asker
    ) -> None:
        while choices:
            if self._tables.bots.is_stopped:
                return
            choice = choices.pop(0)
            try:
                async with self._workers.turn(asker) as ask:
                    answer = await ask(_task(table, seat, choice))
            except WorkerFailed:
                pass  # the other decisions still have something to tell
            else:
                study.moves.append(_judged(table, choice.moment, choice.made, answer.thoughts))
            study.seen += 1


def choices_of(tape: Tape, seat: Seat | None) -> list[Choice]:
    """The decisions of a seat that left a choice."""
    found = []
    before: State | None = None
    for number, moment in enumerate(tape.all()):
        move = moment.move
        if before and move and move.seat == seat and len(before.legal_actions(seat)) > 1:
            found.append(Choice(number, before, move.action))
        before = moment.state
    return found


def _task(table: Table, seat: Seat, choice: Choice) -> Task:
    key = table.game.key
    return task_for(key, choice.before, seat, bot_name(key), judged=choice.made)


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
