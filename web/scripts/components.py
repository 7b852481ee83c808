"""Write the numbers of each game's box for the browser client, so that it repeats none of them.

python web/scripts/components.py            into web/src/games/GAME/generated/components.json
"""

import json
import tomllib
from pathlib import Path

from sevenstates import games

GAMES = Path(__file__).parents[1] / "src" / "games"


def rendered(game_key: str) -> str | None:
    """The rules' own table as JSON; None if the game has none."""
    table = games.plugin(game_key).folder.joinpath("rules", "data", "components.toml")
    if not table.is_file():
        return None
    return json.dumps(tomllib.loads(table.read_text("utf-8")), indent=1) + "\n"


if __name__ == "__main__":
    for game in sorted(folder for folder in GAMES.iterdir() if folder.is_dir()):
        text = rendered(game.name)
        if text is not None:
            (game / "generated").mkdir(exist_ok=True)
            (game / "generated" / "components.json").write_text(text, encoding="utf-8")
