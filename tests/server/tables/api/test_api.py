"""The HTTP interface for outside programs: tokens, ETag, long poll, preview, hints, metadata."""

import threading
from collections.abc import Callable

import httpx
import pytest

from sevenstates import games
from sevenstates.texts import LANGUAGES
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "level": "random"}
Make = Callable[[str], Guest]


def hot_seat(ada: Guest, game: str = "huang", seats: int = 2) -> tuple[str, int]:
    """A hot-seat table; its id and a seat that is asked."""
    table = ada.open(game, *[ME] * seats, start=True)["id"]
    pending = ada.update(table, seat=0)["pending"]
    return table, pending[0]["seat"]


def bearer(server: Running, token: str) -> httpx.Client:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.Client(base_url=server.url, headers=headers)


def test_the_start_shows_the_dice_of_the_set_up(guest: Make) -> None:
    ada = guest("Ada")
    table, _ = hot_seat(ada, "warring", 3)
    (started,) = ada.get(f"/api/tables/{table}/changes")["changes"]

    kinds = [event["kind"] for event in started["events"]]
    assert kinds == ["started"] + ["host_rolled"] * (len(kinds) - 1)
    assert started["events"][-1]["fields"]["host"] == ada.update(table)["view"]["host"]


def test_a_token_plays_its_seat_and_nothing_else(guest: Make, server: Running) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    other, _ = hot_seat(ada)
    token = ada.post(f"/api/tables/{table}/seats/{seat}/token").json()["token"]

    with bearer(server, token) as program:
        now = program.get(f"/api/tables/{table}").json()
        assert now["viewer"] == seat
        move = {"action": now["ask"]["legal"][0]["index"], "position": now["position"]}
        command = {"type": "act", "id": "by-program-1", **move}
        assert program.post(f"/api/tables/{table}/commands", json=command).json()["type"] == "done"
        assert program.get(f"/api/tables/{table}", params={"seat": 1 - seat}).status_code == 403
        assert program.get(f"/api/tables/{other}").status_code == 403
        assert (
            program.post("/api/tables", json={"game": "huang", "seats": [ME, ME]}).status_code
            == 401
        )
        assert ada.post(f"/api/tables/{table}/seats/{seat}/token").status_code == 201
        assert program.get(f"/api/tables/{table}").status_code == 401


def test_the_etag_says_that_nothing_is_new(guest: Make) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    first = ada.http.get(f"/api/tables/{table}", params={"seat": seat})
    tag = {"if-none-match": first.headers["etag"]}

    same = ada.http.get(f"/api/tables/{table}", params={"seat": seat}, headers=tag)
    assert (same.status_code, same.content) == (304, b"")
    legal = first.json()["ask"]["legal"]
    ada.done(table, "act", seat, position=first.json()["position"], action=legal[0]["text"])
    assert (
        ada.http.get(f"/api/tables/{table}", params={"seat": seat}, headers=tag).status_code == 200
    )


def test_a_long_poll_answers_when_something_happens(guest: Make) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    now = ada.update(table, seat=seat)
    got: list[Json] = []
    watcher = guest("Watcher")

    def wait() -> None:
        version = watcher.update(table)["version"]
        ready.set()
        got.append(watcher.update(table, since=version, wait=20))

    ready = threading.Event()
    thread = threading.Thread(target=wait)
    thread.start()
    ready.wait(20)
    ada.done(table, "act", seat, position=now["position"], action=now["ask"]["legal"][0]["text"])
    thread.join(20)

    assert [change["kind"] for change in got[0]["changes"]] == ["move"]
    assert got[0]["viewer"] is None


def test_a_long_poll_ends_without_news(guest: Make) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    now = ada.update(table, seat=seat)

    later = ada.update(table, seat=seat, since=now["version"], wait=0.05)

    assert later["version"] == now["version"]
    assert later["changes"] == []


def test_history_comes_in_pages_and_an_update_has_the_last_of_it(guest: Make) -> None:
    ada = guest("Ada")
    table, _ = hot_seat(ada)
    for number in range(4):
        ada.done(table, "say", text=str(number))
    now = ada.update(table, seat=0, since=0)
    path = f"/api/tables/{table}/changes"

    assert [c["version"] for c in now["changes"]] == list(range(1, now["version"] + 1))
    assert ada.get(path, seat=0, after=0, limit=1)["changes"] == now["changes"][:1]
    assert ada.get(path, seat=0, after=now["version"])["changes"] == []
    assert ada.update(table, seat=0)["changes"] == []


