"""The clauses of the rules and the tests that prove them.

The clauses of a game are listed in `tests/games/KEY/ledger.txt`; a test that proves one is marked
with its id, as in `@pytest.mark.rule("H-WAR-9")`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LEDGERS = sorted((ROOT / "tests" / "games").glob("*/ledger.txt"))


class Proof(NamedTuple):
    """A mark on a test; one that stands elsewhere in the file bears the file's name."""

    clause: str
    path: str
    line: int
    name: str

    def sentence(self) -> str:
        """The test's name as the sentence that it is."""
        return self.name.removeprefix("test_").replace("_", " ")


def clauses(ledger: Path) -> list[str]:
    """The ids of a ledger, in the order of the rules."""
    return ledger.read_text(encoding="utf-8").split()


def read_proofs(code: str, path: str) -> Iterator[Proof]:
    """The marks in the code of a test file, wherever they stand in it."""
    if "mark.rule" not in code:
        return  # parsing takes long, and most files have none
    tree = ast.parse(code)
    tests = {
        node: test
        for test in ast.walk(tree)
        if isinstance(test, ast.FunctionDef)
        for decorator in test.decorator_list
        for node in ast.walk(decorator)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                test = tests.get(node)
                line, name = (test.lineno, test.name) if test else (node.lineno, Path(path).stem)
                for argument in node.args:
                    if not isinstance(argument, ast.Constant):
                        raise TypeError(f"line {node.lineno}: an id is written out")
                    yield Proof(str(argument.value), path, line, name)


class Proofs:
    """The proofs in all test files, and their addresses in the repository."""

    def __init__(self, repository: str) -> None:
        self.repository = repository
        self.of: dict[str, list[Proof]] = {}
        for file in sorted((ROOT / "tests").rglob("*.py")):
            for proof in read_proofs(file.read_text("utf-8"), file.relative_to(ROOT).as_posix()):
                self.of.setdefault(proof.clause, []).append(proof)
        self.marks = Counter(proof[1:] for found in self.of.values() for proof in found)

    def best(self, clause: str) -> Proof:
        """The test that says most about a clause: it proves the fewest other things."""
        return min(self.of[clause], key=lambda proof: self.marks[proof[1:]])

    def address(self, proof: Proof) -> str:
        """The test in the repository's browser."""
        return f"{self.repository}/blob/main/{proof.path}#L{proof.line}"
