"""The program in this process, for tests that need no process of their own."""

import io
import logging
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from sevenstates.cli import main
from tests.cli.driver import Done, environment


class Cli(Protocol):
    """Calls the program with these words, and with lines that are typed."""

    def __call__(self, *words: str, typed: Iterable[str] = ()) -> Done: ...


@pytest.fixture
def logs_put_back() -> Iterator[None]:
    """After the test, what logs in this process writes where it wrote before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def cli(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    logs_put_back: None,
) -> Cli:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def call(*words: str, typed: Iterable[str] = ()) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as left:
            main(words)
        captured = capsys.readouterr()
        return Done(int(left.value.code or 0), captured.out, captured.err)

    return call
