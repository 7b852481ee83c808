"""Rate limits: named token buckets in memory, for a session and an address."""

import contextlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .. import wire
from ..errors import Refused


@dataclass(frozen=True, slots=True)
class Rate:
    """Maximum calls at once, and calls added each minute."""

    burst: int
    minute: float


@dataclass(frozen=True, slots=True)
class Limit:
    """A named limit. Many people can sit behind one address, so that it may do more."""

    session: Rate
    address: Rate
    everybody: Rate | None = None
    """For all callers together; None where what a call costs does not add up."""


LIMITS: dict[str, Limit] = {
    "guest": Limit(Rate(10, 10), Rate(30, 30)),
    "sign-up": Limit(Rate(3, 1), Rate(10, 5)),
    "sign-in": Limit(Rate(5, 5), Rate(20, 20)),
    "account": Limit(Rate(20, 20), Rate(100, 100)),
    "password": Limit(Rate(5, 2), Rate(20, 10)),
    "notices": Limit(Rate(20, 10), Rate(100, 60)),
    "mail": Limit(Rate(5, 1), Rate(20, 5), Rate(100, 60)),
    "table": Limit(Rate(10, 10), Rate(60, 60)),
    "seat": Limit(Rate(30, 30), Rate(300, 300)),
    "invite": Limit(Rate(30, 30), Rate(300, 300)),
    "token": Limit(Rate(10, 10), Rate(60, 60)),
    "people": Limit(Rate(20, 20), Rate(200, 200)),
    "report": Limit(Rate(5, 2), Rate(20, 10)),
    "moderation": Limit(Rate(60, 60), Rate(200, 200)),
    "command": Limit(Rate(60, 300), Rate(1200, 6000)),
    "chat": Limit(Rate(10, 20), Rate(100, 200)),
    "think": Limit(Rate(30, 60), Rate(120, 240)),
    "read": Limit(Rate(120, 600), Rate(1200, 6000), Rate(6000, 60_000)),
    "replay": Limit(Rate(60, 120), Rate(240, 480), Rate(1200, 2400)),
    "socket": Limit(Rate(30, 60), Rate(300, 600), Rate(3000, 30_000)),
}
"""docs/hosting.md shows this table, and a test compares the two."""

COMMAND_LIMITS: dict[type, str] = {
    wire.Say: "chat",
    wire.Mute: "chat",
    wire.TakeSeat: "seat",
    wire.LeaveSeat: "seat",
    wire.SetSeat: "seat",
    wire.StopProgram: "seat",
    wire.Rematch: "table",
}
"""The limits that some commands have in addition to `command`."""

PAIR_RATE = Rate(10, 2)
"""Wrong passwords for one name from one network.

Not for the name alone: then anybody could keep its owner out.
"""

MAIL_RATE = Rate(3, 0.05)
"""Requested mails: to one address, and by one account."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """Maximum connections that are open at the same time."""

    session: int
    address: int
    everybody: int


MAX_OPEN = ConnectionLimits(session=20, address=400, everybody=10_000)
"""WebSockets and long polls; docs/hosting.md has these numbers."""
OPEN_WAIT = 10
"""Seconds after which a caller with too many connections may try again."""

MAX_BUCKETS = 100_000
MAX_NETWORKS = 100_000
"""Maximum people whose network is remembered."""


def network_of(address: str) -> str:
    """The network of one caller: an IPv4 address, or the 64 bits of an IPv6 network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Limiter:
    """The buckets of one process."""

    def __init__(
        self,
        *,
        is_on: bool = True,
        now: Callable[[], float] = time.monotonic,
        most: int = MAX_BUCKETS,
    ) -> None:
        self.is_on = is_on
        self._now = now
        self._most = most
        self._buckets: dict[tuple[str, str], tuple[float, float, Rate]] = {}
        self._networks: OrderedDict[str, str] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    def take(self, name: str, address: str, session: str = "") -> None:
        """Count a call; Refused says how long to wait if it is one too many."""
        self.take_address(name, address)
        self.take_session(name, address, session)

    def take_command(self, command: object, address: str, session: str = "") -> None:
        """Count a command against the limit of its kind, if there is one."""
        name = COMMAND_LIMITS.get(type(command))
        if name is not None:
            self.take(name, address, session)

    def take_address(self, name: str, address: str) -> None:
        """Count a call before it is known whose it is."""
        limit = LIMITS[name]
        self.take_rate(f"{name} address", network_of(address), limit.address)
        if limit.everybody is not None:
            self.take_rate(f"{name} everybody", "", limit.everybody)

    def take_session(self, name: str, address: str, session: str) -> None:
        """Count a person's call; callers without a session do not count."""
        if session:
            self._note(session, network_of(address))
            self.take_rate(f"{name} session", session, LIMITS[name].session)

    def _note(self, session: str, network: str) -> None:
        self._networks[session] = network
        self._networks.move_to_end(session)
        if len(self._networks) > MAX_NETWORKS:
            self._networks.popitem(last=False)

    def network_of(self, session: str) -> str:
        """The network of the person's last call; the session itself if unknown."""
        return self._networks.get(session, session)

    @contextlib.contextmanager
    def holding(self, address: str, session: str = "") -> Iterator[None]:
        """Count a connection as long as it is open; Refused if it is one too many."""
        places = [("everybody", ""), ("address", network_of(address))]
        places += [("session", session)] if session else []
        if self.is_on and any(self._open[place] >= getattr(MAX_OPEN, place[0]) for place in places):
            raise Refused(429, "too-often", limit="socket", seconds=OPEN_WAIT)
        self._open.update(places)
        try:
            yield
        finally:
            self._open.subtract(places)
            for place in places:
                if not self._open[place]:
                    del self._open[place]

    def take_rate(self, name: str, key: str, rate: Rate) -> None:
        """Count a call against a rate that is not in the table of limits."""
        if not self.is_on:
            return
        tokens = self._tokens(name, key, rate)
        if tokens < 1:
            wait = math.ceil((1 - tokens) / rate.minute * 60)
            raise Refused(429, "too-often", limit=name.partition(" ")[0], seconds=wait)
        self._store(name, key, tokens - 1, rate)

    def give_back(self, name: str, key: str, rate: Rate) -> None:
        """Take a call back that was counted and should not have been."""
        if (name, key) in self._buckets:
            tokens = self._tokens(name, key, rate) + 1
            self._store(name, key, min(rate.burst, tokens), rate)

    def _tokens(self, name: str, key: str, rate: Rate) -> float:
        tokens, since, _ = self._buckets.get((name, key), (rate.burst, self._now(), rate))
        return min(rate.burst, tokens + (self._now() - since) * rate.minute / 60)

    def _store(self, name: str, key: str, tokens: float, rate: Rate) -> None:
        if len(self._buckets) >= self._most and (name, key) not in self._buckets:
            self._forget()
        self._buckets[name, key] = (tokens, self._now(), rate)

    def _forget(self) -> None:
        """Drop the buckets that are full again; if none is, the older half."""
        full = [
            place
            for place, (_, _, rate) in self._buckets.items()
            if self._tokens(*place, rate) >= rate.burst
        ]
        oldest = sorted(self._buckets, key=lambda place: self._buckets[place][1])
        for place in full or oldest[: len(oldest) // 2 + 1]:
            del self._buckets[place]
