"""The net adapter on the compiled core finds what the one in Python does, and bots use it well."""

import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from sevenstates.games.warring import native

if not native.available:
    pytest.skip("it is about the compiled core", allow_module_level=True)

from sevenstates.bots import ask, make_bot
from sevenstates.bots.nets import adapter_of, net_of, python_adapter
from sevenstates.bots.nets.net_adapter import BatchAdapter
from sevenstates.bots.nets.python_adapter import PythonWorld
from sevenstates.bots.player import reopen
from sevenstates.core import RandomLuck
from sevenstates.core.luck import GeneratorLuck
from sevenstates.games.warring.bot import HEURISTICS
from sevenstates.games.warring.bot.compiled import evaluator
from sevenstates.games.warring.bot.compiled_adapter import CompiledAdapter
from sevenstates.games.warring.bot.likely_worlds import make_likely
from sevenstates.games.warring.bot.net_adapter import PYTHON_ADAPTER
from sevenstates.games.warring.native.warring import Generator, State
from sevenstates.games.warring.rules import WARRING, WarringOptions, WarringState
from tests.games.warring.native.comparing import tables
from tests.games.warring.tables import SMALL_DECK
from tests.native.comparing import Table

TABLES = tables()
NET = net_of("warring")
COMPILED = CompiledAdapter(**vars(PYTHON_ADAPTER))


class SameLuck(GeneratorLuck):
    """The picks of the core's generator, with weights of any size."""

    def __init__(self, seed: int) -> None:
        self._generator = Generator(seed)

    def below(self, count: int) -> int:
        return self._generator.below(count)


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rollouts in Python take the core's chance."""
    monkeypatch.setattr(python_adapter, "RandomLuck", SameLuck)
    monkeypatch.setattr("sevenstates.bots.rollout.RandomLuck", SameLuck)


def decisions(table: Table, seed: int) -> Iterator[tuple[WarringState, int]]:
    """Some states of a game with a choice, and the seat to move."""
    luck = RandomLuck(seed)
    state = WARRING.new_state(table.seats, table.options, luck=luck)
    while pending := state.pending():
        seat = pending[luck.below(len(pending))].seat
        if len(state.legal_actions(seat)) > 1 and luck.below(40) == 0:
            yield state, seat
        state.apply(seat, HEURISTICS.rollout_policy(state, seat, luck), luck)


def possible(state: WarringState, seat: int, count: int) -> list[WarringState]:
    """Worlds as the seat may believe them."""
    worlds = [state.determinize(seat, RandomLuck(number)) for number in range(count)]
    for world in worlds:
        reopen(world, seat)
    return worlds


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_moves_rollouts_and_likely_worlds_agree(table: Table) -> None:
    for state, seat in decisions(table, 7):
        worlds = possible(state, seat, 3)
        readable = [PythonWorld(world) for world in worlds]
        fast = [COMPILED.world(world) for world in worlds]
        some = [action.index for action in state.legal_actions(seat)][1:4]
        for moves in (None, some):
            wanted = PYTHON_ADAPTER.encode_moves(readable, seat, SameLuck(5), moves)
            found = COMPILED.encode_moves(fast, seat, SameLuck(5), moves)
            assert found.moves == wanted.moves
            assert np.allclose(found.rows, wanted.rows, atol=1e-5)

        rolled = PYTHON_ADAPTER.roll_out(NET, seat, some, readable, 7)
        found_too = COMPILED.roll_out(NET, seat, some, fast, 7)
        assert found_too.steps == rolled.steps
        assert np.allclose(found_too.values, rolled.values, atol=1e-5)

        for world, other in zip(worlds, fast, strict=True):
            make_likely(world, seat, SameLuck(9))
            evaluator(other.rules).make_likely(other, seat, Generator(9))
            assert other.to_json() == world.to_json()


