"""HUANG's part of the comparison of the engines."""

import contextlib
import itertools
import random
from array import array
from typing import Any

from sevenstates.core import Action, BadOption, BadText
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from sevenstates.games.huang.rules.actions import PlaceTile
from tests.native.comparing import Engines, Table, all_contents

OWN_MAP = """\
name: crossing
board:
..C.~~..C
...~~....
.C..~~.##
~~~~~~~~~
..C.~....
....~~.C.
.C.~~~...
#..~~....
"""


def tables() -> tuple[Table, ...]:
    """Every number of seats with all modules and editions, and some on a map of our own."""
    choices: dict[str, tuple[Any, ...]] = {
        "edition": ("en", "pl", "de"),
        **dict.fromkeys(("short", "bandits", "kingdoms", "palace"), (False, True)),
        "map": (None, OWN_MAP),
    }
    found = []
    for seats, values in itertools.product(HUANG.seats, itertools.product(*choices.values())):
        options = HuangOptions(**dict(zip(choices, values, strict=True)))
        # The rules forbid some modules together, and the custom map fits none that need a place.
        with contextlib.suppress(BadOption, BadText):
            HUANG.check_table(seats, options)
            found.append(Table(seats, options))
    # Neighbours in this order would differ in one module only.
    random.Random(1).shuffle(found)
    return tuple(found)


def contents(state: HuangState) -> dict[str, object]:
    """All that makes a state; the order of its groups means nothing."""
    groups = {(group.mask, group.border, group.colours) for group in state.groups}
    return all_contents(state) | {"groups": groups}


_RARE = {"BuildPagoda", "BuildPalace", "TradePagoda", "TradePalace", "Support", "KeepGranary"}


def choose(state: HuangState, legal: list[Action], chooser: random.Random, way: int) -> Action:
    """Any legal action (way 0), any kind first (1), or as one who builds would (2).

    The last two are there for what random play seldom comes to.
    """
    kinds = sorted({type(action).__name__ for action in legal})
    if way == 2 and (rare := sorted(_RARE & set(kinds))) and chooser.random() < 0.8:
        kinds = rare
    if way:
        kind = chooser.choice(kinds)
        legal = [action for action in legal if type(action).__name__ == kind]
    if way == 2:
        sample = [chooser.choice(legal) for _ in range(40)]
        return max(sample, key=lambda action: _likes_around(state, action))
    return chooser.choice(legal)


def _likes_around(state: HuangState, action: Action) -> int:
    """How many tiles of its colour a tile would lie beside."""
    if not isinstance(action, PlaceTile):
        return 0
    return (state.board.near[action.place] & state.tiles[action.colour]).bit_count()


def search(seats: int, options: HuangOptions, seed: int) -> int:
    """A game of rollout moves in which all that bots judge by is asked now and then."""
    from sevenstates.games.huang.bot.compiled import evaluator
    from sevenstates.games.huang.native._huang import FEATURES
    from sevenstates.games.huang.native.huang import Generator, State

    luck, knows, moves = Generator(seed), evaluator(), 0
    state = State.new(seats, options, luck=luck)
    while (seat := state.seat) is not None:
        world = state.determinize(seat, luck)
        knows.values(world)
        if moves % 7 == 0:
            most = array("h", bytes(2 * 24))
            found = knows.shortlist(world, most, array("d", bytes(8 * 24)))
            knows.add_features(
                world, most[:found], array("f", bytes(4 * FEATURES * (found + 1))), seed
            )
            knows.priors(world)
        # Bots' moves alone would never come to some questions.
        clever = moves % 3 < 2
        state.apply(
            seat, knows.rollout_policy(state, luck) if clever else state.random_action(luck), luck
        )
        moves += 1
    return moves


ENGINES = Engines(tables, choose, ways=3, contents=contents, search=search)
