"""Nets on positions learn, and the file they leave is one that numpy runs."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sevenstates.games.huangdi import native

if not native.available:
    pytest.skip("training plays on the compiled core", allow_module_level=True)
torch = pytest.importorskip("torch", reason="the extra `train`, on some machines gigabytes")

from sevenstates.bots.nets.net import NetInfo  # noqa: E402
from sevenstates.bots.nets.position_net import PositionNet  # noqa: E402
from sevenstates.rl.rows import SCALE  # noqa: E402
from sevenstates.train.parallel.kinds import kinds_of  # noqa: E402
from sevenstates.train.parallel.learner import (  # noqa: E402
    Examples,
    Learner,
    Steps,
    sample,
)
from sevenstates.train.parallel.schedule import Schedule  # noqa: E402
from sevenstates.train.position.imitation import teacher_games  # noqa: E402
from sevenstates.train.position.model import Model  # noqa: E402
from sevenstates.train.position.run import main  # noqa: E402
from sevenstates.train.position.training import Plan, Training  # noqa: E402

TRAIN = (sys.executable, "-m", "sevenstates.train.position", "huangdi")
SCHEDULE = Schedule(rate=1e-2, entropy=0.0, batch=64, epochs=2)


def test_model_and_net_give_the_same() -> None:
    torch.manual_seed(1)
    model = Model(6, 4, 8, 2)
    model.measure(torch.tensor([[255, 100, 1, 0, 10, 3]], dtype=torch.uint8))
    rows = np.random.default_rng(1).integers(0, 256, (5, 6), np.uint8)

    net = PositionNet(model.arrays(), "abcdef", [], NetInfo("huangdi", "", 1))
    logits, values = net.forward(np.asarray(rows / SCALE, np.float32))

    wanted, worth = model(torch.from_numpy(rows))
    assert np.allclose(logits, wanted.detach().numpy(), atol=1e-5)
    assert np.allclose(values, worth.detach().numpy(), atol=1e-5)


def test_advantages_follow_each_seat_to_the_end_of_its_game() -> None:
    steps = Steps(5, 1, 1, 1, 2, "cpu")
    steps.seats[:, 0] = torch.tensor([0, 1, 0, -1, 1])
    steps.values[:, 0] = torch.tensor([0.5, 0.1, 0.2, 9.0, 0.3])
    steps.rewards[3, 0] = torch.tensor([1.0, -1.0])

    found, known = steps.advantages(0.5)

    assert known[:, 0].tolist() == [True, True, True, False, False]
    assert found[:3, 0].tolist() == pytest.approx([0.2 - 0.5 + 0.5 * 0.8, -1.1, 0.8])


def test_what_turned_out_well_is_done_more() -> None:
    torch.manual_seed(1)
    learner = Learner(Model(2, 3, 8, 1), SCHEDULE)
    steps = Steps(2, 128, 2, 3, 1, "cpu")
    steps.masks[:] = torch.tensor([True, True, False])
    steps.actions[0] = torch.arange(128) % 2
    steps.log_probs[0] = np.log(0.5)
    steps.seats[1] = -1
    steps.rewards[1, :, 0] = torch.where(steps.actions[0] == 1, 1.0, -1.0)

    learner.learn(steps, 0.0)

    observations, masks = torch.zeros(400, 2, dtype=torch.uint8), steps.masks[0, :1].expand(400, -1)
    chosen, _, _ = sample(learner.model, observations, masks)
    assert (chosen == 1).float().mean() > 0.6
    assert (chosen != 2).all()


def test_what_is_shown_is_imitated() -> None:
    torch.manual_seed(1)
    learner = Learner(Model(2, 3, 8, 1), SCHEDULE)
    masks = torch.tensor([[True, True, False]]).expand(256, -1)
    seen = torch.arange(256, dtype=torch.uint8)[:, None] % 2 * 255
    policies = torch.nn.functional.one_hot(seen[:, 0].long() // 255, 3).half()
    rewards = seen[:, 0].float() / 255

    shown = Examples(seen.expand(-1, 2).contiguous(), masks, policies, rewards)
    learner.imitate(shown, 60)

    assert learner.imitate(shown, 1) == 1.0
    _, values = learner.model(shown.observations[:2])
    assert values[1] > values[0]


def test_steps_of_a_rival_are_not_learned_from() -> None:
    torch.manual_seed(1)
    learner = Learner(Model(2, 3, 8, 1), SCHEDULE)
    steps = Steps(2, 128, 2, 3, 1, "cpu")
    steps.masks[:] = True
    steps.actions[0] = torch.arange(128) % 2
    steps.log_probs[0] = np.log(1 / 3)
    steps.seats[1] = -1
    steps.rewards[1, :, 0] = torch.where(steps.actions[0] == 1, 1.0, -1.0)
    steps.own[:, 2:] = False
    steps.rewards[1, 2:] *= -1  # what the rival does turns out the other way

    learner.learn(steps, 0.0)

    logits, _ = learner.model(torch.zeros(1, 2, dtype=torch.uint8))
    assert logits[0, 1] > logits[0, 0]


def test_games_of_the_own_net_are_imitated_and_it_is_the_rival() -> None:
    kinds = kinds_of("huangdi", [2], [{}])
    training = Training(Plan(kinds, 1, 5, 6, 8, 1, SCHEDULE, 1, "cpu"))
    try:
        training.measure()
        agreed = training.imitate(teacher_games(kinds, 1, 1, 1), 2)
        training.play()
        training.learn(0.5)
    finally:
        training.close()

    assert 0 < agreed < 1


def test_processes_play_and_the_net_resumes() -> None:
    kinds = kinds_of("huangdi", [2, 3], [{}])
    training = Training(Plan(kinds, 1, 4, 6, 8, 1, SCHEDULE, 1, "cpu"))
    try:
        training.measure()
        training.play()
        training.learn(0.5)
        net = training.net()
        training.resume(net)
    finally:
        training.close()

    assert training.steps == 6 * 4 * 2
    assert [seats for seats, _ in net.tables] == [2, 3]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--out", "net.bin"), "ends in .npz"),
        (("--out", "net.npz", "--games", "0"), "--games must be more than 0"),
        (("--out", "net.npz", "--imitate", "-1"), "--imitate must be more than 0"),
        (("--out", "net.npz", "--seats", "9"), "9"),
        (("--out", "net.npz", "--options", "{"), "not JSON"),
        (
            ("--out", "net.npz", "--resume", "none.npz"),
            "none.npz: this is not the file of a net on positions",
        ),
    ],
)
def test_wrong_words_get_a_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["huangdi", *words])

    assert said in capsys.readouterr().err


@pytest.mark.long
def test_a_short_run_improves_on_a_random_net(tmp_path: Path) -> None:
    """The net learns to foresee who wins: what it does not explain falls from all to half."""
    out = tmp_path / "net.npz"
    words = "--seats 2 --processes 1 --games 64 --length 128 --batch 1024 --width 32 --rate 1e-3"

    said = subprocess.run(
        [*TRAIN, *words.split(), "--rounds", "16", "--out", str(out)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()

    first, last = (line.split() for line in (said[1], said[-1]))
    entropy, unexplained = first.index("entropy") + 1, first.index("unexplained") + 1
    assert float(last[unexplained]) < 0.7 * float(first[unexplained])
    assert float(last[entropy]) < 0.9 * float(first[entropy])
    PositionNet.load(out)
