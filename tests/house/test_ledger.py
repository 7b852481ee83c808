"""Every clause of a game's rules is written for the players and proved by a test.

A game joins by a file `tests/games/NAME/ledger.txt`, where NAME is its folder: one clause id a
line, in the order of the rules.
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from scripts.build_site.clauses import LEDGERS, Proofs, clauses, read_proofs
from tests.paths import ROOT, SOURCE

LANGUAGES = ("RULES.md", "RULES.de.md", "RULES.pl.md")

CLAUSE = re.compile(r"\b[A-Z]-[A-Z]{3}-[0-9]+\b")
ITEM = re.compile(r"^- \*\*([A-Z]-[A-Z]{3}-[0-9]+)\*\* ", re.MULTILINE)


def every_clause() -> set[str]:
    return {clause for path in LEDGERS for clause in clauses(path)}


def items(text: str) -> list[str]:
    """The ids that the items of a rules reference begin with."""
    return ITEM.findall(text)


def named(code: str) -> set[str]:
    """The ids in the strings of a file, which is how refusals name a rule."""
    return {
        clause
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for clause in CLAUSE.findall(node.value)
    }


def list_name(path: Path) -> str:
    return path.parent.name


@pytest.mark.parametrize("path", LEDGERS, ids=list_name)
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

    assert with_rules == {list_name(path) for path in LEDGERS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", LEDGERS, ids=list_name)
def test_every_clause_is_written_once_in_every_language(path: Path, language: str) -> None:
    text = (SOURCE / "games" / list_name(path) / "words" / language).read_text(encoding="utf-8")

    assert sorted(items(text)) == sorted(clauses(path))


@pytest.mark.parametrize("path", LEDGERS, ids=list_name)
def test_every_clause_is_proved_by_a_test(path: Path) -> None:
    proved = Proofs("").of

    assert not [clause for clause in clauses(path) if clause not in proved]


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = every_clause()

    assert not {clause: found for clause, found in Proofs("").of.items() if clause not in known}


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

    assert sorted(read_proofs(code, "tests/test_set_up.py")) == [
        ("H-SET-1", "tests/test_set_up.py", 3, "test_set_up"),
        *(
            (clause, "tests/test_set_up.py", 7, "test_it")
            for clause in ("H-SET-2", "H-SET-3", "H-SET-4")
        ),
    ]


def test_mark_whose_ids_are_not_written_out_is_caught() -> None:
    with pytest.raises(TypeError, match="line 1"):
        list(read_proofs("pytest.mark.rule(*RULES)", "tests/test_set_up.py"))


def test_items_are_found() -> None:
    text = "- **H-SET-1** One.\n- **Bold** words, **H-SET-2** inside.\n  - **H-SET-3** deeper\n"

    assert items(text) == ["H-SET-1"]


def test_rules_that_a_refusal_names_are_found() -> None:
    code = 'raise IllegalAction("no", "H-SET-1")  # H-SET-2\nrule = "H-SET-3"'

    assert named(code) == {"H-SET-1", "H-SET-3"}
