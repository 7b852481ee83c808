"""Cards tried out on a board: what each way to mark them does for each character.

Within a round the board stands still until the cards are played out. So what was found for one
possible world serves all the others, and a search asks a thousand times for what is done once.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....core import Luck, bits
from ..rules import WarringState
from ..rules.board import Board
from ..rules.cards import Entry, EventCard
from ..rules.components import STATES
from ..rules.decks import Deck
from ..rules.effects import Scene, run_all
from ..rules.goals import GoalContext
from .character_value import character_values, rounds_left
from .goal_scope import NAMED, ON_BOARD, goal_scopes

DICE = ((1, 2, 3, 4, 5, 6), (4, 6, 2, 5, 1, 3), (5, 3, 6, 1, 4, 2), (2, 4, 1, 6, 3, 5))
"""Six throws of up to four dice in which every number comes up once on each die."""
THROWS = len(DICE[0])

CERTAIN = 10.0
"""More than any card with dice can promise."""


def markings(card: EventCard, alive: int, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to mark the targets, going on from what is marked already."""
    waiting = [card.settle(begun, alive)]
    while waiting:
        targets = waiting.pop()
        if len(targets) == len(card.slots):
            yield targets
            continue
        states = bits(card.candidates(targets, alive))
        waiting += [card.settle((*targets, state), alive) for state in states]


class Marking(NamedTuple):
    """One way to play a card, and the boards it leads to, each as likely."""

    targets: tuple[int, ...]
    choice: int
    boards: tuple[Board, ...]
    touched: int
    """The states, as a mask, to which anything may happen."""


class _Dice(Luck):
    """Dice that show the numbers of one of the throws."""

    def __init__(self) -> None:
        self.throw = 0
        self.thrown = 0

    def pick(self, weights: Sequence[int]) -> int:
        number = DICE[self.thrown % len(DICE)][self.throw]
        self.thrown += 1
        return (number - 1) % len(weights)


