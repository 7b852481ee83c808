"""Calls to addresses that people name: never into a network that is not open to everybody."""

import asyncio
import contextlib
import functools
import ipaddress
import re
import socket
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from ..errors import Refused

SECONDS = 15.0
"""How long a call may take in all."""
MAX_URL_LENGTH = 1000
FORBIDDEN = re.compile(r"[^!-~]")
"""Everything but visible ASCII: no space, no line break, no other letter."""
LOCAL = re.compile(r"\A[^.:]+\.?\Z|\.(?:localhost|local|internal)\.?\Z")
"""Names that mean something in one network only: a name without a dot, and those kept for it."""
STATUS = re.compile(rb"\AHTTP/1\.[01] (\d{3})\b")
TRANSLATED = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")))
"""IPv6 networks that lead to IPv4 addresses, private ones among them."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """Nobody answered, or at an address that may not be called."""


@dataclass(frozen=True, slots=True)
class Outgoing:
    """Calls over TLS to public addresses, and by any means into the networks the host allows."""

    networks: Sequence[str] = ()

    def check(self, url: str) -> None:
        """Refused if the URL can be no target; what its name leads to is seen at each call."""
        try:
            parts = urlsplit(url)
            is_right = parts.port != 0 and parts.username is None and bool(parts.hostname)
        except ValueError:
            is_right = False
        if not is_right or len(url) > MAX_URL_LENGTH or FORBIDDEN.search(url):
            raise Refused(422, "bad-target")
        if parts.scheme != "https" and not (parts.scheme == "http" and self.networks):
            raise Refused(422, "bad-target")
        if not self.networks and LOCAL.search(parts.hostname or ""):
            raise Refused(422, "bad-target")
        with contextlib.suppress(ValueError):
            if not self._is_allowed(ipaddress.ip_address(parts.hostname or ""), parts.scheme):
                raise Refused(422, "bad-target")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; redirects are not followed."""
        try:
            self.check(url)
            async with asyncio.timeout(SECONDS):
                return await self._post(urlsplit(url), body, headers)
        except (OSError, Refused, ValueError, EOFError, asyncio.LimitOverrunError) as error:
            raise Unreachable from error  # a timeout is an OSError too

    async def _post(self, url: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await self._resolve(url, port)
        async with _connection(found, port, url) as (reader, writer):
            target = (url.path or "/") + (f"?{url.query}" if url.query else "")
            lines = {"Host": url.netloc, **headers, "Content-Length": str(len(body))}
            lines["Connection"] = "close"
            head = [f"POST {target} HTTP/1.1", *(f"{name}: {text}" for name, text in lines.items())]
            writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
            await writer.drain()
            status = STATUS.match(await reader.readuntil(b"\n"))
            if status is None:
                raise Unreachable
            return int(status[1])

    async def _resolve(self, url: SplitResult, port: int) -> str:
        """The address to call: the one that was checked, not what the name leads to next."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(place[0]).partition("%")[0] for *_, place in found]
        if not all(self._is_allowed(ipaddress.ip_address(one), url.scheme) for one in addresses):
            raise Unreachable
        return addresses[0]

    def _is_allowed(self, address: Address, scheme: str) -> bool:
        plain = (address.ipv4_mapped if address.version == 6 else None) or address
        if any(plain in ipaddress.ip_network(network) for network in self.networks):
            return True
        is_public = plain.is_global and not plain.is_multicast
        return scheme == "https" and is_public and not any(plain in net for net in TRANSLATED)


@functools.cache
def _trusting() -> ssl.SSLContext:
    return ssl.create_default_context()


@contextlib.asynccontextmanager
async def _connection(
    address: str, port: int, url: SplitResult
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    is_secure = url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=_trusting() if is_secure else None,
        server_hostname=url.hostname if is_secure else None,
    )
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
