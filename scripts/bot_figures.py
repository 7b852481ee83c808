"""Write the tables of docs/bots.md from result files of the arena.

A line of another contest stays as it is. From the contests of one level against three of the
level below it at four seats come the ratings of the levels, for the page and for the tables.
"""

import argparse
import json
import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
GAMES = ROOT / "src" / "sevenstates" / "games"
FIGURES = re.compile(r"(<!-- figures -->\n).*(<!-- end of figures -->)", re.DOTALL)
RATINGS = re.compile(r"(<!-- ratings -->\n).*(<!-- end of ratings -->)", re.DOTALL)
HEAD = """| game | seats | bot | against | games | share of the wins | 95 % | equal | a decision |
|---|---|---|---|---|---|---|---|---|
"""
RATINGS_HEAD = """| game | easy | normal | hard | expert |
|---|---|---|---|---|
"""

NAMES = {"old_expert:OldExpert": "expert@258fe9a"}
"""Bots that the table calls by another name; scripts/old_expert.py says what this one is."""
NORMAL = 1000
"""The rating of `normal`, which the arena also calls `greedy`."""
STEPS = (("easy", "normal"), ("normal", "hard"), ("hard", "expert"))
SCALE = 400 / math.log(10)
"""Points of rating that make the odds of winning e times as large."""
Z = 1.96
"""The normal quantile of a 95 % interval."""


class Rating(NamedTuple):
    """A level's strength, and how far it may be off."""

    points: float
    error: float

    def words(self) -> str:
        return f"{self.points:.0f} ± {Z * self.error:.0f}" if self.error else f"{self.points:.0f}"


def row(data: Mapping[str, Any]) -> str:
    """The first bot of a contest against the others."""
    first, *others = data["standings"]
    low, high = first["interval"]
    against = ", ".join(
        f"{other['seats']} {_name(other)}" if other["seats"] > 1 else _name(other)
        for other in others
    )
    cells = (
        data["game"],
        data["seats"],
        first["bot"],
        against,
        first["games"],
        f"{first['share']:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{first['equal']:.0%}",
        f"{first['seconds_a_decision']:.3f} s",
    )
    return f"| {' | '.join(map(str, cells))} |\n"


def _name(standing: Mapping[str, Any]) -> str:
    bot = str(standing["bot"])
    return NAMES.get(bot, bot)


def command(data: Mapping[str, Any]) -> str:
    """What plays the same games again."""
    return (
        f"sevenstates arena {data['game']} --bots {','.join(data['bots'])} "
        f"--seats {data['seats']} --games {len(data['games'])} --seed {data['seed']}\n"
    )


def written(page: str, contests: Sequence[Mapping[str, Any]]) -> str:
    """The page with these figures among those that it has."""
    lines = _known(page, "| ", 4)
    commands = _known(page, "sevenstates arena ", 7)
    for data in contests:
        lines |= _keyed(row(data), 4)
        commands |= _keyed(command(data), 7)
    table, calls = HEAD + "".join(lines.values()), "".join(commands.values())
    text = f"{table}\nThe commands that give them:\n\n```\n{calls}```\n"
    return FIGURES.sub(lambda found: f"{found[1]}{text}{found[2]}", page)


def _known(page: str, start: str, parts: int) -> dict[str, str]:
    found = FIGURES.search(page)
    assert found is not None, "the page has no place for figures"
    lines = [line for line in found[0].splitlines(keepends=True) if line.startswith(start)]
    known: dict[str, str] = {}
    for line in lines:
        if not line.startswith("| game |"):
            known |= _keyed(line, parts)
    return known


def _keyed(line: str, parts: int) -> dict[str, str]:
    """A line by its first parts: which contest it is of."""
    split = line.split("|")[1 : parts + 1] if line.startswith("|") else line.split()[:parts]
    return {" ".join(part.strip() for part in split): line}


def ratings(page: str, game: str) -> dict[str, Rating]:
    """The levels on one scale, by the lines of the page; {} if one is missing."""
    found = {"normal": Rating(NORMAL, 0.0)}
    for weaker, stronger in STEPS:
        below = "greedy" if weaker == "normal" else weaker
        line = _known(page, "| ", 4).get(f"{game} 4 {stronger} 3 {below}")
        if line is None:
            return {}
        cells = [cell.strip() for cell in line.split("|")]
        step = _step(int(cells[5]), float(cells[6].rstrip("%")) / 100, 3)
        if stronger == "normal":
            found[weaker] = Rating(NORMAL - step.points, step.error)
        else:
            base = found[weaker]
            error = math.hypot(base.error, step.error)
            found[stronger] = Rating(base.points + step.points, error)
    return found


def _step(games: int, share: float, others: int) -> Rating:
    """How much stronger one is who wins that share against several equals.

    Half a win and half a loss are added: nobody is infinitely stronger.
    """
    share = (share * games + 0.5) / (games + 1)
    points = SCALE * math.log(others * share / (1 - share))
    return Rating(points, SCALE / math.sqrt(games * share * (1 - share)))


def rated(page: str, games: Sequence[str]) -> str:
    """The page with the ratings of these games."""
    lines = RATINGS_HEAD
    for game in games:
        if found := ratings(page, game):
            cells = [found[level].words() for level in ("easy", "normal", "hard", "expert")]
            lines += f"| {game} | {' | '.join(cells)} |\n"
    return RATINGS.sub(lambda place: f"{place[1]}{lines}{place[2]}", page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    contests = [json.loads(file.read_text("utf-8")) for file in parser.parse_args().files]
    page = written(PAGE.read_text("utf-8"), contests)
    games = sorted(path.parent.name for path in GAMES.glob("*/bot"))
    PAGE.write_text(rated(page, games), encoding="utf-8")
    for game in games:
        found = sorted((one.points, level) for level, one in ratings(page, game).items())
        text = json.dumps({level: int(round(points, -1)) for points, level in found})
        (GAMES / game / "bot" / "ratings.json").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
