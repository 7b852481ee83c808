"""News fragments become the changelog of a release."""

import subprocess
import sys
import tomllib

from tests.paths import ROOT
from tests.patience import PATIENCE

FRAGMENTS = sorted(path for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md")


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_every_fragment_is_in_the_changelog_of_the_next_version() -> None:
    command = [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "9.9.9"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )

    assert done.returncode == 0, done.stderr
    news = " ".join(done.stdout.split())
    assert "## 9.9.9 (" in news
    lost = [
        path.name for path in FRAGMENTS if " ".join(path.read_text("utf-8").split()) not in news
    ]
    assert not lost


def test_fragments_have_a_known_kind() -> None:
    """towncrier leaves others out without a word."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    kinds = {kind["directory"] for kind in project["tool"]["towncrier"]["type"]}

    assert not [path.name for path in FRAGMENTS if path.stem.rpartition(".")[2] not in kinds]
