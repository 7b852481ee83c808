"""Own decks and maps: sent once and by their hash, bounded in size, and kept in bounded memory."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from sevenstates.games.huangdi.rules import favours
from sevenstates.games.warring.bot import (
    affinity,
    character_features,
    character_value,
    goal_scope,
)
from sevenstates.games.warring.rules import WarringOptions, decks
from sevenstates.server.tables.commands import quotas
from sevenstates.server.tables.model.text_options import MAX_TEXT
from sevenstates.server.tables.views import deck_words
from tests.server.running import Running
from tests.server.tables.client import Guest, Json
from tests.server.tables.views.test_deck_words import COMET

Make = Callable[[str], Guest]
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
MARK = "a mark that is in the deck only"


def deck(number: int = 0, length: int = 0) -> str:
    """A deck unlike all others, which may be long."""
    card = COMET | {"note": {"en": f"{MARK} {number}"}}
    return json.dumps({"events": [card]}) + " " * length


def options(number: int = 0, length: int = 0) -> Json:
    return {"deck": deck(number, length)}


def test_a_deck_is_in_no_list_and_no_update_but_its_hash_is(guest: Make) -> None:
    ada = guest("Ada")
    opened = ada.open("warring", ME, ME, ME, options=options(), start=True)
    table = opened["id"]
    text = deck()
    short = {"hash": hashlib.sha256(text.encode()).hexdigest(), "length": len(text)}

    update = ada.update(table, seat=0)
    lists = ada.get("/api/tables", list="mine"), ada.get("/api/tables", list="playing")
    lines = [line for found in lists for line in found["tables"] if line["id"] == table]
    asked = next(now for seat in range(3) if (now := ada.update(table, seat=seat))["ask"])
    plan = {"action": asked["ask"]["legal"][0]["index"], "position": asked["position"]}
    preview = ada.post(f"/api/tables/{table}/preview", plan, seat=asked["viewer"])
    with ada.sit(table, seat=0) as seated:
        frame = seated.until("update")

    assert preview.status_code == 200
    for shown in (opened, update, frame, preview.json(), *lists):
        assert MARK not in json.dumps(shown)
    assert len(lines) == 2
    for line in (opened, update["table"], update["view"], frame["view"], *lines):
        assert line["options"]["deck"] == short
    assert lines[0]["options"]["stepwise"] is False


def test_those_at_the_table_get_the_text_by_its_hash(guest: Make) -> None:
    ada, eve = guest("Ada"), guest("Eve")
    opened = ada.open("warring", ME, ME, ME, options=options(), visibility="private")
    path = f"/api/tables/{opened['id']}/texts/{opened['options']['deck']['hash']}"

    found = ada.http.get(path)

    assert (found.status_code, found.text) == (200, deck())
    assert "immutable" in found.headers["cache-control"]
    assert eve.http.get(path).status_code == 404
    assert eve.http.get(path, params={"invite": opened["invite"]}).text == deck()
    assert ada.http.get(path[:-1]).status_code == 404


def test_a_map_is_treated_like_a_deck(guest: Make) -> None:
    ada = guest("Ada")
    text = "name: own\nboard:\nC.~.\n....\n"
    opened = ada.open("huang", ME, ME, options={"map": text})
    hashed = opened["options"]["map"]["hash"]

    assert ada.http.get(f"/api/tables/{opened['id']}/texts/{hashed}").text == text
    assert ada.open("huang", ME, ME)["options"]["map"] is None


def test_the_snapshots_of_a_game_do_not_hold_the_deck_again(guest: Make, server: Running) -> None:
    table = guest("Ada").open("warring", ME, ME, ME, options=options(), start=True)["id"]
    found = server.parts.lifecycle.tables.cache.find(table)

    assert found is not None
    assert MARK not in json.dumps(found.snapshot())


def test_a_text_for_one_table_has_a_greatest_length(guest: Make) -> None:
    ada = guest("Ada")
    seats = [ME, ME, ME]
    plan = {"game": "warring", "seats": seats, "options": options(length=MAX_TEXT)}

    refused = ada.post("/api/tables", plan)

    assert (refused.status_code, refused.json()["error"]) == (413, "text-too-long")


def test_the_texts_of_one_person_have_a_greatest_length_together(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    monkeypatch.setattr(quotas, "MAX_TEXT_PER_PERSON", 2 * len(deck()))
    for number in range(2):
        ada.open("warring", ME, OPEN, OPEN, options=options(number))
    plan: dict[str, Any] = {"game": "warring", "seats": [ME, OPEN, OPEN]}

    refused = ada.post("/api/tables", plan | {"options": options(2)})

    assert (refused.status_code, refused.json()["error"]) == (409, "texts-too-long")
    assert ada.post("/api/tables", plan).status_code == 201
    assert bob.post("/api/tables", plan | {"options": options(2)}).status_code == 201


def test_nothing_is_kept_of_all_the_decks_that_were_ever_read() -> None:
    printed = decks.load_deck(None)
    for number in range(2 * decks.KEPT):
        own = decks.load_deck(deck(number))
        character_value.character_values(own)
        goal_scope.goal_scopes(own)
        character_features._characters(own)
        affinity.affinity(own, 0, 0)
        deck_words._words("warring", "en", WarringOptions(deck=deck(number)))
        favours.deck_for(json.dumps([{"id": 0, "pattern": ["##"], "points": 1}]) + " " * number)

    assert decks.load_deck(None) is printed
    for kept in (
        character_value.character_values,
        goal_scope.goal_scopes,
        character_features._characters,
        affinity._affinities,
    ):
        assert len(kept) <= decks.KEPT
    for cache in (decks._own_deck, deck_words._words, favours.deck_for):
        info = cache.cache_info()
        assert info.currsize <= (info.maxsize or 0) <= decks.KEPT
