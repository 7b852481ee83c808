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

from sevenstates.bots.net import Net, measure  # noqa: E402
from sevenstates.bots.nets import eyes_of  # noqa: E402
from sevenstates.games.huang.bot.considering import FEATURES  # noqa: E402
from sevenstates.train.ppo import Learner, Model, Schedule  # noqa: E402
from sevenstates.train.selfplay import Memory, Player  # noqa: E402

TRAIN = (sys.executable, "-m", "sevenstates.train", "huang")


@pytest.fixture(scope="module")
def lessons() -> Memory:
    return Player("huang", 2, 1, fade=0.95, by_hand=0.25).play(3, None)


def model_for(memory: Memory) -> Model:
    torch.manual_seed(1)
    return Model(measure(memory.rows), 16)


def test_model_and_net_think_the_same(lessons: Memory) -> None:
    model = model_for(lessons)
    net = Net(model.numbers())
    decisions = lessons.rows[:20]
    tables, moves, sizes = net.show(decisions)
    owner = torch.from_numpy(np.repeat(np.arange(len(sizes)), sizes))

    wishes, worth = model(torch.from_numpy(moves), owner, torch.from_numpy(tables))
    ours, own_worth = net.think(decisions)

    assert np.allclose(np.concatenate(ours), wishes.detach().numpy(), atol=1e-5)
    assert np.allclose(own_worth, worth.detach().numpy(), atol=1e-5)


def test_games_are_remembered_to_their_ends(lessons: Memory) -> None:
    assert lessons.games == 3
    assert all(rows.shape[1] == FEATURES and len(rows) > 2 for rows in lessons.rows)
    assert all(
        0 <= chosen < len(rows) - 1
        for chosen, rows in zip(lessons.chosen, lessons.rows, strict=True)
    )
    # Nothing was expected, so the last decision of each seat gained what the game was worth.
    assert max(lessons.worth) == 1
    assert min(lessons.worth) == -1


def test_first_lessons_make_it_choose_as_the_teacher(lessons: Memory) -> None:
    model = model_for(lessons)
    learner = Learner(model, Schedule(batch=128), 1)

    early = learner.imitate(lessons, 1)
    late = learner.imitate(lessons, 12)

    assert late > early + 0.1


def test_move_that_gained_is_chosen_more_often(lessons: Memory) -> None:
    """Of each decision the first move is said to have been good, the others bad."""
    model = model_for(lessons)
    first = np.arange(len(lessons.rows)) % 2 == 0
    memory = Memory(
        lessons.rows,
        [0 if good else len(rows) - 2 for good, rows in zip(first, lessons.rows, strict=True)],
        [-float(np.log(len(rows) - 1)) for rows in lessons.rows],
        np.where(first, 1.0, -1.0).tolist(),
        [0.0] * len(lessons.rows),
        3,
    )

    def chance() -> float:
        wishes, _ = Net(model.numbers()).think(lessons.rows)
        shares = [np.exp(wish - wish.max()) for wish in wishes]
        return float(np.mean([share[0] / share.sum() for share in shares]))

    before = chance()
    Learner(model, Schedule(batch=128, epochs=12), 1).learn(memory, 0.0)

    assert chance() > before


@pytest.mark.parametrize(("game", "seats"), [("huangdi", 3), ("warring", 3)])
def test_games_on_readable_engines_are_learned_from_too(game: str, seats: int) -> None:
    player = Player(game, seats, 1, fade=0.95, by_hand=0.5)
    lessons = player.play(1, None)
    model = model_for(lessons)

    memory = player.play(4, Net(model.numbers()))
    report = Learner(model, Schedule(batch=128, epochs=1), 1).learn(memory, 0.0)

    assert memory.games == 4
    assert all(rows.shape[1] == eyes_of(game).features for rows in memory.rows)
    assert np.isfinite([*report]).all()
    # Some of the seats were played by hand-made judgement, and are not learned from.
    assert 0 < memory.fair < 4
    assert 0 <= memory.won <= 4


def test_command_leaves_a_net_that_plays_and_goes_on_from_it(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    command = [
        *(*TRAIN, "--seats", "2", "--minutes", "0.01"),
        *("--games", "2", "--lessons", "2", "--width", "8", "--out", str(out)),
    ]
    first = subprocess.run(command, capture_output=True, text=True, check=True)
    again = subprocess.run(
        [*command, "--go-on", str(out)], capture_output=True, text=True, check=True
    )

    assert "first lessons" in first.stdout
    assert "first lessons" not in again.stdout
    assert Net.load(out).features == FEATURES


def test_command_refuses_what_cannot_be(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_text("no net", encoding="utf-8")
    for given, complaint in (
        (["--seats", "7"], "2 to 5"),
        (["--go-on", str(broken)], "no file of a net"),
        (["--minutes", "0"], "minutes"),
        (["--by-hand", "2"], "from 0 to 1"),
    ):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "sevenstates.train",
                "huang",
                "--out",
                str(tmp_path / "x"),
                *given,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert complaint in done.stderr
        assert "Traceback" not in done.stderr
