"""HTTP endpoints of puzzles."""

import asyncio
from datetime import UTC, datetime

from sqlalchemy import Connection

from ...core import Action
from ...puzzles import Puzzle
from ...puzzles.puzzle import proof_of
from .. import wire
from ..accounts.sessions import Sessions
from ..http.endpoint import Call, Endpoint
from ..http.pipeline import address_of
from ..security.limits import network_of
from ..store import Store
from ..tables.bots.fair_queue import Priority, Requester
from ..tables.bots.pool import WorkerPool
from .dealing import games_with_puzzles
from .explaining import explain, second_best, value_of
from .queries import ThemeQuery
from .standing import Standing
from .standings import answers_of, count, standing_of
from .views import (
    daily_line,
    game_line,
    legal_move,
    next_puzzle,
    puzzle_info,
    puzzle_of,
    puzzles_of,
)


class Puzzles:
    """Answers calls about puzzles."""

    def __init__(self, store: Store, sessions: Sessions, workers: WorkerPool) -> None:
        self.store = store
        self.sessions = sessions
        self.workers = workers

    def endpoints(self) -> list[Endpoint]:
        of_game, one = "/api/puzzles/{game}", "/api/puzzles/{game}/{puzzle}"
        return [
            Endpoint(
                "GET",
                "/api/puzzles",
                self.list,
                "The games with puzzles, and the puzzle of the day.",
                wire.PuzzleList,
            ),
            Endpoint(
                "GET",
                of_game,
                self.deal,
                "The next puzzle for the caller, near their rating.",
                wire.PuzzleInfo,
                query=ThemeQuery,
            ),
            Endpoint("GET", one, self.show, "A puzzle.", wire.PuzzleInfo),
            Endpoint(
                "POST",
                one,
                self.answer,
                "Answer a puzzle; the first answer counts.",
                wire.PuzzleResult,
                wire.PuzzleAnswer,
                limit="think",
                person=True,
            ),
        ]

    async def list(self, call: Call) -> wire.PuzzleList:
        day, person = datetime.fromtimestamp(self.sessions.now() / 1000, UTC).date(), _id_of(call)

        def read(db: Connection) -> wire.PuzzleList:
            keys = games_with_puzzles()
            return wire.PuzzleList(
                daily=daily_line(day, lambda game: answers_of(db, person, game)),
                games=[game_line(key, standing_of(db, person, key)) for key in keys],
            )

        return await self.store.read(read)

    async def deal(self, call: Call) -> wire.PuzzleInfo:
        game = call.path("game")
        puzzles_of(game)  # or there are none, before anything is read
        standing, answers = await self._read(call)
        puzzle = next_puzzle(game, call.query.theme, standing, _id_of(call) or "", answers)
        return await asyncio.to_thread(puzzle_info, puzzle, standing, answers.get(puzzle.id))

    async def show(self, call: Call) -> wire.PuzzleInfo:
        puzzle = _puzzle(call)
        standing, answers = await self._read(call)
        return await asyncio.to_thread(puzzle_info, puzzle, standing, answers.get(puzzle.id))

    async def answer(self, call: Call) -> wire.PuzzleResult:
        """Answer a puzzle; an illegal move is refused and does not count."""
        puzzle, person = _puzzle(call), _id_of(call)
        assert person is not None, "the pipeline makes guests"
        made = None if call.body.action is None else legal_move(puzzle, call.body.action)
        right = made is puzzle.action
        action, now = None if made is None else str(made), self.sessions.now()
        before, after = await self.store.write(lambda db: count(db, person, puzzle, action, now))
        shown = right or made is None
        network = network_of(address_of(call.request))
        requester = Requester(network, person, puzzle.id, Priority.AWAITED)
        proof = proof_of(puzzle.game_key)
        return wire.PuzzleResult(
            right=right,
            counted=after is not before,
            change=round(after.rating) - round(before.rating),
            made=await self._explain(puzzle, made, requester) if made else None,
            answer=await self._explain(puzzle, puzzle.action, requester) if shown else None,
            second=second_best(puzzle) if shown else None,
            best_value=puzzle.values[puzzle.answer],
            look=wire.PuzzleProof(bot=proof.bot, looks=proof.looks, gap=puzzle.gap),
            standing=after.to_wire(),
        )

    async def _explain(
        self, puzzle: Puzzle, action: Action, requester: Requester
    ) -> wire.PuzzleMove:
        value = await value_of(puzzle, action, self.workers, requester)
        return await asyncio.to_thread(explain, puzzle, action, value)

    async def _read(self, call: Call) -> tuple[Standing, dict[str, bool]]:
        """The caller's standing in the game, and their answers."""
        person, game = _id_of(call), call.path("game")
        return await self.store.read(
            lambda db: (standing_of(db, person, game), answers_of(db, person, game))
        )


def _id_of(call: Call) -> str | None:
    return call.person.id if call.person is not None else None


def _puzzle(call: Call) -> Puzzle:
    return puzzle_of(call.path("game"), call.path("puzzle"))
