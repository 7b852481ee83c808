"""Checks that a record replays the whole game, and that a damaged one is refused."""

import dataclasses
import itertools
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from ..core import BadRecord, Event, Luck, Match, RandomLuck, Record, SealedLuck
from ..core.record import SavedRecord
from .walk import Table, Walk, choose, raises

KEY = bytes(range(32))
OTHER_KEY = bytes(32)
TAMPERED = 6
"""Number of tampered records where a game is only looked at here and there."""
PLACES = 2
"""Number of moves that are tampered with, and as many again that drew something."""
ILLEGAL = 5
"""Number of actions that are tried in the place of a move."""


Seen = tuple[Mapping[str, object], tuple[Event, ...]]
"""A state as JSON, and the events that led to it."""


def played(table: Table, luck: Luck) -> tuple[Match, list[Seen]]:
    """A whole match, and every state and its events on the way."""
    match = Match(table.game, table.seats, table.options, luck=luck)
    rng = random.Random(f"record {table}")
    seen: list[Seen] = [(match.state.to_json(), match.opening)]
    while pending := match.state.pending():
        seat = rng.choice(pending).seat
        change = match.submit(seat, choose(rng, match.state.legal_actions(seat)))
        seen.append((match.state.to_json(), change.events))
    return match, seen


@cache
def sealed_record(table: Table) -> Record:
    """The record of a whole match whose draws follow from a key."""
    match, _ = played(table, SealedLuck(KEY))
    return match.record()


def check_replay_is_the_game(walk: Walk) -> None:
    """Match, record, JSON, replay: the same states and the same events."""
    match, seen = played(walk.table, RandomLuck(f"record {walk.table}"))
    record = match.record()
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    replay = [(p.state.to_json(), p.events) for p in again.replay(walk.table.game)]
    assert replay == seen
    assert record.outcome == match.state.outcome()
    assert record.key is None, "there is no key in a game without one"
    assert refuses(again.to_json(), walk.table) == "record-no-key"


def check_running_game_has_a_record(walk: Walk) -> None:
    """The record of a game that goes on replays too, and keeps the key to itself."""
    table = walk.table
    match = Match(table.game, table.seats, table.options, luck=SealedLuck(KEY))
    rng = random.Random(f"running {table}")
    for _ in range(10):
        pending = match.state.pending()
        if not pending:
            return
        record = Record.from_json(json.loads(json.dumps(match.record().to_json())))
        *_, last = record.replay(table.game)
        assert last.state.to_json() == match.state.to_json()
        assert record.commitment == SealedLuck(KEY).commitment
        assert record.key is None, "the key of a game that goes on"
        assert KEY.hex() not in json.dumps(record.to_json())
        seat = rng.choice(pending).seat
        match.submit(seat, str(choose(rng, match.state.legal_actions(seat))))


def check_game_can_be_resumed(walk: Walk) -> None:
    """A match from a record stands where the other stood, and goes on with the same draws."""
    table = walk.table
    match = Match(table.game, table.seats, table.options, luck=SealedLuck(KEY))
    rng = random.Random(f"resumed {table}")
    length = len(walk.moments) // 2
    for number in itertools.count():
        if number == length:
            data = json.dumps(match.record(with_key=True).to_json())
            resumed = Match.from_record(table.game, Record.from_json(json.loads(data)))
            assert stands(resumed) == stands(match), "resumed somewhere else"
        pending = match.state.pending()
        if not pending:
            break
        seat = rng.choice(pending).seat
        action = choose(rng, match.state.legal_actions(seat))
        match.submit(seat, action)
        if number >= length:
            resumed.submit(seat, action)
            assert stands(resumed) == stands(match), "went on somewhere else"
    record = match.record()
    if number > length:
        assert resumed.record() == record
    for key in ("no key", OTHER_KEY.hex()):
        other = dataclasses.replace(record, key=key)
        assert raises(BadRecord, Match.from_record, table.game, other), f"resumed by {key}"


