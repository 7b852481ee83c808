"""Greedy and search on the toy game: they find what is plainly best, and by the view alone."""

from collections.abc import Callable

import pytest
from sevenstates_toy.bot.heuristics import ToyHeuristics
from sevenstates_toy.rules.game import TOY, ToyState

from sevenstates.arena import play
from sevenstates.bots import (
    Advice,
    BlunderingBot,
    Bot,
    Budget,
    GreedyBot,
    Question,
    RandomBot,
    SearchBot,
    ask,
)
from sevenstates.core import RandomLuck

HEURISTICS = ToyHeuristics()


def greedy(seed: int) -> Bot:
    return GreedyBot(HEURISTICS, RandomLuck(seed))


def search(seed: int) -> Bot:
    return SearchBot(HEURISTICS, RandomLuck(seed), Budget(simulations=40))


thinkers = pytest.mark.parametrize("make", [greedy, search])
Make = Callable[[int], Bot]


def table(seed: int = 3, seats: int = 3) -> ToyState:
    return TOY.new_state(seats, luck=RandomLuck(seed))


def laying(state: ToyState) -> ToyState:
    """The state when all have bid nothing and are to lay tiles."""
    for seat in range(state.seats):
        state.apply(seat, state.legal_actions(seat)[0], RandomLuck(1))
    return state


def question(state: ToyState, seat: int = 0) -> Question:
    return ask(state, next(d for d in state.pending() if d.seat == seat))


@thinkers
def test_point_for_the_taking_is_taken(make: Make) -> None:
    """Laying a tile gives a point, being done gives none."""
    state = laying(table())

    assert str(make(1).choose(question(state))).startswith("lay ")


@thinkers
def test_same_seed_gives_the_same_game(make: Make) -> None:
    def moves(seed: int) -> list[str]:
        state, bots = table(5), [make(seed + seat) for seat in range(3)]
        return [str(action) for _, action in play(state, bots, RandomLuck(9))]

    assert moves(1) == moves(1)
    assert moves(1) != moves(100)


@thinkers
def test_choice_depends_on_what_the_seat_knows_and_on_nothing_else(make: Make) -> None:
    """The same question from another world that the seat could be in gets the same answer."""
    state = laying(table())
    state.apply(1, state.legal_actions(1)[0], RandomLuck(2))
    for seed in range(8):
        other = state.determinize(0, RandomLuck(seed))
        assert make(4).choose(question(state)) is make(4).choose(question(other))


@thinkers
def test_only_choice_is_taken_without_thinking(make: Make) -> None:
    state = table()
    state.coins = [0, 4, 4]
    asked = question(state)

    def refuse(luck: object) -> ToyState:
        raise AssertionError("nothing to think about")

    silent = Question(asked.decision, asked.legal, dict, refuse)
    assert str(make(1).choose(silent)) == "bid 0"


@thinkers
def test_advice_puts_the_choice_first_and_gives_reasons(make: Make) -> None:
    state = laying(table())
    advice = make(1).advise(question(state))

    assert advice.best.action is make(1).choose(question(state))
    assert {c.action for c in advice.candidates} == set(state.legal_actions(0))
    assert all(0 <= c.value <= 1 for c in advice.candidates)
    assert sum(c.weight for c in advice.candidates) == pytest.approx(1)
    assert advice.best.reasons[0].key == "points"
    assert advice.best.value >= max(c.value for c in advice.candidates[:2])


@thinkers
def test_thinker_beats_random_bots(make: Make) -> None:
    won = 0.0
    for number in range(12):
        bots: list[Bot] = [RandomBot(RandomLuck(f"{number}/{seat}")) for seat in range(3)]
        bots[number % 3] = make(number)
        state = table(number)
        for _ in play(state, bots, RandomLuck(number)):
            pass
        assert state.result is not None
        winners = state.result.winners
        won += 1 / len(winners) if number % 3 in winners else 0

    assert won >= 6


def test_search_thinks_until_its_seconds_are_over() -> None:
    bot = SearchBot(HEURISTICS, RandomLuck(1), Budget(seconds=0.0))

    assert bot.choose(question(laying(table()))) in laying(table()).legal_actions(0)


def test_seconds_cut_a_search_short() -> None:
    """Every move is tried once, however little time there is."""
    state = laying(table())

    def weights(budget: Budget) -> set[float]:
        bot = SearchBot(HEURISTICS, RandomLuck(1), budget)
        return {found.weight for found in bot.advise(question(state)).candidates}

    assert weights(Budget(simulations=4000, seconds=0.0)) == {1 / len(state.legal_actions(0))}
    assert len(weights(Budget(simulations=400))) > 1


def test_blundering_bot_overlooks_and_misjudges() -> None:
    state = laying(table())
    legal = len(state.legal_actions(0))

    def blundering(seed: int, overlooks: float, blur: float) -> Advice:
        bot = BlunderingBot(greedy(1), RandomLuck(seed), overlooks=overlooks, blur=blur)
        return bot.advise(question(state))

    sure = blundering(1, 0.0, 0.0)
    assert sure == greedy(1).advise(question(state))
    assert len({len(blundering(seed, 0.5, 0.0).candidates) for seed in range(20)}) > 1
    assert len(blundering(1, 1.0, 0.0).candidates) == legal
    assert len({blundering(seed, 0.0, 0.5).best.action for seed in range(20)}) > 1


def test_random_bot_finds_all_moves_as_good() -> None:
    state = laying(table())
    advice = RandomBot(RandomLuck(1)).advise(question(state))

    assert {candidate.action for candidate in advice.candidates} == set(state.legal_actions(0))
    assert {candidate.value for candidate in advice.candidates} == {1 / 3}
    assert advice.best.action is RandomBot(RandomLuck(1)).choose(question(state))
