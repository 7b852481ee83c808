"""What the build of the package does apart from packing files.

It compiles the core of HUANG: where that cannot be done the package is built without it, and
everything works, only slower. And it puts the browser client into every wheel.
"""

import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = Path("src", "sevenstates", "games", "huang", "native")


class Build(BuildHookInterface):  # type: ignore[misc]  # only builds have hatchling
    """Runs before a wheel is packed, one for an editable install too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._compile_core(build_data)
        # An installation in place builds the client when it is wanted: `make play` does.
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root, "web", "build.py")], check=True)
            build_data["artifacts"].append("/src/sevenstates/web/")

    def _compile_core(self, build_data: dict[str, Any]) -> None:
        # The package is not installed yet, and its rules need nothing that is.
        sys.path.insert(0, str(Path(self.root, "src")))
        from sevenstates.games.huang.native.build import CannotBuild, build

        try:
            library = build()
        except CannotBuild as error:
            self.app.display_warning(f"Built without the compiled core of HUANG: {error}")
            return
        build_data["artifacts"].append((CORE / library.name).as_posix())
        build_data["pure_python"] = False
        # One library serves every Python from 3.11 on.
        build_data["tag"] = f"cp311-abi3-{re.sub('[-.]', '_', sysconfig.get_platform())}"