def check_game_can_be_resumed_without_its_key(walk: Walk) -> None:
    """Then the draws to come are fresh; the game still ends and replays."""
    table = walk.table
    record = sealed_record(table)
    half = dataclasses.replace(record, moves=record.moves[: len(record.moves) // 2])
    half = dataclasses.replace(half, key=None, commitment=None, outcome=None)
    resumed = Match.from_record(table.game, half)
    assert resumed.record() == half
    rng = random.Random(f"fresh {table}")
    while pending := resumed.state.pending():
        seat = rng.choice(pending).seat
        resumed.submit(seat, choose(rng, resumed.state.legal_actions(seat)))
    *_, last = resumed.record().replay(table.game)
    assert last.state.to_json() == resumed.state.to_json()


def stands(match: Match) -> list[object]:
    """The standing of a match: state, version and the seats that may take something back."""
    return [match.state.to_json(), match.version, [match.can_undo(s) for s in range(match.seats)]]


def check_record_can_be_verified(walk: Walk) -> None:
    """Every draw follows from the key, and whatever was tampered with is refused."""
    data: SavedRecord = json.loads(json.dumps(sealed_record(walk.table).to_json()))
    draws = len(data["setup"]) + sum(len(picks) for _, _, picks in data["moves"])
    assert Record.from_json(data).verify(walk.table.game) == draws
    tampered = list(tamper(data, walk.table))
    if walk.is_sparse:
        tampered = random.Random(f"tampered {walk.table}").sample(tampered, TAMPERED)
    for what, record in tampered:
        assert refuses(record, walk.table), f"accepted: {what}"


def refuses(data: Mapping[str, object], table: Table) -> str:
    """The reason for which the record is refused; empty if it is accepted."""
    try:
        Record.from_json(json.loads(json.dumps(data))).verify(table.game)
    except BadRecord as error:
        return error.reason
    return ""


def tamper(data: SavedRecord, table: Table) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Records that are not what happened, and what is wrong with each."""
    yield "another game", data | {"game": "another"}
    yield "other rules", data | {"rules_version": data["rules_version"] + 1}
    yield "a later form", data | {"format": data["format"] + 1}
    yield "more seats", data | {"seats": data["seats"] + 1}
    yield "an unknown option", data | {"options": {**data["options"], "no such": True}}
    yield "another key", data | {"key": OTHER_KEY.hex()}
    commitment = SealedLuck(OTHER_KEY).commitment
    yield "another key and promise", data | {"key": OTHER_KEY.hex(), "commitment": commitment}
    yield "a key that is none", data | {"key": "key"}
    yield "no key", data | {"key": None}
    yield "no promise", data | {"commitment": None}
    yield "no outcome", data | {"outcome": None}
    outcome = data["outcome"]
    assert outcome is not None
    yield "other scores", data | {"outcome": outcome | {"scores": [9999] * table.seats}}
    yield "another reason", data | {"outcome": outcome | {"reason": "boredom"}}
    yield "the last move missing", data | {"moves": data["moves"][:-1]}
    yield "a move after the end", data | {"moves": [*data["moves"], data["moves"][-1]]}
    for name in data:
        yield f"{name} missing", {key: value for key, value in data.items() if key != name}
    for what, setup in wrong_picks(data["setup"]):
        yield f"set-up: {what}", data | {"setup": setup}
    yield from tampered_moves(data, table)


def tampered_moves(data: SavedRecord, table: Table) -> Iterator[tuple[str, Mapping[str, object]]]:
    """One move changed, at a few places of the game."""
    rng = random.Random(f"tamper {table}")
    moves, actions = data["moves"], table.game.actions
    states = [p.state for p in Record.from_json(data).replay(table.game)]
    drawing = [number for number, move in enumerate(moves) if move[2]]
    numbers = rng.sample(range(len(moves)), min(PLACES, len(moves)))
    for number in [*numbers, *rng.sample(drawing, min(PLACES, len(drawing)))]:
        seat, action, picks = moves[number]
        state = states[number]
        tried = rng.sample(actions, min(ILLEGAL, len(actions)))
        illegal = [a for a in tried if not state.is_legal(seat, a)]
        changed: list[tuple[str, list[object]]] = [
            ("another seat", [table.seats, action, picks]),
            ("no such move", [seat, "dance", picks]),
            ("a seat that is no number", [str(seat), action, picks]),
            ("a part missing", [seat, action]),
            *((f"illegal {a}", [seat, str(a), picks]) for a in illegal),
            *((what, [seat, action, wrong]) for what, wrong in wrong_picks(picks)),
        ]
        for what, move in changed:
            yield (
                f"move {number}: {what}",
                data | {"moves": [*moves[:number], move, *moves[number + 1 :]]},
            )


def wrong_picks(picks: list[int]) -> Iterator[tuple[str, Sequence[object]]]:
    """Draws that are not these."""
    yield "one draw more", [*picks, 0]
    yield "a draw that is no number", [*picks, "0"]
    if picks:
        yield "one draw fewer", picks[:-1]
        yield "a changed draw", [*picks[:-1], picks[-1] + 1]
        yield "a draw below all", [*picks[:-1], -1]
        yield "a first draw changed", [max(0, picks[0] - 1) if picks[0] else 1, *picks[1:]]
