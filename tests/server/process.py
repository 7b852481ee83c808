"""A server in a process of its own, which a test can kill."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from tests.paths import ROOT
from tests.patience import PATIENCE


class Process:
    """A server that can be started again, always at the same address."""

    def __init__(
        self, folder: Path, *words: str, module: str = "tests.server.fixed_chance"
    ) -> None:
        """`words` are further settings; `module` runs the command."""
        self.folder = folder
        self.url = ""
        self._words = ["--data", str(folder), "--language", "en", "--no-rate-limits", *words]
        self._module = module
        self._port = 0

    def start(self, **variables: str) -> None:
        """`variables` are those of its environment in addition to the test's own."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", self._module, "serve", "--port", str(self._port), *self._words],
            cwd=ROOT,
            env={**os.environ, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        (address,) = re.findall(r"http://\S+/", self.process.stdout.readline())
        self._port = urlsplit(address).port or 0
        self.url = f"http://127.0.0.1:{self._port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
