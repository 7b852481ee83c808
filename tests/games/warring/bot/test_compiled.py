"""The evaluation in the compiled core is that of the heuristics in Python."""

from array import array
from collections.abc import Iterator

import numpy as np
import pytest

from sevenstates.bots.player import reopen
from sevenstates.bots.rollout import advance, rollout, shortlist
from sevenstates.core import Action, RandomLuck
from sevenstates.core.luck import GeneratorLuck
from sevenstates.games.warring import native

if not native.available:
    pytest.skip("it is about the compiled core", allow_module_level=True)

from sevenstates.games.warring.bot import HEURISTICS, features, move_features
from sevenstates.games.warring.bot.compiled import evaluator
from sevenstates.games.warring.native.warring import (
    FEATURES,
    NATIVE,
    STATE_FEATURES,
    Evaluator,
    Generator,
    State,
)
from sevenstates.games.warring.rules import WARRING, WarringOptions, WarringState
from sevenstates.games.warring.rules.actions import CLASSES
from tests.games.warring.native.comparing import tables
from tests.games.warring.native.test_decks import deck
from tests.native.comparing import Table

EVERY_WORD = (
    Table(3, WarringOptions(deck=deck())),
    Table(5, WarringOptions(stepwise=True, deck=deck())),
)
"""A deck with every word of the card language."""
TABLES = (*tables(), *EVERY_WORD)
MOST = 16
LOOKED_AT = 14
"""One decision in so many is looked at."""
GAMES = [
    pytest.param(seed, marks=pytest.mark.long if seed >= 2 * len(TABLES) else [])
    for seed in range(8 * len(TABLES))
]


def worlds(table: Table, seed: int) -> Iterator[tuple[WarringState, int]]:
    """Possible worlds of a game, and the seat to move: sensible moves and any moves by turns."""
    luck = RandomLuck(seed)
    state = WARRING.new_state(table.seats, table.options, luck=luck)
    while pending := state.pending():
        seat = pending[luck.below(len(pending))].seat
        if len(state.legal_actions(seat)) > 1 and luck.below(LOOKED_AT) == 0:
            world = state.determinize(seat, luck)
            reopen(world, seat)
            yield world, seat
        is_sensible = luck.below(3)
        state.apply(
            seat,
            HEURISTICS.rollout_policy(state, seat, luck)
            if is_sensible
            else state.random_action(seat, luck),
            luck,
        )


def after(world: WarringState, seat: int, action: Action, seed: int) -> WarringState:
    """What an action leads to, with the chance that the core takes."""
    state, luck = world.copy(), Generator(seed)
    advance(state, seat, action, luck)
    rollout(state, HEURISTICS, luck)
    return state


def rows_in_python(
    world: WarringState, seat: int, actions: list[Action], seed: int
) -> list[list[float]]:
    states = [world, *(after(world, seat, action, seed) for action in actions)]
    of_moves = move_features.move_features(world, seat, actions)
    return [
        [*features.state_features(state, seat), *more]
        for state, more in zip(states, [[0.0] * features.MOVE_FEATURES, *of_moves], strict=True)
    ]


@pytest.mark.parametrize("seed", GAMES)
def test_evaluation_agrees(seed: int) -> None:
    for world, seat in worlds(TABLES[seed % len(TABLES)], seed):
        fast, legal = State.from_readable(world), list(world.legal_actions(seat))
        knows = evaluator(fast.rules)
        assert knows.values(fast) == pytest.approx(HEURISTICS.values(world), rel=1e-9)
        assert knows.priors(fast, seat) == pytest.approx(
            HEURISTICS.priors(world, seat, legal), rel=1e-9
        )
        wanted = HEURISTICS.rollout_policy(world, seat, RandomLuck(1)).index
        assert knows.rollout_policy(fast, seat) == wanted

        actions = shortlist(world, seat, legal, HEURISTICS, MOST)
        moves = array("h", [0] * MOST)
        moves = moves[: knows.shortlist(fast, seat, moves)]
        assert moves.tolist() == [action.index for action in actions]

        rows = np.zeros((len(moves) + 1, FEATURES), np.float32)
        knows.add_features(fast, seat, moves, rows.data, seed)
        knows.move_features(fast, seat, moves, rows.data)
        assert np.allclose(rows, rows_in_python(world, seat, actions, seed), atol=1e-5)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_end_is_valued_by_the_winners(table: Table) -> None:
    state = State.new(table.seats, table.options, luck=Generator(3))
    state.playout(Generator(3))

    values = evaluator(state.rules).values(state)

    outcome = state.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners)
    assert values == [share if seat in outcome.winners else 0.0 for seat in range(table.seats)]


