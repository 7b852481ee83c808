"""Who makes a call. The session middleware finds out; everything else asks `caller_of`."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session: a guest or an account."""

    id: str
    name: str
    is_guest: bool


@dataclass(frozen=True, slots=True)
class Caller:
    """Who makes a call: a person, a token that speaks for one seat, or nobody yet."""

    person: Person | None = None
    token: tuple[str, int] | None = None
    """Table and seat of the token."""
    language: str = "en"


def caller_of(connection: HTTPConnection) -> Caller:
    """Who makes the call, an HTTP request or a WebSocket."""
    caller = getattr(connection.state, "caller", None)
    return caller if isinstance(caller, Caller) else Caller()
