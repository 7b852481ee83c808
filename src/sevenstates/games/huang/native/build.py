"""Builds the compiled core with the C compiler of the machine, if there is one.

The build of the package calls it with nothing installed, so it needs the standard library and the
rules only, and on Windows setuptools. By hand: `python -m sevenstates.games.huang.native.build`.
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
from pathlib import Path

from ..rules.actions import CLASSES

HERE = Path(__file__).parent
SOURCES = sorted(map(str, (HERE / "c").glob("*.c")))
TARGET = HERE / ("_huang.pyd" if sys.platform == "win32" else "_huang.abi3.so")

_FLAGS = ("-std=c11", "-O3", "-fPIC", "-fvisibility=hidden", "-DNDEBUG")
_STRICT = ("-Wall", "-Wextra", "-Wconversion", "-Werror")
_SANITIZE = ("-O0", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
_VISUAL_STUDIO_FLAGS = ["/std:c11", "/O2", "/DNDEBUG"]


class CannotBuild(Exception):
    """There is no compiler, or it refused; the text says which."""


def action_kinds() -> str:
    """The header that numbers the kinds of actions, in the order of the action table."""
    names = (re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).upper() for cls in CLASSES)
    return f"typedef enum {{ {', '.join(names)} }} ActionKind;\n"


def _command(target: Path, generated: Path, *, strict: bool, sanitize: bool) -> list[str]:
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
        f"-I{generated}",
        *SOURCES,
        "-lm",
        "-o",
        str(target),
    ]


def build(target: Path = TARGET, *, strict: bool = False, sanitize: bool = False) -> Path:
    """Compile and link; CannotBuild says why not."""
    with tempfile.TemporaryDirectory() as folder:
        generated = Path(folder)
        (generated / "action_kinds.h").write_text(action_kinds(), encoding="utf-8")
        if sys.platform == "win32":
            build_with_setuptools(target, generated, _VISUAL_STUDIO_FLAGS)
        else:
            _run(_command(target, generated, strict=strict, sanitize=sanitize))
    return target


def _run(call: list[str]) -> None:
    try:
        result = subprocess.run(call, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotBuild(f"no C compiler: {error}") from None
    if result.returncode:
        raise CannotBuild(f"{call[0]} failed:\n{result.stderr.strip()}")


def build_with_setuptools(target: Path, generated: Path, flags: list[str]) -> None:
    """Compile where the compiler has to be looked for: setuptools finds Visual Studio."""
    try:
        from setuptools import Distribution, Extension
        from setuptools.errors import BaseError, CCompilerError
    except ImportError:
        raise CannotBuild("it needs setuptools: pip install setuptools") from None
    core = Extension("_huang", SOURCES, include_dirs=[str(generated)], extra_compile_args=flags)
    build_ext = Distribution({"ext_modules": [core]}).get_command_obj("build_ext")
    build_ext.build_lib = build_ext.build_temp = str(generated)
    build_ext.ensure_finalized()
    try:
        build_ext.run()
    except (BaseError, CCompilerError) as error:
        raise CannotBuild(str(error)) from None
    shutil.copyfile(build_ext.get_ext_fullpath("_huang"), target)


def main() -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m sevenstates.games.huang.native.build", description=__doc__
    )
    parser.add_argument("--strict", action="store_true", help="warnings are errors")
    parser.add_argument("--sanitize", action="store_true", help="stop at undefined behaviour")
    options = parser.parse_args()
    try:
        print(build(strict=options.strict, sanitize=options.sanitize))
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
