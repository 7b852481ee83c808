"""Checks of the questions that are asked, and of how a game ends."""

import json
import random

from ..core import Outcome, RandomLuck, State, playout
from .walk import Walk

RANDOM_GAMES = 3
PLAYOUTS = 12


def check_pieces_are_counted(walk: Walk) -> None:
    """`check()` holds after every action."""
    for state in walk.states:
        state.check()


def check_questions_can_be_answered(walk: Walk) -> None:
    """While a game goes on somebody is asked, and who is asked can do something."""
    for state in walk.states[:-1]:
        pending = state.pending()
        assert pending, "nobody is asked before the end"
        asked = [decision.seat for decision in pending]
        assert len(set(asked)) == len(asked), f"a seat is asked twice: {asked}"
        assert len(asked) == 1 or all(d.sealed for d in pending), "asked together but not sealed"
        for seat in range(state.seats):
            assert state.is_asked(seat) == (seat in asked), f"seat {seat}: is_asked and pending"
            can = bool(state.legal_actions(seat))
            assert can == (seat in asked), f"seat {seat}: asked {seat in asked}, can act {can}"
        for decision in pending:
            assert decision.prompt
            data = decision.to_json()
            assert json.loads(json.dumps(data)) == data, f"not ready for JSON: {data}"
        assert state.outcome() is None, "an outcome before the end"


def check_end_is_an_end(walk: Walk) -> None:
    """At the end nobody is asked and the ranking makes sense."""
    check_is_over(walk.end)


def check_random_games_end(walk: Walk) -> None:
    """Games of quite random moves ask less often than the game promises."""
    table = walk.table
    for number in range(RANDOM_GAMES):
        rng, luck = random.Random(f"{table} {number}"), RandomLuck(f"{table} {number}")
        state = table.game.new_state(table.seats, table.options, luck=luck)
        asked = 0
        while pending := state.pending():
            seat = rng.choice(pending).seat
            state.apply(seat, rng.choice(state.legal_actions(seat)), luck)
            asked += 1
            assert asked < table.game.max_random_decisions, f"still going after {asked} decisions"
        check_is_over(state)


def check_playouts_end(walk: Walk) -> None:
    """Fast random play from anywhere ends, with every piece in its place."""
    luck = RandomLuck(f"playouts {walk.table}")
    for moment in walk.sample_closely(PLAYOUTS):
        state = moment.before.copy()
        assert 0 < playout(state, luck) < walk.table.game.max_random_decisions
        state.check()
        check_is_over(state)


def check_is_over(state: State) -> None:
    """The state is an end."""
    assert state.pending() == ()
    assert not state.stack
    assert not any(state.legal_actions(seat) for seat in range(state.seats))
    outcome = state.outcome()
    assert outcome is not None
    check_outcome(outcome, state.seats)


def check_outcome(outcome: Outcome, seats: int) -> None:
    """Ranks 1 to n with ties, first for a winner; equal ranks have equal scores."""
    assert len(outcome.ranks) == len(outcome.scores) == seats
    for seat, place in enumerate(outcome.ranks):
        better = sum(other < place for other in outcome.ranks)
        assert place == better + 1, f"ranks {outcome.ranks}: seat {seat} has {better} before it"
    assert list(outcome.winners) == sorted(set(outcome.winners)), outcome.winners
    for winner in outcome.winners:
        assert outcome.ranks[winner] == 1, f"winner {winner} has rank {outcome.ranks[winner]}"
    by_rank = [score for _, score in sorted(zip(outcome.ranks, outcome.scores, strict=True))]
    for place in set(outcome.ranks):
        tied = {s for r, s in zip(outcome.ranks, outcome.scores, strict=True) if r == place}
        assert len(tied) == 1, f"rank {place} has the scores {sorted(tied)}"
    assert by_rank == sorted(by_rank, reverse=True), f"scores by rank: {by_rank}"
    assert outcome.reason
    data = outcome.to_json()
    assert Outcome.from_json(json.loads(json.dumps(data))) == outcome
