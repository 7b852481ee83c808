"""Outlook of a goal: a rough chance from 0 to 1, for the goal-greedy bot."""

from ...rules import goals as gl
from ...rules.board import Board
from ...rules.components import ATTRIBUTES, STATE_INDEX, STATES
from ..goal_odds import victory

# Rough chances that the cards for it turn up at all; found by playing.
WAR, DEATH, DEATH_IN_WAR, MURDER, NAMED = 0.6, 0.8, 0.45, 0.3, 0.15
QUIET, QUIET_STATE, GROWTH, LAST = 0.35, 0.6, 0.9, 0.7


def outlook(goal: gl.Goal, sight: gl.Sight) -> float:
    """How likely the goal looks; 1 if it is met."""
    if goal.is_met(sight):
        return 1.0
    match goal:
        case gl.AllOf(goals):
            product = 1.0
            for part in goals:
                product *= outlook(part, sight)
            return product
        case gl.AnyOf(goals):
            return max(outlook(part, sight) for part in goals)
        case gl.WonWar():
            return WAR * _victory(goal, sight.board)
        case gl.Dies(states, by):
            return max(_death(sight.board, state, by) for state in states)
        case gl.Assassinated():
            return MURDER
        case gl.Resolved():
            return NAMED
        case gl.Quiet(state):
            return (QUIET if state is None else QUIET_STATE) * goal.holds_so_far(sight)
        case gl.Grow():
            return GROWTH * goal.progress(sight)
        case gl.Strongest():
            return LAST * goal.progress(sight)
        case _:
            return goal.progress(sight)


def _victory(goal: gl.WonWar, board: Board) -> float:
    """The best chance that two fitting states have in a plain war."""
    living = board.living()
    winners = [s for s in living if not goal.winner or STATES[s] in goal.winner]
    losers = [s for s in living if not goal.loser or STATES[s] in goal.loser]
    return max(
        (
            victory(board.values[w * 4] - board.values[x * 4], goal.by)
            for w in winners
            for x in losers
            if w != x
        ),
        default=0.0,
    )


def _death(board: Board, state: str, by: str | None) -> float:
    number = STATE_INDEX[state]
    if not board.is_alive(number):
        return 0.0
    lowest = min(board.values[number * 4 : number * 4 + len(ATTRIBUTES)])
    if by is None:
        return DEATH / (1 + 0.7 * lowest)
    lead = board.values[STATE_INDEX[by] * 4] - board.values[number * 4]
    return DEATH_IN_WAR * victory(lead, 2 * lowest) if board.is_alive(STATE_INDEX[by]) else 0.0
