"""The bot that plays what a net has learned."""

import numpy as np
import pytest

from sevenstates import fast
from sevenstates.bots import ask, make_bot, names_for
from sevenstates.bots.arena import play
from sevenstates.core import BadOption, RandomLuck
from sevenstates.games.huang import HUANG

needs_core = pytest.mark.skipif(not fast.available, reason="the net sees through the compiled core")


def test_only_games_with_a_net_know_the_bot() -> None:
    assert ("neural" in names_for("huang")) == fast.available
    with pytest.raises(BadOption, match="no-such-bot") as caught:
        make_bot("neural", "huangdi")
    assert "neural" not in str(caught.value.fields["known"])


@needs_core
def test_every_move_is_shown_by_where_everybody_is_heading_after_it() -> None:
    from sevenstates.bots.huang.compiled import judgement
    from sevenstates.bots.huang.consider import FEATURES, MOST, OWN_SHARE, consider
    from sevenstates.fast.huang import Generator, State

    luck = Generator(3)
    state = State.new(3, luck=luck)
    while state.seat is not None and len(state.legal_indices()) < 40:
        state.apply(state.seat, state.random_action(luck), luck)
    seat = state.seat
    assert seat is not None
    world = state.determinize(seat, luck)

    found = consider([world], luck)

    assert len(found.moves) == MOST
    assert set(found.moves) <= set(state.legal_indices())
    assert found.rows.shape == (MOST + 1, FEATURES)
    assert found.rows[0, OWN_SHARE] == pytest.approx(judgement().values(world)[seat], abs=1e-6)
    assert ((found.rows[1:, OWN_SHARE] >= 0) & (found.rows[1:, OWN_SHARE] <= 1)).all()
    # The most promising stand first, and together promise no more than all moves do.
    shares = found.rows[1:, -1]
    assert (np.diff(shares) <= 0).all()
    assert 0 < shares.sum() <= 1.0001


@needs_core
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_played_at_every_table(seats: int) -> None:
    state = HUANG.new_state(seats, luck=RandomLuck(seats))
    bots = [make_bot("neural", "huang", seat) for seat in range(seats)]

    moves = list(play(state, bots, RandomLuck(7)))

    assert state.outcome() is not None
    assert len(moves) > 50


@needs_core
def test_choice_depends_on_what_the_seat_knows_and_on_nothing_else() -> None:
    luck = RandomLuck(5)
    state = HUANG.new_state(2, luck=luck)
    for _ in range(40):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    decision = state.pending()[0]
    chosen = make_bot("neural", "huang", 1).choose(ask(state, decision))

    for seed in range(6):
        other = state.determinize(decision.seat, RandomLuck(seed))
        again = make_bot("neural", "huang", 1).choose(ask(other, other.pending()[0]))
        assert again is chosen


@needs_core
def test_it_beats_random_moves() -> None:
    wins = 0
    for game in range(6):
        state = HUANG.new_state(2, luck=RandomLuck(game))
        bots = [make_bot("neural", "huang", 1), make_bot("random", "huang", 2)]
        if game % 2:
            bots.reverse()
        list(play(state, bots, RandomLuck(game)))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners == (game % 2,)

    assert wins == 6


@needs_core
def test_advice_has_the_choice_first_and_reasons() -> None:
    state = HUANG.new_state(2, luck=RandomLuck(8))
    question = ask(state, state.pending()[0])

    advice = make_bot("neural", "huang", 1).advise(question)

    assert advice.best.action is make_bot("neural", "huang", 1).choose(question)
    assert advice.best.reasons
    assert sum(found.weight for found in advice.candidates) == pytest.approx(1)
