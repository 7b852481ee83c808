"""One thread for numpy, in every process that a command starts."""

import subprocess
import sys

import pytest

from sevenstates.bots.threads import SETTINGS
from tests.patience import PATIENCE

CODE = """
import os
from sevenstates.{} import main
try:
    main(["--help"])
except SystemExit:
    print(*(os.environ[name] for name in {}))
"""


@pytest.mark.parametrize("command", ["cli", "arena.__main__"])
@pytest.mark.parametrize("wished", [None, "3"])
def test_numpy_is_kept_to_one_thread_unless_the_user_asks_for_more(
    command: str, wished: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    if wished is not None:
        monkeypatch.setenv(SETTINGS[0], wished)

    done = subprocess.run(
        [sys.executable, "-c", CODE.format(command, SETTINGS)],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )

    assert done.stdout.splitlines()[-1].split() == [wished or "1", "1", "1"], done.stderr
