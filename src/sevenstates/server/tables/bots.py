"""Bots at tables: whenever one is asked, a worker thinks and the move is made."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...core import Action, RandomLuck, Seat, SevenStatesError
from . import play
from .draft import Draft
from .levels import STANDIN
from .questions import Task, task_for
from .table import Table
from .workers import WorkerFailed

if TYPE_CHECKING:
    from .service import Tables

logger = logging.getLogger(__name__)

TRIES = 2
"""Failures of workers after which any legal move is made: a table never waits for ever."""


ANY = "any"
"""Stands for a move of which it does not matter which one it is."""


class BotPlayers:
    """Makes the moves of bots."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self.is_stopped = False

    def poke(self, table: Table) -> None:
        """Look whether a bot is asked; those that think already are left alone."""
        if self.is_stopped:
            return
        for decision in table.pending():
            seat = decision.seat
            if table.chairs[seat].is_bot and seat not in table.thinking:
                table.thinking.add(seat)
                self._tables.spawn(self._play(table, seat))

    async def _play(self, table: Table, seat: Seat) -> None:
        try:
            while self._is_asked(table, seat) and not self.is_stopped:
                action = await self._choose(table, seat)
                if self.is_stopped:
                    return  # the next server thinks about it
                await self._tables.change(table, partial(self._move, seat=seat, action=action))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a bot could not move", extra={"table": table.id, "seat": seat})
        finally:
            table.thinking.discard(seat)

    def _is_asked(self, table: Table, seat: Seat) -> bool:
        asked = any(decision.seat == seat for decision in table.pending())
        return asked and table.chairs[seat].is_bot

    async def _choose(self, table: Table, seat: Seat) -> str | None:
        """The notation of a move, or ANY; None if the seat is asked nothing any more."""
        async with table.lock:
            legal = self._legal(table, seat)
        if len(legal) < 2:
            return str(legal[0]) if legal else None
        for _ in range(TRIES):
            try:
                async with self._tables.workers.turn(self._tables.asker(table)) as ask:
                    async with table.lock:
                        task = self._task(table, seat)
                    return (await ask(task)).action if task is not None else None
            except WorkerFailed as error:
                if self.is_stopped:
                    break
                logger.warning("a bot worker failed", extra={"why": str(error)})
        return ANY

    def _legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if not self._is_asked(table, seat) or table.match is None:
            return ()
        return table.match.state.legal_actions(seat)

    def _task(self, table: Table, seat: Seat) -> Task | None:
        """The question as it is now; None if the seat is not asked any more."""
        if not self._is_asked(table, seat) or table.match is None:
            return None
        level = table.chairs[seat].level or STANDIN
        return task_for(table.game.key, table.match.state, seat, level)

    def _move(self, draft: Draft, seat: Seat, action: str | None) -> bool:
        table = draft.table
        if action is None or not self._is_asked(table, seat) or table.match is None:
            return False
        if action != ANY:
            try:
                play.decide(draft, seat, action)
                return True
            except SevenStatesError:
                if draft.is_touched:
                    raise
        play.decide(draft, seat, str(table.match.state.random_action(seat, RandomLuck())))
        return True
