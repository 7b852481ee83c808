"""Bots and arena run where nothing is installed but Python, and numpy where a bot is a net."""

import os
import subprocess
import sys

from tests.paths import ROOT
from tests.patience import PATIENCE

CODE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("sevenstates", "numpy"):
            raise ImportError(f"{name} is not installed")

sys.meta_path.insert(0, Nothing())
from sevenstates.arena.__main__ import main
for game in ("huang", "huangdi", "warring"):
    assert main([game, "--bots", "hard,random,random", "--games", "1", "--processes", "1"]) == 0
"""


def test_arena_needs_nothing_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("random") == 3
