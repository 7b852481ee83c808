"""One name for one thing: the texts keep to `glossary.toml`, and sentences are not put together."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from sevenstates.texts import LANGUAGES
from tests.paths import ROOT, SOURCE

TERMS = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))["term"]
CLIENT = ROOT / "web" / "src"
SPEAKERS = {"text", "words", "_text"}
"""Functions that give a text of a language."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_term = pytest.mark.parametrize("term", TERMS, ids=[term["name"] for term in TERMS])


def files(language: str) -> Iterator[Path]:
    """The files of messages in a language; each has it in its name or in its folder's."""
    for root in (SOURCE, CLIENT):
        for path in sorted(root.rglob("*.ftl")):
            if path.stem.split(".")[-1] == language or path.parent.name == language:
                yield path


def spoken(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a pattern, with {} for what is filled in; each variant is one of its own."""
    text = ""
    for element in pattern.elements:
        match element:
            case ftl.TextElement():
                text += element.value
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from spoken(variant.value)
                text += "{}"
            case _:
                text += "{}"
    yield text


@cache
def patterns(path: Path) -> tuple[tuple[str, ftl.Pattern], ...]:
    """The patterns of a file, with the ids of their messages."""
    messages = [
        entry
        for entry in parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message | ftl.Term)
    ]
    return tuple(
        (message.id.name, pattern)
        for message in messages
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern is not None
    )


@cache
def lines(language: str, game: str) -> tuple[tuple[str, str], ...]:
    """Everything that is said, with the place where it is written; of one game, or of all."""
    found = []
    for path in files(language):
        if not game or game in path.parts:
            for name, pattern in patterns(path):
                found += [(f"{path.relative_to(ROOT)}: {name}", text) for text in spoken(pattern)]
    suffix = "" if language == "en" else f".{language}"
    for path in sorted(SOURCE.glob(f"games/{game or '*'}/words/RULES{suffix}.md")):
        for paragraph in re.split(r"\n(?=- )|\n\n", path.read_text("utf-8")):
            place = f"{path.relative_to(ROOT)}: {paragraph[:24]}"
            found.append((place, " ".join(paragraph.split())))
    return tuple(found)


@every_language
@every_term
def test_a_thing_has_one_name(term: dict[str, Any], language: str) -> None:
    said = lines(language, term.get("game", ""))
    wrong = [
        f"{place}: {text}"
        for never in term[language].get("never", ())
        for place, text in said
        if re.search(never, text)
    ]

    assert not wrong
    assert any(re.search(term[language]["use"], text) for _, text in said)


@every_language
def test_no_text_is_two_texts_side_by_side(language: str) -> None:
    """A message may not be just two others: a third language would order or bend them otherwise."""
    joined = [
        f"{path.name}: {name}"
        for path in files(language)
        for name, pattern in patterns(path)
        for one, between, two in zip(
            pattern.elements, pattern.elements[1:], pattern.elements[2:], strict=False
        )
        if _is_message(one) and _is_message(two)
        if isinstance(between, ftl.TextElement) and not between.value.strip()
    ]

    assert not joined


def _is_message(element: ftl.TextElement | ftl.Placeable) -> bool:
    return isinstance(element, ftl.Placeable) and isinstance(
        element.expression, ftl.MessageReference
    )


def test_no_text_is_handed_to_another_one() -> None:
    """What needs a case or a gender is worded by the message that needs it."""
    nested = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in sorted(SOURCE.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and _speaks(call)
        if any(_speaks(part) for keyword in call.keywords for part in ast.walk(keyword.value))
    ]

    assert not nested


def _speaks(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in SPEAKERS
    return False