class Trials:
    """Trials of cards on one board, made when first asked for."""

    def __init__(self, deck: Deck, board: Board, left: int) -> None:
        self.deck, self.board, self.left = deck, board, left
        self._values, self._scopes = character_values(deck), goal_scopes(deck)
        self._markings: dict[int, list[Marking]] = {}
        self._gains: dict[tuple[int, int], list[float]] = {}
        self._before: dict[int, float] = {}
        self._best: dict[tuple[int, tuple[int, ...]], tuple[float, int]] = {}
        self._entries: dict[tuple[object, ...], float] = {}
        self.plans: dict[object, object] = {}
        """Room for what others conclude from the trials."""

    def markings(self, kind: int) -> list[Marking]:
        """Every way to play a card."""
        found = self._markings.get(kind)
        if found is None:
            card = self.deck.events[kind]
            found = self._markings[kind] = [
                self._marking(kind, targets, choice)
                for targets in markings(card, self.board.alive())
                for choice in range(len(card.ways))
            ]
        return found

    def _marking(self, kind: int, targets: tuple[int, ...], choice: int) -> Marking:
        boards = self.outcomes(self.board, kind, targets, choice)
        touched, before = 0, self.board.values
        for board in boards:
            touched |= board.fought & ~self.board.fought
            for winner, loser, _ in board.wars:
                touched |= 1 << max(0, winner) | 1 << max(0, loser)
            for state in range(len(STATES)):
                if board.values[state * 4 : state * 4 + 4] != before[state * 4 : state * 4 + 4]:
                    touched |= 1 << state
        return Marking(targets, choice, boards, touched)

    def outcomes(
        self, board: Board, kind: int, targets: tuple[int, ...], choice: int
    ) -> tuple[Board, ...]:
        """The boards that a marked card leads to: one, or one for each throw of the dice."""
        card, dice, found = self.deck.events[kind], _Dice(), []
        for throw in range(THROWS):
            after = board.copy()
            after.begin_event((card.key, choice))
            dice.throw, dice.thrown = throw, 0
            run_all(card.ways[choice].do, Scene(after, targets, dice, None))
            found.append(after)
            if not dice.thrown:
                break
        return tuple(found)

    def before(self, number: int) -> float:
        """The value of a character before anything is played."""
        found = self._before.get(number)
        if found is None:
            found = self._before[number] = self._values[number](self.board, self.left)
        return found

    def after(self, number: int, boards: Sequence[Board]) -> float:
        """The mean value of a character on these boards; its points where it is met."""
        card, value, total = self.deck.characters[number], self._values[number], 0.0
        happens = not self._scopes[number] & ON_BOARD
        for board in boards:
            if happens and card.goal.is_met(GoalContext(board)):
                total += card.points
            else:
                total += value(board, self.left)
        return total / len(boards)

    def can_complete(self, marking: Marking, number: int) -> bool:
        """Whether a character can be shown right after the card, if the dice are kind."""
        return self.completes(marking, number) > 0

    def completes(self, marking: Marking, number: int) -> float:
        """The odds that a character can be shown right after the card."""
        goal = self.deck.characters[number].goal
        met = sum(goal.is_met(GoalContext(board)) for board in marking.boards)
        return met / len(marking.boards)

    def gains(self, kind: int, number: int) -> list[float]:
        """For each way to play a card what it does for a character."""
        found = self._gains.get((kind, number))
        if found is None:
            before, scope = self.before(number), self._scopes[number]
            found = self._gains[kind, number] = [
                self.after(number, way.boards) - before if (way.touched | NAMED) & scope else 0.0
                for way in self.markings(kind)
            ]
        return found

    def best(self, kind: int, numbers: tuple[int, ...]) -> tuple[float, int]:
        """The best way to play a card for the holder of these characters: gain and place."""
        found = self._best.get((kind, numbers))
        if found is None:
            sums = self.sums(kind, numbers)
            found = self._best[kind, numbers] = max(zip(sums, range(len(sums)), strict=True))
        return found

    def sums(self, kind: int, numbers: Sequence[int]) -> list[float]:
        """For each way to play a card what it does for all these characters."""
        if len(numbers) == 2:
            one, two = self.gains(kind, numbers[0]), self.gains(kind, numbers[1])
            return [a + b for a, b in zip(one, two, strict=True)]
        sums = [0.0] * len(self.markings(kind))
        for number in numbers:
            sums = [a + b for a, b in zip(sums, self.gains(kind, number), strict=True)]
        return sums

    def gain_of(self, entry: Entry, numbers: tuple[int, ...]) -> float:
        """The gain from a card that lies marked, for these characters."""
        key = entry.kind, entry.targets, entry.choice, numbers
        found = self._entries.get(key)
        if found is None:
            found = self._entries[key] = self._gain_of(entry, numbers)
        return found

    def urgency(self, entry: Entry, numbers: tuple[int, ...]) -> float:
        """The urgency of playing a card out, for the holder of these characters.

        What helps comes first: a goal that is met can be shown before anything spoils it. Dice
        come after what is certain, which may turn them.
        """
        gain = self.gain_of(entry, numbers)
        if gain <= 0.0:
            return gain
        is_certain = len(self.markings(entry.kind)[self.place_of(entry)].boards) == 1
        return gain + CERTAIN if is_certain else gain

    def _gain_of(self, entry: Entry, numbers: tuple[int, ...]) -> float:
        place = self.place_of(entry)
        return self.sums(entry.kind, numbers)[place] if place >= 0 else 0.0

    def place_of(self, entry: Entry) -> int:
        """The number of the marking of a card that lies marked; -1 if none."""
        for place, marking in enumerate(self.markings(entry.kind)):
            if marking.targets == entry.targets and marking.choice == entry.choice:
                return place
        return -1


KEPT = 32
"""Boards that are remembered: enough for tables that are played side by side."""
_TRIALS: dict[tuple[object, ...], Trials] = {}


def trials(state: WarringState) -> Trials:
    """The trials on the state's board."""
    board = state.board
    key = (id(state.deck), state.round, *board.values, *board.start, *board.bans, board.fought)
    found = _TRIALS.pop(key, None)
    if found is None:
        if len(_TRIALS) >= KEPT:
            del _TRIALS[next(iter(_TRIALS))]
        found = Trials(state.deck, board.copy(), rounds_left(state))
    _TRIALS[key] = found  # last, so that those which nobody asks for are forgotten first
    return found
