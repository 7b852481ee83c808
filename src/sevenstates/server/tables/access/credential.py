"""What a connection shows of itself: the hash of a session or of a seat's token."""

from dataclasses import dataclass
from typing import NamedTuple

from ....core import Seat
from ...accounts.person import Person
from ...errors import Refused


class AccessRevoked(Refused):
    """A connection has lost its access: a session, a token, or a place at a private table."""


class Credential(NamedTuple):
    """The hash of a connection's session or token; a stranger has neither."""

    session: str = ""
    token: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to check: the caller is a stranger."""
        return not self.session and not self.token

    def revoked(self) -> AccessRevoked:
        """The refusal when the credential is no longer valid."""
        return (
            AccessRevoked(401, "bad-token") if self.token else AccessRevoked(401, "session-ended")
        )


@dataclass(frozen=True, slots=True)
class TokenSeat:
    """The seat that a token speaks for."""

    table: str
    seat: Seat


Holder = Person | TokenSeat
