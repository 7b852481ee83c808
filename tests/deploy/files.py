"""Readers of the files in deploy/, so that tests run the same commands."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from tests.paths import ROOT

DEPLOY = ROOT / "deploy"


class Instruction(NamedTuple):
    """A line of a Dockerfile, joined where it ends in a backslash."""

    name: str
    rest: str


def instructions(file: Path) -> Iterator[Instruction]:
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            name, _, rest = line.strip().partition(" ")
            yield Instruction(name, rest.strip())


def last_stage() -> dict[str, list[str]]:
    """The instructions of the image that runs, by name."""
    found: dict[str, list[str]] = {}
    for name, rest in instructions(DEPLOY / "Dockerfile"):
        if name == "FROM":
            found = {}
        found.setdefault(name, []).append(rest)
    return found


def image_environment() -> dict[str, str]:
    words = [word for line in last_stage()["ENV"] for word in shlex.split(line)]
    return dict(word.split("=", 1) for word in words)


def image_command() -> list[str]:
    stage = last_stage()
    return [*json.loads(stage["ENTRYPOINT"][0]), *json.loads(stage["CMD"][0])]


def health_command() -> list[str]:
    _, _, command = last_stage()["HEALTHCHECK"][0].partition("CMD ")
    return list(json.loads(command))


def unit_settings() -> list[tuple[str, str]]:
    """The settings of the systemd unit, in order."""
    text = (DEPLOY / "sevenstates.service").read_text("utf-8")
    return re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)


def compose() -> dict[str, Any]:
    return dict(YAML(typ="safe").load(DEPLOY / "compose.yaml"))


def compose_environment(service: str, variables: dict[str, str]) -> dict[str, str]:
    """The environment of a service, with the variables of site.env filled in."""

    def fill(match: re.Match[str]) -> str:
        return variables[match[1]] if match[2] == "?" else variables.get(match[1], "")

    given: dict[str, str] = compose()["services"][service]["environment"]
    return {name: re.sub(r"\$\{(\w+):([?-])[^}]*\}", fill, value) for name, value in given.items()}
