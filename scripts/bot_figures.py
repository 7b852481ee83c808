"""Write the table of docs/bots.md from result files of the arena."""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
PLACE = re.compile(r"(<!-- figures -->\n).*(<!-- end of figures -->)", re.DOTALL)
HEAD = """| game | seats | bot | against | games | share of the wins | 95 % | equal | a decision |
|---|---|---|---|---|---|---|---|---|
"""


def row(data: dict[str, Any]) -> str:
    """The first bot of a contest against the others."""
    first, *others = data["standings"]
    low, high = first["interval"]
    against = ", ".join(
        f"{other['seats']} {other['bot']}" if other["seats"] > 1 else other["bot"]
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


def command(data: dict[str, Any]) -> str:
    """What plays the same games again."""
    return (
        f"sevenstates arena {data['game']} --bots {','.join(data['bots'])} "
        f"--seats {data['seats']} --games {len(data['games'])} --seed {data['seed']}\n"
    )


def written(page: str, contests: Sequence[dict[str, Any]]) -> str:
    """The page with these figures in their place."""
    table = HEAD + "".join(map(row, contests))
    commands = "".join(map(command, contests))
    text = f"{table}\nThe commands that give them:\n\n```\n{commands}```\n"
    return PLACE.sub(lambda found: f"{found[1]}{text}{found[2]}", page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    contests = [json.loads(file.read_text("utf-8")) for file in parser.parse_args().files]
    PAGE.write_text(written(PAGE.read_text("utf-8"), contests), encoding="utf-8")


if __name__ == "__main__":
    main()
