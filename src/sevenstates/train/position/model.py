"""The net of `bots.nets.position_net` for PyTorch, its layers under the same names."""

import numpy as np

from ...bots.nets.net import Floats
from ...extras import extra
from ...rl.rows import SCALE

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional

MAX_SCALE = 32.0
"""Numbers that are small throughout are multiplied by at most this."""


class Model(nn.Module):  # type: ignore[misc]  # its types are not read here
    """A policy over all actions and a value, from observations in bytes."""

    def __init__(self, columns: int, actions: int, width: int, layers: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(columns))
        self.input = nn.Linear(columns, width)
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.policy = nn.Linear(width, actions)
        self.value = nn.ModuleDict(
            {"inner": nn.Linear(width, width // 2), "outer": nn.Linear(width // 2, 1)}
        )
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.value["outer"].weight.mul_(0.1)

    def measure(self, observations: Tensor) -> None:
        """Scale each column by the largest number that is seen in it."""
        largest = observations.amax(dim=0).float() / SCALE
        self.scale.copy_((1 / largest.clamp(min=1 / MAX_SCALE)).clamp(max=MAX_SCALE))
        self.scale[largest == 0] = 1.0

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions and the value of each position."""
        inputs = observations.to(self.dtype) * (self.scale / SCALE).to(self.dtype)
        hidden = functional.linear(inputs, *self._cast(self.input))
        hidden = functional.relu(functional.layer_norm(hidden, hidden.shape[1:]))
        for layer in self.inner:
            hidden = hidden + functional.relu(functional.linear(hidden, *self._cast(layer)))
        inner = functional.relu(functional.linear(hidden, *self._cast(self.value["inner"])))
        values = functional.linear(inner, *self._cast(self.value["outer"]))
        logits = functional.linear(hidden, *self._cast(self.policy))
        return logits.float(), torch.tanh(values.float())[:, 0]

    @property
    def dtype(self) -> torch.dtype:
        """Half precision where the device is made for it."""
        return torch.bfloat16 if self.scale.is_cuda else torch.float32

    def _cast(self, layer: nn.Linear) -> tuple[Tensor, Tensor]:
        return layer.weight.to(self.dtype), layer.bias.to(self.dtype)

    def arrays(self) -> dict[str, Floats]:
        """The net's arrays for numpy."""
        found = self.state_dict().items()
        return {name: np.ascontiguousarray(part.float().cpu().numpy()) for name, part in found}

    def load_arrays(self, arrays: dict[str, Floats]) -> None:
        """Take a net's arrays over."""
        self.load_state_dict({name: torch.from_numpy(part) for name, part in arrays.items()})
