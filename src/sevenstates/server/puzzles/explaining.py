"""Explanations of puzzles: the worth of their moves, with reasons."""

from typing import TYPE_CHECKING

from ...bots.advice import Reason
from ...bots.explain import reasons_in
from ...bots.heuristics import heuristics_of
from ...bots.levels import adviser
from ...bots.player import sample_worlds
from ...core import Action, RandomLuck
from ...puzzles import Puzzle
from .. import wire
from ..tables.bots.fair_queue import Requester
from ..tables.bots.tasks import Answer, Task, WorkerFailed, task_for
from ..tables.views.actions import action_infos

if TYPE_CHECKING:
    from ..tables.bots.pool import WorkerPool

SHARE = 0.5
"""The share of a hint's simulations that compare an unknown move with the answer."""

WORLDS = 5
"""Possible worlds in which reasons are looked for."""


def explain(puzzle: Puzzle, action: Action, value: float | None) -> wire.PuzzleMove:
    """A move with its reasons; those of the answer tell it from the next best move, if any do."""
    reasons = _reasons(puzzle, action)
    if action is puzzle.action:
        shared = _reasons(puzzle, _second(puzzle))
        reasons = [reason for reason in reasons if reason not in shared] or reasons
    return wire.PuzzleMove(
        action=action_infos(puzzle.game_key)[action.index],
        value=value,
        reasons=[wire.HintReason(key=reason.key, fields=dict(reason.fields)) for reason in reasons],
    )


def second_best(puzzle: Puzzle) -> wire.PuzzleMove:
    """The move that the answer is held against, for what is lost without the answer."""
    action = _second(puzzle)
    return wire.PuzzleMove(
        action=action_infos(puzzle.game_key)[action.index],
        value=puzzle.values[str(action)],
        reasons=[],
    )


def _second(puzzle: Puzzle) -> Action:
    others = {move: value for move, value in puzzle.values.items() if move != puzzle.answer}
    return puzzle.game.parse_action(max(others, key=others.__getitem__))


def _reasons(puzzle: Puzzle, action: Action) -> list[Reason]:
    """The reasons that hold in most possible worlds."""
    question, luck = puzzle.question(), RandomLuck(puzzle.id)
    heuristics, found = heuristics_of(puzzle.game_key), list[Reason]()
    for world in sample_worlds(question, luck, WORLDS):
        found += reasons_in(world, puzzle.seat, action, heuristics)
    return [reason for reason in _different(found) if found.count(reason) > WORLDS / 2]


def _different(reasons: list[Reason]) -> list[Reason]:
    """Each reason once, in the order in which they came."""
    return [reason for place, reason in enumerate(reasons) if reason not in reasons[:place]]


async def value_of(
    puzzle: Puzzle, action: Action, workers: "WorkerPool", requester: Requester
) -> float | None:
    """The share of the win after a move; a bot looks at moves that the file says nothing about.

    None if there was no bot to look.
    """
    if str(action) in puzzle.values:
        return puzzle.values[str(action)]
    try:
        async with workers.lease(requester) as ask:
            return compared_value(puzzle, action, await ask(comparison(puzzle, action)))
    except WorkerFailed:
        return None


def comparison(puzzle: Puzzle, action: Action) -> Task:
    """The question for a bot that compares a move with the answer."""
    key = puzzle.game_key
    task = task_for(key, puzzle.state(), puzzle.seat, adviser(key, SHARE), advise=True)
    task.compared = [puzzle.answer, str(action)]
    return task


def compared_value(puzzle: Puzzle, action: Action, answer: Answer) -> float:
    """The share of the win after a move that a bot has compared with the answer."""
    values = {move.action: move.value for move in answer.scored_moves}
    # Its own worlds may treat the answer better or worse: what counts is the difference.
    lead = values[puzzle.answer] - values[str(action)]
    return max(0.0, puzzle.values[puzzle.answer] - max(lead, puzzle.gap))
