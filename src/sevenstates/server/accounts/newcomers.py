"""Newcomers: who is banned does not come back at once as a new guest or account."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

import sqlalchemy as sa

from ..errors import Refused
from ..security.limits import network_of
from ..store import Store
from ..store import schema as s
from .person import Person, Sanction

HOURS = 24
"""How long the network of a banned person's last call takes no newcomers."""
MAX_NETWORKS = 10_000
"""Maximum networks that are remembered, in memory only."""


class Newcomers:
    """Remembers for a day from where banned people call, and turns new people from there away.

    People who are known already are not touched, and a ban that has ended or was taken back turns
    nobody away. Addresses of no public network are left alone: a home network, or a proxy that the
    settings do not name, through which everybody comes.
    """

    def __init__(
        self, store: Store, *, is_on: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._is_on = is_on
        self._clock = clock
        self._seen: OrderedDict[str, dict[str, float]] = OrderedDict()
        """By network the people who called while they were banned, and when they last did."""

    def note(self, address: str, person: Person, now: int) -> None:
        """Somebody calls; only that of the banned is remembered."""
        if person.ban is None or not person.ban.holds(now) or not _is_public(address):
            return
        network = network_of(address)
        self._seen.setdefault(network, {})[person.id] = self._clock()
        self._seen.move_to_end(network)
        if len(self._seen) > MAX_NETWORKS:
            self._seen.popitem(last=False)

    async def check(self, address: str, now: int) -> None:
        """Refused if somebody who is banned called from there within a day."""
        after = self._clock() - HOURS * 3600
        found = self._seen.get(network_of(address), {})
        people = [person for person, seen in found.items() if seen > after]
        if not people or not self._is_on:
            return
        query = sa.select(s.people.c.ban).where(s.people.c.id.in_(people))
        for ban in await self._store.read(lambda db: list(db.scalars(query))):
            sanction = Sanction.from_json(ban)
            if sanction is not None and sanction.holds(now):
                raise Refused(403, "newcomers-barred", hours=HOURS)


def _is_public(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return False
