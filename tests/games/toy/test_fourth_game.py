"""A fourth game, in a package of its own, plays everywhere with no line changed elsewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.toy.installed import install_toy
from tests.paths import ROOT
from tests.patience import PATIENCE
from tests.server.command import serve_command
from tests.server.tables.client import Guest, Json

LEARN = """
import random
import gymnasium
import pyspiel
from pettingzoo.test import api_test, parallel_api_test
import sevenstates.rl.gym
import sevenstates.rl.openspiel
from sevenstates.rl import toy_v0

api_test(toy_v0.env(), num_cycles=50)
parallel_api_test(toy_v0.parallel_env(), num_cycles=20)
drawn = toy_v0.env(render_mode="rgb_array")
drawn.reset(seed=1)
assert drawn.render().std() > 1  # it draws nothing itself, so its text is shown

env = gymnasium.make("sevenstates/Toy-v0", opponents="normal")
seen, _ = env.reset(seed=1)
is_over = False
while not is_over:
    seen, reward, is_over, _, _ = env.step(int(seen["action_mask"].argmax()))

state, chance = pyspiel.load_game("python_toy").new_initial_state(), random.Random(1)
while not state.is_terminal():
    state.apply_action(chance.choice(state.legal_actions()))
print("played", reward, state.returns())
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the toy game is installed."""
    folder = tmp_path_factory.mktemp("toy")
    install_toy(folder)
    return folder


def run(toy: Path, *words: str, typed: str = "") -> str:
    """What a Python process with the toy game installed prints."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(toy), "XDG_DATA_HOME": str(toy / "data")},
        cwd=ROOT,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_listed_after_the_others(toy: Path) -> None:
    listed = run(toy, "-m", "sevenstates", "games", "--language", "en")

    assert listed.index("warring: ") < listed.index("toy: Toy, 2 to 4 seats")
    assert "pace=normal|short" in listed


@pytest.mark.parametrize("language", ["en", "pl"])  # its words are English alone
def test_played_in_the_terminal(toy: Path, language: str) -> None:
    words = ("play", "toy", "--seats", "2", "--seed", "x", "--language", language)
    printed = run(toy, "-m", "sevenstates", *words, typed="1\n" * 60)

    assert "How many coins do you bid for the next tile?" in printed
    assert "All rounds are played." in printed


def test_played_in_the_arena(toy: Path) -> None:
    words = ("--bots", "expert:8,normal,random", "--games", "3", "--processes", "1")
    printed = run(toy, "-m", "sevenstates", "arena", "toy", "--language", "en", *words)

    assert "3 games of Toy" in printed


def test_played_by_learning_programs(toy: Path) -> None:
    assert "played" in run(toy, "-W", "ignore", "-c", LEARN)


def test_played_on_the_server(toy: Path, tmp_path: Path) -> None:
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "normal"}]
    with serve_command(tmp_path, "--no-rate-limits", PYTHONPATH=str(toy)) as server:
        ada = Guest(server.url, "Ada")
        table = ada.open("toy", *seats, start=True)["id"]
        while (now := ada.update(table))["table"]["status"] == "playing":
            if now["ask"]:
                first = now["ask"]["legal"][0]["index"]
                ada.done(table, "act", 0, position=now["position"], action=first)
        messages = ada.http.get("/api/games/toy/locale/de").text
        ada.close()

    assert now["table"]["outcome"]["reason"] == "rounds-played"
    assert "game-title = Toy" in messages
