"""The words on a table's cards."""

import json
from collections.abc import Callable

import pytest

from sevenstates.texts import LANGUAGES
from tests.paths import WEB
from tests.server.tables.client import Guest, Json

Make = Callable[[str], Guest]

ME: Json = {"kind": "me"}
PRINTED = WEB / "src" / "games" / "warring" / "generated"
COMET = {
    "key": "comet",
    "name": {"en": "Comet", "de": "Komet"},
    "copies": 60,
    "slots": ["any"],
    "do": [{"do": "change", "who": 0, "morale": -1}],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_deck_has_the_words_that_the_client_was_built_with(
    guest: Make, language: str
) -> None:
    ada = guest("Ada")
    table = ada.open("warring", ME, ME, ME)["id"]

    words = ada.get(f"/api/tables/{table}/cards/{language}")

    assert words == json.loads((PRINTED / f"cards.{language}.json").read_text("utf-8"))


def test_an_own_deck_has_its_own_words_and_the_printed_ones_where_it_has_none(guest: Make) -> None:
    ada = guest("Ada")
    options = {"deck": json.dumps({"events": [COMET]})}
    table = ada.open("warring", ME, ME, ME, options=options)["id"]

    english = ada.get(f"/api/tables/{table}/cards/en")
    german = ada.get(f"/api/tables/{table}/cards/de")

    assert [*english["events"]] == ["comet"]
    assert english["events"]["comet"] == {
        "name": "Comet",
        "chinese": "",
        "note": "",
        "text": english["events"]["comet"]["text"],
        "kind": "fall-morale",
        "slots": [["qi", "chu", "yan", "han", "zhao", "wei", "qin"]],
        "ways": [{"name": "", "changes": [{"morale": -1}], "wars": [], "is_whole": True}],
    }
    assert german["events"]["comet"]["name"] == "Komet"
    assert german["events"]["comet"]["text"] != english["events"]["comet"]["text"] != ""
    printed = json.loads((PRINTED / "cards.de.json").read_text("utf-8"))
    assert german["characters"].keys() == printed["characters"].keys()
    assert german["public"] == printed["public"]


def test_games_whose_cards_have_no_words_have_none(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.open("huangdi", ME, ME)["id"]

    none: Json = {"events": {}, "characters": {}, "public": {}}
    assert ada.get(f"/api/tables/{table}/cards/pl") == none


def test_cards_are_for_those_who_may_see_the_table(guest: Make) -> None:
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.open("warring", ME, ME, ME, visibility="private")
    path = f"/api/tables/{table['id']}/cards"

    assert eve.http.get(f"{path}/en").status_code == 404
    assert eve.http.get(f"{path}/en", params={"invite": table["invite"]}).status_code == 200
    assert ada.http.get(f"{path}/xx").status_code == 404
