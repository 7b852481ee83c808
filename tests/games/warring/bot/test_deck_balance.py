"""The report on decks: games in which all seats follow the rollout policy, counted."""

import pytest

from sevenstates.bots import RandomBot, ask
from sevenstates.core import Event, RandomLuck
from sevenstates.games.warring.bot.deck_balance import Balance, measure, play_on
from sevenstates.games.warring.rules import WARRING, WarringOptions
from sevenstates.games.warring.rules.decks import load_deck
from tests.games.warring.rules.positions import agenda_of, play


def lucks(seats: int) -> list[RandomLuck]:
    return [RandomLuck(seat) for seat in range(seats)]


@pytest.mark.parametrize("options", [WarringOptions(), WarringOptions(stepwise=True)])
def test_the_policy_claims_more_than_chance(options: WarringOptions) -> None:
    claims = [0, 0]
    for number in range(4):
        luck = RandomLuck(number)
        state, events = WARRING.new_state(3, options, luck=luck), list[Event]()
        play_on(state, luck, lucks(3), events)
        at_random, others = WARRING.new_state(3, options, luck=luck), list[Event]()
        bot = RandomBot(luck)
        while pending := at_random.pending():
            question = ask(at_random, pending[0])
            at_random.apply(question.seat, bot.choose(question), luck, others)
        claims[0] += sum(event.kind == "claimed" for event in events)
        claims[1] += sum(event.kind == "claimed" for event in others)

    assert claims[0] > 2 * claims[1]


def test_a_character_whose_goal_is_met_is_claimed() -> None:
    met = agenda_of("academy(qi)@2", states="qi 4 5 6 4", more="characters 1: zou_ji")
    play(met, 1, "pass")
    events: list[Event] = []
    play_on(met, RandomLuck(1), lucks(met.seats), events)

    assert any(event.kind == "claimed" and event.fields["seat"] == 0 for event in events)


def test_balance_counts_games() -> None:
    balance = measure(3, range(2), "test")
    more = Balance(3)
    more.merge(balance)
    more.merge(measure(3, range(2, 3), "test"))

    assert (balance.games, more.games) == (2, 3)
    assert sum(balance.share(seat) for seat in range(3)) == 1
    assert 0 < balance.claims < 60
    assert any(name == "never" for name, _, _ in balance.faults(load_deck(None)))
    assert all(0 <= balance.survival(state) <= 1 for state in ("qi", "qin"))


def test_the_same_seed_gives_the_same_games() -> None:
    assert measure(3, range(1), "test") == measure(3, range(1), "test")
