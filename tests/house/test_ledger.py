"""Every clause of a game's rules is written for the players and proved by a test.

A game joins by a file `tests/games/NAME/ledger.txt`, where NAME is its folder: one clause id a
line, in the order of the rules.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT, SOURCE

LISTS = sorted((ROOT / "tests" / "games").glob("*/ledger.txt"))
LANGUAGES = ("RULES.md", "RULES.de.md", "RULES.pl.md")

CLAUSE = re.compile(r"\b[A-Z]-[A-Z]{3}-[0-9]+\b")
ITEM = re.compile(r"^- \*\*([A-Z]-[A-Z]{3}-[0-9]+)\*\* ", re.MULTILINE)


def clauses(path: Path) -> list[str]:
    """The ids of a list."""
    return path.read_text(encoding="utf-8").split()


def every_clause() -> set[str]:
    return {clause for path in LISTS for clause in clauses(path)}


def items(text: str) -> list[str]:
    """The ids that the items of a rules reference begin with."""
    return ITEM.findall(text)


def marked(code: str) -> Iterator[str]:
    """The ids in the `pytest.mark.rule(...)` of a file, wherever they stand in it."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                for argument in node.args:
                    if not isinstance(argument, ast.Constant):
                        raise TypeError(f"line {node.lineno}: an id is written out")
                    yield str(argument.value)


def named(code: str) -> set[str]:
    """The ids in the strings of a file, which is how refusals name a rule."""
    return {
        clause
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for clause in CLAUSE.findall(node.value)
    }


def files_of_tests() -> list[Path]:
    return sorted((ROOT / "tests").rglob("*.py"))


def marks_of(paths: Iterable[Path]) -> dict[str, set[str]]:
    """For each id the files whose tests are marked with it."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for clause in marked(path.read_text(encoding="utf-8")):
            found.setdefault(clause, set()).add(path.relative_to(ROOT).as_posix())
    return found


def list_name(path: Path) -> str:
    return path.parent.name


@pytest.mark.parametrize("path", LISTS, ids=list_name)
def test_list_names_a_game_and_each_clause_once(path: Path) -> None:
    ids = clauses(path)

    assert (SOURCE / "games" / list_name(path)).is_dir()
    assert ids
    assert not [clause for clause in ids if not CLAUSE.fullmatch(clause)]
    assert not [clause for clause, count in Counter(ids).items() if count > 1]
    # The first letter is the game's own.
    assert len({clause[0] for clause in ids}) == 1


def test_every_game_with_rules_has_a_list() -> None:
    with_rules = {path.parents[1].name for path in (SOURCE / "games").glob("*/words/RULES*.md")}

    assert with_rules == {list_name(path) for path in LISTS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", LISTS, ids=list_name)
def test_every_clause_is_written_once_in_every_language(path: Path, language: str) -> None:
    text = (SOURCE / "games" / list_name(path) / "words" / language).read_text(encoding="utf-8")

    assert sorted(items(text)) == sorted(clauses(path))


@pytest.mark.parametrize("path", LISTS, ids=list_name)
def test_every_clause_is_proved_by_a_test(path: Path) -> None:
    proved = marks_of(files_of_tests())

    assert not [clause for clause in clauses(path) if clause not in proved]


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = every_clause()
    proved = marks_of(files_of_tests())

    assert not {clause: where for clause, where in proved.items() if clause not in known}


def test_no_refusal_names_a_clause_that_does_not_exist() -> None:
    known = every_clause()
    unknown = {
        path.relative_to(ROOT).as_posix(): strange
        for path in sorted(SOURCE.rglob("*.py"))
        if (strange := named(path.read_text(encoding="utf-8")) - known)
    }

    assert not unknown


def test_marks_are_found() -> None:
    code = '''
import pytest
pytestmark = [pytest.mark.rule("H-SET-1")]

@pytest.mark.rule("H-SET-2", "H-SET-3")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("H-SET-4")), 2])
def test_it(n):
    """Not "H-SET-5", nor pytest.mark.rule("H-SET-6") in a string."""
'''

    assert sorted(marked(code)) == ["H-SET-1", "H-SET-2", "H-SET-3", "H-SET-4"]


def test_mark_whose_ids_are_not_written_out_is_caught() -> None:
    with pytest.raises(TypeError, match="line 1"):
        list(marked("pytest.mark.rule(*RULES)"))


def test_items_are_found() -> None:
    text = "- **H-SET-1** One.\n- **Bold** words, **H-SET-2** inside.\n  - **H-SET-3** deeper\n"

    assert items(text) == ["H-SET-1"]


def test_rules_that_a_refusal_names_are_found() -> None:
    code = 'raise IllegalAction("no", "H-SET-1")  # H-SET-2\nrule = "H-SET-3"'

    assert named(code) == {"H-SET-1", "H-SET-3"}
