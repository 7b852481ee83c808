"""The toy game installed as a stranger's package, into a folder that the test's processes see."""

import subprocess
import sys
from pathlib import Path

from tests.paths import ROOT
from tests.patience import PATIENCE

PACKAGE = ROOT / "tests" / "toy_game"


def install_toy(folder: Path) -> None:
    """Install the package from its own pyproject.toml."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(folder), str(PACKAGE)]
    subprocess.run(command, check=True, timeout=PATIENCE)
