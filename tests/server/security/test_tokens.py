"""Tokens hold 256 bits, and only their hashes are stored."""

import base64

from sevenstates.server.security.tokens import MARK, TOKEN, hash_token, new_token


def test_a_token_has_256_bits_and_no_twin() -> None:
    tokens = {new_token() for _ in range(1000)}

    assert len(tokens) == 1000
    assert {len(base64.urlsafe_b64decode(token.removeprefix(MARK) + "=")) for token in tokens} == {
        32
    }


def test_tokens_are_recognised_wherever_they_stand() -> None:
    for _ in range(100):
        assert TOKEN.sub("", f"cookie={new_token()}; path=/") == "cookie=; path=/"


def test_the_hash_does_not_hold_the_token() -> None:
    token = new_token()

    assert token not in hash_token(token)
    assert hash_token(token) == hash_token(token) != hash_token(new_token())
