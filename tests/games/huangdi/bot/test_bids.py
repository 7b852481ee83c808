"""Likely bids, and the odds that they win."""

import pytest

from sevenstates.games.huangdi.bot import HEURISTICS
from sevenstates.games.huangdi.bot.bids import enough, likely_bids, petitions, win_odds
from sevenstates.games.huangdi.bot.evaluation import FILLS, share
from sevenstates.games.huangdi.bot.holdings import UNREACHABLE, missing, turns_left
from sevenstates.games.huangdi.rules import HuangdiState
from sevenstates.games.huangdi.rules.steps.petition import NO_BID
from sevenstates.games.huangdi.rules.wall import WALLS
from tests.games.huangdi.rules.positions import First, bid, position

BIDDING = """
    seats: 3
    round: 2
    wall:
    1  R{plaque} . . . .  |  . . . . .
    emperor: holder={holder} stock=11
    red: jade=8
    white: jade={white}
    black: jade={black}
    {played}
    turn: bids
"""


def bidding(holder: str, white: int, black: int, played: str = "") -> HuangdiState:
    plaque, played = ("*", f"played red: {played}") if played else ("", "")
    return position(
        BIDDING.format(holder=holder, white=white, black=black, played=played, plaque=plaque)
    )


@pytest.mark.parametrize(
    ("holder", "white", "black", "played", "wanted"),
    [
        ("red", 2, 1, "", 3),  # the holder loses every tie
        ("black", 2, 1, "", 2),  # red comes first after black
        ("white", 2, 2, "", 3),  # black comes first after white
        ("red", 2, 1, "6", 1),  # two petition, but a tie of 2 goes to the rival's jade
        ("red", 9, 1, "", 8),  # all there is
        ("red", 0, 0, "6", 0),
    ],
)
def test_the_least_bid_that_must_win(
    holder: str, white: int, black: int, played: str, wanted: int
) -> None:
    state = bidding(holder, white, black, played)
    found = enough(state, 0, petitions(state))
    assert found == wanted
    bid(state, found, white, black)
    assert (state.holder == 0) == (white < 9)


def test_one_jade_less_than_enough_can_lose() -> None:
    state = bidding("red", 2, 1)
    bid(state, enough(state, 0, petitions(state)) - 1, 2, 1)

    assert state.holder == 1


def test_nobody_is_thought_to_bid_more_than_enough() -> None:
    state = bidding("red", 2, 1)
    odds = likely_bids(state, 0, petitions(state), turns_left(state)[0])

    assert sum(chance for _, chance in odds) == pytest.approx(1)
    assert max(jade for jade, _ in odds) == 3


def test_chances_of_all_seats_add_up_to_one_winner() -> None:
    state = bidding("white", 5, 7)
    found = win_odds(state, (NO_BID, 3, NO_BID), turns_left(state))

    assert sum(chance for wins in found for _, chance in wins) == pytest.approx(1)


def test_a_bid_in_the_petition_is_judged_by_what_it_may_win() -> None:
    state = bidding("red", 2, 1)
    values = []
    for jade in (0, 3, 8):
        after = state.copy()
        after.apply(0, after.legal_actions(0)[jade], First())
        assert HEURISTICS.is_quiet(after)
        values.append(HEURISTICS.values(after)[0])

    assert values[2] < values[1], "more jade than needed is lost"


def test_a_lead_that_cannot_be_caught_is_sure() -> None:
    assert share(2, FILLS, 2, 3) == pytest.approx(1)
    assert share(2, FILLS, 2, -3) == 0
    assert share(2, 0, 5, 0) == 1
    assert 0.5 < share(2, FILLS, 3, 1) < share(2, FILLS, 3, 2) < 1


CARDS = {0: 0, 1: 1, 2: 2, 4: 1, 35: 3}
"""Favours, and how many blocks they lack in the position below."""


def test_missing_blocks_of_a_favour() -> None:
    state = position("""
        seats: 2
        wall:
        2  .  .  .  .  .  |  .  .  .  .  .
        1  R  R  W  .  .  |  R  .  W  .  W
        emperor: holder=red
        turn: red 1
    """)
    free = WALLS[2] & ~state.wall
    deck, own = state.favours, state.walls[0]
    lacks = {card: missing(deck[card].offsets, deck[card].corners, own, free) for card in CARDS}

    assert lacks == CARDS
    assert missing(deck[0].offsets, deck[0].corners, 0, 1) == UNREACHABLE
