"""Generic rooms name no game, and tools have no list of them: a fourth needs no line changed."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates import games
from tests.paths import ROOT, SOURCE

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
    yield from SOURCE.glob("*.py")
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


def switchboards(code: str) -> Iterator[int]:
    """The lines that ask which game it is: a mapping by key, or a comparison with one."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Dict(keys=parts):
                pass
            case ast.Compare(left=left, comparators=others):
                parts = [left, *others]
            case ast.match_case(pattern=ast.MatchValue(value=part)):
                parts = [part]
            case _:
                continue
        yield from (
            part.lineno for part in parts if isinstance(part, ast.Constant) and part.value in KEYS
        )


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


@pytest.mark.parametrize("folder", ["scripts", "bench", "web"])
def test_tools_do_not_ask_which_game_it_is(folder: str) -> None:
    """They may play one as an example."""
    paths = [path for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts]
    found = {path.name: [*switchboards(path.read_text("utf-8"))] for path in paths}

    assert paths
    assert not {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("code", "is_one"),
    [
        ("seats = {KEY: 2}[game]", True),
        ("if game == KEY: pass", True),
        ("match game:\n case KEY: pass", True),
        ("play(KEY, {'seats': 2})", False),
    ],
)
def test_switchboards_are_found(key: str, code: str, is_one: bool) -> None:
    assert bool([*switchboards(code.replace("KEY", repr(key)))]) == is_one


@pytest.mark.parametrize("key", KEYS)
def test_names_are_found(key: str) -> None:
    code = (
        f'''"""As in `get("{key}")`."""\nif key == "{key}":\n    state: {key.capitalize()}State\n'''
    )

    assert names_in_code(code) == [f'2: "{key}"', f"3: {key.capitalize()}State"]
    assert names_in_messages(f"game-{key} = A name of {key}\n") == [f"game-{key}"]
    assert not names_in_code("shuang = 1\n")
