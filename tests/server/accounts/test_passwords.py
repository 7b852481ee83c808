"""Passwords are checked off the loop, and a name that nobody has takes as long as a wrong one."""

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher

from sevenstates.server.accounts.passwords import Passwords
from sevenstates.server.app import create_app
from sevenstates.server.config import Config


class Watched(PasswordHasher):
    """Cheap, and tells what it was asked."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked: list[str] = []
        self.threads: set[str] = set()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.checked.append(str(hash))
        self.threads.add(threading.current_thread().name)
        return super().verify(hash, password)


@pytest.fixture
def hasher() -> Watched:
    return Watched()


def check(hasher: Watched, password: str, kept: str | None) -> bool:
    passwords = Passwords(hasher)
    try:
        return asyncio.run(passwords.is_right(password, kept))
    finally:
        passwords.close()


def test_right_is_right_and_wrong_is_wrong(hasher: Watched) -> None:
    kept = hasher.hash("open sesame")

    assert check(hasher, "open sesame", kept)
    assert not check(hasher, "open barley", kept)
    assert not check(hasher, "open sesame", "no hash at all")


@pytest.mark.parametrize("password", ["open sesame", "nobody", ""])
def test_nobody_has_no_password_but_costs_as_much(hasher: Watched, password: str) -> None:
    assert not check(hasher, password, None)
    assert [hash.split("$")[:4] for hash in hasher.checked] == [hasher.hash("any").split("$")[:4]]


def test_hashing_leaves_the_loop_alone(hasher: Watched) -> None:
    check(hasher, "open sesame", None)

    assert all(name.startswith("password") for name in hasher.threads)


def test_a_server_hashes_with_settings_that_cost_a_thief_dearly() -> None:
    passwords = create_app(Config()).state.parts.passwords
    kept = asyncio.run(passwords.hash("open sesame"))

    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    passwords.close()


def test_hashes_with_weaker_settings_are_renewed(hasher: Watched) -> None:
    passwords = Passwords()

    assert passwords.is_outdated(hasher.hash("open sesame"))
    assert not passwords.is_outdated(PasswordHasher().hash("open sesame"))
    passwords.close()
