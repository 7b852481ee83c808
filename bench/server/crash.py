"""Kills the server again and again in the middle of traffic and looks for what was lost."""

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path

from .people import new_guest, players
from .process import ServerProcess


@dataclass(slots=True)
class CrashReport:
    """Counts of a run, and its faults."""

    kills: int
    tables: int
    moves: int
    reconnects: int
    resends: int
    faults: list[str]


async def crash(
    folder: Path,
    kills: int,
    tables: int,
    *flags: str,
    seed: int = 1,
    between: tuple[float, float] = (0.3, 1.0),
) -> CrashReport:
    """Play at `tables` tables while the server is killed `kills` times with SIGKILL."""
    chance = random.Random(seed)
    server = ServerProcess(folder, "--bot-workers", "1", *flags)
    await server.start()
    client, cookie = await new_guest(server.url, "Crash")
    seated = await players(client, cookie, server.url, tables, seed=seed)
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in seated]
    try:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(*between))
            await server.kill()
            await server.start()
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        faults = [fault for player in seated for fault in await player.faults(client)]
    finally:
        for task in playing:
            task.cancel()
        await client.aclose()
        await server.kill()
    return CrashReport(
        kills,
        tables,
        sum(len(player.acknowledged) for player in seated),
        sum(player.reconnects for player in seated),
        sum(player.resends for player in seated),
        faults,
    )
