"""Newcomers: people who are banned or muted cannot come back at once under a new name."""

import contextlib
import hashlib
import hmac
import ipaddress
import math
import secrets
from collections import OrderedDict

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..errors import Refused
from ..security.keys import ServerKeys
from ..security.limits import network_of
from ..store import Store
from ..store import schema as s
from .person import Sanction, SanctionJson

HOURS = 24
"""How long the network of the last call of somebody banned or muted is remembered."""
LIFETIME = HOURS * 60 * 60 * 1000
PAUSE = 10 * 60 * 1000
"""Milliseconds after which a further call of the same person is written down again."""
MAX_NOTED = 10_000
"""Maximum calls that this process remembers to have written down."""


class Newcomers:
    """Remembers for a day from where people call who are banned or muted.

    New people from there are turned away, or may say nothing in chats. People who are known
    already are not touched, and what has ended or was taken back concerns nobody. Addresses of no
    public network are left alone: a home network, or a proxy that the settings do not name,
    through which everybody comes.
    """

    def __init__(self, store: Store, *, is_on: bool = True) -> None:
        self._store = store
        self._is_on = is_on
        self._keys = ServerKeys(store)
        self._noted: OrderedDict[tuple[str, str, str, int | None], int] = OrderedDict()

    async def note(
        self, address: str, person: str, ban: Sanction | None, mute: Sanction | None, now: int
    ) -> None:
        """Somebody calls; only those who are banned or muted are remembered."""
        for kind, sanction in (("ban", ban), ("mute", mute)):
            if sanction is None or sanction.is_inherited or not sanction.holds(now):
                continue
            if self._is_on and _is_public(address):
                await self._note(network_of(address), person, kind, sanction.until, now)

    async def _note(
        self, network: str, person: str, kind: str, until: int | None, now: int
    ) -> None:
        key = (network, person, kind, until)
        if now - self._noted.get(key, -PAUSE) < PAUSE:
            return
        hashed = await self._hash(network)
        with contextlib.suppress(IntegrityError):  # another process has just written it
            await self._store.write(lambda db: _put(db, hashed, person, kind, until, now))
        self._noted[key] = now
        self._noted.move_to_end(key)
        if len(self._noted) > MAX_NOTED:
            self._noted.popitem(last=False)

    async def check(self, address: str, now: int) -> SanctionJson | None:
        """Refused if somebody who is banned called from there within a day.

        Gives the mute that somebody new from there begins with, if there is one.
        """
        if not self._is_on or not _is_public(address):
            return None
        n, hashed = s.sanctioned_networks.c, await self._hash(network_of(address))
        query = sa.select(n.person, n.kind, n.until).where(
            n.network == hashed, n.at > now - LIFETIME, n.until.is_(None) | (n.until > now)
        )
        rows = await self._store.read(lambda db: db.execute(query).all())
        if any(row.kind == "ban" for row in rows):
            raise Refused(403, "newcomers-barred", hours=HOURS)
        if not rows:
            return None
        until, person = max((row.until or now + LIFETIME, row.person) for row in rows)
        return {"act": None, "until": min(until, now + LIFETIME), "reason": "", "of": person}

    async def _hash(self, network: str) -> str:
        """No address is stored: the hash is made with a key of this server."""
        key = await self._keys.get("networks", lambda: secrets.token_hex(32))
        return hmac.new(bytes.fromhex(key), network.encode(), hashlib.sha256).hexdigest()


def forget(db: Connection, person: str, kind: str) -> None:
    """A ban or a mute of somebody is over, or another one takes its place."""
    n, p = s.sanctioned_networks.c, s.people.c
    db.execute(sa.delete(s.sanctioned_networks).where(n.person == person, n.kind == kind))
    if kind == "mute":
        db.execute(sa.update(s.people).where(p.id.in_(_heirs(db, person))).values(mute=None))


def move_mute(db: Connection, guest: str, account: str) -> None:
    """A guest's mute goes along to the account, unless that has a longer one of its own.

    What a guest has only from the network stays behind: who has an account notices nothing of that.
    """
    p = s.people.c
    rows = db.execute(sa.select(p.id, p.mute).where(p.id.in_((guest, account)))).all()
    mutes: dict[str, SanctionJson | None] = {row.id: row.mute for row in rows}
    mute = mutes.get(guest)
    if not mute or mute["act"] is None:
        return
    if _end_of(mute) > _end_of(mutes.get(account)):
        db.execute(sa.update(s.people).where(p.id == account).values(mute=mute))
    for heir, inherited in _heirs(db, guest).items():
        moved = {**inherited, "of": account}
        db.execute(sa.update(s.people).where(p.id == heir).values(mute=moved))


def _end_of(mute: SanctionJson | None) -> float:
    if mute is None:
        return 0
    return math.inf if mute["until"] is None else mute["until"]


def _heirs(db: Connection, person: str) -> dict[str, SanctionJson]:
    """Those who came from the network of somebody muted, and the mute they have from them."""
    p = s.people.c
    muted = db.execute(sa.select(p.id, p.mute).where(p.mute.is_not(None))).all()
    return {row.id: row.mute for row in muted if row.mute.get("of") == person}


def _put(db: Connection, network: str, person: str, kind: str, until: int | None, now: int) -> None:
    table = s.sanctioned_networks
    values = {"network": network, "person": person, "kind": kind}
    same = sa.and_(*(table.c[name] == value for name, value in values.items()))
    db.execute(sa.delete(table).where(same | (table.c.at <= now - LIFETIME)))
    db.execute(sa.insert(table).values(**values, until=until, at=now))


def _is_public(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return False
