"""Builds the compiled core of a game with the C compiler of the machine, if there is one.

The build of the package calls it with nothing installed, so it needs the standard library and a
game's rules only, and on Windows setuptools. By hand, for a game that has a core:
`python -m sevenstates.games.GAME.native.build`.
"""

import argparse
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

SHARED = Path(__file__).parent / "c"
"""The files that all cores have; a game's own stand in the folder `c` of its core."""

_FLAGS = ("-std=c11", "-O3", "-fPIC", "-fvisibility=hidden", "-DNDEBUG")
_STRICT = ("-Wall", "-Wextra", "-Wconversion", "-Werror")
_SANITIZE = ("-O0", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
_VISUAL_STUDIO_FLAGS = ["/std:c11", "/O2", "/DNDEBUG"]


class CannotBuild(Exception):
    """There is no compiler, or it refused; the text says which."""


@dataclass(frozen=True)
class Source:
    """The C files of a game's compiled core.

    The folder is that of the package the library goes to. It has a folder `c`, in which
    `KEY.h` is the header that the shared files get as `game.h`.
    """

    key: str
    package: str
    folder: Path
    action_classes: Sequence[type]
    """The kinds of actions, in the order of the action table."""

    @property
    def module(self) -> str:
        """The name of the library, as Python imports it."""
        return f"_{self.key}"

    @property
    def target(self) -> Path:
        """The path that the library is written to."""
        return self.folder / f"{self.module}{'.pyd' if sys.platform == 'win32' else '.abi3.so'}"

    @property
    def files(self) -> list[Path]:
        return sorted(path for folder in self.folders for path in folder.glob("*.c"))

    @property
    def folders(self) -> tuple[Path, Path]:
        return (SHARED, self.folder / "c")

    def write_to(self, folder: Path) -> Path:
        """Write what follows from the game, and the file to compile, which includes all others.

        In one file every compiler sees what it can put in the place of a call. Python's header
        has to come first.
        """
        (folder / "action_kinds.h").write_text(self._action_kinds(), encoding="utf-8")
        (folder / "game.h").write_text(self._names(), encoding="utf-8")
        files = sorted(self.files, key=lambda path: not path.name.startswith("py_"))
        core = folder / "core.c"
        core.write_text("".join(f'#include "{path.as_posix()}"\n' for path in files), "utf-8")
        return core

    def _action_kinds(self) -> str:
        """Numbers the kinds of actions, in the order of the action table."""
        kinds = (cls.__name__ for cls in self.action_classes)
        names = (re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() for name in kinds)
        return f"typedef enum {{ {', '.join(names)} }} ActionKind;\n"

    def _names(self) -> str:
        return (
            f'#include "{self.key}.h"\n'
            f'#define MODULE "{self.package}.{self.module}"\n'
            f"#define MODULE_INIT PyInit_{self.module}\n"
        )


def sources() -> list[Source]:
    """The compiled cores of the games that come with the package."""
    games = Path(__file__).parents[1] / "games"
    found = sorted(path.parts[-3] for path in games.glob("*/native/build.py"))
    return [import_module(f"sevenstates.games.{key}.native.build").SOURCE for key in found]


def build_all() -> list[Path]:
    """Compile every core into the package, side by side; CannotBuild says why not."""
    # The compiler is a process of its own, but on Windows setuptools runs it within this one.
    with ThreadPoolExecutor(1 if sys.platform == "win32" else os.cpu_count()) as pool:
        return list(pool.map(build, sources()))


def build(
    source: Source, target: Path | None = None, *, strict: bool = False, sanitize: bool = False
) -> Path:
    """Compile and link, into the package if no target is named; CannotBuild says why not."""
    target = target or source.target
    with tempfile.TemporaryDirectory() as folder:
        generated = Path(folder)
        if sys.platform == "win32":
            build_with_setuptools(source, target, generated, _VISUAL_STUDIO_FLAGS)
        else:
            _run(_command(source, target, generated, strict=strict, sanitize=sanitize))
    return target


def _command(
    source: Source, target: Path, generated: Path, *, strict: bool, sanitize: bool
) -> list[str]:
    """The call of the compiler; `strict` makes its warnings errors."""
    # On a Mac this also names what a library may leave for Python to bring.
    link = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    if "CC" in os.environ:
        link[:1] = shlex.split(os.environ["CC"])
    elif shutil.which(link[0]) is None:
        link[:1] = ["cc"]
    # The masks count their bits all the time; processors since 2008 do it in one instruction.
    # A library for a Mac may be for two kinds of processors, of which one refuses this.
    counts = sys.platform == "linux" and platform.machine() == "x86_64"
    return [
        *link,
        *_FLAGS,
        *(["-mpopcnt"] if counts else []),
        *(_STRICT if strict else ()),
        *(_SANITIZE if sanitize else ()),
        *shlex.split(os.environ.get("CFLAGS", "")),
        f"-I{sysconfig.get_paths()['include']}",
        *(f"-I{folder}" for folder in (generated, *source.folders)),
        str(source.write_to(generated)),
        "-lm",
        "-o",
        str(target),
    ]


def _run(call: list[str]) -> None:
    try:
        result = subprocess.run(call, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotBuild(f"no C compiler: {error}") from None
    if result.returncode:
        raise CannotBuild(f"{call[0]} failed:\n{result.stderr.strip()}")


def build_with_setuptools(source: Source, target: Path, generated: Path, flags: list[str]) -> None:
    """Compile where the compiler has to be looked for: setuptools finds Visual Studio."""
    try:
        from setuptools import Distribution, Extension
        from setuptools.errors import BaseError, CCompilerError
    except ImportError:
        raise CannotBuild("it needs setuptools: pip install setuptools") from None
    include = [str(folder) for folder in (generated, *source.folders)]
    file = str(source.write_to(generated))
    core = Extension(source.module, [file], include_dirs=include, extra_compile_args=flags)
    build_ext = Distribution({"ext_modules": [core]}).get_command_obj("build_ext")
    build_ext.build_lib = build_ext.build_temp = str(generated)
    build_ext.ensure_finalized()
    try:
        build_ext.run()
    except (BaseError, CCompilerError) as error:
        raise CannotBuild(str(error)) from None
    shutil.copyfile(build_ext.get_ext_fullpath(source.module), target)


def main(source: Source) -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {source.package}.build", description="Builds the compiled core."
    )
    parser.add_argument("--strict", action="store_true", help="warnings are errors")
    parser.add_argument("--sanitize", action="store_true", help="stop at undefined behaviour")
    options = parser.parse_args()
    try:
        print(build(source, strict=options.strict, sanitize=options.sanitize))
    except CannotBuild as error:
        sys.exit(str(error))
