"""HTTP endpoints of puzzles."""

import asyncio
from collections import Counter
from datetime import UTC, date, datetime
from typing import cast

import msgspec
from sqlalchemy import Connection

from ...core import Action
from ...puzzles import Puzzle, load_puzzles
from ...puzzles.puzzle import look_of
from .. import wire
from ..accounts.sessions import Sessions
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..http.pipeline import address_of
from ..security.limits import network_of
from ..store import Store
from ..tables.bots.fair_queue import Priority, Requester
from ..tables.bots.pool import WorkerPool
from ..tables.views.update import legal_list
from .dealing import daily, deal, games_with_puzzles
from .explaining import explain, second_best, value_of
from .standings import Standing, answers_of, count, standing_of


class ThemeQuery(msgspec.Struct):
    """Which puzzles."""

    theme: str | None = None
    """Only those of this theme."""


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
                daily=daily_line(db, person, day),
                games=[game_line(key, standing_of(db, person, key)) for key in keys],
            )

        return await self.store.read(read)

    async def deal(self, call: Call) -> wire.PuzzleInfo:
        puzzles = list(_puzzles(call).values())
        if theme := call.query.theme:
            themes = {puzzle.theme for puzzle in puzzles}
            if theme not in themes:
                raise Refused(
                    422, "no-such-theme", theme=theme[:40], known=", ".join(sorted(themes))
                )
            puzzles = [puzzle for puzzle in puzzles if puzzle.theme == theme]
        standing, answers = await self._read(call)
        right = [puzzle for puzzle, is_right in answers.items() if is_right]
        wrong = [puzzle for puzzle, is_right in answers.items() if not is_right]
        puzzle = deal(puzzles, standing.rating, _id_of(call) or "", right, wrong)
        return await asyncio.to_thread(puzzle_info, puzzle, standing, answers.get(puzzle.id))

    async def show(self, call: Call) -> wire.PuzzleInfo:
        puzzle = _puzzle(call)
        standing, answers = await self._read(call)
        return await asyncio.to_thread(puzzle_info, puzzle, standing, answers.get(puzzle.id))

    async def answer(self, call: Call) -> wire.PuzzleResult:
        """What is illegal is refused and does not count."""
        puzzle, person = _puzzle(call), _id_of(call)
        assert person is not None, "the pipeline makes guests"
        made = None if call.body.action is None else _legal(puzzle, call.body.action)
        right = made is puzzle.action
        now = self.sessions.now()
        before, after = await self.store.write(lambda db: count(db, person, puzzle, right, now))
        shown = right or made is None
        network = network_of(address_of(call.request))
        requester = Requester(network, person, puzzle.id, Priority.AWAITED)
        look = look_of(puzzle.game_key)
        return wire.PuzzleResult(
            right=right,
            counted=after is not before,
            change=round(after.rating) - round(before.rating),
            made=await self._explain(puzzle, made, requester) if made else None,
            answer=await self._explain(puzzle, puzzle.action, requester) if shown else None,
            second=second_best(puzzle) if shown else None,
            best_value=puzzle.values[puzzle.answer],
            look=wire.PuzzleLook(bot=look.bot, looks=look.looks, gap=puzzle.gap),
            standing=after.to_wire(),
        )

    async def _explain(
        self, puzzle: Puzzle, action: Action, requester: Requester
    ) -> wire.PuzzleMove:
        value = await value_of(puzzle, action, self.workers, requester)
        return await asyncio.to_thread(explain, puzzle, action, value)

    async def _read(self, call: Call) -> tuple[Standing, dict[str, bool]]:
        """Where the caller stands in the game, and what they have answered."""
        person, game = _id_of(call), call.path("game")
        return await self.store.read(
            lambda db: (standing_of(db, person, game), answers_of(db, person, game))
        )


def daily_line(db: Connection, person: str | None, day: date) -> wire.DailyPuzzle | None:
    """The puzzle of a day, and how the person answered it."""
    puzzle = daily(day)
    if puzzle is None:
        return None
    return wire.DailyPuzzle(
        date=day.isoformat(),
        game=puzzle.game_key,
        id=puzzle.id,
        theme=puzzle.theme,
        right=answers_of(db, person, puzzle.game_key).get(puzzle.id),
    )


def game_line(game: str, standing: Standing) -> wire.PuzzleGame:
    """A game with its themes, the commonest first."""
    themes = Counter(puzzle.theme for puzzle in load_puzzles(game).values())
    return wire.PuzzleGame(
        game=game,
        count=themes.total(),
        themes=[wire.PuzzleTheme(name=name, count=n) for name, n in themes.most_common()],
        standing=standing.to_wire(),
    )


def puzzle_info(puzzle: Puzzle, standing: Standing, right: bool | None) -> wire.PuzzleInfo:
    """A puzzle as it is asked: nothing but what the seat may know."""
    state = puzzle.state()
    decision = next(one for one in state.pending() if one.seat == puzzle.seat)
    legal = legal_list(puzzle.game, state.legal_actions(puzzle.seat))
    return wire.PuzzleInfo(
        game=puzzle.game_key,
        id=puzzle.id,
        seats=puzzle.seats,
        seat=puzzle.seat,
        theme=puzzle.theme,
        rating=puzzle.rating,
        view=dict(state.view(puzzle.seat)),
        ask=wire.Ask(
            prompt=decision.prompt,
            sealed=decision.sealed,
            fields=dict(decision.fields),
            legal=cast("list[wire.ActionInfo]", legal),
        ),
        right=right,
        standing=standing.to_wire(),
    )


def _legal(puzzle: Puzzle, notation: str) -> Action:
    """The move that was meant; BadText or IllegalAction if it is none or not legal."""
    action = puzzle.game.parse_action(notation)
    refusal = puzzle.state().refusal(puzzle.seat, action)
    if refusal is not None:
        raise refusal
    return action


def _id_of(call: Call) -> str | None:
    return call.person.id if call.person is not None else None


def _puzzles(call: Call) -> dict[str, Puzzle]:
    key = call.path("game")
    if key not in games_with_puzzles():
        raise Refused(404, "not-found")
    return load_puzzles(key)


def _puzzle(call: Call) -> Puzzle:
    puzzle = _puzzles(call).get(call.path("puzzle"))
    if puzzle is None:
        raise Refused(404, "not-found")
    return puzzle
