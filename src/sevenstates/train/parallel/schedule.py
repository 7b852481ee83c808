"""Hyperparameters of the trainers that play many games at once."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Schedule:
    """Hyperparameters of training."""

    rate: float
    """The learning rate at first; it falls to a twentieth."""
    entropy: float
    """The weight of the entropy bonus at first; it falls to a tenth."""
    batch: int
    epochs: int
    clip: float = 0.2
    value_weight: float = 0.5
    gae_lambda: float = 0.97
    """Lambda of the returns that the value is trained on."""
    policy_lambda: float = 0.97
    """Lambda of the advantages that the policy is trained on: the lower, the more they rely on
    values and the less on how games end."""
    target_kl: float | None = None
    """The KL divergence that a round should cause at first; the learning rate adapts to it."""
    max_grad_norm: float = 0.5
