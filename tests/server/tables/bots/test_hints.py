"""Hints: what a bot thinks of the question, with reasons that have words in every language."""

from collections.abc import Callable

import pytest

from sevenstates.bots import NAMES, Reason
from sevenstates.bots.levels import LEVELS
from sevenstates.bots.reason_texts import BotTexts
from sevenstates.server.tables.model.levels import levels_for
from tests.server.tables.client import Guest

Make = Callable[[str], Guest]

NAMED = ["Ada", "Bob", "Cleo"]


@pytest.mark.parametrize(
    ("game", "language", "quick"),
    [
        ("huang", "en", "false"),
        ("huang", "en", "true"),
        ("huangdi", "de", "true"),
        ("warring", "pl", "true"),
    ],
)
def test_a_hint_has_moves_with_values_and_reasons(
    guest: Make, game: str, language: str, quick: str
) -> None:
    ada = guest("Ada")
    seats = [{"kind": "me", "name": name} for name in NAMED]
    table = ada.open(game, *seats, start=True)["id"]
    now = next(now for seat in range(3) if (now := ada.update(table, seat=seat))["ask"])

    answer = ada.post(f"/api/tables/{table}/hint", seat=now["viewer"], quick=quick)

    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["level"] == "expert"
    assert hint["moves"]
    for move in hint["moves"]:
        assert move["action"] in now["ask"]["legal"]
        assert 0 <= move["value"] <= 1
    texts = BotTexts(language, game, NAMED)
    reasons = [reason for move in hint["moves"] for reason in move["reasons"]]
    assert reasons
    for reason in reasons:
        assert texts.reason(Reason(reason["key"], reason["fields"]))


def test_every_level_at_a_table_is_a_bot_that_can_be_made(guest: Make) -> None:
    described = guest("Ada").get("/api/games")["games"]

    for game in described:
        assert game["levels"] == list(LEVELS)
        assert set(LEVELS) <= set(levels_for(game["key"])) <= set(NAMES)
