"""HUANG in the External Bot Protocol: views hide what they must, and nothing is lost on the way."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from sevenstates import games
from sevenstates.core import (
    Action,
    BadText,
    Match,
    RandomLuck,
    State,
)
from sevenstates.external.game import ExternalError, Json, KnownGame, SeenMove
from sevenstates.games.huang.bridge.game import BRIDGE
from sevenstates.games.huang.bridge.reading import state_of
from sevenstates.games.huang.rules import HUANG
from sevenstates.games.huang.rules.actions import PlaceTile
from sevenstates.games.huang.rules.state import HuangState

PROMPTS = {
    *("action", "building", "market", "chain", "lift", "pay"),
    *("revolt_attack", "revolt_defence", "war", "war_tie"),
}
ALL_PROMPTS = 3
"""The seed of a game that asks all of them."""
WHICH = (1, 5, 40)
"""The samples of each question: the first one, and later ones with more behind them."""


def known(match: Match, viewer: int, state: State | None = None) -> KnownGame:
    changes = match.since(0, viewer)
    kinds = [str(move.action).split()[0].partition("+")[0] for move in match.record().moves]
    moves = [SeenMove(kind, c.events) for kind, c in zip(kinds, changes, strict=True)]
    names = [f"Player {seat}" for seat in range(match.seats)]
    return KnownGame(state or match.state, viewer, match.opening, moves, names)


def played(seed: int) -> Iterator[Match]:
    """A game, before each decision: tiles go where others lie, so that there is strife."""
    seats = 2 + seed % 3
    match = Match(HUANG, seats, HUANG.options_type(short=seats == 2), luck=RandomLuck(seed))
    chance = random.Random(seed)
    while match.state.pending():
        yield match
        seat = match.state.pending()[0].seat
        legal = list(match.state.legal_actions(seat))
        some = chance.sample(legal, min(8, len(legal)))
        some = [a for a in some if a.kind not in ("replace", "withdraw")] or legal
        match.submit(seat, max(some, key=lambda action: appeal(match.state, action)))


def appeal(state: State, action: Action) -> int:
    if isinstance(action, PlaceTile):
        assert isinstance(state, HuangState)
        near = state.board.near[action.place]
        alike, occupied = near & state.tiles[action.colour], near & ~state.empty
        return 2 * alike.bit_count() + occupied.bit_count()
    return {"leader": 4, "pagoda": 9, "trade": 9, "support": 3}.get(action.kind, 1)


@cache
def samples() -> list[tuple[str, int, KnownGame, list[KnownGame]]]:
    """Some states for each question, each as the asked seat and as every other seat knows it."""
    found: Counter[str] = Counter()
    taken = []
    for seed in (ALL_PROMPTS, ALL_PROMPTS + 1):
        for match in played(seed):
            prompt, seat = match.state.pending()[0].prompt, match.state.pending()[0].seat
            found[prompt] += 1
            if found[prompt] in WHICH:
                everybody = [known(match, viewer) for viewer in range(match.seats)]
                taken.append((prompt, seat, everybody[seat], everybody))
    return taken


def test_there_is_a_sample_of_every_question() -> None:
    assert {prompt for prompt, *_ in samples()} == PROMPTS


def sent(view: Json) -> Json:
    return dict(json.loads(json.dumps(view)))


def test_a_view_depends_on_nothing_that_the_seat_may_not_know() -> None:
    for _, _, _, everybody in samples():
        for game in everybody:
            world = game.state.determinize(game.seat, RandomLuck(7))
            other = KnownGame(world, game.seat, game.opening, game.moves, game.names)
            assert json.dumps(BRIDGE.view(other)) == json.dumps(BRIDGE.view(game))


def test_a_seat_can_be_rebuilt_from_its_view() -> None:
    for prompt, seat, game, _ in samples():
        if prompt != "lift":  # the protocol asks for it together with the triangle
            world = state_of(sent(BRIDGE.view(game)), seat, RandomLuck(1))
            assert list(world.legal_actions(seat)) == list(game.state.legal_actions(seat))
            assert comparable(world, seat) == comparable(game.state, seat)


def comparable(state: State, seat: int) -> Json:
    view = dict(state.view(seat))
    for shown in view["seats"]:
        shown.pop("known_replaced")  # the history does not tell how large hands were
    view["pagodas"] = sorted(view["pagodas"], key=str)
    return view


class Scripted:
    """Chooses an action, and any that the protocol asks for with it."""

    def __init__(self, seat: int, first: Action, chance: random.Random) -> None:
        self.seat = seat
        self.next: Action | None = first
        self.chance = chance
        self.chosen: list[Action] = []

    def __call__(self, world: State) -> Action:
        action = self.next or self.chance.choice(list(world.legal_actions(self.seat)))
        self.next = None
        self.chosen.append(action)
        return action


def test_every_action_comes_back_as_it_went() -> None:
    chance = random.Random(5)
    for prompt, seat, game, _ in samples():
        if prompt == "lift":
            continue
        legal = list(game.state.legal_actions(seat))
        view = sent(BRIDGE.view(game))
        for first in chance.sample(legal, min(4, len(legal))):
            choose = Scripted(seat, first, chance)
            action = sent(BRIDGE.answer(view, seat, choose))
            assert BRIDGE.read_action(game, action) == choose.chosen


def test_several_decisions_of_ours_are_one_of_the_protocol() -> None:
    kinds = ["tile", "pagoda", "lift", "tile", "remove", "remove", "remove", "trade", "lift"]

    assert BRIDGE.version([SeenMove(kind, ()) for kind in kinds]) == 5


def test_a_pagoda_moves_only_from_where_one_stands() -> None:
    game = next(game for prompt, _, game, _ in samples() if prompt == "lift")
    pending = sent(BRIDGE.view(game))["pending"]
    triangle, sources = pending["triangles"][0], pending["sources"]

    def read(**fields: object) -> list[Action]:
        return BRIDGE.read_action(game, {"type": "pagodaBuild", "tri": triangle, **fields})

    assert len(sources) == 2
    assert [read(source=source)[0].kind for source in sources] == ["lift", "lift"]
    with pytest.raises(BadText):
        read()
    with pytest.raises(BadText):
        read(source=8 if 8 not in sources else 0)


def test_a_debt_is_paid_at_once() -> None:
    game = next(game for prompt, _, game, _ in samples() if prompt == "pay")
    pending = sent(BRIDGE.view(game))["pending"]
    places = pending["candidates"][: pending["count"]]

    assert len(BRIDGE.read_action(game, {"type": "warRemove", "spaces": places})) == len(places)
    for wrong in ([], [*places, pending["candidates"][-1]], places * 2):
        with pytest.raises(BadText):
            BRIDGE.read_action(game, {"type": "warRemove", "spaces": wrong})


def test_a_debt_that_leaves_no_choice_is_paid() -> None:
    _, seat, game, _ = next(sample for sample in samples() if sample[0] == "pay")
    view = sent(BRIDGE.view(game))
    view["pending"]["candidates"] = view["pending"]["candidates"][: view["pending"]["count"]]

    def choose(world: State) -> Action:
        raise AssertionError("nobody is asked")

    answer = BRIDGE.answer(view, seat, choose)
    assert answer == {"type": "warRemove", "spaces": view["pending"]["candidates"]}


def test_a_server_without_a_history_of_tiles_will_do() -> None:
    _, seat, game, _ = samples()[0]
    view = sent(BRIDGE.view(game))
    del view["tileHistory"]

    world = state_of(view, seat, RandomLuck(1))
    assert list(world.legal_actions(seat)) == list(game.state.legal_actions(seat))


@pytest.mark.parametrize("field", ["tiles", "pending", "players", "market", "bagCount"])
@pytest.mark.parametrize("value", [3, "red", [["x"]], {"kind": "dance"}])
def test_a_view_that_is_none_gets_a_sentence(field: str, value: object) -> None:
    _, seat, game, _ = samples()[0]
    view = {**sent(BRIDGE.view(game)), field: [] if field == "bagCount" else value}

    with pytest.raises(ExternalError, match="external-view"):
        BRIDGE.answer(view, seat, lambda world: world.legal_actions(seat)[0])


def test_odd_tables() -> None:
    lobby = {"seats": [{}] * 2, "map": {"rows": HUANG.options_type().board().rows}, "options": {}}

    assert BRIDGE.can_play({**lobby, "map": {"rows": list(lobby["map"]["rows"])}})  # type: ignore[index]
    assert BRIDGE.can_play({**lobby, "seats": [{}] * 5})
    assert not BRIDGE.can_play({**lobby, "seats": [{}]})
    assert not BRIDGE.can_play({**lobby, "map": {"rows": ["nonsense"]}})
    assert not BRIDGE.can_play({**lobby, "seats": [{}] * 3, "options": {"shortGame": True}})


def test_only_one_game_speaks_it() -> None:
    assert [key for key in games.plugins() if games.plugin(key).external()] == ["huang"]


@pytest.mark.long
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_whole_games_can_be_rebuilt(seed: int) -> None:
    for match in played(seed):
        decision = match.state.pending()[0]
        for viewer in range(match.seats):
            game = known(match, viewer)
            view = sent(BRIDGE.view(game))
            world = match.state.determinize(viewer, RandomLuck(seed))
            assert BRIDGE.view(known(match, viewer, world)) == view
            if viewer == decision.seat and decision.prompt != "lift":
                rebuilt = state_of(view, viewer, RandomLuck(seed))
                legal = match.state.legal_actions(viewer)
                assert list(rebuilt.legal_actions(viewer)) == list(legal)
                assert comparable(rebuilt, viewer) == comparable(match.state, viewer)