def test_of_many_moves_those_with_the_highest_priors_are_encoded() -> None:
    for state, seat in decisions(TABLES[0], 3):
        (world,) = possible(state, seat, 1)
        moves = [action.index for action in world.legal_actions(seat)]
        wanted = PYTHON_ADAPTER.encode_moves([PythonWorld(world)], seat, SameLuck(5), moves, 2)
        for given in (None, moves):
            found = COMPILED.encode_moves([COMPILED.world(world)], seat, SameLuck(5), given, 2)
            assert found.moves == wanted.moves


def test_a_likely_world_looks_the_same_to_the_seat() -> None:
    for state, seat in decisions(TABLES[0], 11):
        world = COMPILED.world(*possible(state, seat, 1))
        before = world.data()

        likely = COMPILED.likely_world(world, seat, RandomLuck(1))

        assert world.data() == before
        assert likely.to_readable().view(seat) == world.to_readable().view(seat)


def test_a_single_move_is_not_encoded() -> None:
    state, seat = next(decisions(TABLES[0], 3))
    move = state.legal_actions(seat)[0].index

    found = COMPILED.encode_moves([COMPILED.world(state)], seat, RandomLuck(1), [move])

    assert found.moves == [move]
    assert found.rows.shape == (2, COMPILED.feature_count)
    assert not found.rows.any()


def test_a_rollout_that_ends_the_game_has_the_reward() -> None:
    luck = Generator(4)
    state = State.new(3, luck=luck)
    while True:
        seat, before = state.seat, state.copy()
        assert seat is not None
        move = state.random_action(luck)
        state.apply(seat, move, Generator(5))
        outcome = state.outcome()
        if outcome is not None:
            break

    rolled = COMPILED.roll_out(NET, seat, [move], [before], 5)

    assert rolled.values[0, 0] == pytest.approx(COMPILED.reward(outcome, seat), abs=1e-6)
    assert rolled.steps == 1


def too_large() -> WarringOptions:
    """A deck with more copies of a card than the core has room for."""
    deck = SMALL_DECK.replace('"copies": 9', '"copies": 199').replace('"copies": 4', '"copies": 90')
    return WarringOptions(deck=deck)


@pytest.mark.parametrize("level", ["hard", "expert:24"])
def test_a_deck_beyond_the_core_is_played_in_python(level: str) -> None:
    luck = RandomLuck(1)
    state = WARRING.new_state(3, too_large(), luck=luck)
    for _ in range(8):
        seat = state.pending()[0].seat
        state.apply(seat, HEURISTICS.rollout_policy(state, seat, luck), luck)
    question = ask(state, state.pending()[0])

    assert isinstance(COMPILED.world(state), PythonWorld)
    assert make_bot(level, "warring", 1).choose(question) in question.legal


@pytest.mark.parametrize("level", ["hard", "expert:48"])
def test_the_same_seed_gives_the_same_advice(level: str) -> None:
    state, seat = next(decisions(TABLES[0], 3))
    question = ask(state, next(one for one in state.pending() if one.seat == seat))

    advice, again = (make_bot(level, "warring", 4).advise(question) for _ in range(2))

    assert advice == again
    assert advice.candidates[0].reasons


def test_training_in_many_games_is_there() -> None:
    assert isinstance(adapter_of("warring"), CompiledAdapter)
    assert isinstance(adapter_of("warring"), BatchAdapter)
    assert adapter_of("warring").info == PYTHON_ADAPTER.info


CODE = """
import sys
# None in sys.modules makes an import fail as if the library were not there.
sys.modules["sevenstates.games.warring.native._warring"] = None
from sevenstates.bots import ask, make_bot
from sevenstates.bots.nets import adapter_of
from sevenstates.bots.nets.python_adapter import PythonAdapter
from sevenstates.core import RandomLuck
from sevenstates.games import get
assert type(adapter_of("warring")) is PythonAdapter
state = get("warring").new_state(3, luck=RandomLuck(1))
question = ask(state, state.pending()[0])
for level in ("hard", "expert:24"):
    assert make_bot(level, "warring", 1).choose(question) in question.legal
print("as it should be")
"""


def test_nets_play_without_the_core() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("as it should be\n", "")
