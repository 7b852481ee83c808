"""Notices name a table by its game and the other people there, in the reader's language."""

from types import SimpleNamespace
from typing import Any

import pytest

from sevenstates.server.notices import wording


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "HUANG with Bo and Cy"),
        ("de", "HUANG mit Bo und Cy"),
        ("pl", "HUANG, gracze: Bo i Cy"),
    ],
)
def test_others_are_a_list_of_the_language(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    seats = [SimpleNamespace(person=name, shown_name=name) for name in ("Ada", "Bo", "Cy")]
    monkeypatch.setattr(wording, "read_seat_states", lambda *_: seats)
    nothing: Any = None

    assert wording.describe(nothing, "Ada", "table", "huang", language) == words
