"""Puzzles of the local server: dealt, answered and counted for one person."""

from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime

from ..core import Action
from ..puzzles import Puzzle
from ..puzzles.puzzle import proof_of
from ..server import wire
from ..server.accounts.person import Person
from ..server.puzzles.dealing import games_with_puzzles
from ..server.puzzles.explaining import compared_value, comparison, explain, second_best
from ..server.puzzles.queries import ThemeQuery
from ..server.puzzles.standing import Standing, before_again, last_answer
from ..server.puzzles.views import (
    daily_line,
    game_line,
    legal_move,
    next_puzzle,
    puzzle_info,
    puzzle_of,
)
from .routes import Call, Route
from .storage import LocalStorage
from .tables import think


class LocalPuzzles:
    """Answers calls about puzzles."""

    def __init__(
        self, storage: LocalStorage, person: Callable[[], Person], now: Callable[[], int]
    ) -> None:
        self._storage = storage
        self._person = person
        self._now = now

    def routes(self) -> list[Route]:
        one = "puzzles/{game}/{puzzle}"
        return [
            Route("GET", "puzzles", self.list),
            Route("GET", "puzzles/{game}", self.deal, query=ThemeQuery),
            Route("GET", one, self.show),
            Route("POST", one, self.answer, wire.PuzzleAnswer),
        ]

    def list(self, call: Call) -> wire.PuzzleList:
        day = datetime.fromtimestamp(self._now() / 1000, UTC).date()
        return wire.PuzzleList(
            daily=daily_line(day, lambda game: self._read(game)[1]),
            games=[game_line(key, self._read(key)[0]) for key in games_with_puzzles()],
        )

    def deal(self, call: Call) -> wire.PuzzleInfo:
        standing, answers = self._read(call.path("game"))
        person, theme = self._person().id, call.query.theme
        puzzle = next_puzzle(call.path("game"), theme, standing, person, answers)
        return puzzle_info(puzzle, standing, answers.get(puzzle.id))

    def show(self, call: Call) -> wire.PuzzleInfo:
        puzzle = puzzle_of(call.path("game"), call.path("puzzle"))
        standing, answers = self._read(puzzle.game_key)
        return puzzle_info(puzzle, standing, answers.get(puzzle.id))

    def answer(self, call: Call) -> wire.PuzzleResult:
        """The first answer counts; what is illegal is refused and does not."""
        puzzle = puzzle_of(call.path("game"), call.path("puzzle"))
        made = None if call.body.action is None else legal_move(puzzle, call.body.action)
        right = made is puzzle.action
        before, after = self._count(puzzle, None if made is None else str(made))
        proof, shown = proof_of(puzzle.game_key), right or made is None
        return wire.PuzzleResult(
            right=right,
            counted=after is not before,
            change=round(after.rating) - round(before.rating),
            made=_explain(puzzle, made) if made else None,
            answer=_explain(puzzle, puzzle.action) if shown else None,
            second=second_best(puzzle) if shown else None,
            best_value=puzzle.values[puzzle.answer],
            look=wire.PuzzleProof(bot=proof.bot, looks=proof.looks, gap=puzzle.gap),
            standing=after.to_wire(),
        )

    def _count(self, puzzle: Puzzle, action: str | None) -> tuple[Standing, Standing]:
        """Count a first answer; the standings before and after it."""
        before, answers = self._read(puzzle.game_key)
        if puzzle.id in answers:
            last = (self._storage.read(_key(puzzle.game_key)) or {}).get("last")
            return before_again(last, puzzle.id, action, before), before
        right = action == str(puzzle.action)
        after = before.after(puzzle.rating, right)
        kept = {
            "standing": asdict(after),
            "answers": {**answers, puzzle.id: right},
            "last": last_answer(puzzle.id, action, before),
        }
        self._storage.write(_key(puzzle.game_key), kept)
        return before, after

    def _read(self, game: str) -> tuple[Standing, dict[str, bool]]:
        """The person's standing in the game, and their answers."""
        kept = self._storage.read(_key(game)) or {"standing": {}, "answers": {}}
        return Standing(**kept["standing"]), kept["answers"]


def _explain(puzzle: Puzzle, action: Action) -> wire.PuzzleMove:
    value = puzzle.values.get(str(action))
    if value is None:
        value = compared_value(puzzle, action, think(comparison(puzzle, action)))
    return explain(puzzle, action, value)


def _key(game: str) -> str:
    return f"puzzles/{game}"
