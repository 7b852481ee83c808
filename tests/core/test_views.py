"""Views and their declared types agree, in both directions.

That every view has its type is a check of the kit (`sevenstates.testing.views`); here it is that
nothing is declared in vain.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NotRequired, TypedDict, get_args, get_origin, get_type_hints

import pytest
from sevenstates_toy.plugin import PLUGIN as TOY_PLUGIN

from sevenstates import games
from sevenstates.core import BaseView, RandomLuck, State
from sevenstates.games.plugin import Plugin
from sevenstates.testing.views import find_misfits, view_type
from tests.kit.tables import positions_of, tables_of

EVERY = 4
"""Every fourth state of a game is looked at."""

Key = tuple[str, str]
"""The name of a TypedDict, and a key of it."""

every_game = pytest.mark.parametrize(
    "plugin", [*games.plugins().values(), TOY_PLUGIN], ids=lambda plugin: plugin.key
)
types_of_keys = cache(get_type_hints)


def random_states(plugin: Plugin) -> Iterator[State]:
    """States of a random game at each table and from each position of the golden folder."""
    for table in (*tables_of(plugin.game), *positions_of(plugin.game)):
        luck, number = RandomLuck(f"views {table}"), 0
        if table.position is not None:
            state = plugin.game.parse_position(table.position.read_text("utf-8"))
        else:
            state = plugin.game.new_state(table.seats, table.options, luck=luck)
        while pending := state.pending():
            if number % EVERY == 0:
                yield state
            number += 1
            seat = pending[luck.below(len(pending))].seat
            state.apply(seat, state.random_action(seat, luck), luck)
        yield state


def declared_keys(declared: Any) -> set[Key]:
    """The keys of all TypedDicts in a type."""
    if not isinstance(declared, type) or get_origin(declared) is not None:
        return set[Key]().union(*map(declared_keys, get_args(declared)))
    types = types_of_keys(declared) if hasattr(declared, "__required_keys__") else {}
    own = {(declared.__name__, key) for key in types}
    return own.union(*map(declared_keys, types.values()))


def used_keys(value: Any, declared: Any) -> set[Key]:
    """The keys of TypedDicts that a value of that type has."""
    if isinstance(value, dict) and hasattr(declared, "__required_keys__"):
        types = types_of_keys(declared)
        own = {(declared.__name__, key) for key in value}
        return own.union(*(used_keys(part, types[key]) for key, part in value.items()))
    kinds = get_args(declared)
    if isinstance(value, list) and get_origin(declared) is list:
        return set[Key]().union(*(used_keys(part, kinds[0]) for part in value))
    if isinstance(value, dict) and get_origin(declared) is dict:
        return set[Key]().union(*(used_keys(part, kinds[1]) for part in value.values()))
    if get_origin(declared) in (list, dict, Literal) or value is None:
        return set()
    return set[Key]().union(*(used_keys(value, kind) for kind in kinds))


@every_game
def test_plugin_names_the_type_of_the_views(plugin: Plugin) -> None:
    state = plugin.game.new_state(plugin.default_seats, luck=RandomLuck(1))

    assert plugin.view_type is view_type(state)
    assert types_of_keys(BaseView).items() <= types_of_keys(plugin.view_type).items()


@every_game
def test_every_declared_key_occurs_in_some_view(plugin: Plugin) -> None:
    missing = declared_keys(plugin.view_type)
    for state in random_states(plugin):
        if not missing:
            return
        for viewer in (*range(state.seats), None):
            missing -= used_keys(state.view(viewer), plugin.view_type)

    assert not missing


class Pile(TypedDict):
    """A pile of stones."""

    colour: Literal["black", "white"]
    stones: list[int]
    top: NotRequired[int]


class Sample(TypedDict):
    """Piles by place."""

    piles: dict[str, Pile]
    owner: str | None
    share: float


BLACK = {"colour": "black", "stones": [1, 2]}
GOOD = {"piles": {"a1": BLACK}, "owner": None, "share": 0.5}


@pytest.mark.parametrize(
    ("change", "misfit"),
    [
        ({}, None),
        ({"owner": "x", "share": 1, "piles": {"a1": {**BLACK, "top": 2}}}, None),
        ({"more": 1}, "view.more, which Sample does not declare"),
        ({"owner": 3}, "view.owner = 3, which is no <class 'str'>"),
        ({"piles": {"a1": {"colour": "black"}}}, "no view.piles['a1'].stones"),
        ({"piles": {"a1": {**BLACK, "stones": [1, True]}}}, "view.piles['a1'].stones[1] = True"),
        ({"piles": {"a1": {**BLACK, "top": None}}}, "view.piles['a1'].top = None"),
        ({"piles": {"a1": {**BLACK, "colour": "red"}}}, "view.piles['a1'].colour = 'red'"),
        ({"piles": {1: BLACK}}, "the key 1 of view.piles"),
        ({"piles": []}, "view.piles = []"),
        ({"piles": {"a1": 0}}, "view.piles['a1'] = 0, which is no Pile"),
    ],
)
def test_misfits_are_found(change: dict[str, Any], misfit: str | None) -> None:
    found = list(find_misfits({**GOOD, **change}, Sample))

    assert len(found) == (misfit is not None)
    assert misfit is None or found[0].startswith(misfit)


def test_keys_are_collected() -> None:
    pile = {("Pile", "colour"), ("Pile", "stones")}
    sample = {("Sample", "piles"), ("Sample", "owner"), ("Sample", "share")}

    assert used_keys(GOOD, Sample) == pile | sample
    assert declared_keys(Sample) == pile | sample | {("Pile", "top")}
