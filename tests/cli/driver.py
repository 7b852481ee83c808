"""Drives the program as a user would: a process with its own data folder, typed at line by line."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.patience import PATIENCE
from tests.posix import needs_posix

PROMPT = re.compile(rb"(?:^|\n)\w[\w+ -]*> $")
"""The seat's name and the words chosen so far; no row of the board looks so."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Done(NamedTuple):
    """The exit code and the output of a run."""

    code: int
    out: str
    err: str


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A plain environment: English, 100 columns, 30 lines, data under the folder."""
    names = ("PATH", "PYTHONPATH", "SYSTEMROOT")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    plain = {
        "LANG": "en_US.UTF-8",
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "100",
        "LINES": "30",
        "XDG_DATA_HOME": str(folder),
        "APPDATA": str(folder),
        "HOME": str(folder),
    }
    return {**kept, **plain, **more}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "sevenstates", *words]


def run(folder: Path, *words: str, typed: Iterable[str] = (), **more: str) -> Done:
    """Run the program in the folder with these lines typed."""
    return run_bytes(folder, *words, raw="".join(f"{line}\n" for line in typed).encode(), **more)


def run_bytes(folder: Path, *words: str, raw: bytes, **more: str) -> Done:
    done = subprocess.run(
        command(*words),
        cwd=folder,
        env=environment(folder, **more),
        input=raw,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def kept_games(folder: Path) -> list[Path]:
    """The games that the program kept in its data folder."""
    return sorted(folder.rglob("games/*.json"))


def hear_interrupts() -> None:
    """Tests that run in the background would hand down that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Typist:
    """Somebody who reads what is printed before typing the next line."""

    def __init__(self, folder: Path, *words: str) -> None:
        needs_posix("pipes to wait for")
        self.process = subprocess.Popen(
            command(*words),
            cwd=folder,
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=hear_interrupts,
        )

    def __enter__(self) -> "Typist":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def read(self) -> str:
        """What is printed up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        output = self.process.stdout.fileno()
        text = b""
        while True:
            ready, _, _ = select.select([output], [], [], PATIENCE)
            assert ready, f"no prompt after:\n{text.decode('utf-8', 'replace')[-2000:]}"
            chunk = os.read(output, 65536)
            text += chunk
            if not chunk or PROMPT.search(text[-200:]):
                break
        return text.decode("utf-8")

    def type(self, line: str) -> str:
        """Type a line; what is printed after it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.read()


class Pseudoterminal:
    """The program on a terminal of its own."""

    def __init__(self, folder: Path, *words: str, **more: str) -> None:
        needs_posix("pseudoterminals")
        import pty

        self.master, slave = pty.openpty()
        env = environment(folder, TERM="xterm-256color", **more)
        self.process = subprocess.Popen(
            command(*words), cwd=folder, env=env, stdin=slave, stdout=slave, stderr=slave
        )
        os.close(slave)

    def read_until(self, *ends: str) -> str:
        text, deadline = "", time.monotonic() + PATIENCE
        while not any(ESCAPES.sub("", text).rstrip().endswith(end) for end in ends):
            assert time.monotonic() < deadline, text[-500:]
            if select.select([self.master], [], [], 1)[0]:
                text += os.read(self.master, 65536).decode("utf-8", "replace")
        return text

    def type(self, line: str) -> None:
        self.write(f"{line}\n")

    def write(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def __enter__(self) -> "Pseudoterminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
