"""Nets learn: what turned out well is done more, and the file they leave plays."""

import csv
import dataclasses
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pytest

from sevenstates.games.huang import native

if not native.available:
    pytest.skip("training plays on the compiled core", allow_module_level=True)
torch = pytest.importorskip("torch", reason="the extra `train`, on some machines gigabytes")

from sevenstates.bots.nets import adapter_of  # noqa: E402
from sevenstates.bots.nets.net import BadNet, Net, measure_scales  # noqa: E402
from sevenstates.games.huang.bot.features import FEATURES  # noqa: E402
from sevenstates.train.logs import Figures, Logs  # noqa: E402
from sevenstates.train.pools import Arrays, LocalPool, RayPool, Tick, together  # noqa: E402
from sevenstates.train.ppo import Learner, Model, Schedule  # noqa: E402
from sevenstates.train.run import main  # noqa: E402
from sevenstates.train.selfplay import Actor, Task, Trajectories, play_task  # noqa: E402
from sevenstates.train.training import Plan, Training  # noqa: E402

TRAIN = (sys.executable, "-m", "sevenstates", "train", "huang")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """As the trainer has it: with several, sums may differ in their last digits."""
    torch.set_num_threads(1)


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


class Here:
    """A pool that plays in this process when it is asked."""

    def begin(self, tasks: Sequence[Task], arrays: Arrays) -> None:
        self._begun = tasks, arrays

    def finish(self, tick: Tick = lambda over: True) -> Trajectories:
        tasks, arrays = self._begun
        return together([play_task(task, arrays) for task in tasks])

    def close(self) -> None:
        pass


PLAN = Plan("huang", (2, 3), 2, 2, 8, 1e-3, 0.003, 0.5, seed=5)


def run(training: Training, pool: Here, rounds: int) -> None:
    training.begin(pool)
    while training.round < rounds:
        training.learn(pool.finish(), pool, training.round / 3)


def begun(pool: Here) -> Training:
    pool.begin(PLAN.pretrain_tasks(), None)
    return Training.pretrained(PLAN, pool.finish())[0]


def test_a_resumed_training_learns_the_same(tmp_path: Path) -> None:
    """Interrupted after a round and gone on with from its file, or never interrupted."""
    pool, file = Here(), tmp_path / "net.checkpoint"
    whole = begun(pool)
    run(whole, pool, 3)
    stopped = begun(pool)
    run(stopped, pool, 1)
    stopped.save(file)
    resumed = Training.load(file, PLAN)
    run(resumed, pool, 3)

    assert (resumed.round, resumed.games) == (whole.round, whole.games)
    for name, part in whole.model.arrays().items():
        assert (part == resumed.model.arrays()[name]).all(), name


def test_a_checkpoint_of_another_plan_is_refused(tmp_path: Path) -> None:
    file, broken = tmp_path / "net.checkpoint", tmp_path / "broken.checkpoint"
    begun(Here()).save(file)
    broken.write_text("nothing", encoding="utf-8")

    with pytest.raises(BadNet, match="--games was 2 there, and is 4 here"):
        Training.load(file, dataclasses.replace(PLAN, games=4))
    with pytest.raises(BadNet, match="the game was huang there, and is warring here"):
        Training.load(file, dataclasses.replace(PLAN, game="warring"))
    with pytest.raises(BadNet, match=r"broken\.checkpoint is not a checkpoint of a training run$"):
        Training.load(broken, PLAN)


def test_processes_play_what_this_one_plays() -> None:
    """And end at once when the learner has enough, in the middle of games."""
    pool, here, ticks = LocalPool(1), Here(), list[int]()

    def tick(over: int) -> bool:
        ticks.append(over)
        return True

    try:
        for one in (pool, here):
            one.begin(PLAN.pretrain_tasks(), None)
        found, expected = pool.finish(tick), here.finish()
        assert found is not None
        assert all(map(np.array_equal, found.rows, expected.rows))
        assert ticks[0] == 0
        pool.begin([task._replace(games=10_000) for task in PLAN.tasks(1)], None)
        assert pool.finish(lambda over: False) is None
    finally:
        pool.close()
    assert not active_children()


def test_logs_are_a_table_that_goes_on(tmp_path: Path) -> None:
    table = tmp_path / "net.csv"
    figures = Figures(1, 0.5, 4, 100, 1.25, 2.0, 0.9, 0.01)
    logs = Logs(table, None, 0)
    for round_ in (1, 2, 3):
        logs.add(dataclasses.replace(figures, round=round_))
    Logs(table, None, 2).add(dataclasses.replace(figures, round=3, minutes=9.0))

    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["round"] for row in rows] == ["1", "2", "3"]
    assert rows[-1]["minutes"] == "9.0"
    assert float(rows[0]["fair_share"]) == 1.25


def test_command_leaves_a_net_that_plays_and_goes_on_from_it(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    settings = ("--seats", "2", "--games", "2", "--pretrain-games", "2", "--width", "8")
    command = [*TRAIN, *settings, "--out", str(out)]
    first = done(*command, "--rounds", "1", "--evaluate", "1")
    again = done(*command, "--rounds", "2", "--resume", str(out.with_suffix(".checkpoint")))
    other = done(*command, "--minutes", "0.0001", "--resume", str(out))

    for one in (first, again, other):
        assert one.returncode == 0, one.stderr
        assert "Traceback" not in one.stderr
    lines = first.stdout.splitlines()
    assert "0.0 min  playing 2 games of greedy to learn from" in lines[0]
    assert "pretrained" in first.stdout
    assert "greedy       seats 1  games 1" in first.stdout
    assert "pretrained" not in again.stdout + other.stdout
    assert "round 2" in again.stdout
    assert Net.load(out).info == adapter_of("huang").info
    assert len(out.with_suffix(".csv").read_text("utf-8").splitlines()) == 1


def done(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.long  # a cluster takes half a minute to start
@pytest.mark.filterwarnings("ignore")  # Ray warns of its own future and leaves sockets open
def test_a_cluster_plays_what_this_process_plays() -> None:
    pytest.importorskip("ray", reason="the extra `ray`")
    pool, here = RayPool("local"), Here()
    try:
        for one in (pool, here):
            one.begin(PLAN.pretrain_tasks(), None)
        found, expected = pool.finish(lambda over: True), here.finish()
    finally:
        pool.close()

    assert found is not None
    assert all(map(np.array_equal, found.rows, expected.rows))


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["--seats", "7"], "2 to 5"),
        (["--resume", "broken.npz"], "“broken.npz” cannot be used as a net"),
        (["--resume", "missing.checkpoint"], "cannot be read: No such file"),
        (["--minutes", "0"], "minutes"),
        (["--minutes", "1", "--rounds", "1"], "not allowed with"),
        (["--greedy-share", "2"], "from 0 to 1"),
        (["--out", "net.onnx"], "ends in .npz"),
    ],
)
def test_command_refuses_what_cannot_be(
    given: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.npz").write_text("no net", encoding="utf-8")
    with pytest.raises(SystemExit) as refused:
        main(["huang", "--out", "net.npz", *given])

    assert refused.value.code == 2
    assert complaint in capsys.readouterr().err
