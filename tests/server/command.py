"""`sevenstates serve` as a process of its own."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.patience import PATIENCE
from tests.posix import needs_posix


class Command:
    """A running `sevenstates serve`; its log is a file."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self._log = log

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop and wait; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def serve_command(
    folder: Path,
    *flags: str,
    program: Sequence[str] = (sys.executable, "-m", "sevenstates"),
    **variables: str,
) -> Iterator[Command]:
    """Start the command in a folder of the test's own and wait for its address."""
    needs_posix("signals that tell a server to stop")
    log = folder / "log"
    words = ["serve", "--port", "0", "--data", str(folder / "data"), *flags]
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*program, *words],
            env={**os.environ, "LANG": "C", **variables},
            stdout=subprocess.PIPE,
            stderr=errors,
            encoding="utf-8",
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+(?=/ )", line)
        assert found, line + log.read_text("utf-8")
        yield Command(process, found.group(), log)
    finally:
        process.kill()
        process.communicate()
