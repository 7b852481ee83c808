"""The same net run by ONNX Runtime, which the extra `onnx` brings: faster where many are asked."""

from collections.abc import Mapping, Sequence

import numpy as np
import onnx
import onnxruntime
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from .net import Floats, Net

OPSET, FORMAT = 17, 9
"""Old enough for every runtime that is still in use."""


class OnnxNet(Net):
    """A net that thinks as `Net` does, but for the last digits."""

    def __init__(self, numbers: Mapping[str, NDArray[np.floating]]) -> None:
        super().__init__(numbers)
        self._session = onnxruntime.InferenceSession(
            onnx_model(self).SerializeToString(), providers=["CPUExecutionProvider"]
        )

    def think(self, decisions: Sequence[Floats]) -> tuple[list[Floats], Floats]:
        if not hasattr(self, "_session"):  # the numbers are being checked
            return super().think(decisions)
        tables, moves, sizes = self.show(decisions)
        owner = np.repeat(np.arange(len(sizes)), sizes)
        shown = {"tables": tables, "moves": moves, "owner": owner}
        wishes, worth = self._session.run(["wishes", "worth"], shown)
        return np.split(wishes, np.cumsum(sizes)[:-1]), worth


def onnx_model(net: Net) -> onnx.ModelProto:
    """The net as a model that other programs can run too.

    It takes `tables` and `moves` as `Net.show` gives them, and for each move the number of its
    decision as `owner`; it gives `wishes`, one a move, and `worth`, one a table.
    """
    features = net.features
    nodes = [
        *_linear("light", "tables", "lit"),
        *_linear("table", "tables", "seen"),
        helper.make_node("Gather", ["lit", "owner"], ["light"], axis=0),
        helper.make_node("Transpose", ["move.weight"], ["move.turned"], perm=[1, 0]),
        helper.make_node("MatMul", ["moves", "move.turned"], ["apart"]),
        helper.make_node("Add", ["apart", "light"], ["inner"]),
        *_last("wish", "inner", "wishes"),
        *_last("worth", "seen", "hope"),
        helper.make_node("Tanh", ["hope"], ["worth"]),
    ]
    inputs = [
        helper.make_tensor_value_info("tables", TensorProto.FLOAT, ["decisions", features]),
        helper.make_tensor_value_info("moves", TensorProto.FLOAT, ["moves", features]),
        helper.make_tensor_value_info("owner", TensorProto.INT64, ["moves"]),
    ]
    outputs = [
        helper.make_tensor_value_info("wishes", TensorProto.FLOAT, ["moves"]),
        helper.make_tensor_value_info("worth", TensorProto.FLOAT, ["decisions"]),
    ]
    kept = [
        numpy_helper.from_array(part, name)
        for name, part in net.numbers.items()
        if name.endswith((".weight", ".bias"))
    ]
    kept.append(numpy_helper.from_array(np.array([1]), "last"))
    graph = helper.make_graph(nodes, "net", inputs, outputs, kept)
    opset = helper.make_opsetid("", OPSET)
    model = helper.make_model(graph, opset_imports=[opset], ir_version=FORMAT)
    onnx.checker.check_model(model)
    return model


def _linear(layer: str, given: str, found: str) -> list[onnx.NodeProto]:
    names = [given, f"{layer}.weight", f"{layer}.bias"]
    return [helper.make_node("Gemm", names, [found], transB=1)]


def _last(part: str, given: str, found: str) -> list[onnx.NodeProto]:
    """The last two layers of a part; one number comes out."""
    return [
        helper.make_node("Relu", [given], [f"{part}.a"]),
        *_linear(f"{part}.inner", f"{part}.a", f"{part}.b"),
        helper.make_node("Relu", [f"{part}.b"], [f"{part}.c"]),
        *_linear(f"{part}.outer", f"{part}.c", f"{part}.d"),
        helper.make_node("Squeeze", [f"{part}.d", "last"], [found]),
    ]
