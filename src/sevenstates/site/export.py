"""Writes the folder of static files: the browser client, Pyodide and our packages."""

import base64
import hashlib
import html
import json
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from ..server.http.site import FOLDER, INDEX
from ..server.security.headers import PYTHON_SECURITY_POLICY
from .compiling import compile_archives
from .errors import SiteError
from .packages import pack
from .parts import STDLIB, msgspec_wheel, pyodide_files

HERE = Path(__file__).parent
WORKER = "sw.js"
PACKAGES = "packages.zip"
META = "sevenstates-local"
"""The name of the meta element that says where the page finds Python."""
LOADED = (".wasm", ".zip", ".json")
"""Files that the page itself counts while it loads them."""


@dataclass(frozen=True, slots=True)
class Exported:
    """The site that was written."""

    files: int
    size: int
    is_compiled: bool
    """Whether the Python files are compiled, so that the site starts faster."""


def export_site(folder: Path, parts: Path) -> Exported:
    """Write the site into a folder that is empty, new, or an earlier export.

    `parts` is the folder that keeps what comes from elsewhere.
    """
    if not FOLDER.joinpath(INDEX).exists():
        raise SiteError("site-no-client")
    _check_folder(folder)
    pyodide = pyodide_files(parts)
    plain = {STDLIB: pyodide[STDLIB], PACKAGES: pack(msgspec_wheel(parts))}
    archives = compile_archives(plain, pyodide, parts)
    runtime = _placed(pyodide | archives)
    files = _client() | runtime
    version = _version(files)
    files[INDEX] = _page(files[INDEX], runtime, version)
    files[WORKER] = _service_worker(files, version)
    _write(folder, files)
    return Exported(len(files), sum(map(len, files.values())), archives != plain)


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise SiteError("site-no-folder", folder=str(folder))
    page = folder / INDEX
    is_ours = page.exists() and META in page.read_text("utf-8", errors="replace")
    if folder.exists() and any(folder.iterdir()) and not is_ours:
        raise SiteError("site-not-empty", folder=str(folder))


def _placed(files: dict[str, bytes]) -> dict[str, bytes]:
    """Place the files that the page loads Python from, under names that change with the content."""
    packages = files.pop(PACKAGES)
    folder = f"local/pyodide-{_hash(*files.values())}"
    placed = {f"{folder}/{name}": data for name, data in files.items()}
    return {**placed, f"local/packages-{_hash(packages)}.zip": packages}


def _client() -> dict[str, bytes]:
    paths = (path for path in sorted(FOLDER.rglob("*")) if path.is_file())
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in paths}


def _page(page: bytes, runtime: dict[str, bytes], version: str) -> bytes:
    """The client's page, with the way to Python and a policy that lets it run."""
    plan = {
        "pyodide": next(name for name in runtime if name.endswith(STDLIB)).removesuffix(STDLIB),
        "packages": next(name for name in runtime if name.startswith("local/packages-")),
        "bytes": sum(len(data) for name, data in runtime.items() if name.endswith(LOADED)),
        "version": version,
    }
    # An element of the page cannot say who may frame it.
    rules = PYTHON_SECURITY_POLICY.split("; ")
    policy = "; ".join(rule for rule in rules if not rule.startswith("frame-ancestors"))
    metas = (
        f'    <meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />\n'
        f'    <meta name="{META}" content="{html.escape(json.dumps(plan))}" />\n'
    )
    before, end, after = page.partition(b"</head>")
    return before + metas.encode() + end + after


def _version(files: dict[str, bytes]) -> str:
    """A hash that changes with any file."""
    return _hash(*(f"{name} {_integrity(data)}\n".encode() for name, data in sorted(files.items())))


def _hash(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]


def _service_worker(files: dict[str, bytes], version: str) -> bytes:
    hashes = {name: _integrity(data) for name, data in files.items() if name != WORKER}
    site = json.dumps({"version": version, "files": hashes}, indent=1)
    return f"const SITE = {site};\n\n".encode() + HERE.joinpath(WORKER).read_bytes()


def _integrity(data: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def _write(folder: Path, files: dict[str, bytes]) -> None:
    """Write next to the folder first, so that nobody is served half a site."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".site-") as made:
            fresh = Path(made, "site")
            for name, data in files.items():
                path = fresh / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            if folder.exists():
                folder.rename(Path(made, "old"))
            shutil.move(fresh, folder)
    except OSError as error:
        why = error.strerror or str(error)
        raise SiteError("site-not-written", folder=str(folder), why=why) from None
