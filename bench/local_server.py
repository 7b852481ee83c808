"""Speed of the local server in Pyodide, in Node: its start, and the bots' decisions.

    python -m bench.local_server

A browser's engine is the same as Node's or alike, but keeps what it has compiled from one visit to
the next. The parts come from build/parts, where `make site` puts them.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.prepare_site import PARTS
from sevenstates.site.compiling import compile_archives, node_command
from sevenstates.site.packages import pack
from sevenstates.site.parts import STDLIB, msgspec_wheel, pyodide_files

ROOT = Path(__file__).parents[1]
PLAYER = ROOT / "tests" / "local" / "player.py"
NODE_SCRIPT = ROOT / "tests" / "local" / "play.mjs"

SCRIPT = """
import json, time, js
lines = [f"Python and our packages are there after {js.performance.now() / 1000:.2f} s"]

def lap(what, began):
    lines.append(f"{what}: {time.perf_counter() - began:.2f} s")

began = time.perf_counter()
from player import ME, Player, bot
lap("import", began)
player = Player()
began = time.perf_counter()
games = player.get("games")["games"]
lap("list of games", began)

def play(game, level, seats, decisions):
    table = player.open_table(game, *[bot(level)] * seats)
    times, own = [], player.server._tables
    while len(times) < decisions:
        found = own.get(table)
        seat = own.asked_bot(found)
        is_choice = len(found.known_to(seat).legal_actions(seat)) > 1
        began = time.perf_counter()
        own.play_bot(found)
        if is_choice:
            times.append(time.perf_counter() - began)
    times.sort()
    middle, last = times[len(times) // 2] * 1000, times[-1] * 1000
    lines.append(f"{game}, {seats} seats, {level}: median {middle:.0f} ms, longest {last:.0f} ms")

for game in games:
    for level in game["levels"]:
        play(game["key"], level, game["seats"][0], 12 if level == "expert" else 40)
chr(10).join(lines)
"""


def main() -> int:
    node = node_command()
    if not node:
        print("There is no Node here.")
        return 1
    files = pyodide_files(PARTS)
    plain = {STDLIB: files[STDLIB], "packages.zip": pack(msgspec_wheel(PARTS))}
    files |= compile_archives(plain, files, PARTS)
    with tempfile.TemporaryDirectory() as folder:
        for name, data in files.items():
            Path(folder, name).write_bytes(data)
        packages = str(Path(folder, "packages.zip"))
        command = [*node, str(NODE_SCRIPT), folder, packages, str(PLAYER), SCRIPT]
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
