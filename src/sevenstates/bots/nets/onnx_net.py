"""The same net run by ONNX Runtime, from the extra `onnx`: faster for large batches."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ...extras import extra
from .net import Floats, Net

with extra("onnx", "ONNX Runtime"):
    import onnx
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper

OPSET, FORMAT = 17, 9
"""Old enough for every runtime that is still in use."""


class OnnxNet(Net):
    """A net that gives what `Net` does, but for the last digits."""

    def __init__(self, arrays: Mapping[str, NDArray[np.floating]]) -> None:
        super().__init__(arrays)
        self._session = onnxruntime.InferenceSession(
            onnx_model(self).SerializeToString(), providers=["CPUExecutionProvider"]
        )

    def forward(self, decisions: Sequence[Floats]) -> tuple[list[Floats], Floats]:
        if not hasattr(self, "_session"):  # the arrays are being checked
            return super().forward(decisions)
        states, moves, sizes = self.normalised(decisions)
        owner = np.repeat(np.arange(len(sizes)), sizes)
        inputs = {"states": states, "moves": moves, "owner": owner}
        logits, values = self._session.run(["logits", "values"], inputs)
        return np.split(logits, np.cumsum(sizes)[:-1]), values


def onnx_model(net: Net) -> onnx.ModelProto:
    """The net as a model that other programs can run too.

    It takes `states` and `moves` as `Net.normalised` gives them, and for each move the number of
    its decision as `owner`; it gives `logits`, one a move, and `values`, one a state.
    """
    features = net.feature_count
    nodes = [
        *_linear("context", "states", "contexts"),
        *_linear("state", "states", "hidden"),
        helper.make_node("Gather", ["contexts", "owner"], ["context"], axis=0),
        helper.make_node("Transpose", ["move.weight"], ["move.turned"], perm=[1, 0]),
        helper.make_node("MatMul", ["moves", "move.turned"], ["centred"]),
        helper.make_node("Add", ["centred", "context"], ["inner"]),
        *_head("policy", "inner", "logits"),
        *_head("value", "hidden", "unbounded"),
        helper.make_node("Tanh", ["unbounded"], ["values"]),
    ]
    inputs = [
        helper.make_tensor_value_info("states", TensorProto.FLOAT, ["decisions", features]),
        helper.make_tensor_value_info("moves", TensorProto.FLOAT, ["moves", features]),
        helper.make_tensor_value_info("owner", TensorProto.INT64, ["moves"]),
    ]
    outputs = [
        helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["moves"]),
        helper.make_tensor_value_info("values", TensorProto.FLOAT, ["decisions"]),
    ]
    constants = [
        numpy_helper.from_array(part, name)
        for name, part in net.arrays.items()
        if name.endswith((".weight", ".bias"))
    ]
    constants.append(numpy_helper.from_array(np.array([1]), "last"))
    graph = helper.make_graph(nodes, "net", inputs, outputs, constants)
    opset = helper.make_opsetid("", OPSET)
    model = helper.make_model(graph, opset_imports=[opset], ir_version=FORMAT)
    onnx.checker.check_model(model)
    return model


def _linear(layer: str, given: str, found: str) -> list[onnx.NodeProto]:
    names = [given, f"{layer}.weight", f"{layer}.bias"]
    return [helper.make_node("Gemm", names, [found], transB=1)]


def _head(head: str, given: str, found: str) -> list[onnx.NodeProto]:
    """The two layers of a head, each after a rectifier; one number comes out."""
    return [
        helper.make_node("Relu", [given], [f"{head}.a"]),
        *_linear(f"{head}.inner", f"{head}.a", f"{head}.b"),
        helper.make_node("Relu", [f"{head}.b"], [f"{head}.c"]),
        *_linear(f"{head}.outer", f"{head}.c", f"{head}.d"),
        helper.make_node("Squeeze", [f"{head}.d", "last"], [found]),
    ]
