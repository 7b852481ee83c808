"""Refusals of the local server, in the server's own words, and calls that it does not offer."""

import json

import pytest

from sevenstates.local import LocalServer
from sevenstates.local.sockets import MAX_FRAME
from sevenstates.local.storage import LocalStorage
from sevenstates.texts import LANGUAGES
from tests.local.player import ME, Json, Player, bot
from tests.server.tables.views.test_deck_words import COMET


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.fixture
def table(player: Player) -> str:
    table = player.open_table("huangdi", ME, bot(), bot())
    player.open(0, table)
    player.work()
    return table


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "nothing", (404, "not-found")),
        ("GET", "", (404, "not-found")),
        ("GET", "games/chess/rules/en", (404, "not-found")),
        ("GET", "games/huang/rules/fr", (404, "not-found")),
        ("PUT", "games", (405, "wrong-method")),
        ("DELETE", "me", (405, "wrong-method")),
        ("GET", "tables/none", (404, "no-such-table")),
        ("GET", "tables/none/record", (404, "no-such-table")),
        ("GET", "tables/../me", (404, "not-found")),
        ("POST", "play", (404, "not-offline")),
        ("POST", "session", (404, "not-offline")),
        ("DELETE", "account", (404, "not-offline")),
        ("GET", "notices", (404, "not-offline")),
        ("GET", "profile", (404, "not-offline")),
        ("GET", "me/people", (404, "not-offline")),
        ("GET", "invites/abc", (404, "not-offline")),
    ],
)
def test_paths(player: Player, method: str, path: str, expected: tuple[int, str]) -> None:
    assert player.refused(method, path) == expected


def test_what_is_elsewhere_is_not_offline_whatever_the_body(player: Player) -> None:
    account = {"name": "Ada", "password": "12345678"}
    assert player.refused("POST", "account", account) == (404, "not-offline")
    assert player.refused("POST", "notices/address", {"a": 1}) == (404, "not-offline")


def test_bodies_and_queries(player: Player, table: str) -> None:
    kept = dict(player.saved)
    assert player.server.request("POST", "tables", {}, "{", "en").status == 400
    assert player.server.request("POST", "tables", {}, None, "en").status == 400
    assert player.refused("POST", "tables", {}) == (422, "bad-body")
    assert player.refused("POST", "tables", {"game": "chess", "seats": [ME, ME]})[0] == 422
    assert player.refused("POST", "tables", {"game": "huang", "seats": [ME] * 8})[0] == 422
    plan: Json = {"game": "huang", "seats": [ME, bot("genius")]}
    assert player.refused("POST", "tables", plan) == (422, "no-such-level")
    plan = {"game": "huang", "seats": [ME, bot()], "options": {"edition": "fr"}}
    assert player.refused("POST", "tables", plan)[0] == 422
    plan = {"game": "warring", "seats": [ME, bot(), bot()], "options": {"deck": "x" * 200_000}}
    assert player.refused("POST", "tables", plan) == (413, "text-too-long")
    assert player.refused("POST", "me", {"name": "\0"}) == (422, "nul-character")
    assert player.refused("POST", "me", {"name": "x" * 99}) == (422, "bad-body")
    assert player.refused("GET", f"tables/{table}", since="x") == (422, "bad-query")
    assert player.refused("GET", f"tables/{table}", seat=1) == (403, "not-your-seat")
    assert player.refused("GET", f"tables/{table}/record") == (409, "not-over")
    assert player.refused("POST", f"tables/{table}/hint", {"a": 1}) == (422, "bad-body")
    assert player.saved == kept


def test_frames(player: Player, table: str) -> None:
    kept, frames = dict(player.saved), player.frames[0]
    odd = ("{", "[]", "{}", '{"type":"dance"}', '{"type":"act","id":"x"}', "x" * MAX_FRAME * 2)
    for text in odd:
        assert player.server.receive(0, text) == 0
        assert frames[-1]["type"] == "refused"
        assert frames[-1]["problem"]["text"]
    position = player.update(0)["position"]
    for action in ("nonsense", "done done", -1, 99_999):
        refused = player.send(0, "act", position=position, action=action)
        assert refused["type"] == "refused", action
        assert refused["problem"]["text"]
    assert player.send(0, "act", position=position + 1, action="done")["type"] == "stale"
    assert player.send(0, "say", text="hello")["problem"]["error"] == "not-offline"
    assert player.send(0, "rematch")["problem"]["error"] == "not-over"
    assert player.send(0, "ping")["type"] == "refused"  # it has no id
    assert player.server.receive(0, '{"type":"ping"}') == 0
    assert frames[-1]["type"] == "pong"
    assert player.saved == kept


def test_sockets_that_cannot_be(player: Player, table: str) -> None:
    assert player.open(5, "none") == 1008
    assert player.frames[5][-1]["problem"]["error"] == "no-such-table"
    assert player.frames[5][-1]["again"] is False
    assert player.open(6, table, seat=2) == 1008
    assert player.server.open(7, "elsewhere", {}, "en") == 1008
    assert player.server.receive(99, "{}") == 0
    player.server.close(99)


def test_an_illegal_move_is_refused_by_its_rule(player: Player) -> None:
    table = player.open_table("huang", ME, bot())
    player.open(1, table)
    player.work()
    update = player.update(1)
    legal = {action["text"] for action in update["ask"]["legal"]}
    actions = json.loads(player.request("GET", "games/huang/actions").text)
    text = next(action["text"] for action in actions if action["text"] not in legal)
    refused = player.send(1, "act", position=update["position"], action=text)
    assert refused["problem"]["rule"]
    assert (
        player.refused(
            "POST", f"tables/{table}/preview", {"action": text, "position": update["position"]}
        )[0]
        == 422
    )


