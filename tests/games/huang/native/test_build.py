"""Building the compiled core, and doing without it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sevenstates.games.huang import native
from sevenstates.games.huang.native.build import CannotBuild, build

HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None


def test_core_is_there_if_there_is_a_compiler() -> None:
    assert native.available or not HAS_COMPILER


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
