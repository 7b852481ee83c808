"""One game of a contest."""

import time
from dataclasses import dataclass
from typing import TypedDict

from .. import games
from ..bots.advice import Advice
from ..bots.player import Bot, Question
from ..core import Action, Outcome, OutcomeView, RandomLuck
from .game_loop import play, seated_bots
from .plan import Plan


class TimedBot:
    """Hands questions on and keeps the time."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, question: Question) -> Action:
        began = time.perf_counter()
        action = self._bot.choose(question)
        if len(question.legal) > 1:
            took = time.perf_counter() - began
            self.decisions += 1
            self.seconds += took
            self.longest = max(self.longest, took)
        return action

    def advise(self, question: Question) -> Advice:
        return self._bot.advise(question)


class SavedGame(TypedDict):
    """A result, ready for JSON."""

    number: int
    bots: list[str]
    outcome: OutcomeView
    moves: int
    thinking: list[list[float]]


@dataclass(frozen=True)
class GameResult:
    """Result of one game of a contest."""

    number: int
    bots: tuple[str, ...]
    """By seat."""
    outcome: Outcome
    moves: int
    thinking: tuple[tuple[int, float, float], ...]
    """By seat: decisions with a choice, seconds for all of them, seconds for the longest."""

    def share(self, seat: int) -> float:
        """The seat's part of the win; a game that nobody won is shared by all."""
        winners = self.outcome.winners or range(len(self.bots))
        return 1 / len(winners) if seat in winners else 0.0

    def to_json(self) -> SavedGame:
        return {
            "number": self.number,
            "bots": list(self.bots),
            "outcome": self.outcome.to_json(),
            "moves": self.moves,
            "thinking": [[n, all_, most] for n, all_, most in self.thinking],
        }

    @classmethod
    def from_json(cls, data: SavedGame) -> "GameResult":
        return cls(
            int(data["number"]),
            tuple(data["bots"]),
            Outcome.from_json(data["outcome"]),
            int(data["moves"]),
            tuple((int(n), all_, most) for n, all_, most in data["thinking"]),
        )


def play_numbered(plan: Plan, number: int) -> GameResult:
    """Play the game of that number; the same anywhere, except for the seconds."""
    game = games.get(plan.game_key)
    options = game.options_type.from_json(plan.options)
    luck = RandomLuck(f"{plan.seed}/{plan.deal(number)}")
    seating = plan.seating(number)
    state = game.new_state(plan.seats, options, luck=luck)
    bots = [TimedBot(bot) for bot in seated_bots(seating, game.key, f"{plan.seed}/{number}")]
    moves = sum(1 for _ in play(state, bots, luck))
    outcome = state.outcome()
    assert outcome is not None
    # As the file keeps them: then results that are read again are the same.
    thinking = tuple((b.decisions, round(b.seconds, 4), round(b.longest, 4)) for b in bots)
    return GameResult(number, seating, outcome, moves, thinking)