def test_previews_and_hints(player: Player) -> None:
    table = player.open_table("huang", ME, bot())
    player.open(1, table)
    player.work()
    update = player.update(1)
    action = update["ask"]["legal"][0]["text"]
    body = {"action": action, "position": update["position"]}
    assert "events" in player.post(f"tables/{table}/preview", body)
    hint = player.post(f"tables/{table}/hint", quick="true", position=update["position"])
    assert hint["moves"][0]["action"]["text"]
    assert player.post(f"tables/{table}/hint", position=99)["moves"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_person_and_the_words(language: str) -> None:
    player = Player(language=language)
    me = player.get("me")
    assert me["alone"] is True
    assert me["name"]
    assert player.post("me", {"name": "Ada"})["name"] == "Ada"
    changed = player.request("PATCH", "me/settings", {"theme": "dark"})
    assert json.loads(changed.text)["settings"] == {"theme": "dark"}
    assert player.reload().get("me")["settings"] == {"theme": "dark"}
    assert player.get("texts")["texts"] == []
    assert player.get("tables", list="open") == {"tables": [], "next": None}
    for game in player.get("games")["games"]:
        rules = player.get(f"games/{game['key']}/rules/{language}")
        assert rules["clauses"]
        locale = player.request("GET", f"games/{game['key']}/locale/{language}")
        assert (locale.status, locale.content_type) == (200, "text/plain")
        assert "event-" in locale.text


def test_a_new_name_is_shown_at_the_table(player: Player, table: str) -> None:
    player.post("me", {"name": "Ada"})
    assert player.get(f"tables/{table}")["table"]["seats"][0]["name"] == "Ada"


def test_a_deck_of_ones_own_is_read_and_shown(player: Player) -> None:
    deck = json.dumps({"events": [COMET]})
    table = player.open_table("warring", ME, bot(), bot(), options={"deck": deck})
    info = player.get(f"tables/{table}")["table"]
    text = player.request("GET", f"tables/{table}/texts/{info['options']['deck']['hash']}")
    assert text.text == deck
    assert player.get(f"tables/{table}/cards/en")["events"]["comet"]["name"] == "Comet"
    assert player.refused("GET", f"tables/{table}/texts/abc") == (404, "not-found")


def test_lists_come_in_pages(player: Player) -> None:
    opened = [player.open_table("huang", ME, bot()) for _ in range(33)]
    first = player.get("tables", list="mine", game="huang")
    rest = player.get("tables", list="mine", before=first["next"])
    found = [line["id"] for line in first["tables"] + rest["tables"]]
    assert found == opened[::-1]
    assert player.get("tables", list="mine", game="warring")["tables"] == []


def test_damaged_storage_is_no_end(player: Player, table: str) -> None:
    saved = {**player.saved, "table/broken": "{", "table/odd": "[]", "me": "{", "log/broken/0": "x"}
    again = Player(saved)
    assert again.get("me")["id"]
    assert again.refused("GET", "tables/broken") == (404, "no-such-table")
    assert again.server.work() in (True, False)


def test_a_save_of_an_older_version_is_read(player: Player, table: str) -> None:
    """What later versions added is left out of it."""
    saved = dict(player.saved)
    stored = json.loads(saved[f"table/{table}"])
    for name in ("anyone", "skill", "fork"):
        del stored["row"][name]
    for seat in stored["seats"]:
        del seat["orders"]
    saved[f"table/{table}"] = json.dumps(stored)
    log = json.loads(saved[f"log/{table}/0"])
    for entry in log:
        del entry["standing_order"]
    saved[f"log/{table}/0"] = json.dumps(log)
    again = Player({key: text for key, text in saved.items() if key != "me"})
    again.saved["me"] = player.saved["me"]
    again = again.reload()
    assert again.play(table, 1)["table"]["status"] == "over"


def test_a_game_of_other_rules_is_not_played_on(player: Player, table: str) -> None:
    saved = dict(player.saved)
    stored = json.loads(saved[f"table/{table}"])
    stored["row"]["rules_version"] = 0
    saved[f"table/{table}"] = json.dumps(stored)
    again = Player(saved)
    assert again.refused("GET", f"tables/{table}") == (422, "record-rules")
    assert again.open(0, table) == 1008
    assert again.get("tables", list="mine")["tables"][0]["id"] == table
    again.work()


def test_a_failure_inside_leaves_the_table_as_stored(
    player: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = player.update(0)
    with monkeypatch.context() as broken:
        broken.setattr(LocalStorage, "commit", lambda self, changeset: 1 / 0)
        action = before["ask"]["legal"][0]["text"]
        body = {"type": "act", "id": "command-x", "position": before["position"], "action": action}
        response = player.request("POST", f"tables/{table}/commands", body)
        assert response.status == 500
        assert player.server.receive(0, json.dumps(body)) == 1011
    assert player.get(f"tables/{table}")["version"] == before["version"]
    assert player.open(0, table) == 0
    assert player.play(table, 1)["table"]["status"] == "over"


def test_nothing_is_asked_of_an_empty_server() -> None:
    server = LocalServer({}, lambda key, text: None, lambda socket, text: None)
    assert server.work() is False
