"""Every word the server says exists in every language, and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sevenstates.server
from sevenstates.server.errors import OpsError, Refused, error_text
from sevenstates.server.texts import ServerTexts
from sevenstates.texts import LANGUAGES, MissingText

FOLDER = Path(sevenstates.server.__file__).parent
FOLDERS = (FOLDER, FOLDER.parent / "local")
"""The server, and the one for a single person, which says the same."""
PLACE = {"Refused": 1, "AccessRevoked": 1, "__init__": 1, "OpsError": 0, "texts": 0}
"""Which argument of a call is the key of a message; `__init__` is that of a refusal's own kind."""


def message_keys(language: str) -> dict[str, set[str]]:
    """The fields that each message mentions."""
    text = (FOLDER / "locale" / f"{language}.ftl").read_text("utf-8")
    messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {m.partition(" =")[0]: set(re.findall(r"\{ \$(\w+)", m)) for m in messages}


def used_keys() -> Iterator[str]:
    for path in [path for folder in FOLDERS for path in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in PLACE and len(node.args) > PLACE[name]:
                key = node.args[PLACE[name]]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value if name == "texts" else f"refused-{key.value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_fields(language: str) -> None:
    assert message_keys(language) == message_keys("en")


def test_every_key_in_the_code_has_words() -> None:
    assert set(used_keys()) - set(message_keys("en")) == set()


def test_every_message_is_used() -> None:
    assert set(message_keys("en")) - set(used_keys()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_worded_with_their_fields(language: str) -> None:
    assert "Ada" in error_text(Refused(409, "name-taken", name="Ada"), language)
    assert "77" in error_text(OpsError("setting-port", port="77"), language)


def test_missing_words_are_reported() -> None:
    with pytest.raises(MissingText):
        ServerTexts("en")("no-such-message")
    with pytest.raises(MissingText):
        ServerTexts("en")("refused-name-taken")
