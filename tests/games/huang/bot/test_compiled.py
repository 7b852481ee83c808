"""The evaluation in the compiled core is that of the heuristics in Python, and bots use it well."""

from array import array
from collections.abc import Iterator

import pytest

from sevenstates.bots import Advice, Budget, Question, ask, make_bot
from sevenstates.core import RandomLuck
from sevenstates.games.huang.bot import HEURISTICS
from sevenstates.games.huang.bot.compiled import evaluator
from sevenstates.games.huang.bot.features import FEATURES, OWN_SHARE
from sevenstates.games.huang.native.huang import Evaluator, State
from sevenstates.games.huang.rules import HUANG, HuangState
from tests.games.huang.native.comparing import tables
from tests.native.comparing import Noting, Repeating, Table

TABLES = tables()
IN_ONE_TEST = 4
GAMES = [
    pytest.param(first, marks=pytest.mark.long if first >= 16 else [])
    for first in range(0, 64, IN_ONE_TEST)
]
HELD = 4
"""Of a game every fourth state is looked at."""


def states_of(table: Table, seed: int) -> Iterator[HuangState]:
    """The states of a game: sensible moves and any moves by turns, the end included."""
    luck = RandomLuck(seed)
    state = HUANG.new_state(table.seats, table.options, luck=luck)
    while state.stack:
        if luck.below(HELD) == 0:
            yield state
        seat = state.pending()[0].seat
        sensible = luck.below(3)
        state.apply(
            seat,
            HEURISTICS.rollout_policy(state, seat, luck)
            if sensible
            else state.random_action(seat, luck),
            luck,
        )
    yield state


def games(first: int) -> Iterator[HuangState]:
    for seed in range(first, first + IN_ONE_TEST):
        # A step that shares no factor with their number goes round all tables.
        yield from states_of(TABLES[seed * 7 % len(TABLES)], seed)


@pytest.mark.parametrize("first", GAMES)
def test_evaluation_agrees(first: int) -> None:
    for state in games(first):
        fast = State.from_readable(state)
        assert evaluator().values(fast) == pytest.approx(HEURISTICS.values(state), rel=1e-9)
        if not state.stack:
            continue
        seat = state.pending()[0].seat
        legal = list(state.legal_actions(seat))
        assert evaluator().priors(fast) == pytest.approx(
            HEURISTICS.priors(state, seat, legal), rel=1e-9
        )
        luck = Noting(first)
        action = HEURISTICS.rollout_policy(state, seat, luck)
        repeating = Repeating(luck.notes)
        assert evaluator().rollout_policy(fast, repeating) == action.index
        repeating.finish()


def middle(seats: int = 3) -> HuangState:
    """A game some moves old, an action to be taken."""
    luck = RandomLuck(seats)
    state = HUANG.new_state(seats, luck=luck)
    for _ in range(30):
        seat = state.pending()[0].seat
        state.apply(seat, HEURISTICS.rollout_policy(state, seat, luck), luck)
    while not HEURISTICS.is_quiet(state):
        seat = state.pending()[0].seat
        state.apply(seat, HEURISTICS.rollout_policy(state, seat, luck), luck)
    return state


def shown(state: HuangState, moves: list[int], seed: int) -> "memoryview[float]":
    """A row for the table and one for each move."""
    rows = array("f", bytes(4 * FEATURES * (len(moves) + 1)))
    evaluator().add_features(State.from_readable(state), array("h", moves), rows, seed)
    return memoryview(rows).cast("B").cast("f", (len(moves) + 1, FEATURES))


def test_move_is_shown_by_the_state_after_it() -> None:
    state = middle()
    before, seat = state.to_json(), state.pending()[0].seat
    leader = next(a for a in state.legal_actions(seat) if str(a).startswith("withdraw"))
    rows = shown(state, [leader.index], 1)

    assert rows[0, OWN_SHARE] == pytest.approx(HEURISTICS.values(state)[seat], abs=1e-6)
    assert state.to_json() == before
    state.apply(seat, leader, RandomLuck(1))
    assert HEURISTICS.is_quiet(state)
    assert rows[1, OWN_SHARE] == pytest.approx(HEURISTICS.values(state)[seat], abs=1e-6)


def test_same_seed_shows_the_same() -> None:
    state = middle()
    moves = [action.index for action in state.legal_actions(state.pending()[0].seat)][-30:]

    assert shown(state, moves, 5).tolist() == shown(state, moves, 5).tolist()
    assert shown(state, moves, 5).tolist() != shown(state, moves, 6).tolist()


def asked(state: HuangState) -> Question:
    return ask(state, state.pending()[0])


@pytest.mark.parametrize("table", TABLES[:12], ids=str)
def test_hard_answers_every_question_legally(table: Table) -> None:
    for number, state in enumerate(states_of(table, 3)):
        if number % (8 * HELD) == 0 and state.stack:
            question = asked(state)
            bot = make_bot("hard", "huang", 1, Budget(simulations=60))
            assert bot.choose(question) in question.legal


def test_hard_gives_the_same_advice_again() -> None:
    def advice() -> Advice:
        return make_bot("hard:200", "huang", 4).advise(asked(middle()))

    assert advice() == advice()
    assert advice().candidates[0].reasons
    assert 0 < sum(candidate.weight for candidate in advice().candidates) <= 1.0001


def test_time_ends_the_search() -> None:
    bot = make_bot("expert", "huang", 1, Budget(simulations=10**9, seconds=0.0))

    assert bot.choose(asked(middle())) in asked(middle()).legal


def test_weights_are_wanted_complete() -> None:
    with pytest.raises(KeyError, match="evaluation"):
        Evaluator({})


@pytest.mark.parametrize(
    ("moves", "rows"),
    [
        pytest.param([6933], 2, id="an illegal move"),
        pytest.param([-1], 2, id="no move"),
        pytest.param([], 0, id="too little room"),
        pytest.param([], 2, id="too much room"),
    ],
)
def test_moves_that_cannot_be_shown_are_refused(moves: list[int], rows: int) -> None:
    state, room = State.from_readable(middle()), array("f", bytes(4 * FEATURES * rows))

    with pytest.raises(ValueError, match=r"illegal|row"):
        evaluator().add_features(state, array("h", moves), room, 1)


@pytest.mark.parametrize(("moves", "shares"), [(0, 0), (33, 33), (3, 4)])
def test_shortlist_without_fitting_room_is_refused(moves: int, shares: int) -> None:
    state = State.from_readable(middle())

    with pytest.raises(ValueError, match="room"):
        evaluator().shortlist(state, array("h", [0] * moves), array("d", [0.0] * shares))


def test_finished_game_has_no_moves() -> None:
    state = State.new(2, luck=RandomLuck(1))
    state.playout(RandomLuck(1))

    for ask_for in (evaluator().priors, lambda s: evaluator().rollout_policy(s, RandomLuck(1))):
        with pytest.raises(ValueError, match="over"):
            ask_for(state)
