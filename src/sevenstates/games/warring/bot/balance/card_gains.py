"""Gains of cards for the characters that a seat holds, as the goal-greedy bot counts them."""

from collections.abc import Sequence
from typing import NamedTuple

from .....core import Luck
from ...rules import WarringState
from ...rules.board import Board
from ...rules.cards import Character, EventCard
from ...rules.effects import Scene, run_all
from ...rules.goals import Sight
from ..trials import markings
from .goal_outlook import outlook

THROWS = 3
"""How often a card with dice in it is tried."""
MET = 1.0
"""The weight of a goal that is met at once, against one that comes nearer."""
NEARER = 0.6


class MarkedCard(NamedTuple):
    """A card, marked, and what it promises."""

    gain: float
    targets: tuple[int, ...]
    choice: int


class _Dice(Luck):
    """Dice for trying cards out; knows whether any was thrown."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.was_thrown = False

    def pick(self, weights: Sequence[int]) -> int:
        self.was_thrown = True
        return self._luck.pick(weights)


def board_value(characters: Sequence[Character], board: Board) -> float:
    """The value of a board to the holder of these characters."""
    sight = Sight(board)
    total = 0.0
    for card in characters:
        likely = outlook(card.goal, sight)
        total += card.points * (MET if likely == 1 else NEARER * likely)
    return total


def try_out(
    card: EventCard,
    targets: tuple[int, ...],
    choice: int,
    board: Board,
    characters: Sequence[Character],
    luck: Luck,
) -> float:
    """The mean value of the board after the card."""
    results: list[float] = []
    dice = _Dice(luck)
    while not results or (dice.was_thrown and len(results) < THROWS):
        after = board.copy()
        after.begin_event((card.key, choice))
        run_all(card.ways[choice].do, Scene(after, targets, dice, None))
        results.append(board_value(characters, after))
    return sum(results) / len(results)


def best_marking(
    card: EventCard,
    board: Board,
    characters: Sequence[Character],
    luck: Luck,
    begun: tuple[int, ...] = (),
) -> MarkedCard:
    """The marks that promise most, and how much more than no card at all."""
    before = board_value(characters, board)
    return max(
        MarkedCard(
            try_out(card, targets, choice, board, characters, luck) - before, targets, choice
        )
        for targets in markings(card, board.alive(), begun)
        for choice in range(len(card.ways))
    )


def held(state: WarringState, numbers: Sequence[int]) -> list[Character]:
    return [state.deck.characters[number] for number in numbers]


def promise(card: Character, board: Board) -> float:
    """How good a character is to have: its points, the more the likelier its goal."""
    return card.points * outlook(card.goal, Sight(board))
