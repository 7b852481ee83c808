"""The local server in Pyodide, which runs in Node as it does in a browser."""

import json
import subprocess
from pathlib import Path

import pytest

from scripts.prepare_site import PARTS
from sevenstates.server.tables.model import chance
from sevenstates.site import SiteError
from sevenstates.site.compiling import node_command
from sevenstates.site.packages import pack
from sevenstates.site.parts import msgspec_wheel, pyodide_files
from tests.local import player
from tests.local.player import Player, play_whole_game

HERE = Path(__file__).parent
SCRIPT = """
import json
from sevenstates.server.tables.model import chance
chance.new_key = lambda: bytes(range(32))
chance._SECRET = bytes(32)
from player import Player, play_whole_game
here = Player()
table = play_whole_game(here, "huangdi", 1, 3)
json.dumps(here.get(f"tables/{table}/record"))
"""


@pytest.fixture
def pyodide(tmp_path: Path) -> tuple[str, str]:
    """The folder of Pyodide, and the archive with our package."""
    if not node_command():
        pytest.skip("Pyodide was not tried: Node is not installed.")
    try:
        files, wheel = pyodide_files(PARTS), msgspec_wheel(PARTS)
    except SiteError as error:
        pytest.skip(f"Pyodide was not tried: a part of it cannot be had ({error.fields}).")
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    packages = tmp_path / "packages.zip"
    packages.write_bytes(pack(wheel))
    return str(tmp_path), str(packages)


def test_a_game_in_pyodide_is_the_game_in_cpython(pyodide: tuple[str, str]) -> None:
    assert chance.new_key() == bytes(range(32)), "draws are not fixed"
    command = [*node_command(), str(HERE / "play.mjs"), *pyodide, str(player.__file__), SCRIPT]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]

    here = Player()
    table = play_whole_game(here, "huangdi", 1, 3)

    assert json.loads(run.stdout) == here.get(f"tables/{table}/record")
