"""Every word the client says exists in every language, and no other."""

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sevenstates.cli
from sevenstates import games
from sevenstates.cli.commands import COMMANDS
from sevenstates.cli.words import Words, language_of_environment
from sevenstates.texts import LANGUAGES, MissingText, Texts
from tests.paths import SOURCE

FOLDER = Path(sevenstates.cli.__file__).parent
SPOKEN = {"words", "word", "say", "HELP", "ClientError", "SiteError"}
"""What is called with a key of the words."""


def message_keys(language: str) -> dict[str, set[str]]:
    """The fields that each message mentions."""
    files = [
        FOLDER / "locale" / f"{language}.ftl",
        *SOURCE.glob(f"games/*/words/terminal.{language}.ftl"),
    ]
    text = "\n".join(file.read_text("utf-8") for file in files)
    messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {m.partition(" =")[0]: set(re.findall(r"\{ \$(\w+)", m)) for m in messages}


def used_keys() -> Iterator[re.Pattern[str]]:
    """A pattern for each key in the code; what an f-string fills in can be anything."""
    folders = (FOLDER.rglob("*.py"), SOURCE.glob("games/*/terminal/*.py"), SOURCE.glob("site/*.py"))
    for path in itertools.chain(*folders):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and name_of(node.func) in SPOKEN:
                yield from patterns(node.args[0])


def name_of(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def patterns(key: ast.expr) -> Iterator[re.Pattern[str]]:
    match key:
        case ast.Constant(value=str(text)):
            yield re.compile(re.escape(text))
        case ast.IfExp(body=body, orelse=other):
            yield from patterns(body)
            yield from patterns(other)
        case ast.JoinedStr(values=parts):
            yield re.compile(
                "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in parts
                )
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_fields(language: str) -> None:
    assert message_keys(language) == message_keys("en")


def test_every_key_in_the_code_has_words() -> None:
    known = message_keys("en")

    assert [p.pattern for p in used_keys() if not any(map(p.fullmatch, known))] == []


def test_every_message_is_used() -> None:
    used = list(used_keys())
    others = {"kept", "kept-finished", "huang-ahead", "huang-tied", "did-you-mean"}
    others |= {"not-understood"}
    # What the client of the External Bot Protocol reports.
    others |= {f"bot-{what}" for what in ("sits", "waits", "refused", "stuck", "over")}

    unused = {key for key in message_keys("en") if not any(p.fullmatch(key) for p in used)}
    assert unused == others


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_of_messages_are_whole(language: str) -> None:
    words = Words(language)
    for name in COMMANDS:
        assert words(f"command-{name}-form")
        assert words(f"command-{name}-help")
    for game in games.all():
        assert Texts(language, game.key).title


def test_missing_words_are_reported() -> None:
    with pytest.raises(MissingText):
        Words("en")("no-such-message")
    with pytest.raises(MissingText):
        Words("en")("saved")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "en"),
    ],
)
def test_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert language_of_environment() == language
