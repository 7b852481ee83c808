"""Building the compiled cores of games, and doing without them."""

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from sevenstates.games import get
from sevenstates.native.build import (
    SHARED,
    CannotBuild,
    Source,
    build,
    build_with_setuptools,
    sources,
)

HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None
needs_compiler = pytest.mark.skipif(not HAS_COMPILER, reason="there is no compiler")
no_visual_studio = pytest.mark.skipif(
    sys.platform == "win32", reason="Visual Studio has warnings of its own"
)
SOURCES = sources()
of_each_core = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.key)
SMALLEST = min(SOURCES, key=lambda source: len(source.files))
smallest_at_once = pytest.mark.parametrize(
    "source",
    [
        pytest.param(source, id=source.key, marks=() if source is SMALLEST else pytest.mark.long)
        for source in SOURCES
    ],
)
"""Compiling takes seconds: `make test` does it with one core, `make test-long` with the others."""


@of_each_core
def test_core_is_there_if_there_is_a_compiler(source: Source) -> None:
    assert import_module(source.package).available or not HAS_COMPILER


@no_visual_studio
@needs_compiler
@of_each_core
def test_compiler_reads_the_sources_without_a_warning(
    source: Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CFLAGS", "-fsyntax-only")

    assert not build(source, tmp_path / "core.so", strict=True).exists()


@pytest.mark.long
@no_visual_studio
@needs_compiler
@of_each_core
def test_sources_compile_without_a_warning(source: Source, tmp_path: Path) -> None:
    """Some warnings need the optimizer's view of the code."""
    assert build(source, tmp_path / "core.so", strict=True).stat().st_size > 0


def test_a_library_built_by_a_newer_python_serves_an_older() -> None:
    """The macros that return None and its like count no reference in headers from 3.12 on."""
    folders = (SHARED, *(source.folder / "c" for source in SOURCES))
    files = [path for folder in folders for path in folder.glob("py_*")]

    assert files
    assert not [path.name for path in files if "Py_RETURN_" in path.read_text(encoding="utf-8")]


@needs_compiler
@smallest_at_once
def test_setuptools_compiles_it_too(source: Source, tmp_path: Path) -> None:
    """As on Windows, where it finds the compiler; here with the flags of this one."""
    library = tmp_path / f"{source.module}.abi3.so"

    with pytest.raises(CannotBuild):
        build_with_setuptools(source, library, tmp_path, ["-no-such-flag"])
    build_with_setuptools(source, library, tmp_path, ["-std=c11", "-O0"])

    load = "import sys; sys.path.insert(0, sys.argv[1]); core = __import__(sys.argv[2])"
    call = [sys.executable, "-c", f"{load}; print(core.ACTIONS)", str(tmp_path), source.module]
    done = subprocess.run(call, capture_output=True)
    assert int(done.stdout) == len(get(source.key).actions), done.stderr


def test_missing_compiler_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))

    with pytest.raises(CannotBuild, match="no C compiler"):
        build(SOURCES[0], tmp_path / "core.so")


def test_failing_compiler_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fails = "import sys; sys.exit('out of ink')"
    monkeypatch.setenv("CC", f'"{sys.executable}" -c "{fails}"')

    with pytest.raises(CannotBuild, match="out of ink"):
        build(SOURCES[0], tmp_path / "core.so")


@of_each_core
def test_package_works_without_the_core(source: Source) -> None:
    # None in sys.modules makes an import fail as if the library were not there.
    code = f"""
import sys
sys.modules["{source.package}.{source.module}"] = None
from importlib import import_module
from sevenstates.core import RandomLuck, playout
from sevenstates.games import get, plugin
assert not import_module("{source.package}").available
assert plugin("{source.key}").native() is None
assert playout(get("{source.key}").new_state(3, luck=RandomLuck(1)), RandomLuck(1)) > 0
try:
    import_module("{source.package}.{source.key}")
except ImportError:
    print("as it should be")
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert (result.stdout, result.stderr) == ("as it should be\n", "")
