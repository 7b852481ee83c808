"""Results of a contest: the file that keeps them, and the standings of the bots."""

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..core import BadRecord, write_json
from .game_result import GameResult, SavedGame
from .plan import Plan, SavedPlan

FORMAT = 1
Z = 1.96
"""The normal quantile of a 95 % interval."""


class SavedResults(SavedPlan):
    """Results, ready for JSON."""

    format: int
    standings: list[dict[str, object]]
    games: list[SavedGame]


class Results:
    """The games of a contest that were played so far, by number."""

    def __init__(self, plan: Plan, games: Iterable[GameResult] = ()) -> None:
        self.plan = plan
        self.games = {game.number: game for game in games}

    def add(self, game: GameResult) -> None:
        self.games[game.number] = game

    def continued(self, plan: Plan) -> "Results":
        """These results, to be continued; BadRecord if they are of another contest."""
        if plan.to_json() != self.plan.to_json():
            raise BadRecord("arena-other")
        return self

    def missing(self, count: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(count) if number not in self.games]

    def in_order(self) -> list[GameResult]:
        return [self.games[number] for number in sorted(self.games)]

    def to_json(self) -> SavedResults:
        return {
            "format": FORMAT,
            **self.plan.to_json(),
            "standings": [standing.to_json() for standing in standings(self)],
            "games": [game.to_json() for game in self.in_order()],
        }

    def write(self, path: Path) -> None:
        """Keep the games in a file, whose folder is made if it is missing."""
        path.parent.mkdir(parents=True, exist_ok=True)
        write_json(path, self.to_json())


def read_results(path: Path) -> Results:
    """Results from a file; BadRecord if it holds something else."""
    try:
        data: SavedResults = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise ValueError(data["format"])
        plan = Plan(data["game"], tuple(data["bots"]), data["seats"], data["seed"], data["options"])
        if plan.to_json()["rules_version"] != data["rules_version"]:
            raise BadRecord("arena-rules")
        return Results(plan, map(GameResult.from_json, data["games"]))
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BadRecord("arena-unreadable") from None


@dataclass(frozen=True)
class Standing:
    """Standing of one bot."""

    bot: str
    seats: int
    """Its seats at each table."""
    games: int
    wins: float
    """Shared wins count in parts; those of all its seats together."""
    equal: float
    """Its share of the wins if all bots were equally good."""
    decisions: int
    seconds: float
    longest: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    def to_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "equal": round(self.equal, 4),
            "seconds_a_decision": round(self.seconds / max(1, self.decisions), 4),
            "longest_decision": round(self.longest, 4),
        }


def standings(results: Results) -> list[Standing]:
    """The bots in the order of the plan."""
    line_up = results.plan.line_up()
    return [_standing(results, bot, line_up.count(bot)) for bot in dict.fromkeys(line_up)]


def _standing(results: Results, bot: str, seats: int) -> Standing:
    games = results.in_order()
    held = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    times = [game.thinking[seat] for game, seat in held]
    return Standing(
        bot,
        seats,
        len(games),
        sum(game.share(seat) for game, seat in held),
        seats / results.plan.seats,
        sum(decisions for decisions, _, _ in times),
        sum(seconds for _, seconds, _ in times),
        max((longest for _, _, longest in times), default=0.0),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - reach) / scale, (middle + reach) / scale
