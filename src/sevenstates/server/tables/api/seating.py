"""Taking a seat by calls that are not commands of the table: invitations and play with anyone."""

from secrets import token_hex

from ... import wire
from ...accounts.person import Person
from ..model.reader import reader_for
from ..model.table import Table
from ..service import Tables


async def sit_down(
    tables: Tables, table: Table, person: Person, language: str
) -> wire.Result | None:
    """Take the first open seat; None if there is none."""
    seat = next((state.seat for state in table.seat_states if state.kind == "open"), None)
    if seat is None or any(state.person == person.id for state in table.seat_states):
        return None
    reader = await reader_for(
        tables.credentials, table, person, None, invite=table.invite, language=language
    )
    return await tables.command(table, reader, wire.TakeSeat(id=token_hex(8), seat=seat))
