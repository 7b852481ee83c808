"""`sevenstates bot connect`: errors are sentences in three languages, and show no token."""

import pytest

from tests.in_process import Cli

GONE = "http://127.0.0.1:9/api/ext/x/y#secret-token"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "That is not a connection string."),
        ("de", "Das ist keine Verbindungszeile."),
        ("pl", "To nie jest ciąg połączenia."),
    ],
)
def test_what_is_no_string_gets_a_sentence(cli: Cli, language: str, sentence: str) -> None:
    done = cli("bot", "connect", GONE, "--language", language)

    assert done.code == 1
    assert sentence in done.err
    assert "secret" not in done.err + done.out