def test_the_core_knows_the_same_features_and_kinds_of_moves() -> None:
    assert STATE_FEATURES == features.STATE_FEATURES
    assert FEATURES == features.STATE_FEATURES + features.MOVE_FEATURES
    assert move_features.KINDS == CLASSES


def test_boards_that_are_forgotten_are_tried_again() -> None:
    rules = NATIVE.rules_for(3, WarringOptions())
    table = Table(3, WarringOptions())
    few, many = evaluator(rules, 1), evaluator(rules, 4096)
    for world, seat in worlds(table, 5):
        fast = State.from_readable(world)
        assert few.priors(fast, seat) == many.priors(fast, seat)


class AskingLuck(GeneratorLuck):
    """Asks the evaluation something each time that it is asked, as another thread may do."""

    def __init__(self, seed: int, world: State, seat: int) -> None:
        self._generator, self._world, self._seat = Generator(seed), world, seat
        self.found: list[list[float]] = []

    def below(self, count: int) -> int:
        self.found.append(evaluator(self._world.rules).priors(self._world, self._seat))
        return self._generator.below(count)


def test_a_call_within_a_call_has_boards_of_its_own() -> None:
    for world, seat in worlds(Table(3, WarringOptions()), 5):
        fast = State.from_readable(world)
        knows, wanted, found = evaluator(fast.rules), fast.copy(), fast.copy()
        luck = AskingLuck(3, fast, seat)

        knows.make_likely(wanted, seat, Generator(3))
        knows.make_likely(found, seat, luck)

        assert found.data() == wanted.data()
        assert all(priors == knows.priors(fast, seat) for priors in luck.found)


def middle() -> tuple[State, int]:
    """A game some moves old, and the seat to move."""
    state = State.new(3, luck=Generator(1))
    for _ in range(40):
        assert state.seat is not None
        state.apply(state.seat, state.random_action(Generator(2)), Generator(3))
    assert state.seat is not None
    return state, state.seat


def test_weights_are_wanted_complete() -> None:
    with pytest.raises(KeyError, match="goal_odds"):
        Evaluator(NATIVE.rules_for(3, WarringOptions()), {}, 1)


@pytest.mark.parametrize("boards", [0, -1, 1 << 30])
def test_numbers_of_boards_have_limits(boards: int) -> None:
    with pytest.raises(ValueError, match="boards"):
        evaluator(NATIVE.rules_for(3, WarringOptions()), boards)


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_only_seats_that_are_asked_are_told(seat: int) -> None:
    state, _ = middle()
    knows = evaluator(state.rules)

    for ask in (knows.priors, knows.rollout_policy):
        with pytest.raises(ValueError, match="not asked"):
            ask(state, seat)
    with pytest.raises(ValueError, match="viewer"):
        knows.make_likely(state, seat, Generator(1))


def test_states_of_another_table_are_refused() -> None:
    state, seat = middle()
    other = evaluator(NATIVE.rules_for(4, WarringOptions()))

    with pytest.raises(ValueError, match="another kind of table"):
        other.priors(state, seat)


@pytest.mark.parametrize("length", [0, 104])
def test_shortlist_without_fitting_room_is_refused(length: int) -> None:
    state, seat = middle()

    with pytest.raises(ValueError, match="number of moves"):
        evaluator(state.rules).shortlist(state, seat, array("h", [0] * length))


@pytest.mark.parametrize(
    ("moves", "rows"),
    [
        pytest.param([102], 2, id="an illegal move"),
        pytest.param([-1], 2, id="no move"),
        pytest.param([], 1, id="no moves at all"),
        pytest.param([0], 1, id="too little room"),
        pytest.param([0], 3, id="too much room"),
    ],
)
def test_moves_that_cannot_be_shown_are_refused(moves: list[int], rows: int) -> None:
    state, seat = middle()
    knows, room = evaluator(state.rules), array("f", bytes(4 * FEATURES * rows))

    with pytest.raises(ValueError, match=r"illegal|row"):
        knows.add_features(state, seat, array("h", moves), room, 1)
    with pytest.raises(ValueError, match=r"illegal|row"):
        knows.move_features(state, seat, array("h", moves), room)
