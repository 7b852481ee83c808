"""A reader: a person or a token that looks at a table."""

from dataclasses import dataclass, field

from ....core import Seat, Viewer
from ...accounts.person import Sanction
from ..access.credential import Credential

NO_CREDENTIAL = Credential()


def token_author(seat: Seat) -> str:
    """The author of the commands that a seat's token sends."""
    return f"seat {seat}"


@dataclass(frozen=True, slots=True)
class Reader:
    """A person, or a token that speaks for a seat."""

    viewer: Viewer
    person: str | None = None
    name: str = ""
    has_account: bool = False
    is_token: bool = False
    language: str = "en"
    seats: frozenset[Seat] = field(default_factory=frozenset)
    """The seats that are the reader's."""
    credential: Credential = NO_CREDENTIAL
    """The connection's credential; it is checked again before every frame."""
    sitter: str | None = None
    """The person whose seat a token speaks for."""
    wanted: Seat | None = None
    """The seat that the call named."""
    invite: str | None = None
    """The code of the invite link that the call named."""
    mute: Sanction | None = None
    ban: Sanction | None = None

    @property
    def author(self) -> str:
        """The author under whom command ids are stored."""
        if self.is_token and self.viewer is not None:
            return token_author(self.viewer)
        return self.person or ""
