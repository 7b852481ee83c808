"""Puzzles as they go over the wire."""

from collections import Counter
from collections.abc import Callable
from datetime import date
from typing import cast

from ...core import Action
from ...puzzles import Puzzle, load_puzzles
from .. import wire
from ..errors import Refused
from ..tables.views.update import legal_list
from .dealing import daily, deal, games_with_puzzles
from .standing import Standing


def daily_line(day: date, answers_of: Callable[[str], dict[str, bool]]) -> wire.DailyPuzzle | None:
    """The puzzle of a day, and how the person answered it, by the answers of a game."""
    puzzle = daily(day)
    if puzzle is None:
        return None
    return wire.DailyPuzzle(
        date=day.isoformat(),
        game=puzzle.game_key,
        id=puzzle.id,
        theme=puzzle.theme,
        right=answers_of(puzzle.game_key).get(puzzle.id),
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


def legal_move(puzzle: Puzzle, notation: str) -> Action:
    """The move that was meant; BadText or IllegalAction if it is none or not legal."""
    action = puzzle.game.parse_action(notation)
    refusal = puzzle.state().refusal(puzzle.seat, action)
    if refusal is not None:
        raise refusal
    return action


def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game; Refused if it has none."""
    if game not in games_with_puzzles():
        raise Refused(404, "not-found")
    return load_puzzles(game)


def puzzle_of(game: str, puzzle_id: str) -> Puzzle:
    """A puzzle; Refused if there is none of that id."""
    puzzle = puzzles_of(game).get(puzzle_id)
    if puzzle is None:
        raise Refused(404, "not-found")
    return puzzle


def next_puzzle(
    game: str, theme: str | None, standing: Standing, person: str, answers: dict[str, bool]
) -> Puzzle:
    """The next puzzle for a person; Refused if there is no such theme."""
    puzzles = list(puzzles_of(game).values())
    if theme:
        themes = {puzzle.theme for puzzle in puzzles}
        if theme not in themes:
            raise Refused(422, "no-such-theme", theme=theme[:40], known=", ".join(sorted(themes)))
        puzzles = [puzzle for puzzle in puzzles if puzzle.theme == theme]
    right = [puzzle for puzzle, is_right in answers.items() if is_right]
    wrong = [puzzle for puzzle, is_right in answers.items() if not is_right]
    return deal(puzzles, standing.rating, person, right, wrong)
