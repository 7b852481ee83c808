"""Writes every generated file that git keeps again: `make generate`. Tests say when one is stale.

Each build of the client writes the client's (`web/generate.py`). Playthroughs have a script of
their own (`python -m scripts.regenerate_goldens`): they change only with the rules, and people read
them before they are kept.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCRIPTS = (
    ROOT / "scripts" / "game_types.py",
    ROOT / "scripts" / "rl_tables.py",
    ROOT / "scripts" / "puzzle_figures.py",
    ROOT / "scripts" / "draw_screenshot.py",
)


def main() -> None:
    for script in SCRIPTS:
        print(script.relative_to(ROOT).as_posix())
        subprocess.run([sys.executable, script], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
