"""Runs the server in this process until a signal stops it."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable

import uvicorn

from .app import Parts, create_app
from .config import Config
from .errors import OpsError
from .garbage import OldGarbage
from .http.http_protocol import TimedProtocol
from .http.websocket_protocol import WebSocketProtocol
from .logs import set_up_logs
from .ops.starting import held_database

FRAME_LIMIT = 16 * 1024
"""The largest WebSocket frame of a client, in bytes."""

FAREWELL_SECONDS = 1.0
"""Seconds for clients to read the last frame, which asks them to come back."""
FAREWELL_ROUNDS = 50

STOPS = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Says goodbye to sockets and long polls before uvicorn cuts them off."""

    def __init__(self, config: Config) -> None:
        app = create_app(config)
        self.parts: Parts = app.state.parts
        self._garbage = OldGarbage()
        super().__init__(
            uvicorn.Config(
                app,
                config.host,
                config.port,
                http=TimedProtocol,
                ws=WebSocketProtocol,
                ws_max_size=FRAME_LIMIT,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # the app reads them itself, from trusted proxies only
                timeout_graceful_shutdown=config.shutdown_seconds,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._garbage.start()

    async def on_tick(self, counter: int) -> bool:
        self._garbage.collect_if_due()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.parts.begin_shutdown()
        for _ in range(FAREWELL_ROUNDS):
            if not any(table.watchers for table in self.parts.lifecycle.tables.cache.held()):
                break
            await asyncio.sleep(FAREWELL_SECONDS / FAREWELL_ROUNDS)
        await super().shutdown(sockets)


def run(config: Config, tell: Callable[[str], None]) -> None:
    """Serve; `tell` gets the address as soon as the port is ours.

    SIGHUP restarts the server, with nothing in memory, on the same port: nobody is turned away.
    """
    set_up_logs(config.log_level)
    with listen(config) as listener, held_database(config.database_url):
        tell(address_of(config, listener.getsockname()[1]))
        is_wanted = True
        while is_wanted:
            is_wanted = False
            server = Server(config)

            def restart(*_: object, server: Server = server) -> None:
                nonlocal is_wanted
                is_wanted = server.should_exit = True

            for name in STOPS:
                # uvicorn stops in good order and raises the signal once more: that is no failure.
                signal.signal(name, lambda *_: None)
            if hasattr(signal, "SIGHUP"):
                signal.signal(signal.SIGHUP, restart)
            server.run([listener.dup()])


def listen(config: Config) -> socket.socket:
    """The port, if it is free."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=2048)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        where = {"host": config.host, "port": str(config.port)}
        raise OpsError("setting-address", **where, why=why) from None


def address_of(config: Config, port: int) -> str:
    """The site's address for a browser on this machine."""
    anywhere = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}
    host = anywhere.get(config.host, config.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{config.prefix}/"
