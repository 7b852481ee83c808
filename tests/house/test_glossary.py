"""The words of the glossary are those that the program uses."""

import re
from pathlib import Path

import pytest

from tests.paths import DOCS, SOURCE, WEB

ROW = re.compile(r"^\| (?!English)(.+?) \| (.+?) \| (.+?) \| .+ \|$", re.MULTILINE)


def is_of(file: Path, language: str) -> bool:
    """Whether a file is of the language: de.ftl, terminal.de.ftl, RULES.de.md, de/board.ftl."""
    return file.suffix in (".ftl", ".md") and language in (
        *file.name.split(".")[:-1],
        file.parent.name,
    )


def words_of(language: str) -> str:
    files = (file for room in (SOURCE, WEB / "src") for file in room.rglob("*"))
    return "\n".join(file.read_text("utf-8") for file in files if is_of(file, language)).casefold()


def stem(word: str) -> str:
    """The beginning of a word, which its cases share."""
    return word.casefold()[: max(4, len(word) - 3)]


@pytest.mark.parametrize(("column", "language"), [(1, "de"), (2, "pl")])
def test_words_are_those_that_the_program_uses(column: int, language: str) -> None:
    rows = ROW.findall((DOCS / "glossary.md").read_text("utf-8"))
    used = words_of(language)
    words = {word for row in rows for word in re.findall(r"\w+", row[column])}

    assert len(rows) > 50
    assert not sorted(word for word in words if stem(word) not in used)
