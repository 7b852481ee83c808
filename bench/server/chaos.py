"""Plays over a line that loses, doubles, delays and reorders frames, and looks for divergence."""

import asyncio
from dataclasses import dataclass

from .link import Trouble
from .people import new_guest, players

BAD_LINE = Trouble(lose=0.03, double=0.05, delay=0.1, cut=0.005)


@dataclass(slots=True)
class ChaosReport:
    """Counts of a run, and its faults."""

    tables: int
    moves: int
    reconnects: int
    resends: int
    stales: int
    faults: list[str]


async def chaos(
    urls: list[str], moves: int, tables: int, seed: int = 1, trouble: Trouble = BAD_LINE
) -> ChaosReport:
    """Play at `tables` tables until `moves` moves were acknowledged; new tables as games end."""
    client, cookie = await new_guest(urls[0], "Chaos")
    report = ChaosReport(0, 0, 0, 0, 0, [])
    try:
        while report.moves < moves:
            seated = await players(client, cookie, urls, tables, trouble, seed + report.tables)
            stop = asyncio.Event()
            playing = [asyncio.create_task(player.play(stop)) for player in seated]
            while not all(task.done() for task in playing):
                await asyncio.sleep(0.1)
                if report.moves + sum(len(p.acknowledged) for p in seated) >= moves:
                    stop.set()
            await asyncio.gather(*playing)
            report.tables += tables
            report.moves += sum(len(player.acknowledged) for player in seated)
            report.reconnects += sum(player.reconnects for player in seated)
            report.resends += sum(player.resends for player in seated)
            report.stales += sum(player.stales for player in seated)
            for player in seated:
                report.faults += await player.faults(client)
    finally:
        await client.aclose()
    return report
