"""Likely worlds: what rivals hold fits what they did, and nothing else changes."""

import pytest

from sevenstates.bots import ask, make_bot
from sevenstates.bots.nets.net_adapter import AnyNetAdapter
from sevenstates.bots.nets.python_adapter import PythonWorld
from sevenstates.core import RandomLuck
from sevenstates.games.warring.bot import weights as w
from sevenstates.games.warring.bot.likely_worlds import make_likely
from sevenstates.games.warring.bot.net_adapter import ADAPTER, PYTHON_ADAPTER
from sevenstates.games.warring.bot.trials import trials
from sevenstates.games.warring.rules import WARRING, WarringState
from tests.games.warring.bot.playing import FOURTH
from tests.games.warring.bot.puzzles import LATE, OTHERS
from tests.games.warring.rules.positions import position

WORLDS = 60
HOSTING = (
    f"seats: 4; round: 12; host: 1; ask: amend; {OTHERS}{FOURTH}"
    "hand 1: trade tax; characters 1: bai_qi; agenda: academy(chu)@2 trade(yan,han)@3; "
    "states:; chu 4 4 8 4"
)
TWO_CARDS = (
    f"seats: 3; round: 15; host: 1; public: prelude_of_unify; ask: amend; {OTHERS}"
    "characters 1: bai_qi; completed 1: marquis_su zou_ji; completed 2: king_wuling hui_shi; "
    "completed 3: fei_yi; agenda: academy(chu)@2 sacrifice(qi)@3; states:; chu 4 4 8 4; qi 4 4 4 7"
)
"""Each of the cards may score; only who laid the first one would pass the Host by it."""


def read(text: str) -> WarringState:
    return position(text.replace("; ", "\n"))


def worlds(state: WarringState, *, likely: bool) -> list[WarringState]:
    """Possible worlds of the first seat."""
    luck, found = RandomLuck("worlds"), []
    for _ in range(WORLDS):
        world = state.determinize(0, luck)
        if likely:
            make_likely(world, 0, luck)
        found.append(world)
    return found


def helped(state: WarringState, *, likely: bool) -> int:
    """In how many worlds the first card of the event deck helps its owner."""
    card = state.agenda[0]
    return sum(
        trials(world).gain_of(card, tuple(world.characters[card.owner])) > w.MIN_AMENDMENT
        for world in worlds(state, likely=likely)
    )


def within_reach(state: WarringState, *, likely: bool) -> int:
    """The rivals' characters, over all worlds, that are not better swapped."""
    return sum(
        trials(world).before(number) >= w.SWAP_BELOW
        for world in worlds(state, likely=likely)
        for seat in range(1, state.seats)
        for number in world.characters[seat]
    )


def test_the_viewer_sees_the_same_and_no_card_is_lost() -> None:
    state = read(HOSTING)

    for world in worlds(state, likely=True):
        world.check()
        assert world.view(0) == state.view(0)


def test_rivals_lay_cards_for_what_they_hold() -> None:
    state = read(HOSTING)

    assert helped(state, likely=False) < WORLDS / 3
    assert helped(state, likely=True) > WORLDS / 2


def test_rivals_keep_what_is_within_reach() -> None:
    state = read(LATE)

    assert within_reach(state, likely=True) > 1.5 * within_reach(state, likely=False)


def test_who_could_show_a_character_does_not_hold_it() -> None:
    state = read(f"{LATE}states:; chu 4 4 10 4")
    (song_yu,) = (n for n, c in enumerate(state.deck.characters) if c.key == "song_yu")

    def holders(*, likely: bool) -> int:
        found = worlds(state, likely=likely)
        return sum(song_yu in held for world in found for held in world.characters[1:])

    assert holders(likely=False) > 2
    assert holders(likely=True) <= 1


def test_rivals_hold_something_even_if_nothing_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(w, "MIN_AMENDMENT", 99.0)  # no card helps anybody
    monkeypatch.setattr(w, "LAID_FOR_NOTHING", 0.0)

    for world in worlds(read(HOSTING), likely=True):
        world.check()


def test_while_claims_are_made_nothing_is_concluded() -> None:
    state = WARRING.new_state(4, luck=RandomLuck(1))
    luck = RandomLuck(2)
    while state.stack[-1].name != "keep_one":
        (decision, *_) = state.pending()
        state.apply(decision.seat, state.random_action(decision.seat, luck), luck)
    before = state.to_json()

    make_likely(state, 0, luck)

    assert state.to_json() == before


@pytest.mark.parametrize("adapter", [ADAPTER, PYTHON_ADAPTER])
def test_the_same_from_every_world_that_the_seat_could_be_in(adapter: AnyNetAdapter) -> None:
    state = read(HOSTING)

    def likely(true: WarringState) -> object:
        found = adapter.likely_world(adapter.world(true), 0, RandomLuck(7))
        return (found.state if isinstance(found, PythonWorld) else found).to_json()

    assert {str(likely(state.determinize(0, RandomLuck(seed)))) for seed in range(6)} == {
        str(likely(state))
    }


def test_expert_stops_the_rival_who_would_win_by_the_card_it_laid() -> None:
    state = read(TWO_CARDS)

    answers = {
        str(make_bot("expert", "warring", seed).choose(ask(state, state.pending()[0])))
        for seed in range(1, 9)
    }

    assert answers == {"abandon 1"}
