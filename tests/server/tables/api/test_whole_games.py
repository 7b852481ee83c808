"""Whole games over the wire: what each viewer gets is what the engine lets them know."""

import contextlib
import random
from collections.abc import Callable

import pytest

from sevenstates import games
from sevenstates.core import DecisionView, Match, RandomLuck, Record, ResumedLuck
from sevenstates.server.tables.views.actions import action_infos
from tests.server.tables.client import Guest, Json, Seated, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def everybody(stack: contextlib.ExitStack, people: list[Guest], table: str) -> list[Seated]:
    """A socket for each seat and one for a spectator, all with the whole history."""
    sockets = [stack.enter_context(person.sit(table, since=0)) for person in people]
    for socket in sockets:
        socket.until("update")
    return sockets


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("huang", 4), ("huangdi", 3), ("warring", 3)),
        *(pytest.param(*more, marks=pytest.mark.long) for more in (("huang", 2), ("warring", 5))),
    ],
)
def test_every_viewer_sees_what_the_engine_shows_and_no_more(
    guest: Callable[[str], Guest], game: str, seats: int
) -> None:
    people = [guest(f"P{seat}") for seat in range(seats)]
    table = people[0].open(game, ME, *[OPEN] * (seats - 1))["id"]
    for seat, person in enumerate(people[1:], 1):
        person.done(table, "take-seat", seat=seat)
    people[0].done(table, "start")
    with contextlib.ExitStack() as stack:
        sockets = everybody(stack, [*people, guest("Watcher")], table)
        play_on(sockets, random.Random(f"{game} {seats}"))
        for socket in sockets:
            socket.settle()

    record = Record.from_json(people[0].get(f"/api/tables/{table}/record"))
    assert record.verify(games.get(game)) == len(record.picks())
    for viewer, socket in zip([*range(seats), None], sockets, strict=True):
        compare(record, viewer, [f for f in socket.frames if f["type"] == "update"], seats)


def compare(record: Record, viewer: int | None, frames: list[Json], seats: int) -> None:
    """Play the record again in the engine and hold every frame against it."""
    before = frames[0]["version"]  # people sat down and the game began
    expected = positions(record, viewer, before)
    version = 0
    for frame in frames:
        state_view, legal, _ = expected[frame["position"]]
        assert frame["view"] == state_view
        assert [a["index"] for a in (frame["ask"] or {"legal": []})["legal"]] == legal
        assert frame["viewer"] == viewer
        assert record.key is not None
        assert frame["table"]["status"] == "over" or record.key not in str(frame)
        for change in frame["changes"]:
            assert change["version"] == version + 1
            version += 1
            if change["version"] > before:
                assert change["events"] == expected[change["version"]][2]
                assert change["action"] is None or change["seat"] == viewer
        assert frame is frames[0] or frame["changes"], "a frame without news tells of secrets"
    assert version == max(expected)


def positions(
    record: Record, viewer: int | None, before: int
) -> dict[int, tuple[Json, list[int], list[Json]]]:
    """By the viewer's version: view, indices of legal actions, and the events of the change."""
    game = games.get(record.game)
    options = game.options_type.from_json(record.options)
    luck = ResumedLuck(record.picks(), RandomLuck(0))
    match = Match(game, record.seats, options, luck=luck)

    def seen(events: list[Json]) -> tuple[Json, list[int], list[Json]]:
        state = match.state
        legal = [] if viewer is None else [a.index for a in state.legal_actions(viewer)]
        world = state.determinize(viewer, RandomLuck(len(expected)))
        assert world.view(viewer) == state.view(viewer)
        # Who has answered a sealed question is public in the engine, but nobody's business here.
        view = {**state.view(viewer), "pending": shown(viewer)}
        return view, legal, events

    def shown(viewer: int | None) -> list[DecisionView]:
        own = [d.to_json() for d in match.state.pending() if d.seat == viewer]
        others = [d.to_json() for d in opened if d.seat != viewer]
        return sorted([*own, *others], key=lambda decision: decision["seat"])

    opened = match.state.pending()

    expected: dict[int, tuple[Json, list[int], list[Json]]] = {}
    expected[before] = seen([])
    for move in record.moves:
        whole = match.submit(move.seat, move.action)
        change = whole.seen_by(viewer)
        opened = opened if whole.sealed else match.state.pending()
        if change is None:
            assert seen([])[:2] == expected[max(expected)][:2], "a secret answer changed a view"
            continue
        events = [{"kind": e.kind, "fields": dict(e.fields)} for e in change.events]
        expected[max(expected) + 1] = seen(events)
    return expected


@pytest.mark.parametrize("game", ["huang", "huangdi", "warring"])
def test_actions_carry_the_fields_that_their_words_need(
    guest: Callable[[str], Guest], game: str
) -> None:
    response = guest("Ada").http.get(f"/api/games/{game}/actions")

    assert response.status_code == 200
    rows = response.json()
    assert [row["index"] for row in rows] == list(range(len(games.get(game).actions)))
    assert {row["text"] for row in rows} == {str(a) for a in games.get(game).actions}
    assert rows[0]["fields"] == action_infos(game)[0].fields
