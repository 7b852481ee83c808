"""Every command that README.md and the docs show works as it stands there."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.in_process import Cli
from tests.paths import ROOT

PAGES = [
    ROOT / "README.md",
    *(ROOT / f"{name}.md" for name in ("CODE_OF_CONDUCT", "CONTRIBUTING", "SECURITY")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```\s*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)#\s]+)[^)]*\)")


class Command(NamedTuple):
    """A command line of a page; an interactive one waits for a person or for a file of theirs."""

    line: int
    words: list[str]
    interactive: bool


def commands(text: str) -> Iterator[Command]:
    """The lines of the blocks marked `sh` or `sh interactive`, joined where one ends in `\\`."""
    for block in BLOCK.finditer(text):
        info = block["info"].split()
        if info[:1] != ["sh"]:
            continue
        first = text.count("\n", 0, block.start("body")) + 1
        joined = ""
        for number, line in enumerate(block["body"].splitlines(), start=first):
            joined += line.removesuffix("\\")
            if not line.endswith("\\"):
                if words := shlex.split(joined, comments=True):
                    yield Command(number, words, "interactive" in info)
                joined = ""


def to_run(text: str) -> Iterator[tuple[int, list[str]]]:
    """Line and words of the commands of this program; of an interactive one its help, once."""
    helped: set[str] = set()
    for command in commands(text):
        program, *words = command.words
        if program != "sevenstates":
            continue
        if not command.interactive:
            yield command.line, words
        elif words[0] not in helped:
            helped.add(words[0])
            yield command.line, [words[0], "--help"]


def write_files(text: str, folder: Path) -> None:
    """Write the blocks that are files, `json file=deck.json`, as a reader would save them."""
    for block in BLOCK.finditer(text):
        for word in block["info"].split():
            if word.startswith("file=") and "/" not in word:
                (folder / word.removeprefix("file=")).write_text(block["body"], encoding="utf-8")


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_commands_of_a_page_work(page: Path, cli: Cli) -> None:
    """From top to bottom in one folder, as a reader would."""
    text = page.read_text(encoding="utf-8")
    write_files(text, Path())
    for line, words in to_run(text):
        done = cli(*words)

        assert done.code == 0, f"{page_id(page)}:{line}\n{done.out}{done.err}"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_make_targets_of_a_page_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {
        word
        for program, *words in (command.words for command in commands(page.read_text("utf-8")))
        for word in words
        if program == "make" and "=" not in word
    }

    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = [link["target"] for link in LINK.finditer(page.read_text(encoding="utf-8"))]
    local = [target for target in targets if "://" not in target]

    assert not [target for target in local if not (page.parent / target).exists()]


def test_readme_names_the_two_commands() -> None:
    lines = [command.words for command in commands(PAGES[0].read_text(encoding="utf-8"))]

    assert ["make", "play"] in lines
    assert ["make", "test"] in lines


def test_commands_are_found() -> None:
    page = """
```sh
make test        # everything
sevenstates simulate huang \\
    --games 2
```
```sh interactive
sevenstates play huang
```
```python
print("sevenstates")
```
"""

    assert list(commands(page)) == [
        Command(3, ["make", "test"], False),
        Command(5, ["sevenstates", "simulate", "huang", "--games", "2"], False),
        Command(8, ["sevenstates", "play", "huang"], True),
    ]
    assert list(to_run(page)) == [
        (5, ["simulate", "huang", "--games", "2"]),
        (8, ["play", "--help"]),
    ]
