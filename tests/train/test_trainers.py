"""The trainers of other libraries learn from our environments: the examples of their page."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest

from sevenstates.games import plugins
from sevenstates.rl.gym import FLAT_IDS
from tests.house.test_docs import BLOCK
from tests.paths import ROOT
from tests.patience import PATIENCE

PAGE = (ROOT / "docs" / "trainers.md").read_text(encoding="utf-8")
EXAMPLES = {
    block["info"].partition("file=")[2]: block["body"]
    for block in BLOCK.finditer(PAGE)
    if "file=" in block["info"]
}
WRITTEN_FOR = "warring"
RLLIB = {"torch", "tree", "ormsgpack", "tensorboardX"}
"""What RLlib imports and Ray does not bring."""

CHECKS = {"clean_loop.py": "print(net.weight.isfinite().all().item())"}
"""What is added to an example that prints nothing."""

# They bring PyTorch, on some machines gigabytes, and take seconds to import.
trains = pytest.mark.long


def needs(module: str) -> None:
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"{module} is not installed: see docs/testing.md")


def imported(code: str) -> set[str]:
    """The packages that some code imports."""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).partition(".")[0])
    return found


def written_for(code: str, key: str) -> str:
    """An example with another game's environment."""
    old, new = (plugins()[one].env_name for one in (WRITTEN_FOR, key))
    return code.replace(f"/{old}", f"/{new}").replace(f"{WRITTEN_FOR}_v0", f"{key}_v0")


@trains
@pytest.mark.parametrize("key", plugins())
@pytest.mark.parametrize("file", EXAMPLES)
def test_an_example_learns(file: str, key: str, tmp_path: Path) -> None:
    code = written_for(EXAMPLES[file], key)
    assert (code == EXAMPLES[file]) == (key == WRITTEN_FOR)
    modules = imported(code)
    for module in sorted(modules | RLLIB if "ray" in modules else modules):
        needs(module)
    (tmp_path / file).write_text(f"{code}{CHECKS.get(file, '')}\n", encoding="utf-8")

    done = subprocess.run(
        [sys.executable, file],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert "False" not in done.stdout


@trains
@pytest.mark.filterwarnings("ignore")  # it takes a vector of numbers for a picture
@pytest.mark.parametrize("name", FLAT_IDS.values())
def test_checker_of_stable_baselines3(name: str) -> None:
    needs("stable_baselines3")
    from stable_baselines3.common.env_checker import check_env

    check_env(gymnasium.make(name, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("file", EXAMPLES)
def test_an_example_has_ten_lines(file: str) -> None:
    assert len([line for line in EXAMPLES[file].splitlines() if line.strip()]) <= 10


def test_the_page_has_an_example_for_each() -> None:
    modules = set().union(*map(imported, EXAMPLES.values()))

    assert modules >= {"sb3_contrib", "torch", "tianshou", "ray"}
