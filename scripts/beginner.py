"""A beginner who has read the lessons and looks no further, to measure `easy` against.

From this folder it is a bot by the name `beginner:Beginner`, in HUANG `beginner:HuangBeginner`:
`cd scripts && sevenstates arena huang --bots beginner:HuangBeginner,easy --seats 2`.
"""

from typing import Any

from sevenstates.bots import Question
from sevenstates.bots.heuristics import heuristics_of
from sevenstates.bots.rollout import afterstate
from sevenstates.core import Action, RandomLuck
from sevenstates.games.huang.bot.shapes import NEAR
from sevenstates.games.huang.rules import HuangState
from sevenstates.games.huang.rules.colours import COLOURS, WHITE, YELLOW
from sevenstates.games.huang.rules.grid import TRIANGLES

COUNTED = (3.0, 1.0, 0.6, 0.4)
"""What a point in HUANG is worth in the lowest colour, the second lowest, ..."""
JOKER = 2.0
"""What a white point is worth."""
PAGODA = 2.0
"""The points that a pagoda will pay its leader."""
LEADER, WALL = 1.5, 0.4
"""What a leader on the board is worth, and each yellow tile beside it."""
STEPS = 100
"""Resolution of the chance that decides between equals."""


class Beginner:
    """It takes what gains most at once."""

    def __init__(self, game_key: str, luck: RandomLuck) -> None:
        self.heuristics = heuristics_of(game_key)
        self.luck = luck

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        return self.best(question, question.sample(self.luck))

    def best(self, question: Question, world: Any) -> Action:
        index = self.heuristics.rollout_policy(world, question.seat, self.luck).index
        return next(action for action in question.legal if action.index == index)


class HuangBeginner(Beginner):
    """It counts after each move of HUANG."""

    def best(self, question: Question, world: Any) -> Action:
        seat, seed = question.seat, self.luck.below(1 << 30)

        def worth(action: Action) -> float:
            after: Any = afterstate(world, seat, action, self.heuristics, seed)
            return counted(after, seat) + self.luck.below(STEPS) / STEPS**2

        return max(question.legal, key=worth)


def counted(state: HuangState, seat: int) -> float:
    """A position of HUANG by the lesson: the lowest colour, pagodas that pay, guarded leaders."""
    own = seat * len(COLOURS)
    points = [float(each) for each in state.points[own : own + WHITE]]
    leaders = state.leaders[own : own + len(COLOURS)]
    for colour, triangle in state.pagodas:
        place = leaders[colour]
        if colour < WHITE and place >= 0:
            is_linked = state.group_at(place).mask >> TRIANGLES[triangle][0] & 1
            points[colour] += PAGODA * is_linked
    found = JOKER * state.points[own + WHITE]
    found += sum(each * worth for each, worth in zip(sorted(points), COUNTED, strict=True))
    yellow = state.tiles[YELLOW]
    return found + sum(
        LEADER + WALL * min(3, (NEAR[place] & yellow).bit_count())
        for place in leaders
        if place >= 0
    )
