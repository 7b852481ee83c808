"""`expert` as it was at an older commit, to measure today's against.

From this folder it is a bot by the name `old_expert:OldExpert`:
`cd scripts && sevenstates arena huangdi --bots expert,old_expert:OldExpert --seats 2`.
"""

import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sevenstates.bots import Question
from sevenstates.core import Action, RandomLuck

COMMIT = "258fe9a"
PACKAGE = f"sevenstates_{COMMIT}"
ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "old"


@cache
def old(module: str) -> Any:
    """A module of the old package, which is unpacked under a name of its own."""
    package = PLACE / PACKAGE
    if not package.exists():
        _unpack(package)
    if str(PLACE) not in sys.path:
        sys.path.append(str(PLACE))
    return import_module(f"{PACKAGE}.{module}")


def _unpack(package: Path) -> None:
    """Take the package from the repository and compile HUANG's core."""
    archive = subprocess.run(
        ("git", "archive", COMMIT, "src/sevenstates"), cwd=ROOT, capture_output=True, check=True
    ).stdout
    unpacked = PLACE / "unpacked"
    unpacked.mkdir(parents=True)
    subprocess.run(("tar", "-xf", "-", "-C", unpacked), input=archive, check=True)
    fast = unpacked / "src" / "sevenstates" / "fast"
    subprocess.run((sys.executable, fast / "build.py"), check=True, stdout=subprocess.DEVNULL)
    shutil.move(unpacked / "src" / "sevenstates", package)
    shutil.rmtree(unpacked)


class OldExpert:
    """Sees a possible world of today's rules, which have the same actions and saved states."""

    def __init__(self, game_key: str, luck: RandomLuck) -> None:
        self._luck = luck
        self._game = old("games").get(game_key)
        self._bot = old("bots.levels").make_bot("expert", game_key, luck.below(1 << 30))

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        state = self._game.load_state(question.sample(self._luck).to_json())
        decision = next(one for one in state.pending() if one.seat == question.seat)
        index = self._bot.choose(old("bots.player").ask(state, decision)).index
        return next(action for action in question.legal if action.index == index)
