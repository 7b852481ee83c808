"""The net on positions, and the bot that looks ahead with it."""

from pathlib import Path

import numpy as np
import pytest

from sevenstates import games
from sevenstates.bots.levels import make_bot
from sevenstates.bots.nets import position_net_of
from sevenstates.bots.nets.lookahead import LookaheadBot, PositionLookaheadBot
from sevenstates.bots.nets.net import BadNet, Net, NetInfo
from sevenstates.bots.nets.position_net import ADAPTER, VERSION, PositionNet
from sevenstates.bots.player import ask
from sevenstates.core import RandomLuck
from sevenstates.games.huangdi.rules import HuangdiOptions
from tests.bots.nets.test_neural import middle

COLUMNS = ("a", "b", "c")
INFO = NetInfo("huangdi", ADAPTER, VERSION)
SHIPPED = [key for key in games.plugins() if position_net_of(key)]


def made(width: int = 4, actions: int = 5) -> PositionNet:
    random = np.random.default_rng(1)
    shapes = {
        "scale": (len(COLUMNS),),
        "input.weight": (width, len(COLUMNS)),
        "input.bias": (width,),
        "inner.0.weight": (width, width),
        "inner.0.bias": (width,),
        "policy.weight": (actions, width),
        "policy.bias": (actions,),
        "value.inner.weight": (2, width),
        "value.inner.bias": (2,),
        "value.outer.weight": (1, 2),
        "value.outer.bias": (1,),
    }
    arrays = {name: random.normal(size=shape).astype(np.float16) for name, shape in shapes.items()}
    return PositionNet(arrays, COLUMNS, [(2, {"variant": "standard", "deck": None})], INFO)


def test_a_file_gives_the_same_net(tmp_path: Path) -> None:
    net, path = made(), tmp_path / "net.npz"

    net.save(path)
    loaded = PositionNet.load(path)

    rows = np.eye(3, dtype=np.float32)
    assert all((a == b).all() for a, b in zip(net.forward(rows), loaded.forward(rows), strict=True))
    assert (loaded.columns, loaded.tables, loaded.info) == (net.columns, net.tables, net.info)


def test_it_knows_the_tables_it_was_trained_at() -> None:
    assert made().knows(2, HuangdiOptions())
    assert not made().knows(3, HuangdiOptions())
    assert not made().knows(2, HuangdiOptions(variant="friendly"))


def test_as_a_bot_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    made().save(path)

    with pytest.raises(BadNet, match="it is a net on positions"):
        Net.load(path)


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_text("no net", encoding="utf-8")

    with pytest.raises(BadNet, match="not the file of a net on positions"):
        PositionNet.load(path)
    with pytest.raises(BadNet, match="not a net"):
        PositionNet({"scale": np.ones(3)}, COLUMNS, [], INFO)


@pytest.mark.parametrize("key", SHIPPED)
def test_the_same_seed_gives_the_same_answer(key: str) -> None:
    state = middle(key, 30)
    question = ask(state, state.pending()[0])
    bots = [make_bot("expert:64", key, 3) for _ in range(2)]

    assert all(isinstance(bot, PositionLookaheadBot) for bot in bots)
    assert len({bot.choose(question) for bot in bots}) == 1
    assert bots[0].advise(question) == bots[1].advise(question)


@pytest.mark.parametrize("key", SHIPPED)
def test_shipped_nets_are_small_and_play_every_table_without_options(key: str) -> None:
    net = position_net_of(key)
    game = games.get(key)

    assert net is not None
    assert all(net.knows(seats, game.options_type()) for seats in game.seats)
    file = games.plugin(key).folder.joinpath("bot", "position_net.npz")
    assert len(file.read_bytes()) < 3 << 20


@pytest.mark.parametrize(("seats", "has_own_deck"), [(2, True), (6, False)])
def test_at_other_tables_it_plays_as_without_the_net(
    monkeypatch: pytest.MonkeyPatch, seats: int, has_own_deck: bool
) -> None:
    game, data = games.get("huangdi"), games.plugin("huangdi").folder.joinpath("rules", "data")
    deck = data.joinpath("favours.json").read_text("utf-8") if has_own_deck else None
    state = game.new_state(seats, HuangdiOptions(deck=deck), luck=RandomLuck(1))
    question = ask(state, state.pending()[0])
    monkeypatch.setattr(LookaheadBot, "choose", lambda bot, question: question.legal[-1])

    assert make_bot("expert:8", "huangdi", 1).choose(question) == question.legal[-1]
