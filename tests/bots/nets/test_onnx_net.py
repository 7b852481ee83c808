"""ONNX Runtime runs the same net."""

import numpy as np

from sevenstates.bots.nets.net import Net
from sevenstates.bots.nets.onnx_net import OnnxNet, onnx_model
from tests.bots.nets.test_net import FEATURES, arrays


def test_both_runtimes_think_the_same() -> None:
    random = np.random.default_rng(4)
    made = {name: random.normal(size=part.shape) for name, part in arrays().items()}
    rows = [random.normal(size=(size, FEATURES)).astype(np.float32) for size in (3, 7, 2)]

    net = Net(made)
    other = OnnxNet(onnx_model(net).SerializeToString())
    logits, values = net.forward(rows)
    others, other_values = other.forward(rows)

    assert [len(one) for one in others] == [2, 6, 1]
    assert np.allclose(np.concatenate(others), np.concatenate(logits), atol=1e-4)
    assert np.allclose(other_values, values, atol=1e-5)
    states = np.stack([row[0] for row in rows])
    assert np.allclose(other.values(states), net.values(states), atol=1e-5)
