"""Random legal actions for many games at once."""

import numpy as np
import pytest

from sevenstates.rl.choosing import random_legal


@pytest.mark.parametrize("size", [1, 8, 63, 64, 65, 103, 537, 6934])
def test_only_what_is_allowed_is_chosen(size: int) -> None:
    chance = np.random.default_rng(size)
    masks = (chance.random((300, size)) < 0.05).astype(np.int8)
    masks[-1] = 0

    chosen = random_legal(masks, chance)

    allows = masks.any(axis=1)
    assert masks[np.arange(300), chosen][allows].all()
    assert not chosen[~allows].any()


def test_each_is_as_likely() -> None:
    legal = [0, 63, 64, 100, 128, 6933]
    masks = np.zeros((12_000, 6934), np.int8)
    masks[:, legal] = 1

    counts = np.bincount(random_legal(masks, np.random.default_rng(1)), minlength=6934)

    assert counts.sum() == counts[legal].sum()
    assert (abs(counts[legal] - 2000) < 200).all()  # five times the spread
