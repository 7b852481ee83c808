"""Queries and helpers shared by the endpoints of tables."""

from ....core import Seat
from ...accounts.person import Person
from ...errors import Refused
from ...http.endpoint import Call
from ...http.pipeline import address_of
from ...security.limits import network_of
from ...security.origin import own_origin
from ..bots.fair_queue import Priority, Requester
from ..model.reader import Reader
from ..model.table import Table

TABLE = "/api/tables/{table}"
EXTERNAL = "/api/ext/{table}"


def person_of(call: Call) -> Person:
    """The caller; a token stands for a seat, not for a person."""
    if call.person is None:
        raise Refused(401, "no-session")
    return call.person


def requester_of(
    call: Call, table: Table, reader: Reader, priority: Priority = Priority.AWAITED
) -> Requester:
    """The requester of a call; without a cookie, the network address."""
    network = network_of(address_of(call.request))
    return Requester(network, reader.person or network, table.id, priority)


def connection_string(call: Call, table: Table, seat: Seat, token: str) -> str | None:
    """The line that a program needs to play a seat over the External Bot Protocol.

    None if the seat is not for a program.
    """
    if table.seat_states[seat].kind != "program":
        return None
    request = call.request
    site = own_origin(request.scope, request.headers) + request.scope.get("root_path", "")
    return f"{site}{EXTERNAL.format(table=table.id)}#{token}"
