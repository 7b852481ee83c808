"""A net is numbers in a file; what is not one is refused."""

import io
from pathlib import Path

import numpy as np
import pytest

from sevenstates.bots.nets.names import FILE_NAMES
from sevenstates.bots.nets.net import BadNet, Floats, Net, measure_scales

FEATURES, WIDTH = 4, 2
LAYERS = {
    "context": (WIDTH, FEATURES),
    "state": (WIDTH, FEATURES),
    "policy.inner": (1, WIDTH),
    "policy.outer": (1, 1),
    "value.inner": (1, WIDTH),
    "value.outer": (1, 1),
}


def arrays(value: float = 0.0) -> dict[str, Floats]:
    """A net whose weights are all alike."""
    found = {
        "mean": np.zeros(FEATURES, np.float32),
        "std": np.ones(FEATURES, np.float32),
        "centred_std": np.ones(FEATURES, np.float32),
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


def test_net_of_zeros_prefers_no_move() -> None:
    logits, values = Net(arrays()).forward([decision(1, 2, 3), decision(5, 6)])

    assert [len(one) for one in logits] == [3, 2]
    assert not any(one.any() for one in logits)
    assert values.tolist() == [0, 0]


def test_move_is_judged_by_its_difference_from_the_others() -> None:
    net = Net(arrays(1.0))
    (low,), _ = net.forward([decision(1, 3)])
    (high,), _ = net.forward([decision(11, 13)])

    assert low.tolist() == high.tolist()
    # Two neurons see a difference of 1, their sum goes through two layers of ones.
    assert low.tolist() == [0, 2]


def test_value_of_a_decision_does_not_depend_on_the_rest_of_the_batch() -> None:
    random = np.random.default_rng(1)
    net = Net({name: random.normal(size=part.shape) for name, part in arrays().items()})
    rows = [random.normal(size=(size, FEATURES)).astype(np.float32) for size in (3, 6, 4)]

    together, values = net.forward(rows)

    for place, one in enumerate(rows):
        (alone,), own = net.forward([one])
        assert np.allclose(alone, together[place], atol=1e-5)
        assert np.allclose(own[0], values[place], atol=1e-5)


def test_value_lies_between_a_loss_and_a_win() -> None:
    rows = decision(1, 2)
    rows[0] = 1000
    _, values = Net(arrays(3.0)).forward([rows])

    assert 0.99 < values[0] <= 1


def test_scales_come_from_what_was_seen_and_never_divide_by_nothing() -> None:
    found = measure_scales([decision(1, 3), decision(2, 2)])

    assert found["centred_std"].tolist() == [pytest.approx(0.5**0.5), 1, 1, 1]
    assert found["std"].tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("missing", sorted(arrays()))
def test_net_with_a_part_missing_is_refused(missing: str) -> None:
    found = arrays()
    del found[missing]

    with pytest.raises(BadNet, match="not a net"):
        Net(found)


def test_net_whose_parts_do_not_fit_is_refused() -> None:
    with pytest.raises(BadNet, match="not a net"):
        Net(arrays() | {"move.weight": np.ones((WIDTH, FEATURES + 1), np.float32)})


def test_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "words.npz"
    text.write_text("hello", encoding="utf-8")
    pickled = io.BytesIO()
    np.savez(pickled, mean=np.array([{"a": 1}], dtype=object), allow_pickle=True)
    pickled.seek(0)

    for file in (text, tmp_path / "nowhere.npz", pickled):
        with pytest.raises(BadNet, match=r"not the file of a net$"):
            Net.load(file)


def test_net_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    net, rows = Net(arrays(0.5)), [decision(1, 2, 4)]

    net.save(path)
    again = Net.load(path)

    assert list(again.arrays) == list(net.arrays)
    assert np.allclose(again.forward(rows)[0], net.forward(rows)[0])


def test_names_in_files_are_those_of_the_nets_that_are_out(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    Net(arrays()).save(path)

    with np.load(path) as stored:
        layers = {name.partition(".")[0] for name in stored}

    assert layers == {"mean", "spread", "apart", "light", "move", "wish", "table", "worth"}
    assert layers - {"mean", "move"} == set(FILE_NAMES.values())
