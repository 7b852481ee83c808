"""Building the compiled core, and doing without it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sevenstates.games import get
from sevenstates.games.huang import native
from sevenstates.games.huang.native.build import (
    CannotBuild,
    action_kinds,
    build,
    build_with_setuptools,
)

HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None


def test_core_is_there_if_there_is_a_compiler() -> None:
    assert native.available or not HAS_COMPILER


@pytest.mark.skipif(sys.platform == "win32", reason="Visual Studio has warnings of its own")
def test_sources_compile_without_a_warning(tmp_path: Path) -> None:
    if HAS_COMPILER:
        assert build(tmp_path / "core.so", strict=True).stat().st_size > 0
    else:
        with pytest.raises(CannotBuild):
            build(tmp_path / "core.so", strict=True)


def test_a_library_built_by_a_newer_python_serves_an_older() -> None:
    """The macros that return None and its like count no reference in headers from 3.12 on."""
    sources = [*Path(native.__file__).parent.glob("c/py_*")]

    assert sources
    assert not [path.name for path in sources if "Py_RETURN_" in path.read_text(encoding="utf-8")]


@pytest.mark.skipif(not HAS_COMPILER, reason="there is no compiler")
def test_setuptools_compiles_it_too(tmp_path: Path) -> None:
    """As on Windows, where it finds the compiler; here with the flags of this one."""
    (tmp_path / "action_kinds.h").write_text(action_kinds(), encoding="utf-8")
    library = tmp_path / "_huang.abi3.so"

    with pytest.raises(CannotBuild):
        build_with_setuptools(library, tmp_path, ["-no-such-flag"])
    build_with_setuptools(library, tmp_path, ["-std=c11", "-O0"])

    load = "import sys; sys.path.insert(0, sys.argv[1]); import _huang; print(_huang.ACTIONS)"
    done = subprocess.run([sys.executable, "-c", load, str(tmp_path)], capture_output=True)
    assert int(done.stdout) == len(get("huang").actions), done.stderr


def test_missing_compiler_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))

    with pytest.raises(CannotBuild, match="no C compiler"):
        build(tmp_path / "core.so")


def test_failing_compiler_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fails = "import sys; sys.exit('out of ink')"
    monkeypatch.setenv("CC", f'"{sys.executable}" -c "{fails}"')

    with pytest.raises(CannotBuild, match="out of ink"):
        build(tmp_path / "core.so")


def test_package_works_without_the_core() -> None:
    # None in sys.modules makes an import fail as if the library were not there.
    code = """
import sys
sys.modules["sevenstates.games.huang.native._huang"] = None
from sevenstates.games import get
from sevenstates.games.huang import native
from sevenstates.core import RandomLuck, playout
from sevenstates.games import get
assert not native.available
assert playout(get("huang").new_state(2, luck=RandomLuck(1)), RandomLuck(1)) > 0
try:
    from sevenstates.games.huang.native import huang
except ImportError:
    print("as it should be")
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert (result.stdout, result.stderr) == ("as it should be\n", "")
