"""Write the numbers of the box for the browser client, which shows what an action costs and brings.

python web/src/games/huangdi/scripts/components.py            into ../generated/components.json
"""

import json
import tomllib
from importlib.resources import files
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "generated"


def rendered() -> str:
    """The rules' own table as JSON."""
    table = files("sevenstates.games.huangdi.rules").joinpath("data", "components.toml")
    return json.dumps(tomllib.loads(table.read_text("utf-8")), indent=1) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "components.json").write_text(rendered(), encoding="utf-8")
