"""The page "Your first afternoon" is right about changing a rule."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.test_docs import BLOCK
from tests.paths import DOCS, ROOT

PAGE = (DOCS / "first-afternoon.md").read_text("utf-8")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "*.so", "goldens", "screens")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The code and the tests, as in a copy of the repository."""
    for folder in ("src", "tests", "scripts"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def blocks(info: str) -> list[re.Match[str]]:
    return [block for block in BLOCK.finditer(PAGE) if block["info"].startswith(info)]


def run_tests(clone: Path) -> subprocess.CompletedProcess[str]:
    """Run the tests as the page says, with the Python of this process."""
    [command] = re.findall(r"^\.venv/bin/python (-m pytest .+)$", PAGE, re.MULTILINE)
    environment = os.environ | {"PYTHONPATH": str(clone / "src")}
    return subprocess.run(
        [sys.executable, *command.split(), "-p", "no:cacheprovider"],
        cwd=clone,
        env=environment,
        capture_output=True,
        text=True,
    )


def test_changed_rule_fails_the_test_that_names_its_clause(clone: Path) -> None:
    [diff] = blocks("diff")
    file = clone / diff["info"].split("file=")[1]
    before, after = (line[1:] for line in diff["body"].splitlines())
    rule = file.read_text("utf-8")
    [shown] = [block["body"] for block in blocks("") if "@pytest.mark.rule" in block["body"]]

    assert rule.count(f"{before}\n") == 1
    assert run_tests(clone).returncode == 0

    file.write_text(rule.replace(before, after), encoding="utf-8")
    changed = run_tests(clone)

    assert changed.returncode == 1
    assert "3 failed" in changed.stdout  # as the page says
    assert all(line.strip("> ") in changed.stdout for line in shown.splitlines())
