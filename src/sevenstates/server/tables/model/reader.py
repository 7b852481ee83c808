"""A reader: a person or a token at a table, admitted for a call and again before every frame."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ....core import Seat, Viewer
from ...accounts.person import Person, Sanction
from ...errors import Refused
from ...security.tokens import hash_token

if TYPE_CHECKING:
    from .seat import SeatState
    from .table import Table

NO_SEATS: frozenset[Seat] = frozenset()


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


NO_CREDENTIAL = Credential()


@dataclass(frozen=True, slots=True)
class TokenSeat:
    """The seat that a token speaks for."""

    table: str
    seat: Seat
    mute: Sanction | None = None
    """The mute of the person in the seat."""


Holder = Person | TokenSeat


class Holders(Protocol):
    """Knows whose credentials are valid now."""

    async def holder(self, credential: Credential) -> Holder | None: ...


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


async def reader_for(
    credentials: Holders,
    table: "Table",
    person: Person | None,
    token: str | None,
    *,
    seat: Seat | None = None,
    invite: str | None = None,
    language: str = "en",
) -> Reader:
    """The reader that calls; Refused if the seat is another's or the table private."""
    if token is not None:
        credential = Credential(token=hash_token(token))
        return _reader_of_token(
            table, credential, await credentials.holder(credential), seat, language
        )
    return reader_of_person(table, person, seat=seat, invite=invite, language=language)


def reader_of_person(
    table: "Table",
    person: Person | None,
    *,
    seat: Seat | None = None,
    invite: str | None = None,
    language: str = "en",
) -> Reader:
    """The same for somebody without a token."""
    person_id = person.id if person else None
    mine = _seats_of(table, person_id)
    if seat is not None and seat not in mine:
        raise Refused(403, "not-your-seat", seat=seat)
    if not mine and not _may_watch(table, person_id, invite):
        raise Refused(404, "no-such-table")
    return Reader(
        viewer=seat if seat is not None else min(mine, default=None),
        person=person_id,
        name=person.name if person else "",
        has_account=person is not None and not person.is_guest,
        language=language,
        seats=mine,
        credential=Credential(session=person.session) if person else Credential(),
        wanted=seat,
        invite=invite,
        mute=person.mute if person else None,
        ban=person.ban if person else None,
    )


def _reader_of_token(
    table: "Table", credential: Credential, found: Holder | None, seat: Seat | None, language: str
) -> Reader:
    if not isinstance(found, TokenSeat):
        raise Refused(401, "bad-token")
    if found.table != table.id or (seat is not None and seat != found.seat):
        raise Refused(403, "not-your-seat", seat=seat if seat is not None else found.seat)
    return Reader(
        viewer=found.seat,
        is_token=True,
        language=language,
        seats=frozenset((found.seat,)),
        credential=credential,
        sitter=table.seat_states[found.seat].person,
        mute=found.mute,
    )


def _seats_of(table: "Table", person: str | None) -> frozenset[Seat]:
    if person is None:
        return NO_SEATS
    return frozenset(
        [seat_state.seat for seat_state in table.seat_states if seat_state.person == person]
    )


def _may_watch(table: "Table", person: str | None, invite: str | None) -> bool:
    if table.visibility == "public" or invite == table.invite:
        return True
    return person is not None and (person == table.host or person in table.members)


def _facts(person: Person) -> tuple[object, ...]:
    return person.id, person.name, not person.is_guest, person.mute, person.ban


async def readmit(credentials: Holders, table: "Table", reader: Reader) -> Reader:
    """The same reader as things are now; AccessRevoked if the credential is no longer valid."""
    credential = reader.credential
    if not credential.is_empty:
        found = await credentials.holder(credential)
        if found is None:
            raise credential.revoked()
        if isinstance(found, TokenSeat):
            sitter = table.seat_states[found.seat].person
            if (sitter, found.mute) == (reader.sitter, reader.mute):
                return reader
            return replace(reader, sitter=sitter, mute=found.mute)
        has_account = not found.is_guest
        if _facts(found) != (
            *(reader.person, reader.name, reader.has_account),
            *(reader.mute, reader.ban),
        ):
            reader = replace(reader, person=found.id, name=found.name, has_account=has_account)
            reader = replace(reader, mute=found.mute, ban=found.ban)
    return refreshed(table, reader)


def refreshed(table: "Table", reader: Reader) -> Reader:
    """The same reader, now that others may sit at the table than before."""
    if reader.is_token:
        return reader
    mine = _seats_of(table, reader.person)
    if not mine and not _may_watch(table, reader.person, reader.invite):
        raise AccessRevoked(403, "not-admitted")
    viewer = reader.wanted if reader.wanted in mine else min(mine, default=None)
    if (mine, viewer) == (reader.seats, reader.viewer):
        return reader
    return replace(reader, seats=mine, viewer=viewer)


def _is_still(seat_state: "SeatState", reader: Reader) -> bool:
    """Whether the person or program that a token was made for has the seat."""
    return seat_state.kind != "open" and seat_state.person == reader.sitter


def acting(table: "Table", reader: Reader) -> Reader:
    """The reader of a command that is carried out now: as the seat it was sent for, or not at all.

    The table's lock is held. A command may have waited for it while others sat down.
    """
    if reader.is_token:
        seat = reader.viewer
        if seat is None or not _is_still(table.seat_states[seat], reader):
            raise Refused(403, "not-your-seat", seat=seat or 0)
        return reader
    now = refreshed(table, reader)
    if reader.viewer is None or now.viewer == reader.viewer:
        return now
    if reader.viewer in now.seats:
        return replace(now, viewer=reader.viewer)
    raise Refused(403, "not-your-seat", seat=reader.viewer)
