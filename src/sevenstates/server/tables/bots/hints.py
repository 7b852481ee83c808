"""Hints: the moves that a bot would consider."""

from typing import TYPE_CHECKING

from ....bots.levels import adviser
from ... import wire
from ...errors import Refused
from ..commands.preview import open_question
from ..model.reader import Reader, acting
from ..model.table import Table
from ..views.actions import action_infos
from .fair_queue import Requester
from .tasks import Answer, Task, WorkerFailed, task_for

if TYPE_CHECKING:
    from .pool import WorkerPool

QUICK = 0.1
"""The share of the simulations in a hint that is wanted at once."""


def hint_level(game_key: str) -> str:
    """The level of the bot that gives hints."""
    return adviser(game_key).partition(":")[0]


def hint_task(table: Table, reader: Reader, quick: bool) -> Task:
    """The question for a worker."""
    if table.mode == "rated":
        raise Refused(409, "rated-no-hints")
    seat, state = open_question(table, reader)
    level = adviser(table.game.key, QUICK if quick else 1.0)
    return task_for(table.game.key, state, seat, level, advise=True)


async def hint(
    workers: "WorkerPool",
    requester: Requester,
    table: Table,
    reader: Reader,
    quick: bool,
    position: int | None = None,
) -> wire.Hint:
    """The bot's advice on the open question; none once the game has left the position named."""

    async def find_task() -> Task | None:
        async with table.lock:
            now = acting(table, reader)
            if position is not None and position != table.position(now.viewer):
                return None
            return hint_task(table, now, quick)

    answer: Answer | None = None
    if await find_task():  # who may not ask is refused at once
        try:
            async with workers.lease(requester) as ask:
                if task := await find_task():
                    answer = await ask(task)
        except WorkerFailed:
            raise Refused(503, "no-hint") from None
    return hint_of(table, answer)


def hint_of(table: Table, answer: Answer | None) -> wire.Hint:
    """A worker's answer as it goes over the wire; no moves if nothing was asked."""
    infos = action_infos(table.game.key)
    return wire.Hint(
        level=hint_level(table.game.key),
        moves=[
            wire.HintMove(
                action=infos[table.game.parse_action(scored.action).index],
                value=scored.value,
                weight=scored.weight,
                reasons=[wire.HintReason(key=key, fields=f) for key, f in scored.reasons],
            )
            for scored in (answer.scored_moves if answer else ())
        ],
    )
