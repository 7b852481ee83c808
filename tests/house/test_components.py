"""Every component of the client opens with a comment that says what it is."""

import re
from pathlib import Path

import pytest

from tests.paths import WEB

HEAD = re.compile(
    r"""
    <!--\s(?P<markup>[^<>]+?)\s-->\n           # before the script,
    | <script\ lang="ts">\n\s*/\*\*(?P<script>.+?)\*/\n  # or as the script's first comment
    """,
    re.VERBOSE | re.DOTALL,
)


def sentence(code: str) -> str:
    """The comment at the head of a component as one line; empty without one."""
    found = HEAD.match(code)
    comment = (found["markup"] or found["script"]) if found else ""
    return re.sub(r"[\s*]+", " ", comment).strip()


def says_what_it_is(code: str) -> bool:
    return bool(re.fullmatch(r"[A-Z].*\.", sentence(code)))


def components() -> list[Path]:
    return sorted((WEB / "src").rglob("*.svelte"))


def test_components_say_what_they_are() -> None:
    silent = [
        path.relative_to(WEB).as_posix()
        for path in components()
        if not says_what_it_is(path.read_text("utf-8"))
    ]

    assert components()
    assert not silent


@pytest.mark.parametrize(
    "code",
    [
        "<!-- A page. -->\n<script>\n",
        "<!--\n  A page\n  in two lines.\n-->\n<p></p>\n",
        '<script lang="ts">\n  /** A page. */\n  let x;\n',
        '<script lang="ts">\n  /**\n   * A page\n   * at length.\n   */\n  let x;\n',
    ],
)
def test_sentence_at_the_head_is_found(code: str) -> None:
    assert says_what_it_is(code)


@pytest.mark.parametrize(
    "code",
    [
        '<script lang="ts">\n  let x; /** Not of the component. */\n',
        "<p></p>\n<!-- Too late. -->\n",
        "<!-- svelte-ignore a11y_autofocus -->\n<p></p>\n",
    ],
)
def test_component_without_a_sentence_is_caught(code: str) -> None:
    assert not says_what_it_is(code)
