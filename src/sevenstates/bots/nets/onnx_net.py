"""Nets run by ONNX Runtime, from the extra `onnx`: faster for large batches, and of any shape."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import numpy as np

from ...extras import extra
from .net import ABOUT, SCALES, BadNet, Floats, Ints, Net, NetInfo

with extra("onnx", "ONNX Runtime"):
    import onnx
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper

OPSET, FORMAT = 17, 9
"""Old enough for every runtime that is still in use."""


class OnnxNet(Net):
    """A model that ONNX Runtime runs: one of `onnx_model`, or any with the same ins and outs."""

    def __init__(self, model: bytes) -> None:
        """BadNet if the model cannot be run, or takes or gives something else."""
        try:
            self._session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
            about = self._session.get_modelmeta().custom_metadata_map
            self.info = NetInfo.from_text(about[ABOUT]) if ABOUT in about else None
            self.arrays = {name: np.array(json.loads(about[name]), np.float32) for name in SCALES}
            self.feature_count = len(self.arrays["mean"])
            self.forward([np.zeros((3, self.feature_count), np.float32)])
        except BadNet:
            raise
        except Exception as error:  # the runtime's own errors have no common class
            raise BadNet(f"this is not the model of a net: {error}") from error

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> "OnnxNet":
        """The model in an .onnx file; BadNet if there is none in it."""
        try:
            return cls(file.read_bytes() if isinstance(file, Path) else file.read())
        except OSError as error:
            raise BadNet(f"this is not the file of a net: {error}") from error

    def forward(self, decisions: Sequence[Floats]) -> tuple[list[Floats], Floats]:
        states, moves, sizes = self.normalised(decisions)
        logits, values = self._run(states, moves, np.repeat(np.arange(len(sizes)), sizes))
        return np.split(logits, np.cumsum(sizes)[:-1]), values

    def _values(self, states: Floats) -> Floats:
        none = np.zeros((0, self.feature_count), np.float32)
        return self._run(states, none, np.zeros(0, np.int64))[1]

    def _run(self, states: Floats, moves: Floats, owner: Ints) -> tuple[Floats, Floats]:
        inputs = {"states": states, "moves": moves, "owner": owner}
        logits, values = self._session.run(["logits", "values"], inputs)
        return logits, values


def onnx_model(net: Net) -> onnx.ModelProto:
    """The net as a model that other programs can run too.

    It takes `states` and `moves` as `Net.normalised` gives them, and for each move the number of
    its decision as `owner`; it gives `logits`, one a move, and `values`, one a state. Its metadata
    hold what `Net.normalised` needs and what the net was trained for.
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
    about = {name: json.dumps(net.arrays[name].tolist()) for name in SCALES}
    if net.info is not None:
        about[ABOUT] = net.info.to_text()
    helper.set_model_props(model, about)
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
