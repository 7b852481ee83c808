"""Plan of a contest: the game, the bots and the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from .. import games
from ..bots.levels import check_name
from ..core import BadOption


class SavedPlan(TypedDict):
    """A plan, ready for JSON."""

    game: str
    rules_version: int
    bots: list[str]
    seats: int
    seed: str
    options: dict[str, object]


@dataclass(frozen=True)
class Plan:
    """A contest; plain values, so that it can be sent to another process or machine."""

    game_key: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)

    def line_up(self) -> tuple[str, ...]:
        """The bots at the table: each once, and the last one on all seats that are left."""
        return self.bots + self.bots[-1:] * (self.seats - len(self.bots))

    def deal(self, number: int) -> int:
        """The number of the deal in that game; each deal is played once in each rotation."""
        return number // self.seats

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in the game of that number: all move one seat on from game to game."""
        turn = number % self.seats
        line_up = self.line_up()
        return tuple(line_up[(seat - turn) % self.seats] for seat in range(self.seats))

    def to_json(self) -> SavedPlan:
        return {
            "game": self.game_key,
            "rules_version": games.get(self.game_key).rules_version,
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
        }


def make_plan(
    game_key: str,
    bots: Sequence[str],
    seats: int | None,
    seed: str,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """A contest that can be held; BadOption if there is no such game, bot or table.

    Without a number of seats each bot has one, at the smallest table that is large enough.
    """
    game = games.get(game_key)
    for name in bots:
        check_name(name, game_key)
    many = seats if seats is not None else max(len(bots), game.seats[0])
    table = game.options_type.from_json(options or {})
    game.check_table(many, table)
    if not 1 <= len(bots) <= many:
        raise BadOption("bots-too-many", bots=len(bots), seats=many)
    return Plan(game_key, tuple(bots), many, seed, table.to_json())
