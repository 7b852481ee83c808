"""The Warring States' part of the comparison of the engines."""

import random
from array import array

from sevenstates.core import Action
from sevenstates.games.warring.rules import WARRING, WarringOptions, WarringState
from tests.kit.tables import tables_of
from tests.native.comparing import Engines, Table, all_contents, any_kind_first


def tables() -> tuple[Table, ...]:
    """Every number of seats, both ways to order cards, and a deck that is soon drawn up."""
    return tuple(Table(table.seats, table.options) for table in tables_of(WARRING))


def choose(state: WarringState, legal: list[Action], chooser: random.Random, way: int) -> Action:
    """Any legal action (way 0), any kind first (1), or claims whatever can be claimed (2)."""
    if way == 2 and (claims := [action for action in legal if action.kind == "claim"]):
        return chooser.choice(claims)
    return any_kind_first(state, legal, chooser, way)


def contents(state: WarringState) -> dict[str, object]:
    """All that makes a state; a board is compared by what is on it."""
    return {**all_contents(state), "board": state.board.to_json()}


def search(seats: int, options: WarringOptions, seed: int) -> int:
    """A game of rollout moves in which all that bots judge by is asked now and then."""
    from sevenstates.games.warring.bot.compiled import evaluator
    from sevenstates.games.warring.native.warring import FEATURES, Generator, State

    luck, moves = Generator(seed), 0
    state = State.new(seats, options, luck=luck)
    knows = evaluator(state.rules)
    while (seat := state.seat) is not None:
        if moves % 7 == 0:
            world = state.determinize(seat, luck)
            knows.make_likely(world, seat, luck)
            knows.values(world)
            knows.priors(world, seat)
            most = array("h", bytes(2 * 16))
            found = most[: knows.shortlist(world, seat, most)]
            rows = array("f", bytes(4 * FEATURES * (len(found) + 1)))
            knows.add_features(world, seat, found, rows, seed)
            knows.move_features(world, seat, found, rows)
        # Bots' moves alone would never come to some questions.
        clever = moves % 3 < 2
        state.apply(
            seat, knows.rollout_policy(state, seat) if clever else state.random_action(luck), luck
        )
        moves += 1
    return moves + _decide_in_many(seats, options, seed)


def _decide_in_many(seats: int, options: WarringOptions, seed: int) -> int:
    """Decisions of a few games encoded together, and a rollout of each."""
    import numpy as np

    from sevenstates.games.warring.bot.decisions import Games
    from sevenstates.games.warring.native.warring import FEATURES, NATIVE

    rules = NATIVE.rules_for(seats, options)
    games = Games(rules, np.ones(FEATURES, np.float32), worlds=2).begin(4, seed)
    seen = games.room(3)
    for _ in range(40):
        games.encode(seen)
        games.apply(seen.moves[:, 0].astype(np.int32))
        games.deal(seen.seats < 0)
    games.encode(seen)
    games.keep(seen.seats == seen.seats[0])
    moves = seen.moves[seen.seats == seen.seats[0], 0].astype(np.int32)
    steps = games.roll_out(moves, int(seen.seats[0]), 300)
    games.ends(int(seen.seats[0]))
    return steps


ENGINES = Engines(tables, choose, ways=3, contents=contents, search=search)
