"""Parts of the site from elsewhere: Pyodide, and msgspec compiled for it."""

import base64
import hashlib
import http.client
import json
import subprocess
import sys
import tarfile
import urllib.request
from io import BytesIO
from pathlib import Path

from .. import __file__ as package_file
from .errors import SiteError

PYODIDE = "314.0.7"
"""The version of the npm package; web/package.json names the same."""
PYODIDE_URL = f"https://registry.npmjs.org/pyodide/-/pyodide-{PYODIDE}.tgz"
PYODIDE_SHA512 = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
STDLIB = "python_stdlib.zip"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STDLIB)
LOCK = "pyodide-lock.json"
PLATFORM = "pyemscripten_2026_0_wasm32"
MSGSPEC = "msgspec>=0.22"
INSTALLED = Path(package_file).parents[2] / "web" / "node_modules" / "pyodide"
"""The folder in which a checkout has Pyodide once its client is built."""


def pyodide_files(folder: Path) -> dict[str, bytes]:
    """The files of Pyodide that a page loads: from the checkout, or from a package in `folder`."""
    files = _installed_files() or _packed_files(_pyodide_package(folder))
    # We load no packages of Pyodide's own, and their list is long.
    lock = json.loads(files[LOCK])
    return {**files, LOCK: json.dumps({**lock, "packages": {}}).encode()}


def _installed_files() -> dict[str, bytes]:
    try:
        about = json.loads(INSTALLED.joinpath("package.json").read_text("utf-8"))
        if about["version"] == PYODIDE:
            return {name: INSTALLED.joinpath(name).read_bytes() for name in (*FILES, LOCK)}
    except FileNotFoundError:
        pass
    return {}


def _packed_files(package: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=BytesIO(package)) as archive:
        members = {name: archive.extractfile(f"package/{name}") for name in (*FILES, LOCK)}
        return {name: member.read() for name, member in members.items() if member is not None}


def _pyodide_package(folder: Path) -> bytes:
    """The npm package, kept in the folder; downloaded if it is not there."""
    file = folder / f"pyodide-{PYODIDE}.tgz"
    if not file.exists():
        try:
            with urllib.request.urlopen(PYODIDE_URL, timeout=60) as answer:
                package = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise _missing(file.name, folder, str(error)) from None
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(package)
    package = file.read_bytes()
    if base64.b64encode(hashlib.sha512(package).digest()).decode() != PYODIDE_SHA512:
        raise SiteError("site-wrong-part", file=str(file))
    return package


def msgspec_wheel(folder: Path) -> Path:
    """The wheel of msgspec for Pyodide, kept in the folder; pip downloads it if it is not there."""
    if found := sorted(folder.glob(f"msgspec-*-{PLATFORM}.whl")):
        return found[-1]
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
    command += ["--no-deps", "--only-binary=:all:", "--dest", str(folder), "--platform", PLATFORM]
    command += ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", MSGSPEC]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if found := sorted(folder.glob(f"msgspec-*-{PLATFORM}.whl")):
        return found[-1]
    said = [line for line in done.stderr.splitlines() if line.strip()]
    raise _missing(f"msgspec-*-{PLATFORM}.whl", folder, said[-1] if said else "")


def _missing(name: str, folder: Path, why: str) -> SiteError:
    return SiteError("site-no-part", file=name, folder=str(folder), why=why)
