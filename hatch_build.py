"""Puts the browser client into every wheel that is built."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # no settings of its own
    """Builds the client before the wheel is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Whoever installs in place builds the client when it is wanted: `make play` does.
        if version == "editable":
            return
        subprocess.run([sys.executable, Path(self.root, "web", "build.py")], check=True)
        build_data["artifacts"].append("/src/sevenstates/web/")
