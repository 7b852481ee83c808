"""Messages put into words, compared with those of fluent.runtime."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sevenstates.texts.bundle import Bundle, Messages, MissingText
from tests.paths import SOURCE

FILES = sorted(SOURCE.rglob("*.ftl"))
CATEGORIES = {"one", "few", "many", "other"}
NUMBERS = (0, 1, -1, 2, 5, 12, 1234567, 1.0, 1234.0625)


class Parts(Visitor):
    """The needs of a message: its variables, functions and the keys of its variants."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.keys: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def samples(parts: Parts) -> Iterator[dict[str, object]]:
    for value in (*NUMBERS, "Wei", *sorted(parts.keys - CATEGORIES)):
        yield dict.fromkeys(parts.variables, value)
    if parts.variables:
        yield {}


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("file", FILES, ids=relative)
def test_every_message_reads_as_fluent_reads_it(file: Path) -> None:
    resource = parse(file.read_text("utf-8"))
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    called = {name for message in messages for name in Parts(message).functions}
    functions: dict[str, Any] = dict.fromkeys(called, lambda given: f"<{given}>")
    language = file.stem.rpartition(".")[2]
    ours = Bundle(language, functions)
    theirs = FluentBundle([language], functions, use_isolating=False)
    ours.add(Messages(file.read_text("utf-8")))
    theirs.add_resource(resource)

    for message in messages:
        for fields in samples(Parts(message)):
            assert said(ours, message.id.name, fields) == expected(theirs, message.id.name, fields)


def said(bundle: Bundle, key: str, fields: dict[str, object]) -> str | None:
    try:
        return bundle.text(key, fields)
    except MissingText:
        return None


def expected(bundle: FluentBundle, key: str, fields: dict[str, object]) -> str | None:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, fields)
    return None if errors else str(text)


@pytest.mark.parametrize(
    ("language", "categories"),
    [
        ("en", "other one other other other other other other other other"),
        ("de", "other one other other other other other other other other"),
        ("pl", "many one few few many many many few few many"),
    ],
)
def test_plurals(language: str, categories: str) -> None:
    rows = "".join(f"\n    [{word}] {word}" for word in ("one", "few", "many"))
    bundle = Bundle(language)
    bundle.add(Messages(f"x = {{ $n ->{rows}\n   *[other] other\n}}"))

    numbers = (0, 1, 2, 4, 5, 12, 14, 22, 104, 112)

    assert " ".join(bundle.text("x", {"n": number}) for number in numbers) == categories
    assert bundle.text("x", {"n": 1.5}) == "other"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "-1,234,567 1,234.062 7"),
        ("de", "-1.234.567 1.234,062 7"),
        ("pl", "-1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567 1\N{NO-BREAK SPACE}234,062 7"),
    ],
)
def test_numbers(language: str, text: str) -> None:
    bundle = Bundle(language)
    bundle.add(Messages("x = { $whole } { $part } { 7 }"))

    assert bundle.text("x", {"whole": -1234567, "part": 1234.0625}) == text


TERMS = """
-emperor = { $case ->
   *[subject] the emperor
    [owner] the emperor's
}
    .first = Qin
shown = { -emperor } { -emperor(case: "owner") } { part } { part.more } { "{" }
named = { -emperor.first ->
    [Qin] { part }
   *[other] nobody
}
part = part
    .more = more
bare =
    .more = more
lost = { $lost }
lost-term = { -lost }
lost-part = { part.lost }
lost-value = { bare }
failing = { FAIL($lost) }
unknown = { UNKNOWN() }
"""


def test_terms_and_references() -> None:
    bundle = Bundle("en")
    bundle.add(Messages(TERMS))

    assert bundle.text("shown", {}) == "the emperor the emperor's part more {"
    # Only attributes of terms may choose, and they are read with the term.
    assert bundle.text("named", {}) == "part"
    assert list(bundle.attributes("part")) == ["more"]
    assert bundle.attributes("lost") == bundle.attributes("absent") == {}


@pytest.mark.parametrize(
    "key",
    ["absent", "bare", "lost", "lost-term", "lost-part", "lost-value", "failing", "unknown"],
)
def test_what_is_missing_is_named(key: str) -> None:
    def fail(value: object) -> str:
        raise ValueError(value)

    bundle = Bundle("en", {"FAIL": fail})
    bundle.add(Messages(TERMS))

    fields = {"lost": "x"} if key == "failing" else {"lost": None}
    with pytest.raises(MissingText) as missing:
        bundle.text(key, fields)

    assert missing.value.args[0] == key


def test_first_message_of_an_id_counts() -> None:
    bundle = Bundle("en")
    for text in ("x = first", "x = second"):
        bundle.add(Messages(text))

    assert bundle.text("x", {}) == "first"


def test_message_that_is_not_fluent_is_missing() -> None:
    bundle = Bundle("en")
    bundle.add(Messages("x = { $open\ny = well\n"))

    assert bundle.text("y", {}) == "well"
    with pytest.raises(MissingText):
        bundle.text("x", {})
