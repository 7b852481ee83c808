"""A missing extra says in one sentence how to install it."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sevenstates.extras import MissingExtra, extra
from sevenstates.texts import LANGUAGES, Texts
from tests.cli.driver import environment
from tests.paths import ROOT, SOURCE
from tests.patience import PATIENCE

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
MODULES = {"pyspiel": "open_spiel", "pygame": "pygame_ce"}
"""Modules that are called otherwise than their distribution."""


class Guarded(NamedTuple):
    """A module that some `with extra` imports."""

    file: Path
    extra: str
    library: str
    module: str

    @property
    def name(self) -> str:
        return ".".join(self.file.relative_to(SOURCE.parent).with_suffix("").parts)


def guarded() -> Iterator[Guarded]:
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "with extra(" in text else ():
            match node:
                case ast.With(
                    items=[
                        ast.withitem(
                            context_expr=ast.Call(
                                func=ast.Name(id="extra"),
                                args=[ast.Constant(value=str(name)), ast.Constant(value=str(lib))],
                            )
                        )
                    ]
                ):
                    yield from (Guarded(file, name, lib, top) for top in imported(node))


def imported(tree: ast.AST) -> set[str]:
    """The packages from outside that some code imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


def distributions(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", line)[0].replace("-", "_").lower() for line in requirements}


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


WITHOUT = """
import contextlib, sys

@contextlib.contextmanager
def without(missing):
    '''Our modules are imported again, and this one cannot be.'''
    for loaded in [m for m in sys.modules if m.startswith("sevenstates.")]:
        del sys.modules[loaded]
    hidden = {m: sys.modules.pop(m) for m in [*sys.modules] if m.partition(".")[0] == missing}
    sys.modules[missing] = None
    yield
    del sys.modules[missing]
    sys.modules.update(hidden)
"""
"""For programs that try out many missing packages in one process."""

GUARDED = list(guarded())
ALWAYS_THERE = distributions(PROJECT["dependencies"])
OPTIONAL = {one.module for one in GUARDED}


def test_extras_bring_what_their_parts_import() -> None:
    for one in GUARDED:
        assert MODULES.get(one.module, one.module) in distributions(EXTRAS[one.extra]), one


def test_optional_packages_are_imported_under_guard_only() -> None:
    under_guard = {(one.file, one.module) for one in GUARDED}
    brought = {
        module
        for requirements in EXTRAS.values()
        for module in distributions(requirements) - ALWAYS_THERE
    }
    optional = {*brought, *MODULES}
    for file in sorted(SOURCE.rglob("*.py")):
        found = imported(ast.parse(file.read_text("utf-8"))) & optional
        assert {(file, module) for module in found} <= under_guard


def test_import_names_the_extra(tmp_path: Path) -> None:
    """Every module with an optional import, with each of these missing, in one process."""
    cases = [
        (one.name, one.module, f"sevenstates[{one.extra}]")
        for one in GUARDED
        if any(isinstance(node, ast.With) for node in ast.parse(one.file.read_text("utf-8")).body)
    ]
    code = f"""
import importlib
for name, missing, extra in {cases!r}:
    with without(missing):
        try:
            importlib.import_module(name)
        except ImportError as error:
            assert extra in str(error), (name, missing, str(error))
            assert str(error).startswith("This needs "), (name, missing, str(error))
        else:
            raise AssertionError(f"{{name}} was imported without {{missing}}")
"""
    assert {missing for _, missing, _ in cases} > {"torch", "gymnasium", "pettingzoo", "pyspiel"}
    done = run(WITHOUT + code, tmp_path)

    assert done.returncode == 0, done.stderr


COMMANDS = [
    (
        "torch",
        ["train", "huang", "--out", "net.npz"],
        "This needs PyTorch: pip install 'sevenstates[train]'",
    ),
    (
        "ray",
        ["arena", "huang", "--bots", "random", "--games", "1", "--ray", "local"],
        "This needs Ray: pip install 'sevenstates[ray]'",
    ),
    (
        "gymnasium",
        ["games", "export", ".", "--out", "positions.jsonl"],
        "This needs Gymnasium: pip install 'sevenstates[rl]'",
    ),
    (
        "pyarrow",
        ["games", "export", ".", "--records", "--out", "games.parquet"],
        "This needs pyarrow: pip install 'sevenstates[data]'",
    ),
    (
        "psycopg",
        ["serve", "--port", "0", "--database", "postgresql://seven@localhost/states"],
        "This needs psycopg: pip install 'sevenstates[postgres]'",
    ),
    (
        "psycopg",
        ["backup", "copy.db", "--database", "postgresql://seven@localhost/states"],
        "This needs psycopg: pip install 'sevenstates[postgres]'",
    ),
    (
        "cryptography",
        ["serve", "--port", "0", "--public-url", "https://a.example/", "--notices", "push"],
        "This needs cryptography: pip install 'sevenstates[push]'",
    ),
    (
        "psycopg",
        ["admin", "tables", "--database", "postgresql://seven@localhost/states"],
        "This needs psycopg: pip install 'sevenstates[postgres]'",
    ),
]
"""A missing package, a command that needs it, and what the command says."""


def test_commands_name_the_extra(tmp_path: Path) -> None:
    code = f"""
import io
for missing, words, sentence in {COMMANDS!r}:
    said = io.StringIO()
    with without(missing), contextlib.redirect_stderr(said):
        from sevenstates.cli import main
        try:
            main(words)
        except SystemExit as left:
            assert left.code == 1, (words, left.code)
        else:
            raise AssertionError(f"{{words}} ended without a word")
    assert said.getvalue().strip().splitlines()[-1] == sentence, (words, said.getvalue())
    assert "Traceback" not in said.getvalue(), (words, said.getvalue())
"""
    done = run(WITHOUT + code, tmp_path)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_extra(language: str) -> None:
    with pytest.raises(MissingExtra) as caught, extra("train", "PyTorch"):
        raise ModuleNotFoundError("torch")

    sentence = Texts(language, "").refusal(caught.value)
    assert "PyTorch" in sentence
    assert sentence.endswith("pip install 'sevenstates[train]'")
