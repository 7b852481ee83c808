"""Bots of the host's own: people choose them by name, and cannot name others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates.core import BadOption, RandomLuck
from sevenstates.games import get
from sevenstates.server.config import Config
from sevenstates.server.errors import OpsError, Refused
from sevenstates.server.tables.bots.tasks import task_for
from sevenstates.server.tables.bots.worker import answer
from sevenstates.server.tables.model import levels
from sevenstates.server.tables.views.games import game_info

MODULE = """
class Last:
    def choose(self, question):
        return question.legal[-1]
"""
OWN = "huangdi/mine=own_server_bots_for_test:Last"


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "own_server_bots_for_test.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    levels.offer_own_bots(())


def test_it_is_offered_for_its_game_and_plays() -> None:
    levels.offer_own_bots(Config(own_bots=(OWN,)).own_bots)
    game = get("huangdi")
    state = game.new_state(2, luck=RandomLuck(1))
    seat = state.pending()[0].seat

    levels.check_level("mine", "huangdi")
    assert game_info(game).levels[-1] == "mine"
    assert "mine" not in game_info(get("warring")).levels
    found = answer(task_for("huangdi", state, seat, levels.bot_of("mine", "huangdi")))
    assert found.action == str(state.legal_actions(seat)[-1])


@pytest.mark.parametrize("level", ["mine", "own_server_bots_for_test:Last", "net.npz"])
def test_people_cannot_name_code_or_files(level: str) -> None:
    with pytest.raises(Refused, match="no-such-level"):
        levels.check_level(level, "huangdi")


def test_a_bot_that_is_not_offered_any_more_has_a_stand_in() -> None:
    assert levels.bot_of("mine", "huangdi") == "normal"
    assert levels.bot_of("hard", "huangdi") == "hard"


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(OpsError, match="setting-own-bot"):
        Config(own_bots=("mine",))
    with pytest.raises(BadOption, match="no-such-game"):
        levels.offer_own_bots(["chess/mine=random"])
    with pytest.raises(BadOption, match="bot-not-loaded"):
        levels.offer_own_bots(["huangdi/mine=no_such_module:Bot"])
