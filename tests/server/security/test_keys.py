"""Keys hold 256 bits, and only their hashes are kept."""

import base64

from sevenstates.server.security.tokens import KEY, MARK, hash_key, new_key


def test_a_key_has_256_bits_and_no_twin() -> None:
    keys = {new_key() for _ in range(1000)}

    assert len(keys) == 1000
    assert {len(base64.urlsafe_b64decode(key.removeprefix(MARK) + "=")) for key in keys} == {32}


def test_keys_are_recognised_wherever_they_stand() -> None:
    for _ in range(100):
        assert KEY.sub("", f"cookie={new_key()}; path=/") == "cookie=; path=/"


def test_the_hash_does_not_hold_the_key() -> None:
    key = new_key()

    assert key not in hash_key(key)
    assert hash_key(key) == hash_key(key) != hash_key(new_key())
