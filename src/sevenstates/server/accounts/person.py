"""The person who calls."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """The caller: a guest or an account, known by the cookie."""

    id: str
    name: str
    is_guest: bool
    language: str = ""
    """The one in the settings; empty if none was ever chosen there."""
    session: str = ""
    """The hash of the session that the cookie stands for; empty if it is not known."""
