"""`easy` against a beginner, who has read the lesson and nothing more."""

import pytest

from sevenstates import games
from sevenstates.arena import Results, make_plan, run_arena, standings
from sevenstates.arena.run import on_this_machine

BEGINNERS = {"huang": "scripts.beginner:HuangBeginner"}


@pytest.mark.long
@pytest.mark.parametrize("game", games.plugins())
def test_a_beginner_beats_easy(game: str) -> None:
    beginner = BEGINNERS.get(game, "scripts.beginner:Beginner")
    results = Results(make_plan(game, [beginner, "easy"], games.get(game).seats[0], "lesson"))
    run_arena(results, 24, player=on_this_machine(1))

    first, *_ = standings(results)

    assert first.share > 0.65
