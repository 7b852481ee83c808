"""Puzzles over the wire."""

from collections.abc import Iterator
from datetime import UTC, datetime

import httpx
import pytest

from sevenstates.puzzles import Puzzle, load_puzzles
from sevenstates.server.puzzles.dealing import daily, games_with_puzzles
from sevenstates.server.puzzles.explaining import explain, second_best
from sevenstates.server.tables.bots.tasks import WorkerFailed
from tests.server.both_stores import STORES, serving_on
from tests.server.running import Running

PUZZLES = load_puzzles("huang")
FIRST = next(iter(PUZZLES.values()))
PATH = f"/api/puzzles/huang/{FIRST.id}"


@pytest.fixture(scope="module", params=STORES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with serving_on(request, tmp_path_factory) as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def wrong_move(puzzle: Puzzle, *, is_known: bool) -> str:
    """A legal move that is not the answer, and whether the file knows its value."""
    moves = [str(action) for action in puzzle.question().legal]
    return next(
        move for move in moves if move != puzzle.answer and (move in puzzle.values) is is_known
    )


def test_games_are_listed_with_the_puzzle_of_the_day(server: Running, client: httpx.Client) -> None:
    found = client.get("/api/puzzles").json()
    day = datetime.fromtimestamp(server.parts.sessions.now() / 1000, UTC).date()
    today = daily(day)
    assert today is not None
    assert found["daily"]["id"] == today.id
    assert found["daily"]["right"] is None
    assert [line["game"] for line in found["games"]] == games_with_puzzles()
    for line in found["games"]:
        assert sum(theme["count"] for theme in line["themes"]) == line["count"]
        assert line["standing"]["tried"] == 0


def test_a_puzzle_shows_what_its_seat_knows_and_no_answer(client: httpx.Client) -> None:
    found = client.get(PATH).json()
    state = FIRST.state()
    assert found["view"] == state.view(FIRST.seat)
    assert [move["text"] for move in found["ask"]["legal"]] == [
        str(action) for action in state.legal_actions(FIRST.seat)
    ]
    assert set(found) == {
        "game", "id", "seats", "seat", "theme", "rating", "view", "ask", "right", "standing",
    }  # fmt: skip
    assert "set-cookie" not in client.get("/api/puzzles/huang").headers


def test_a_right_answer_is_explained_and_counts(client: httpx.Client) -> None:
    found = client.post(PATH, json={"action": FIRST.answer}).json()
    assert found["right"] is found["counted"] is True
    assert found["answer"]["action"]["text"] == found["made"]["action"]["text"] == FIRST.answer
    assert found["answer"]["value"] == found["best_value"] == FIRST.values[FIRST.answer]
    assert found["answer"]["reasons"]
    assert found["look"]["gap"] == FIRST.gap
    others = {move: value for move, value in FIRST.values.items() if move != FIRST.answer}
    assert others[found["second"]["action"]["text"]] == max(others.values())
    assert found["second"]["value"] == max(others.values())
    assert found["change"] > 0
    assert found["standing"]["streak"] == 1

    # Its reply was lost: the same answer gets the same reply, and counts once.
    assert client.post(PATH, json={"action": FIRST.answer}).json() == found
    given_up = client.post(PATH, json={"action": None}).json()
    assert (given_up["counted"], given_up["change"]) == (False, 0)
    assert given_up["standing"] == found["standing"]
    assert client.get(PATH).json()["right"] is True
    assert client.get("/api/puzzles/huang").json()["id"] != FIRST.id


def test_the_reasons_of_an_answer_tell_it_from_the_next_best_move() -> None:
    """Whoever loses a leader in either case does not commit tiles because of that."""
    puzzle = PUZZLES["116-105"]
    answer = [reason.key for reason in explain(puzzle, puzzle.action, None).reasons]
    second = puzzle.game.parse_action(second_best(puzzle).action.text)
    shared = [reason.key for reason in explain(puzzle, second, None).reasons]

    assert "leader-lost" in shared
    assert "leader-lost" not in answer
    assert answer == ["revolt-on-board"]


def test_reasons_that_both_moves_have_are_shown_where_there_are_no_others() -> None:
    puzzle = PUZZLES["66-89"]
    second = puzzle.game.parse_action(second_best(puzzle).action.text)

    reasons = explain(puzzle, puzzle.action, None).reasons
    assert reasons
    assert reasons == explain(puzzle, second, None).reasons


def test_a_wrong_answer_does_not_show_the_right_one(client: httpx.Client) -> None:
    made = wrong_move(FIRST, is_known=True)
    found = client.post(PATH, json={"action": made}).json()
    assert (found["right"], found["counted"], found["answer"]) == (False, True, None)
    assert found["second"] is None
    assert found["made"]["value"] == FIRST.values[made] < found["best_value"]
    assert found["change"] < 0

    given_up = client.post(PATH, json={"action": None}).json()
    assert given_up["made"] is None
    assert given_up["answer"]["action"]["text"] == FIRST.answer
    assert given_up["counted"] is False


def test_a_bot_looks_at_moves_that_the_file_does_not_know(client: httpx.Client) -> None:
    made = wrong_move(FIRST, is_known=False)
    found = client.post(PATH, json={"action": made}).json()
    assert 0 <= found["made"]["value"] <= found["best_value"] - FIRST.gap


def test_without_a_bot_there_is_a_verdict_and_no_value(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lease(requester: object) -> None:
        raise WorkerFailed

    monkeypatch.setattr(server.parts.lifecycle.workers, "lease", lease)
    found = client.post(PATH, json={"action": wrong_move(FIRST, is_known=False)}).json()
    assert (found["right"], found["made"]["value"]) == (False, None)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("withdraw", "that is not how a move is written"),
        ("keep a1", "That is not what you have to decide now"),
        ("leader W a1 " * 30, "Expected `str` of length <= 200"),
    ],
)
def test_what_is_no_answer_is_refused_and_does_not_count(
    client: httpx.Client, action: str, sentence: str
) -> None:
    answer = client.post(PATH, json={"action": action})
    assert answer.status_code == 422
    assert sentence in answer.json()["text"]
    assert client.get(PATH).json()["right"] is None


@pytest.mark.parametrize("path", ["toy", "huang/0-0", "nothing/1-1"])
def test_what_is_not_there_is_not_found(client: httpx.Client, path: str) -> None:
    answer = client.get(f"/api/puzzles/{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_themes_are_dealt_and_others_are_refused(client: httpx.Client) -> None:
    assert client.get("/api/puzzles/huang", params={"theme": "war"}).json()["theme"] == "war"
    answer = client.get("/api/puzzles/huang", params={"theme": "peace"})
    assert (answer.status_code, answer.json()["error"]) == (422, "no-such-theme")
    assert "war" in answer.json()["text"]


def test_everybody_has_a_standing_of_their_own(server: Running, client: httpx.Client) -> None:
    client.post(PATH, json={"action": FIRST.answer})
    with httpx.Client(base_url=server.url) as other:
        assert other.get(PATH).json()["standing"]["tried"] == 0
