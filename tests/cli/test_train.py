"""`sevenstates train` hands over to the trainer, or says what is missing."""

import os
import subprocess
import sys

CODE = """
import sys
sys.modules["torch"] = None  # it cannot be imported
from sevenstates.cli import main
main(["train", "huang", "--out", "net.npz"])
"""


def test_missing_pytorch_is_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.strip() == "Training needs PyTorch: pip install 'sevenstates[train]'"
