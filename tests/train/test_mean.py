"""The mean of nets."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sevenstates.bots.nets.net import BadNet, Net
from sevenstates.train.mean import mean
from tests.bots.nets.test_net import FEATURES, arrays


def test_every_array_is_the_mean() -> None:
    found = mean([Net(arrays(1.0)), Net(arrays(3.0))])

    assert all((part == Net(arrays(2.0)).arrays[name]).all() for name, part in found.arrays.items())


def test_nets_of_other_shapes_are_refused() -> None:
    seeing_more = {
        name: np.concatenate([part, part], axis=-1) if part.shape[-1] == FEATURES else part
        for name, part in arrays().items()
    }

    with pytest.raises(BadNet, match="different shapes"):
        mean([Net(arrays()), Net(seeing_more)])


def test_command_writes_a_file_and_refuses_what_is_no_net(tmp_path: Path) -> None:
    one, two, out = tmp_path / "one.npz", tmp_path / "two.npz", tmp_path / "out.npz"
    Net(arrays(1.0)).save(one)
    Net(arrays(2.0)).save(two)
    command = [sys.executable, "-m", "sevenstates.train.mean"]

    subprocess.run([*command, str(one), str(two), str(out)], check=True)
    broken = tmp_path / "broken.npz"
    broken.write_text("no net", encoding="utf-8")
    refused = subprocess.run(
        [*command, str(one), str(broken), str(out)], capture_output=True, text=True, check=False
    )

    assert Net.load(out).arrays["context.weight"].mean() == pytest.approx(1.5)
    assert refused.returncode == 2
    assert "no file of a net" in refused.stderr
    assert "Traceback" not in refused.stderr
