"""Bots of your own by name: classes and files of nets, wherever a bot is named."""

import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from sevenstates import games
from sevenstates.arena import make_plan, play_numbered
from sevenstates.bots import ask, make_bot
from sevenstates.bots.nets import net_of
from sevenstates.bots.nets.net import Net, NetInfo
from sevenstates.cli.players import parse_bots
from sevenstates.core import BadOption, RandomLuck
from sevenstates.rl.gym import SeatEnv
from sevenstates.texts import LANGUAGES, Texts

MODULE = """
class Miser:
    def choose(self, question):
        return question.legal[0]

class Gambler:
    def __init__(self, luck, game_key):
        self.luck, self.game_key = luck, game_key

    def choose(self, question):
        assert self.game_key == "huangdi"
        return question.legal[self.luck.below(len(question.legal))]

class NoBot:
    pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a module and a net of the user's own."""
    (tmp_path / "own_bots_for_test.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_for_test.py").write_text("1 / 0", encoding="utf-8")
    with as_file(games.plugin("huangdi").folder.joinpath("bot", "net.npz")) as shipped:
        shutil.copy(shipped, tmp_path / "net.npz")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def refusal(name: str, game_key: str = "huangdi") -> BadOption:
    with pytest.raises(BadOption) as refused:
        make_bot(name, game_key)
    for language in LANGUAGES:
        assert Texts(language, game_key).refusal(refused.value)
    return refused.value


@pytest.mark.parametrize(
    "name", ["own_bots_for_test:Miser", "own_bots_for_test:Gambler", "net.npz"]
)
def test_arena_and_environment_take_it(name: str) -> None:
    result = play_numbered(make_plan("huangdi", [name, "random"], 2, "own"), 0)
    env = SeatEnv("huangdi", seats=2, opponents=name)
    env.reset(seed=1)

    assert name in result.bots
    assert parse_bots(name, "huangdi", 2) == {1: name}
    assert parse_bots(f"2:{name}", "huangdi", 3) == {1: name}


@pytest.mark.parametrize(("name", "same"), [("net.npz", "neural"), ("net.npz:40", "hard:40")])
def test_a_copy_of_the_shipped_net_plays_the_same(name: str, same: str) -> None:
    luck = RandomLuck(4)
    state = games.get("huangdi").new_state(3, luck=luck)
    for _ in range(6):
        question = ask(state, state.pending()[0])
        action = make_bot(name, "huangdi", 1).choose(question)
        assert action is make_bot(same, "huangdi", 1).choose(question)
        state.apply(question.seat, action, luck)


def test_an_onnx_file_plays_as_the_net_it_was_made_of() -> None:
    onnx_net = pytest.importorskip("sevenstates.bots.nets.onnx_net", reason="the extra `onnx`")
    model = onnx_net.onnx_model(net_of("huangdi"))
    Path("net.onnx").write_bytes(model.SerializeToString())
    state = games.get("huangdi").new_state(2, luck=RandomLuck(4))
    question = ask(state, state.pending()[0])

    for suffix in ("", ":40"):
        chosen = make_bot(f"net.onnx{suffix}", "huangdi", 1).choose(question)
        assert chosen is make_bot(f"net.npz{suffix}", "huangdi", 1).choose(question)


def test_a_net_is_refused_where_it_does_not_belong() -> None:
    net = net_of("huangdi")
    assert refusal("net.npz", "warring").reason == "net-other-game"
    for info, reason in (
        (None, "net-unlabelled"),
        (NetInfo("huangdi", "PythonAdapter", 99), "net-other-adapter"),
        (NetInfo("huangdi", "OtherAdapter", 1), "net-other-adapter"),
    ):
        Net(net.arrays, info).save(Path("other.npz"))
        assert refusal("other.npz").reason == reason


def test_a_file_without_a_net_is_refused() -> None:
    Path("broken.npz").write_text("no net", encoding="utf-8")
    Path("broken.onnx").write_text("no net", encoding="utf-8")

    assert refusal("broken.npz").reason == "net-unreadable"
    assert refusal("broken.onnx").reason == "net-unreadable"
    assert "No such file" in str(refusal("missing.npz").fields["why"])


@pytest.mark.parametrize(
    ("name", "reason", "why"),
    [
        ("no_such_module:Bot", "bot-not-loaded", "ModuleNotFoundError"),
        ("broken_for_test:Bot", "bot-not-loaded", "ZeroDivisionError"),
        ("own_bots_for_test:Missing", "bot-not-loaded", "AttributeError"),
        ("own_bots_for_test:NoBot", "bot-no-choose", ""),
        ("own_bots_for_test", "no-such-bot", ""),
        ("hard:many", "no-such-bot", ""),
    ],
)
def test_a_class_that_is_no_bot_is_refused(name: str, reason: str, why: str) -> None:
    error = refusal(name)

    assert error.reason == reason
    assert why in str(error.fields.get("why", ""))


def test_shipped_nets_say_what_they_are() -> None:
    for key in games.plugins():
        adapter = games.plugin(key).net_adapter()
        if adapter is not None:
            assert net_of(key).info == adapter.info
