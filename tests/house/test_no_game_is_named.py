"""Generic rooms name no game: a fourth one needs no line changed in them."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates import games
from tests.paths import SOURCE

KEYS = tuple(games.plugins())
ROOMS = tuple(
    sorted(path.parent.name for path in SOURCE.glob("*/__init__.py") if path.parent.name != "games")
)
NAMED = re.compile(
    "|".join(f"(?<![A-Za-z]){key}(?![a-z])|{key.capitalize()}(?![a-z])" for key in KEYS)
)
ID = re.compile(r"^-?[a-z][\w-]*(?= =)|\{[^{}]*\}", re.MULTILINE)
"""The parts of a Fluent file that code speaks of."""


def generic_files() -> Iterator[Path]:
    yield from (path for room in ROOMS for path in (SOURCE / room).rglob("*.py"))
    yield from (path for room in ROOMS for path in (SOURCE / room).rglob("*.ftl"))
    yield from (SOURCE / "games").glob("*.py")


def names_in_code(code: str) -> list[str]:
    """The words of code that name a game; docstrings may give examples."""
    docstrings = {
        node.value.lineno
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Expr)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    kinds = (tokenize.NAME, tokenize.STRING, tokenize.COMMENT)
    return [
        f"{token.start[0]}: {token.string}"
        for token in tokenize.generate_tokens(io.StringIO(code).readline)
        if token.type in kinds and token.start[0] not in docstrings and NAMED.search(token.string)
    ]


def names_in_messages(text: str) -> list[str]:
    return [part for part in ID.findall(text) if NAMED.search(part)]


def test_no_generic_file_names_a_game() -> None:
    found = {}
    for path in generic_files():
        text = path.read_text("utf-8")
        names = names_in_messages(text) if path.suffix == ".ftl" else names_in_code(text)
        if names:
            found[path.relative_to(SOURCE).as_posix()] = names

    assert not found


def test_no_shared_file_in_c_names_a_game() -> None:
    files = sorted((SOURCE / "native" / "c").iterdir())

    assert files
    assert not [path.name for path in files if NAMED.search(path.read_text("utf-8"))]


@pytest.mark.parametrize("key", KEYS)
def test_names_are_found(key: str) -> None:
    code = (
        f'''"""As in `get("{key}")`."""\nif key == "{key}":\n    state: {key.capitalize()}State\n'''
    )

    assert names_in_code(code) == [f'2: "{key}"', f"3: {key.capitalize()}State"]
    assert names_in_messages(f"game-{key} = A name of {key}\n") == [f"game-{key}"]
    assert not names_in_code("shuang = 1\n")
