"""Bot players: when a bot is asked, a worker chooses the move, and it is made."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ....core import Action, RandomLuck, Seat, SevenStatesError
from ..commands import play
from ..model.changeset import Changeset
from ..model.levels import bot_of
from ..model.table import Table
from .fair_queue import Priority
from .pool import Ask
from .tasks import WorkerFailed, task_for

if TYPE_CHECKING:
    from ..service import Tables

logger = logging.getLogger(__name__)

TRIES = 2
"""Failures of workers after which any legal move is made: a table never waits for ever."""


MAX_MOVES_PER_LEASE = 4
"""Maximum questions that a bot answers in one turn at a worker where people play."""
ANY = "any"
"""Stands for any move."""


class BotPlayers:
    """Makes the moves of bots."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self.is_stopped = False

    def think(self, table: Table, seat: Seat) -> None:
        """Let the bot that is asked think, unless it does already."""
        if not self.is_stopped and seat not in table.thinking:
            table.thinking.add(seat)
            self._tables.tasks.spawn(self._play(table, seat))

    async def _play(self, table: Table, seat: Seat) -> None:
        try:
            while seat in table.bots_asked() and not self.is_stopped:
                await self._take_turn(table, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a bot could not move", extra={"table": table.id, "seat": seat})
        finally:
            table.thinking.discard(seat)

    async def _take_turn(self, table: Table, seat: Seat) -> None:
        """Answer the question, and those that follow at once where people play."""
        async with table.lock:
            legal = self._legal(table, seat)
        if len(legal) == 1:
            await self._make(table, seat, str(legal[0]))
            return
        for _ in range(TRIES):
            try:
                requester = self._tables.requester(table)
                most = 1 if requester.priority is Priority.BACKGROUND else MAX_MOVES_PER_LEASE
                async with self._tables.workers.lease(requester) as ask:
                    for _ in range(most):
                        action = await self._choose(table, seat, ask)
                        if action is None or self.is_stopped:
                            return
                        await self._make(table, seat, action)
                return
            except WorkerFailed as error:
                if self.is_stopped:
                    return  # the next server thinks about it
                logger.warning("a bot worker failed", extra={"why": str(error)})
        await self._make(table, seat, ANY)

    async def _make(self, table: Table, seat: Seat, action: str) -> None:
        await self._tables.change(table, partial(self._move, seat=seat, action=action))

    async def _choose(self, table: Table, seat: Seat, ask: Ask) -> str | None:
        """The notation of a move; None if the seat is asked nothing any more."""
        async with table.lock:
            legal = self._legal(table, seat)
            state = table.known_to(seat)
            if len(legal) < 2 or state is None:
                return str(legal[0]) if legal else None
            bot = bot_of(table.seat_states[seat].level, table.game.key)
            task = task_for(table.game.key, state, seat, bot)
        return (await ask(task)).action

    def _legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        state = table.known_to(seat)
        if state is None or seat not in table.bots_asked():
            return ()
        return state.legal_actions(seat)

    def _move(self, changeset: Changeset, seat: Seat, action: str) -> bool:
        table = changeset.table
        if seat not in table.bots_asked() or table.match is None:
            return False
        if action != ANY:
            try:
                play.decide(changeset, seat, action)
                return True
            except SevenStatesError:
                if changeset.has_changes:
                    raise
        play.decide(changeset, seat, str(table.match.state.random_action(seat, RandomLuck())))
        return True