def test_a_preview_tells_what_is_certain_and_changes_nothing(guest: Make) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    now = ada.update(table, seat=seat)
    leader = next(a for a in now["ask"]["legal"] if a["kind"] == "leader")
    body = {"action": leader["text"], "position": now["position"]}
    path = f"/api/tables/{table}/preview"

    preview = ada.post(path, body, seat=seat).json()
    assert preview["certain"]
    assert ada.update(table, seat=seat)["view"] == now["view"]
    result = ada.done(table, "act", seat, **body)
    after = ada.update(table, seat=seat, since=result["version"] - 1)
    assert preview["events"] == after["changes"][0]["events"]
    assert preview["view"] == after["view"]
    gone = ada.post(path, body, seat=seat).json()
    assert gone == {"events": [], "certain": False, "view": None}
    other = {"action": leader["text"], "position": ada.update(table, seat=1 - seat)["position"]}
    assert ada.post(path, other, seat=1 - seat).json()["error"] == "not-asked"


def test_a_preview_stops_at_the_first_draw(guest: Make) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    for _ in range(30):
        now = ada.update(table, seat=seat)
        if now["ask"] is None:
            seat = 1 - seat
            continue
        body = {"action": now["ask"]["legal"][0]["text"], "position": now["position"]}
        preview = ada.post(f"/api/tables/{table}/preview", body, seat=seat).json()
        if not preview["certain"]:
            assert preview["view"] is None
            assert "drew" not in [event["kind"] for event in preview["events"]]
            return
        ada.done(table, "act", seat, **body)
    pytest.fail("no action drew anything")


def test_hints_are_for_who_is_asked_in_a_casual_game(guest: Make, server: Running) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)
    path = f"/api/tables/{table}/hint"

    assert ada.post(path, None, seat=1 - seat).json()["error"] == "not-asked"
    assert guest("Eve").post(path).json()["error"] == "not-seated"
    gone = ada.update(table, seat=seat)["position"] - 1
    assert ada.post(path, None, seat=seat, position=gone).json()["moves"] == []


def test_games_are_described_with_their_options(guest: Make) -> None:
    described = guest("Ada").get("/api/games")["games"]

    assert [game["key"] for game in described] == [game.key for game in games.all()]
    for game, info in zip(games.all(), described, strict=True):
        defaults = {option["name"]: option["default"] for option in info["options"]}
        assert game.options_type.from_json(defaults) == game.options_type()
        assert info["seats"] == list(game.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_messages_are_served_in_every_language(guest: Make, language: str) -> None:
    ada = guest("Ada")
    for game in games.all():
        rules = ada.get(f"/api/games/{game.key}/rules/{language}")
        assert rules["clauses"][0]["rule"] in rules["markdown"]
        messages = ada.http.get(f"/api/games/{game.key}/locale/{language}")
        assert "\nseat-name = " in messages.text
    assert ada.http.get(f"/api/games/go/rules/{language}").status_code == 404
    assert ada.http.get("/api/games/huang/rules/xx").status_code == 404


def test_a_version_that_has_not_been_gets_everything_again(guest: Make) -> None:
    ada = guest("Ada")
    table, seat = hot_seat(ada)

    now = ada.update(table, seat=seat, since=1000)

    assert now["whole"]
    assert [change["version"] for change in now["changes"]] == list(range(1, now["version"] + 1))


def test_table_that_the_rules_forbid_is_refused_in_the_words_of_its_game(guest: Make) -> None:
    plan = {
        "game": "huang",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "options": {"bandits": True, "kingdoms": True},
    }
    answer = guest("Ada").http.post("/api/tables", json=plan, headers={"accept-language": "de"})

    assert answer.status_code == 422
    assert answer.json()["rule"] == "H-BAN-6"
    assert "bandits-with-kingdoms" not in answer.json()["text"]


def test_net_sits_at_tables_and_what_no_bot_is_called_does_not(guest: Make) -> None:
    bot = {"kind": "bot", "level": "neural"}
    ada = guest("Ada")

    assert ada.open("huangdi", {"kind": "me"}, bot)["seats"][1]["level"] == "neural"
    plan = {"game": "huangdi", "seats": [{"kind": "me"}, bot | {"level": "clever"}]}
    answer = ada.http.post("/api/tables", json=plan)
    assert answer.status_code == 422
    assert answer.json()["error"] == "no-such-level"
