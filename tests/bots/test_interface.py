"""A bot gets a question and nothing behind it."""

import dataclasses
import gc
from collections.abc import Iterator

import pytest

from sevenstates import games
from sevenstates.bots import AT_A_TABLE, Bot, Budget, Question, ask, make_bot, names_for
from sevenstates.bots.player import sample_worlds
from sevenstates.core import Action, BadOption, RandomLuck, State

GAMES = [game.key for game in games.all()]
every_game = pytest.mark.parametrize("key", GAMES)


def middle(key: str, moves: int = 60) -> State:
    """A state in the middle of a game of random moves, where somebody has a choice."""
    game, luck = games.get(key), RandomLuck(4)
    state: State = game.new_state(game.seats[-1], luck=luck)
    for _ in range(moves):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    while len(state.legal_actions(state.pending()[0].seat)) == 1:
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    return state


def question(state: State) -> Question:
    return ask(state, state.pending()[0])


def reachable(*roots: object) -> Iterator[object]:
    """Everything that can be got at from these objects, without what all programs share."""
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or hasattr(thing, "__globals__"):
            continue
        seen.add(id(thing))
        yield thing
        waiting.extend(gc.get_referents(thing))


@every_game
def test_no_public_name_of_a_question_leads_to_the_state(key: str) -> None:
    state = middle(key)
    asked = question(state)
    names = [name for name in dir(asked) if not name.startswith("_")]
    things = [getattr(asked, name) for name in names if name != "sample"]

    assert names == ["decision", "legal", "sample", "seat", "view"]
    assert not any(thing is state for thing in reachable(*things))
    assert not any(isinstance(thing, State) for thing in reachable(*things))


@every_game
def test_bot_that_meddles_with_all_it_is_given_changes_nothing(key: str) -> None:
    state = middle(key)
    before, asked = state.to_json(), question(state)

    assert isinstance(asked.view, dict)
    asked.view.clear()
    for seed in range(5):
        world = asked.sample(RandomLuck(seed))
        assert world is not state
        while pending := world.pending():
            seat = pending[0].seat
            world.apply(seat, world.random_action(seat, RandomLuck(seed)), RandomLuck(seed))

    assert state.to_json() == before
    with pytest.raises(dataclasses.FrozenInstanceError):
        asked.legal = ()  # type: ignore[misc]


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in names_for(key)])
def test_every_bot_answers_and_advises_for_every_game(key: str, name: str) -> None:
    asked = question(middle(key))
    bot = make_bot(name, key, 1, Budget(simulations=8))

    assert bot.choose(asked) in asked.legal
    advice = bot.advise(asked)
    assert {found.action for found in advice.candidates} <= set(asked.legal)
    assert all(0 <= found.value <= 1 for found in advice.candidates)


@every_game
@pytest.mark.parametrize("name", ["greedy", "easy", "hard:12"])
def test_same_seed_and_simulations_give_the_same_answers(key: str, name: str) -> None:
    def answers(seed: int) -> list[Action]:
        bot: Bot = make_bot(name, key, seed)
        return [bot.choose(question(middle(key, moves))) for moves in (20, 45, 60)]

    assert answers(7) == answers(7)


def test_budget_of_the_caller_goes_before_the_levels_own() -> None:
    asked = question(middle("huangdi"))

    def spent(name: str, budget: Budget | None) -> int:
        advice = make_bot(name, "huangdi", 1, budget).advise(asked)
        return round(1 / min(found.weight for found in advice.candidates if found.weight))

    assert spent("search:30", None) == spent("search", Budget(simulations=30))
    assert spent("search:30", AT_A_TABLE) == spent("search:30", None)
    assert spent("search:400", None) > spent("search:30", None)


@pytest.mark.parametrize("name", ["", "clever", "hard:", "hard:many", "Hard"])
def test_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption, match="no-such-bot") as caught:
        make_bot(name, "huang")

    assert "expert" in str(caught.value.fields["known"])


@pytest.mark.parametrize("key", ["huangdi", "warring"])
def test_thinking_of_a_sealed_question_begins_before_others_answered(key: str) -> None:
    """The seat asked last believes the same as the seat asked first."""
    game, luck = games.get(key), RandomLuck(2)
    state: State = game.new_state(4, luck=luck)
    while not (state.pending()[0].sealed and state.pending()[0].prompt in ("bid", "play")):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    last = state.pending()[-1]
    while len(state.pending()) > 1:
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)

    (world,) = sample_worlds(ask(state, last), luck, 1)

    assert [decision.seat for decision in state.pending()] == [last.seat]
    assert [decision.seat for decision in world.pending()] == [0, 1, 2, 3]
    world.check()
