"""HUANG's bots in Python, for machines where the compiled core could not be built."""

import subprocess
import sys

CODE = """
import sys
# None in sys.modules makes an import fail as if the library were not there.
sys.modules["sevenstates.games.huang.native._huang"] = None
from sevenstates.bots import ask, make_bot, names_for
from sevenstates.core import RandomLuck
from sevenstates.games import get
assert "neural" not in names_for("huang")
state = get("huang").new_state(2, luck=RandomLuck(1))
question = ask(state, state.pending()[0])
assert make_bot("hard:40", "huang", 1).choose(question) in question.legal
print("as it should be")
"""


def test_hard_thinks_without_the_core() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("as it should be\n", "")
