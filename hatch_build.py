"""What the build of the package does besides packing files.

It compiles the core of HUANG: where that cannot be done the package is built without it, and
everything works, only slower. And it puts the browser client into every wheel.
"""

import importlib.util
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = Path("src", "sevenstates", "games", "huang", "native")


class Build(BuildHookInterface):  # type: ignore[misc]  # only builds have hatchling
    """Runs before a wheel is packed, one for an editable install too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._compile_core(build_data)
        # Whoever installs in place builds the client when it is wanted: `make play` does.
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root, "web", "build.py")], check=True)
            build_data["artifacts"].append("/src/sevenstates/web/")

    def _compile_core(self, build_data: dict[str, Any]) -> None:
        builder = _load(Path(self.root, CORE, "build.py"))
        try:
            library = builder.build()
        except builder.CannotBuild as error:
            self.app.display_warning(f"Built without the compiled core of HUANG: {error}")
            return
        build_data["artifacts"].append((CORE / library.name).as_posix())
        build_data["pure_python"] = False
        # One library serves every Python from 3.11 on.
        build_data["tag"] = f"cp311-abi3-{re.sub('[-.]', '_', sysconfig.get_platform())}"


def _load(path: Path) -> ModuleType:
    """A module by its file: the package it belongs to is not there yet."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
