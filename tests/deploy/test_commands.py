"""The commands of the image and of the systemd unit do what they are there for."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.files import (
    DEPLOY,
    health_command,
    image_command,
    image_environment,
    unit_settings,
)
from tests.patience import PATIENCE, wait_until
from tests.posix import needs_posix

IMAGE_FOLDER = "/opt/sevenstates/bin"


def unit_command() -> list[str]:
    (line,) = [value for name, value in unit_settings() if name == "ExecStart"]
    return shlex.split(line)


def here(words: list[str]) -> list[str]:
    """The same command where the package is not installed in /opt."""
    program = Path(words[0]).name
    mine = {"python": [sys.executable], "sevenstates": [sys.executable, "-m", "sevenstates"]}
    return [*mine[program], *words[1:]]


@pytest.mark.parametrize("words", [image_command(), unit_command()], ids=["image", "unit"])
def test_server_starts_is_healthy_and_stops(tmp_path: Path, words: list[str]) -> None:
    """In the environment of the image, but for the folder and the port."""
    needs_posix("signals that tell a server to stop")
    variables = {**image_environment(), "SEVENSTATES_DATA": str(tmp_path), "SEVENSTATES_PORT": "0"}
    environment = {**os.environ, **variables, "PATH": os.environ["PATH"], "LANG": "C"}
    server = subprocess.Popen(
        here(words), env=environment, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert server.stdout is not None
        (port,) = re.findall(r"http://localhost:(\d+)/", server.stdout.readline())
        environment["SEVENSTATES_PORT"] = port
        wait_until(lambda: is_healthy(environment))
        server.send_signal(signal.SIGTERM)

        assert server.wait(PATIENCE) == 0
        assert not is_healthy(environment)
        assert (tmp_path / "sevenstates.db").is_file()
    finally:
        server.kill()
        server.communicate()


def is_healthy(environment: dict[str, str]) -> bool:
    """What the health check of the image says."""
    check = subprocess.run(
        here(health_command()), env=environment, capture_output=True, check=False
    )
    assert check.returncode in (0, 1)  # Docker knows no others
    return not check.returncode


def test_image_and_unit_start_the_program_of_their_folder() -> None:
    assert image_environment()["PATH"].split(":")[0] == IMAGE_FOLDER
    assert unit_command()[0] == f"{IMAGE_FOLDER}/sevenstates"


def test_unit_keeps_its_data_where_it_may_write() -> None:
    settings = unit_settings()
    folder = dict(settings)["StateDirectory"]

    assert ("Environment", f"SEVENSTATES_DATA=/var/lib/{folder}") in settings


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_accepts_the_unit_and_finds_it_guarded(tmp_path: Path) -> None:
    unit = tmp_path / "sevenstates.service"
    text = (DEPLOY / unit.name).read_text("utf-8")
    unit.write_text(text.replace(unit_command()[0], sys.executable), encoding="utf-8")
    for words in (["verify"], ["security", "--offline=true", "--threshold=20"]):
        done = subprocess.run(
            ["systemd-analyze", *words, unit], capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""
