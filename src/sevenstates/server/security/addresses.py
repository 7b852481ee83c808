"""Refuses calls to an address that cannot be this server's: another name, or a NUL in the path.

A page of another site can make its own name resolve to this machine (DNS rebinding). To the
browser, and by its headers, such a call has the same origin as this server; only the name gives it
away. No site can claim an IP address, a name of this machine or `localhost`.
"""

import ipaddress
import socket
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..errors import Refused
from ..http.responses import refuse
from .origin import NOT_ALLOWED

LOCAL = "localhost"
PROBES = {"/healthz", "/readyz"}
"""For load balancers, which use other host names; the answers reveal nothing."""
FROM_PROXY = "sevenstates.from_proxy"
"""The entry of a scope that says whether a trusted proxy passed the call on."""


class Proxies(ProxyHeadersMiddleware):
    """Takes from trusted proxies for whom and by which scheme they call, and notes which do."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        peer = (scope.get("client") or (None,))[0]
        marked: Any = {**scope, FROM_PROXY: peer in self.trusted_hosts}
        await super().__call__(marked, receive, send)


class AddressCheck:
    """Lets calls through that name this server as the settings or its machine do.

    A trusted proxy passes on only the names it was set up for: what it passes on is let through
    too, unless the settings list the names themselves.
    """

    def __init__(
        self, app: ASGIApp, hosts: Collection[str], others: Collection[str] = (), prefix: str = ""
    ) -> None:
        """`hosts` are the names in the settings, `others` further ones that are allowed."""
        self.app = app
        self.hosts = {name.lower() for name in (*hosts, *others)} | own_names()
        self.believes_proxies = not hosts
        self.probes = PROBES | {prefix + path for path in PROBES}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        error = self._error(scope) if scope["type"] in ("http", "websocket") else None
        if error is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(NOT_ALLOWED, error.reason)(scope, receive, send)
        else:
            await refuse(scope, error)(scope, receive, send)

    def _error(self, scope: Scope) -> Refused | None:
        if "\0" in scope["path"]:
            return Refused(404, "not-found")
        host = Headers(scope=scope).get("host", "")
        is_vouched_for = self.believes_proxies and scope.get(FROM_PROXY, False)
        if is_vouched_for or scope["path"] in self.probes or self.is_known(host):
            return None
        return Refused(421, "host-refused", host=host)

    def is_known(self, host: str) -> bool:
        """Whether a `Host` header can be this server's; a program that is no browser need not."""
        name = name_of(host)
        return not host or name in self.hosts or name.endswith(f".{LOCAL}") or is_address(name)


def name_of(host: str) -> str:
    """The name or the address in a `Host` header, without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether it is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    """This machine's name in its home network."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return {LOCAL, name, first, f"{first}.local"} - {""}
