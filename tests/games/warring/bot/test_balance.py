"""The goal-greedy bot: it plays by the view alone, and better than chance."""

import dataclasses

import pytest

from sevenstates.bots import Bot, Question, RandomBot, ask
from sevenstates.core import RandomLuck, State
from sevenstates.games.warring.bot.balance.goal_bot import GoalBot
from sevenstates.games.warring.bot.balance.measure import Balance, measure
from sevenstates.games.warring.rules import WARRING, WarringOptions
from sevenstates.games.warring.rules.components import STATES
from sevenstates.games.warring.rules.decks import load_deck
from sevenstates.games.warring.rules.steps.play import PlayCards
from tests.games.warring.rules.positions import agenda_of, play, position


def play_game(bots: list[Bot], seed: int, options: WarringOptions | None = None) -> State:
    luck = RandomLuck(seed)
    state = WARRING.new_state(len(bots), options, luck=luck)
    while pending := state.pending():
        action = bots[pending[0].seat].choose(ask(state, pending[0]))
        state.apply(pending[0].seat, action, luck)
    return state


def test_bot_is_given_no_state() -> None:
    names = {field.name for field in dataclasses.fields(Question)}

    assert names == {"decision", "legal", "_view", "_sample"}


def test_goal_bot_beats_random_bots() -> None:
    wins = 0
    for number in range(12):
        bots: list[Bot] = [RandomBot(RandomLuck(f"{number}/{seat}")) for seat in range(3)]
        bots[number % 3] = GoalBot(RandomLuck(number))
        outcome = play_game(bots, number).outcome()
        assert outcome is not None
        wins += number % 3 in outcome.winners

    assert wins >= 8


def test_goal_bot_plays_step_by_step_too() -> None:
    bots: list[Bot] = [GoalBot(RandomLuck(seat)) for seat in range(3)]

    assert play_game(bots, 1, WarringOptions(stepwise=True)).outcome()


def test_goal_bot_claims_and_abandons_what_hurts() -> None:
    bot = GoalBot(RandomLuck(1))
    hurt = agenda_of(
        "banned_books(qi)@2 tax(han)@3", states="qi 4 5 8 4", more="characters 1: zou_ji"
    )
    assert str(bot.choose(ask(hurt, hurt.pending()[0]))) == "abandon 1"

    met = agenda_of("academy(qi)@2", states="qi 4 5 6 4", more="characters 1: zou_ji")
    play(met, 1, "pass")
    assert str(bot.choose(ask(met, met.pending()[0]))) == "claim 1"


def test_balance_counts_games() -> None:
    balance = measure(3, range(2), "test")
    more = Balance(3)
    more.merge(balance)
    more.merge(measure(3, range(2, 3), "test"))

    assert (balance.games, more.games) == (2, 3)
    assert sum(balance.share(seat) for seat in range(3)) == 1
    assert 0 < balance.claims < 40
    assert any(name == "never" for name, _, _ in balance.faults(load_deck(None)))
    assert all(0 <= balance.survival(state) <= 1 for state in ("qi", "qin"))


HAND = """
seats: 3
hand 1: war tax reform
characters 1: zou_ji
"""


@pytest.mark.parametrize(
    "begun", [("play 1",), ("play 1", "mark han"), ("play 2", "mark wei"), ("play 3", "mark qi")]
)
def test_goal_bot_goes_on_with_an_answer_that_another_began(begun: tuple[str, ...]) -> None:
    state, other = position(HAND), GoalBot(RandomLuck(5))
    other.choose(ask(state, state.pending()[0]))
    play(state, 1, *begun)
    for bot in (GoalBot(RandomLuck(1)), other):
        trial = state.copy()
        while trial.is_asked(0):
            trial.apply(0, bot.choose(ask(trial, trial.pending()[0])), RandomLuck(2))
        step = trial.stack[-1]
        assert isinstance(step, PlayCards)
        assert step.laid[0]


def test_goal_bot_goes_on_with_a_card_that_another_is_adding() -> None:
    state = agenda_of("tax(han)@2 levy(qi)@3", more="hand 1: war reform;characters 1: zou_ji")
    play(state, 1, "add 1", "mark chu")
    bot = GoalBot(RandomLuck(1))
    while [decision.prompt for decision in state.pending()] == ["amend"]:
        play(state, 1, str(bot.choose(ask(state, state.pending()[0]))))

    assert state.agenda[-1].owner == 0
    assert STATES[state.agenda[-1].targets[0]] == "chu"
