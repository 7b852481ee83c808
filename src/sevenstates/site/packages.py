"""The archive of Python packages that the page unpacks into Pyodide."""

import importlib.metadata
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from .. import __file__ as package_file

PACKAGE = Path(package_file).parent
ROOMS = ("bots", "core", "external", "games", "local", "native", "puzzles", "server", "texts")
"""The parts of our package that play."""
LEFT_OUT = {"__pycache__", "alembic", "c", "env", "migrations", "terminal"}
"""Folders that only servers, builds, terminals and learning programs use."""
COMPILED = {".pyc", ".pyd", ".so"}
POSITION_NETS = "position_net*.npz"
"""Files of nets that only compiled cores can use; they are large."""
PURE = ("fluent.syntax", "typing_extensions")
"""Packages that we take as they are installed here, for they are all Python."""
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the same content makes the same archive."""


def pack(msgspec: Path) -> bytes:
    """The archive, the same bytes for the same files."""
    files = dict(_wheel_files(msgspec))
    for name in PURE:
        files |= _installed_files(name)
    files |= _our_files()
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, BEGINNING)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return out.getvalue()


def _our_files() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        parts = path.relative_to(PACKAGE.parent).parts
        is_wanted = len(parts) == 2 or parts[1] in ROOMS
        is_useless = path.suffix in COMPILED or path.match(POSITION_NETS)
        if path.is_file() and is_wanted and not is_useless and LEFT_OUT.isdisjoint(parts):
            yield "/".join(parts), path.read_bytes()
    # Games are found by the entry points of the installed package.
    package = importlib.metadata.distribution("sevenstates")
    folder = f"sevenstates-{package.version}.dist-info"
    for name in ("METADATA", "entry_points.txt"):
        yield f"{folder}/{name}", (package.read_text(name) or "").encode()


def _installed_files(name: str) -> Iterator[tuple[str, bytes]]:
    for file in importlib.metadata.files(name) or ():
        if file.suffix == ".py":
            yield file.as_posix(), file.read_binary()


def _wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith((".pyi", "/")):
                yield name, archive.read(name)
