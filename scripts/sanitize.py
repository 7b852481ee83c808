"""Play a game on a compiled core that stops at the first fault in memory or arithmetic.

    python -m scripts.sanitize huang --games 300

Builds the core again, with the compiler's sanitizers, into a folder that is thrown away, and runs
every part of it: games beside the readable engine, playouts, batches with their observations,
and what bots judge by. Needs gcc with its sanitizers, on Linux.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from sevenstates.native.build import Source, build, sources


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.sanitize", description=__doc__)
    cores = {source.key: source for source in sources()}
    parser.add_argument("key", choices=cores, metavar="GAME", help=" or ".join(cores))
    parser.add_argument("--games", type=int, default=300)
    options = parser.parse_args()
    if runtime() is None:
        parser.error("there are no sanitizers here: gcc with libasan is needed, on Linux")
    with tempfile.TemporaryDirectory() as folder:
        source = cores[options.key]
        library = build(source, Path(folder, source.target.name), strict=True, sanitize=True)
        sys.exit(_play_with(source, library, options.games))


def runtime() -> Path | None:
    """The library that sanitized code needs to be loaded first; None where there is none."""
    compiler = shlex.split(os.environ.get("CC", "gcc"))
    if sys.platform != "linux" or shutil.which(compiler[0]) is None:
        return None
    call = [*compiler, "-print-file-name=libasan.so"]
    found = Path(subprocess.run(call, capture_output=True, text=True).stdout.strip())
    return found if found.is_absolute() else None  # a bare name is what it did not find


def _play_with(source: Source, library: Path, games: int) -> int:
    """Go on in a Python that has the sanitizers' own library; its exit status."""
    environment = os.environ | {
        "LD_PRELOAD": str(runtime()),
        # Python frees little at its end. Its own allocator would hide what is written beside.
        "ASAN_OPTIONS": "detect_leaks=0",
        "PYTHONMALLOC": "malloc",
    }
    module = f"{source.package}.{source.module}"
    play = ["-m", "scripts.sanitized_games", source.key, module, str(library), str(games)]
    return subprocess.run([sys.executable, *play], env=environment).returncode


if __name__ == "__main__":
    main()
