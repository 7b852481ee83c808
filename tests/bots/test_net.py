"""A net is numbers in a file; what is not one is refused."""

import io
from pathlib import Path

import numpy as np
import pytest

from sevenstates.bots.net import BadNet, Floats, Net, measure

FEATURES, WIDTH = 4, 2
LAYERS = {
    "light": (WIDTH, FEATURES),
    "table": (WIDTH, FEATURES),
    "wish.inner": (1, WIDTH),
    "wish.outer": (1, 1),
    "worth.inner": (1, WIDTH),
    "worth.outer": (1, 1),
}


def numbers(value: float = 0.0) -> dict[str, Floats]:
    """A net whose weights are all alike."""
    found = {
        "mean": np.zeros(FEATURES, np.float32),
        "spread": np.ones(FEATURES, np.float32),
        "apart": np.ones(FEATURES, np.float32),
        "move.weight": np.full((WIDTH, FEATURES), value, np.float32),
    }
    for name, shape in LAYERS.items():
        found[f"{name}.weight"] = np.full(shape, value, np.float32)
        found[f"{name}.bias"] = np.zeros(shape[0], np.float32)
    return found


def decision(*moves: float) -> Floats:
    """A table of zeros and moves that differ in their first number."""
    rows = np.zeros((len(moves) + 1, FEATURES), np.float32)
    rows[1:, 0] = moves
    return rows


def test_net_that_knows_nothing_leans_to_no_move() -> None:
    wishes, worth = Net(numbers()).think([decision(1, 2, 3), decision(5, 6)])

    assert [len(one) for one in wishes] == [3, 2]
    assert not any(one.any() for one in wishes)
    assert worth.tolist() == [0, 0]


def test_move_is_judged_by_what_sets_it_apart_from_the_others() -> None:
    net = Net(numbers(1.0))
    (low,), _ = net.think([decision(1, 3)])
    (high,), _ = net.think([decision(11, 13)])

    assert low.tolist() == high.tolist()
    # Two neurons see a difference of 1, their sum goes through two layers of ones.
    assert low.tolist() == [0, 2]


def test_what_one_decision_is_worth_does_not_depend_on_the_others_beside_it() -> None:
    random = np.random.default_rng(1)
    net = Net({name: random.normal(size=part.shape) for name, part in numbers().items()})
    rows = [random.normal(size=(size, FEATURES)).astype(np.float32) for size in (3, 6, 4)]

    together, worth = net.think(rows)

    for place, one in enumerate(rows):
        (alone,), own = net.think([one])
        assert np.allclose(alone, together[place], atol=1e-5)
        assert np.allclose(own[0], worth[place], atol=1e-5)


def test_worth_lies_between_a_loss_and_a_win() -> None:
    rows = decision(1, 2)
    rows[0] = 1000
    _, worth = Net(numbers(3.0)).think([rows])

    assert 0.99 < worth[0] <= 1


def test_scales_come_from_what_was_seen_and_never_divide_by_nothing() -> None:
    found = measure([decision(1, 3), decision(2, 2)])

    assert found["apart"].tolist() == [pytest.approx(0.5**0.5), 1, 1, 1]
    assert found["spread"].tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("missing", sorted(numbers()))
def test_net_with_a_part_missing_is_refused(missing: str) -> None:
    found = numbers()
    del found[missing]

    with pytest.raises(BadNet, match="no net"):
        Net(found)


def test_net_whose_parts_do_not_fit_is_refused() -> None:
    with pytest.raises(BadNet, match="no net"):
        Net(numbers() | {"move.weight": np.ones((WIDTH, FEATURES + 1), np.float32)})


def test_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "words.npz"
    text.write_text("hello", encoding="utf-8")
    pickled = io.BytesIO()
    np.savez(pickled, mean=np.array([{"a": 1}], dtype=object), allow_pickle=True)
    pickled.seek(0)

    for file in (text, tmp_path / "nowhere.npz", pickled):
        with pytest.raises(BadNet, match="no file of a net"):
            Net.load(file)


def test_net_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    halves = {name: part.astype(np.float16) for name, part in numbers(0.5).items()}
    np.savez(path, allow_pickle=False, **halves)
    rows = [decision(1, 2, 4)]

    assert np.allclose(Net.load(path).think(rows)[0], Net(numbers(0.5)).think(rows)[0])
