"""Features of a character: how soon and how surely it scores."""

from collections.abc import Callable
from typing import NamedTuple

from ..rules import WarringState
from ..rules import goals as gl
from ..rules.board import Board
from ..rules.decks import Deck
from ..rules.goals import GoalContext
from .affinity import affinity
from .character_value import value_of
from .goal_odds import goal_odds
from .per_deck import PerDeck

TENTH = 0.1
"""Points are given in tens."""
CHARACTER_FEATURES = 14


class _Character(NamedTuple):
    """The parts of a card that its features are made from."""

    chance: Callable[[Board], float]
    value: Callable[[Board, int], float]
    goal: gl.Goal
    home: int
    """The first column of the attributes of the state that it serves."""
    points: float
    kind: tuple[float, ...]
    """The kind of goal: of the board, of a happening, of quiet, of growth, of the end."""


_KINDS: tuple[tuple[type[gl.Goal], ...], ...] = (
    (gl.Attribute, gl.Lead, gl.Compare),
    (gl.WonWar, gl.Dies, gl.Assassinated, gl.Resolved),
    (gl.Quiet,),
    (gl.Grow,),
    (gl.Strongest,),
)


def _parts(goal: gl.Goal) -> list[gl.Goal]:
    """The plain goals that a goal is made of."""
    if isinstance(goal, gl.AllOf | gl.AnyOf):
        return [plain for part in goal.goals for plain in _parts(part)]
    return [goal]


def kinds_of(goal: gl.Goal) -> tuple[float, ...]:
    """For each kind of goal whether the goal is one, or has one as a part."""
    parts = _parts(goal)
    return tuple(float(any(isinstance(part, types) for part in parts)) for types in _KINDS)


def _never(board: Board) -> float:
    return 0.0


def _read_characters(deck: Deck) -> list[_Character]:
    found = []
    for card in deck.characters:
        kind = kinds_of(card.goal)
        chance = _never if isinstance(card.goal, gl.Strongest) else goal_odds(card.goal)
        points = TENTH * card.points
        found.append(_Character(chance, value_of(card), card.goal, 4 * card.state, points, kind))
    return found


_characters = PerDeck(_read_characters)


def character_features(state: WarringState, number: int, hand: list[int], left: int) -> list[float]:
    """The features of a character for a holder with this hand; its value comes first."""
    character, board = _characters(state.deck)[number], state.board
    home = board.values[character.home : character.home + 4]
    suits = sorted([affinity(state.deck, kind, number) for kind in hand], reverse=True)
    return [
        TENTH * character.value(board, left),
        1.0,
        character.points,
        character.chance(board),
        float(character.goal.is_met(GoalContext(board))),
        *character.kind,
        TENTH * min(home),
        0.05 * sum(home),
        TENTH * suits[0] if suits else 0.0,
        TENTH * suits[1] if len(suits) > 1 else 0.0,
    ]


NO_CHARACTER = [0.0] * CHARACTER_FEATURES
"""In the place of a character that is not there."""


def home_of(state: WarringState, number: int) -> int:
    """The state that a character serves."""
    return state.deck.characters[number].state
