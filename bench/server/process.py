"""`sevenstates serve` as a process that can be killed and started again."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import httpx
import psutil


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class ServerProcess:
    """A server on a port that stays the same from start to start."""

    def __init__(self, folder: Path, *flags: str, port: int = 0) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._command = [
            *(sys.executable, "-m", "sevenstates", "serve", "--no-rate-limits"),
            *("--port", str(self.port), "--data", str(folder), "--log-level", "warning"),
            *flags,
        ]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until requests are served."""
        with self.log.open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdout=log, stderr=log, env={**os.environ, "LANG": "C"}
            )
        async with httpx.AsyncClient() as client:
            while True:
                if self._process.returncode is not None:
                    raise RuntimeError(self.log.read_text())
                try:
                    if (await client.get(f"{self.url}/readyz")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    def busy(self) -> float:
        """The seconds of processor time it has used."""
        assert self._process is not None
        times = psutil.Process(self._process.pid).cpu_times()
        return float(times.user + times.system)

    def memory(self) -> float:
        """The MiB of memory it holds."""
        assert self._process is not None
        return float(psutil.Process(self._process.pid).memory_info().rss / 2**20)

    async def kill(self) -> None:
        """End it without any warning."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
