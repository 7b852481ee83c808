"""How often a caller may do what: named token buckets, in memory, for a session and an address."""

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from ..errors import Refused


@dataclass(frozen=True, slots=True)
class Rate:
    """So many calls at once, and so many more each minute."""

    burst: int
    minute: float


@dataclass(frozen=True, slots=True)
class Limit:
    """A named limit. Many people can sit behind one address, so that it may do more."""

    session: Rate
    address: Rate


LIMITS: dict[str, Limit] = {
    "guest": Limit(Rate(10, 10), Rate(30, 30)),
    "sign-up": Limit(Rate(3, 1), Rate(10, 5)),
    "sign-in": Limit(Rate(5, 5), Rate(20, 20)),
    "account": Limit(Rate(20, 20), Rate(100, 100)),
    "password": Limit(Rate(5, 2), Rate(20, 10)),
    "table": Limit(Rate(10, 10), Rate(60, 60)),
    "seat": Limit(Rate(30, 30), Rate(300, 300)),
    "invite": Limit(Rate(30, 30), Rate(300, 300)),
    "token": Limit(Rate(10, 10), Rate(60, 60)),
    "command": Limit(Rate(60, 300), Rate(1200, 6000)),
    "chat": Limit(Rate(10, 20), Rate(100, 200)),
    "think": Limit(Rate(30, 60), Rate(120, 240)),
    "socket": Limit(Rate(30, 60), Rate(300, 600)),
}
"""docs/hosting.md shows this table, and a test compares the two."""

NAME_RATE = Rate(10, 2)
"""Wrong passwords for one name, whoever sends them."""

MOST_BUCKETS = 100_000


def network_of(address: str) -> str:
    """What one caller holds: an IPv4 address, or the 64 bits of an IPv6 network."""
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
        most: int = MOST_BUCKETS,
    ) -> None:
        self.is_on = is_on
        self._now = now
        self._most = most
        self._buckets: dict[tuple[str, str], tuple[float, float, Rate]] = {}

    def take(self, name: str, address: str, session: str = "") -> None:
        """Count a call; Refused says how long to wait if it is one too many."""
        limit = LIMITS[name]
        self.take_rate(f"{name} address", network_of(address), limit.address)
        if session:
            self.take_rate(f"{name} session", session, limit.session)

    def take_rate(self, name: str, key: str, rate: Rate) -> None:
        """Count a call against a rate that is not in the table of limits."""
        if not self.is_on:
            return
        tokens = self._tokens(name, key, rate)
        if tokens < 1:
            wait = math.ceil((1 - tokens) / rate.minute * 60)
            raise Refused(429, "too-often", limit=name.partition(" ")[0], seconds=wait)
        self._store(name, key, tokens - 1, rate)

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
