"""Nets learn: what turned out well is done more, and the file they leave plays."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sevenstates.games.huang import native

if not native.available:
    pytest.skip("training plays on the compiled core", allow_module_level=True)
torch = pytest.importorskip("torch", reason="the extra `train`, on some machines gigabytes")

from sevenstates.bots.nets import adapter_of  # noqa: E402
from sevenstates.bots.nets.net import Net, measure_scales  # noqa: E402
from sevenstates.games.huang.bot.features import FEATURES  # noqa: E402
from sevenstates.train.ppo import Learner, Model, Schedule  # noqa: E402
from sevenstates.train.selfplay import Actor, Trajectories  # noqa: E402

TRAIN = (sys.executable, "-m", "sevenstates", "train", "huang")


@pytest.fixture(scope="module")
def pretraining() -> Trajectories:
    return Actor("huang", 2, 1, gae_lambda=0.95, greedy_share=0.25).play(3, None)


def model_for(found: Trajectories) -> Model:
    torch.manual_seed(1)
    return Model(measure_scales(found.rows), 16)


def test_model_and_net_give_the_same(pretraining: Trajectories) -> None:
    model = model_for(pretraining)
    net = Net(model.arrays())
    decisions = pretraining.rows[:20]
    states, moves, sizes = net.normalised(decisions)
    owner = torch.from_numpy(np.repeat(np.arange(len(sizes)), sizes))

    logits, values = model(torch.from_numpy(moves), owner, torch.from_numpy(states))
    ours, own_values = net.forward(decisions)

    assert np.allclose(np.concatenate(ours), logits.detach().numpy(), atol=1e-5)
    assert np.allclose(own_values, values.detach().numpy(), atol=1e-5)


def test_trajectories_go_to_the_ends_of_games(pretraining: Trajectories) -> None:
    assert pretraining.games == 3
    assert all(rows.shape[1] == FEATURES and len(rows) > 2 for rows in pretraining.rows)
    assert all(
        0 <= chosen < len(rows) - 1
        for chosen, rows in zip(pretraining.chosen, pretraining.rows, strict=True)
    )
    # Nothing was expected, so the last decision of each seat gained what the game was worth.
    assert max(pretraining.returns) == 1
    assert min(pretraining.returns) == -1


def test_pretraining_makes_it_choose_as_greedy_does(pretraining: Trajectories) -> None:
    model = model_for(pretraining)
    learner = Learner(model, Schedule(batch=128), 1)

    early = learner.imitate(pretraining, 1)
    late = learner.imitate(pretraining, 12)

    assert late > early + 0.1


def test_move_that_gained_is_chosen_more_often(pretraining: Trajectories) -> None:
    """Of each decision the first move is said to have been good, the others bad."""
    model = model_for(pretraining)
    first = np.arange(len(pretraining.rows)) % 2 == 0
    found = Trajectories(
        pretraining.rows,
        [0 if good else len(rows) - 2 for good, rows in zip(first, pretraining.rows, strict=True)],
        [-float(np.log(len(rows) - 1)) for rows in pretraining.rows],
        np.where(first, 1.0, -1.0).tolist(),
        [0.0] * len(pretraining.rows),
        3,
    )

    def chance() -> float:
        logits, _ = Net(model.arrays()).forward(pretraining.rows)
        odds = [np.exp(one - one.max()) for one in logits]
        return float(np.mean([one[0] / one.sum() for one in odds]))

    before = chance()
    Learner(model, Schedule(batch=128, epochs=12), 1).learn(found, 0.0)

    assert chance() > before


@pytest.mark.parametrize(("game", "seats"), [("huangdi", 3), ("warring", 3)])
def test_games_on_python_engines_are_learned_from_too(game: str, seats: int) -> None:
    actor = Actor(game, seats, 1, gae_lambda=0.95, greedy_share=0.5)
    pretraining = actor.play(1, None)
    model = model_for(pretraining)

    found = actor.play(4, Net(model.arrays()))
    report = Learner(model, Schedule(batch=128, epochs=1), 1).learn(found, 0.0)

    assert found.games == 4
    assert all(rows.shape[1] == adapter_of(game).feature_count for rows in found.rows)
    assert np.isfinite([*report]).all()
    # Some of the seats were played by heuristics, and are not learned from.
    assert 0 < found.fair < 4
    assert 0 <= found.won <= 4


def test_command_leaves_a_net_that_plays_and_goes_on_from_it(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    command = [
        *(*TRAIN, "--seats", "2", "--minutes", "0.01"),
        *("--games", "2", "--pretrain-games", "2", "--width", "8", "--out", str(out)),
    ]
    first = subprocess.run(command, capture_output=True, text=True, check=True)
    again = subprocess.run(
        [*command, "--resume", str(out)], capture_output=True, text=True, check=True
    )

    assert "first lessons" in first.stdout
    assert "first lessons" not in again.stdout
    assert Net.load(out).feature_count == FEATURES


def test_command_refuses_what_cannot_be(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_text("no net", encoding="utf-8")
    for given, complaint in (
        (["--seats", "7"], "2 to 5"),
        (["--resume", str(broken)], "no file of a net"),
        (["--minutes", "0"], "minutes"),
        (["--greedy-share", "2"], "from 0 to 1"),
    ):
        done = subprocess.run(
            [*TRAIN, "--out", str(tmp_path / "x"), *given],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert complaint in done.stderr
        assert "Traceback" not in done.stderr
