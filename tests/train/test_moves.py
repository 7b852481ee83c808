"""Nets on the features of moves learn in many games at once."""

from pathlib import Path

import numpy as np
import pytest

from sevenstates.games.huang import native

if not native.available:
    pytest.skip("training plays on the compiled core", allow_module_level=True)
torch = pytest.importorskip("torch", reason="the extra `train`, on some machines gigabytes")

from sevenstates.bots.nets import adapter_of, net_of  # noqa: E402
from sevenstates.bots.nets.names import MAX_INPUT  # noqa: E402
from sevenstates.bots.nets.net import Net  # noqa: E402
from sevenstates.train.moves.run import main  # noqa: E402
from sevenstates.train.moves.tables import MAX_MOVES, MOVES, Rows  # noqa: E402
from sevenstates.train.moves.training import (  # noqa: E402
    GREEDY_SHARE,
    NET_SHARE,
    SELF_SHARE,
    DecisionModel,
    Plan,
    Training,
    widen,
)
from sevenstates.train.parallel.kinds import kinds_of  # noqa: E402
from sevenstates.train.parallel.learner import Learner  # noqa: E402
from sevenstates.train.parallel.players import Block  # noqa: E402
from sevenstates.train.parallel.rounds import RIVAL_CYCLE  # noqa: E402
from sevenstates.train.parallel.schedule import Schedule  # noqa: E402
from tests.paths import DOCS  # noqa: E402

SCHEDULE = Schedule(rate=1e-3, entropy=0.0, batch=64, epochs=2)
KINDS = kinds_of("huang", [3], [{}])
WIDER = len(net_of("huang").arrays["context.bias"]) + 8


def played(games: int, steps: int) -> Rows:
    """Decisions of games in which the most promising moves are made."""
    block = Block(MOVES, KINDS[0], games)
    shared = vars(block.part(0, games)).items()
    rows = Rows(**{name: array.copy() for name, array in shared})
    block.close()
    block.memory.unlink()
    tables = MOVES.tables(KINDS[0], rows, 5)
    for _ in range(steps):
        tables.step()
    return rows


def test_games_end_and_begin_again() -> None:
    rows = played(4, 0)
    tables, ended = MOVES.tables(KINDS[0], rows, 3), 0
    for _ in range(400):
        ended += int((rows.seats < 0).sum())
        if (rows.seats < 0).any():
            game = int((rows.seats < 0).argmax())
            assert rows.rewards[game].max() < 1 or sum(rows.rewards[game]) == -1
            assert (rows.moves[game] == -1).all()
        tables.step()

    assert ended > 1


def test_the_model_is_the_net_and_so_is_a_wider_one() -> None:
    net, rows = net_of("huang"), played(5, 20)
    scale = net.arrays["centred_std"]
    moves = np.clip(rows.rows / scale, -MAX_INPUT, MAX_INPUT).astype(np.float32)
    logits, values = net.decide(rows.state_rows, moves)

    for found in (net, widen(net, WIDER, 1)):
        inputs = (rows.state_rows - net.arrays["mean"]) / net.arrays["std"]
        inputs = np.clip(inputs, -MAX_INPUT, MAX_INPUT)[:, None]
        flat = torch.from_numpy(np.concatenate([inputs, moves], axis=1)).flatten(1)
        wanted, worth = DecisionModel(found)(flat)
        assert np.allclose(wanted.detach().numpy(), logits, atol=1e-3)
        assert np.allclose(worth.detach().numpy(), values, atol=1e-4)


def test_many_encoded_at_once_are_as_one_by_one() -> None:
    net, rows = net_of("huang"), played(3, 30)
    one = [
        np.concatenate([state[None], moves])
        for state, moves in zip(rows.state_rows, rows.rows, strict=True)
    ]
    logits, values = net.forward(one)
    scaled = np.clip(rows.rows / net.arrays["centred_std"], -MAX_INPUT, MAX_INPUT)

    found, worth = net.decide(rows.state_rows, scaled.astype(np.float32))

    assert rows.moves.shape == (3, MAX_MOVES)
    assert np.allclose(worth, values, atol=1e-5)
    for game in np.nonzero((rows.moves >= 0).all(axis=1))[0]:
        assert np.allclose(found[game], logits[game], atol=1e-3)


def test_processes_play_against_rivals_and_the_net_learns() -> None:
    net = net_of("huang")
    training = Training(Plan(KINDS, 1, 20, 6, SCHEDULE, 1, "cpu"), net)
    try:
        training.play()
        training.learn(0.5)
        later = training.net()
    finally:
        training.close()

    assert training.steps == 6 * 20 * 2
    assert later.info == adapter_of("huang").info
    assert not np.allclose(later.arrays["move.weight"], net.arrays["move.weight"])


def test_random_moves_are_not_learned_from() -> None:
    plan = Plan(KINDS, 1, 20, 6, SCHEDULE, 1, "cpu", random_moves=1.0)
    training = Training(plan, net_of("huang"))
    try:
        training.play()
        own = training._steps.own
    finally:
        training.close()

    assert not own[:, ::3].any()
    assert own[:, 1::3].any()


def test_the_rate_adapts_to_how_far_the_policy_moved() -> None:
    schedule = Schedule(rate=1e-3, entropy=0.0, batch=64, epochs=1, target_kl=0.01)
    learner = Learner(DecisionModel(net_of("huang")), schedule)
    for kl, factor in ((0.01, 1.0), (0.001, 1.25), (0.04, 1.0)):
        learner._adapt_rate(kl, 0.01)
        assert learner._rate_factor == pytest.approx(factor)


def test_shares_of_rivals_are_those_on_the_page() -> None:
    page = " ".join((DOCS / "train.md").read_text("utf-8").split())

    assert (RIVAL_CYCLE, GREEDY_SHARE, NET_SHARE, SELF_SHARE) == (20, 4, 4, 4)
    assert "Of every twenty games, the net plays eight against itself. In four, heuristics" in page


def test_command_writes_a_wider_net(tmp_path: Path) -> None:
    words = ["--processes", "1", "--games", "4", "--length", "4", "--batch", "16"]
    words += ["--policy-lambda", "0.8", "--target-kl", "0.01", "--random-moves", "0.1"]
    out = tmp_path / "net.npz"

    main(
        ["huang", "--out", str(out), "--width", str(WIDER), "--seats", "2", "--rounds", "1", *words]
    )

    assert len(Net.load(out).arrays["context.bias"]) == WIDER


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("huang", "--out", "net.bin"), "ends in .npz"),
        (("huang", "--out", "net.npz", "--games", "0"), "--games must be more than 0"),
        (("huang", "--out", "net.npz", "--target-kl", "0"), "--target-kl must be more than 0"),
        (("huang", "--out", "net.npz", "--width", "8"), "already"),
        (("huang", "--out", "net.npz", "--resume", "no.npz"), "no.npz"),
        (("huangdi", "--out", "net.npz"), "no compiled features"),
    ],
)
def test_bad_words_get_a_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert said in capsys.readouterr().err
