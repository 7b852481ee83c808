"""Odds of goals, as fast functions of the board.

Every goal is turned into a function once. For each kind of goal a curve gives the chance that
a distance is closed in one round; the curves were fitted to games of bots.
"""

from collections.abc import Callable
from functools import cache
from math import exp

from ..rules import goals as gl
from ..rules.board import ANY_WAR, Board
from ..rules.components import STATE_INDEX, STATES
from .war_odds import victory
from .weights import GOAL_CURVES

GoalOdds = Callable[[Board], float]
"""The chance, from 0 to 1, that the goal is met in a round by a holder who works for it."""
Distance = Callable[[Board], int]
"""The number of points of attributes missing; IMPOSSIBLE if a state is dead."""

IMPOSSIBLE = -1
MET = 1.0
"""The chance of a goal of the board that is met already."""
FAR = 40
"""Distances beyond this count the same."""


def curve(kind: str) -> Callable[[float], float]:
    start, slope = GOAL_CURVES[kind]
    return lambda distance: 1 / (1 + exp(min(FAR, slope * distance - start)))


def goal_odds(goal: gl.Goal) -> GoalOdds:
    """The function for a goal."""
    if isinstance(goal, gl.AnyOf):
        return _any_of([goal_odds(part) for part in goal.goals])
    kinds_of = _distances(goal)
    if kinds_of is not None:
        return _near(*kinds_of)
    match goal:
        case gl.AllOf(goals):
            return _all_of([goal_odds(part) for part in goals])
        case gl.WonWar():
            return _war(goal)
        case gl.Dies():
            return _dies(goal)
        case gl.Quiet():
            return _quiet(goal)
        case gl.Assassinated(state):
            return _constant("murder" if state is None else "murder_of", state)
        case _:
            return _constant("resolved", None)


def _any_of(parts: list[GoalOdds]) -> GoalOdds:
    def chance(board: Board) -> float:
        missed = 1.0
        for part in parts:
            missed *= 1 - part(board)
        return 1 - missed

    return chance


def _all_of(parts: list[GoalOdds]) -> GoalOdds:
    def chance(board: Board) -> float:
        product = 1.0
        for part in parts:
            product *= part(board)
        return product

    return chance


# Goals of the board: a distance and a curve.


def _distances(goal: gl.Goal) -> tuple[str, list[Distance]] | None:
    """The kind of the goal's curve and what to add up for it; None if the board is not all."""
    match goal:
        case gl.AllOf(goals) if all(isinstance(part, _ON_BOARD) for part in goals):
            return "several", [_distance(part) for part in goals]
        case gl.Attribute():
            is_one = len(goal.attributes) == 1
            kind = "several" if not is_one else "fall" if goal.above is None else "rise"
        case gl.Lead():
            kind = "lead_sum" if gl.SUM in goal.attributes else "lead"
        case gl.Compare():
            kind = "compare_sum" if goal.attribute == gl.SUM else "compare"
        case gl.Grow():
            kind = "grow"
        case _:
            return None
    return kind, [_distance(goal)]


_ON_BOARD = (gl.Attribute, gl.Lead, gl.Compare, gl.Grow)


def _near(kind: str, distances: list[Distance]) -> GoalOdds:
    likely = curve(kind)
    table = [MET, *(likely(distance) for distance in range(1, FAR * len(distances) + 1))]
    if len(distances) == 1:
        only = distances[0]

        def chance(board: Board) -> float:
            missing = only(board)
            return table[missing] if missing >= 0 else 0.0

        return chance

    def chance_of_all(board: Board) -> float:
        total = 0
        for distance in distances:
            missing = distance(board)
            if missing < 0:
                return 0.0
            total += missing
        return table[total]

    return chance_of_all


def _distance(goal: gl.Goal) -> Distance:
    match goal:
        case gl.Attribute():
            return _attribute(goal)
        case gl.Lead():
            return _lead(goal)
        case gl.Compare():
            return _compare(goal)
        case gl.Grow():
            return _grow(goal)
    raise TypeError(type(goal).__name__)


def _index(state: gl.Ref) -> int:
    return STATE_INDEX[str(state)]


