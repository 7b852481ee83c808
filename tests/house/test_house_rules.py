"""Files and functions stay small, docstrings name things, and nothing is left lying about."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT

FILE_LINES = 400
FUNCTION_LINES = 40

CODE_FOLDERS = ("src", "tests", "bench", "scripts")
TEXT_FOLDERS = (*CODE_FOLDERS, "docs", "changelog.d", "deploy", "web", ".ci", ".github")
TEXT_ENDINGS = {
    *(".py", ".md", ".txt", ".ftl", ".json", ".toml", ".sh", ".yml", ".yaml", ".cff"),
    *(".service", ".example"),
    *(".ts", ".js", ".svelte", ".css", ".html", ".svg", ""),
}
NOT_OURS = {"node_modules", "__pycache__", "dist", "build"}

RELATIVE = re.compile(r"(?:What(?:ever)?|Who(?:se|ever)?|Which|Where|When|Why|How|That)\b")

# Taken apart so that this file does not find itself.
FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.)}*-])/(?:" + "work|root" + r")/"),
    "work left for later": re.compile(r"\b(?:TO" + "DO|FIX" + r"ME)\b"),
}


def python_files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in files_under(ROOT / folder, {".py"})]


def text_files() -> list[Path]:
    # In a worktree .git is a file, which names the folder of the repository.
    mine = (path for path in ROOT.iterdir() if path.is_file() and path.name != ".git")
    top = [path for path in mine if path.suffix in TEXT_ENDINGS]
    below = (files_under(ROOT / folder, TEXT_ENDINGS) for folder in TEXT_FOLDERS)
    return sorted(top) + [path for files in below for path in files]


def files_under(folder: Path, endings: set[str]) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in endings and path.is_file() and not NOT_OURS & set(path.parts)
    ]


def long_functions(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = function_lines(node)
            if lines > FUNCTION_LINES:
                yield f"{node.lineno}: {node.name} has {lines} lines"


def function_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """From the line of the `def` to the last one, the docstring left out."""
    lines = (node.end_lineno or node.lineno) - node.lineno + 1
    if ast.get_docstring(node) is not None:
        docstring = node.body[0]
        lines -= (docstring.end_lineno or docstring.lineno) - docstring.lineno + 1
    return lines


def unnamed(code: str) -> Iterator[str]:
    """The docstrings of a module and its classes that open with a relative clause."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Module | ast.ClassDef):
            docstring = ast.get_docstring(node) or ""
            if RELATIVE.match(docstring):
                yield docstring.partition("\n")[0]


def forbidden(text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), start=1):
        for what, pattern in FORBIDDEN.items():
            if pattern.search(line):
                yield f"{number}: {what}: {line.strip()}"


def test_files_are_short() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files(*CODE_FOLDERS)
    }

    assert not {name: lines for name, lines in lengths.items() if lines > FILE_LINES}


def test_functions_are_short() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{fault}"
        for path in python_files(*CODE_FOLDERS)
        for fault in long_functions(path.read_text(encoding="utf-8"))
    ]

    assert not found


def test_docstrings_name_the_thing() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}: {docstring}"
        for path in python_files(*CODE_FOLDERS)
        for docstring in unnamed(path.read_text(encoding="utf-8"))
    ]

    assert not found


def test_nothing_is_left_lying_about() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{fault}"
        for path in text_files()
        for fault in forbidden(path.read_text(encoding="utf-8"))
    ]

    assert not found


@pytest.mark.parametrize(("statements", "caught"), [(FUNCTION_LINES - 1, 0), (FUNCTION_LINES, 1)])
def test_length_of_a_function_leaves_its_docstring_out(statements: int, caught: int) -> None:
    body = ['    """Says why,', "", '    at length."""', *["    x = 1"] * statements]
    code = "\n".join(["class A:", " def f(self):", *body])

    assert len(list(long_functions(code))) == caught


@pytest.mark.parametrize("words", ["What a net sees.", "Who sits there.", "Whatever it is."])
def test_relative_clause_is_caught(words: str) -> None:
    code = f'"""{words}"""\n\n\nclass A:\n    """{words}"""\n'

    assert list(unnamed(code)) == [words, words]
    assert not list(unnamed(code.replace(words, "Whole games, wherever they end.")))


@pytest.mark.parametrize("line", ["see /wo" + "rk/x", "'/ro" + "ot/.cache'", "# TO" + "DO: later"])
def test_planted_leftover_is_caught(line: str) -> None:
    assert len(list(forbidden(f"one\n{line}\nthree"))) == 1


@pytest.mark.parametrize("line", ["tests/work/x", "https://example.org/root/", "mastodont"])
def test_innocent_line_is_left_alone(line: str) -> None:
    assert not list(forbidden(line))
