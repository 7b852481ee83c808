"""ONNX Runtime runs the same net."""

import numpy as np

from sevenstates.bots.net import Net
from sevenstates.bots.onnx_net import OnnxNet
from tests.bots.test_net import FEATURES, numbers


def test_both_runtimes_think_the_same() -> None:
    random = np.random.default_rng(4)
    made = {name: random.normal(size=part.shape) for name, part in numbers().items()}
    rows = [random.normal(size=(size, FEATURES)).astype(np.float32) for size in (3, 7, 2)]

    wishes, worth = Net(made).think(rows)
    others, other_worth = OnnxNet(made).think(rows)

    assert [len(one) for one in others] == [2, 6, 1]
    assert np.allclose(np.concatenate(others), np.concatenate(wishes), atol=1e-4)
    assert np.allclose(other_worth, worth, atol=1e-5)