def _attribute(goal: gl.Attribute) -> Distance:
    first, attributes = _index(goal.state) * 4, goal.attributes
    least = -1 if goal.above is None else goal.above + 1
    most = 99 if goal.below is None else goal.below - 1

    def distance(board: Board) -> int:
        values = board.values
        if not values[first]:
            return IMPOSSIBLE
        missing = 0
        for attribute in attributes:
            value = sum(values[first : first + 4]) if attribute == 4 else values[first + attribute]
            if value < least:
                missing += least - value
            elif value > most:
                missing += value - most
        return missing

    return distance


def _lead(goal: gl.Lead) -> Distance:
    first, count, by, attributes = _index(goal.state) * 4, goal.count, goal.by, goal.attributes
    others = [other for other in range(0, 4 * len(STATES), 4) if other != first]

    def distance(board: Board) -> int:
        values = board.values
        if not values[first]:
            return IMPOSSIBLE
        found = []
        for attribute in attributes:
            if attribute == gl.SUM:
                most = max([sum(values[other : other + 4]) for other in others])
                missing = most + by - sum(values[first : first + 4])
            else:
                most = max([values[other + attribute] for other in others])
                missing = most + by - values[first + attribute]
            found.append(missing if missing > 0 else 0)
        found.sort()
        return sum(found[:count])

    return distance


def _compare(goal: gl.Compare) -> Distance:
    one, two, by, attribute = _index(goal.state) * 4, _index(goal.over) * 4, goal.by, goal.attribute

    def distance(board: Board) -> int:
        values = board.values
        if not (values[one] and values[two]):
            return IMPOSSIBLE
        if attribute == gl.SUM:
            missing = by - sum(values[one : one + 4]) + sum(values[two : two + 4])
        else:
            missing = by - values[one + attribute] + values[two + attribute]
        return missing if missing > 0 else 0

    return distance


def _grow(goal: gl.Grow) -> Distance:
    state = _index(goal.state)
    first = state * 4
    least = -99 if goal.above is None else goal.above + 1
    most = 99 if goal.below is None else goal.below - 1

    def distance(board: Board) -> int:
        if not board.values[first]:
            return IMPOSSIBLE
        grown = sum(board.values[first : first + 4]) - board.start[state]
        return max(0, least - grown, grown - most)

    return distance


# Goals about what happens.


def _war(goal: gl.WonWar) -> GoalOdds:
    every = tuple(range(len(STATES)))
    winners = tuple(STATE_INDEX[key] for key in goal.winner) or every
    losers = tuple(STATE_INDEX[key] for key in goal.loser) or every
    pairs = [(w * 4, x * 4) for w in winners for x in losers if w != x]
    likely, by = cache(curve("war")), goal.by

    def chance(board: Board) -> float:
        values = board.values
        leads = [values[w] - values[x] for w, x in pairs if values[w] and values[x]]
        return likely(1 - victory(max(leads), by)) if leads else 0.0

    return chance


def _dies(goal: gl.Dies) -> GoalOdds:
    firsts = [STATE_INDEX[key] * 4 for key in goal.states]
    if goal.by is None:
        lowest = cache(curve("dies"))

        def of_anything(board: Board) -> float:
            values = board.values
            least = [min(values[first : first + 4]) for first in firsts if values[first]]
            return lowest(min(least)) if least else 0.0

        return of_anything
    likely, victor = cache(curve("dies_by")), STATE_INDEX[goal.by] * 4

    def chance(board: Board) -> float:
        values = board.values
        fatal = [
            victory(values[victor] - values[first], 2 * min(values[first : first + 4]))
            for first in firsts
            if values[first] and first != victor
        ]
        return likely(1 - max(fatal)) if fatal and values[victor] else 0.0

    return chance


def _quiet(goal: gl.Quiet) -> GoalOdds:
    if goal.state is None:
        calm = curve("quiet")(0)
        return lambda board: 0.0 if board.fought & ANY_WAR else calm
    state, calm_there = STATE_INDEX[goal.state], curve("quiet_state")(0)

    def chance(board: Board) -> float:
        is_over = not board.values[state * 4] or board.fought >> state & 1
        return 0.0 if is_over else calm_there

    return chance


def _constant(kind: str, state: str | None) -> GoalOdds:
    likely = curve(kind)(0)
    if state is None:
        return lambda board: likely
    first = STATE_INDEX[state] * 4
    return lambda board: likely if board.values[first] else 0.0
