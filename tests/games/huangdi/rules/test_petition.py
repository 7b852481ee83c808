"""Income and petition (D-INC, D-PET)."""

import pytest

from sevenstates.core import RandomLuck
from sevenstates.games.huangdi.rules import HuangdiState
from tests.games.huangdi.rules.positions import (
    Script,
    asked,
    bid,
    facts,
    kinds,
    moves,
    new,
    play,
    position,
    prison,
    refused,
    seat_of,
    stock,
    supply,
    why,
)

# Favour cards of the deck by what they give: 5 income 2; 3 income 1; 16 income 3;
# 6, 8 and 34 petition 2; 1 petition 1 (jade 1); 18 petition 1.


def before_income(played: str) -> HuangdiState:
    """Two seats, the last turn of the first round; red has played these favours."""
    wall = "R* " * len(played.split()) + ". " * (10 - len(played.split()))
    return position(f"""
        seats: 2
        wall:
        1  {wall}
        emperor: holder=red
        played red: {played}
        turn: white 3
    """)


@pytest.mark.rule("D-INC-1")
def test_everybody_takes_three_jade() -> None:
    events = play(before_income(""), 1, "move B")

    assert facts(events, "income") == [{"seat": 0, "jade": 3}, {"seat": 1, "jade": 3}]


@pytest.mark.rule("D-INC-1")
@pytest.mark.rule("D-FAV-2")
def test_example_a_favour_adds_two_income() -> None:
    """Adam has played a favour card of two income and collects five."""
    events = play(before_income("5"), 1, "move B")

    assert facts(events, "income")[0] == {"seat": 0, "jade": 5}


@pytest.mark.rule("D-INC-1")
@pytest.mark.rule("D-FAV-2")
def test_example_favours_of_one_and_three_make_seven() -> None:
    """The bonuses of two cards add up: 3 + 1 + 3."""
    events = play(before_income("3 16"), 1, "move B")

    assert facts(events, "income")[0] == {"seat": 0, "jade": 7}


BIDDING = """
    seats: 3
    round: 2
    wall:
    1  {wall}
    emperor: holder={holder} stock=11
    red: jade=8
    white: jade=8
    black: jade=8
    {played}
    turn: bids
"""


def bidding(holder: str = "black", **played: str) -> HuangdiState:
    """Before the bids of the second round; plaques stand for the favours played."""
    letters = {"red": "R", "white": "W", "black": "K"}
    blocks = [f"{letters[name]}*" for name, favours in played.items() for _ in favours.split()]
    wall = " ".join(blocks + ["."] * (10 - len(blocks)))
    lines = [f"played {name}: {favours}" for name, favours in played.items()]
    return position(
        "\n".join(
            line.strip()
            for line in BIDDING.format(
                wall=wall, holder=holder, played="\n".join(lines)
            ).splitlines()
        )
    )


@pytest.mark.rule("D-PET-1")
def test_any_part_of_the_jade_may_be_bid() -> None:
    state = bidding()

    assert moves(state, 0) == [f"bid {jade}" for jade in range(9)]
    assert why(state, 0, "bid 9") == ("too-little-jade", "D-PET-1")
    assert why(state, 0, "move B") == ("not-now", "D-PET-1")


@pytest.mark.rule("D-PET-1")
@pytest.mark.rule("D-VIS-1")
def test_bids_are_secret_until_all_are_in() -> None:
    state = bidding()
    before = {viewer: state.view(viewer) for viewer in (None, 1, 2)}
    events = play(state, 0, "bid 7")

    assert [event.seen_by(viewer) for event in events for viewer in (None, 1, 2)] == [None] * 3
    assert {viewer: state.view(viewer) for viewer in (None, 1, 2)} == before
    assert state.view(0)["choosing"] == {"bid": 7}
    assert refused(state, 0, "bid 1").reason == "not-your-decision"

    play(state, 2, "bid 1")
    events = play(state, 1, "bid 3")
    assert facts(events, "bids_shown")[0]["bids"]["red"] == {
        "seat": 0,
        "jade": 7,
        "petition": 0,
        "total": 7,
    }
    assert kinds(events)[:2] == ["bids_shown", "petition_won"]


@pytest.mark.rule("D-PET-1")
@pytest.mark.rule("D-PET-2")
def test_example_the_jade_in_the_hand_breaks_a_tie() -> None:
    """Adam 3 + 2, Bill 4, Charles 2 + 3: Adam and Charles tie at five, Adam bid more jade."""
    state = bidding(red="6", black="8 1")
    events = bid(state, 3, 4, 2)

    totals = facts(events, "bids_shown")[0]["bids"]
    assert {name: totals[name]["total"] for name in totals} == {"red": 5, "white": 4, "black": 5}
    assert facts(events, "petition_won") == [{"seat": 0, "jade": 3, "by": "jade"}]


@pytest.mark.rule("D-PET-2")
def test_example_the_holder_cannot_keep_the_marker_in_a_tie() -> None:
    """Next time Bill has two petition as well; Adam and Bill bid three each: it goes to Bill."""
    state = bidding(holder="red", red="6", white="34", black="1 18")
    events = bid(state, 3, 3, 0)

    assert facts(events, "petition_won") == [{"seat": 1, "jade": 3, "by": "order"}]


@pytest.mark.rule("D-PET-1")
def test_the_petition_of_favours_counts_on_a_bid_of_nothing() -> None:
    events = bid(bidding(white="6"), 1, 0, 0)

    assert facts(events, "petition_won") == [{"seat": 1, "jade": 0, "by": "total"}]


@pytest.mark.rule("D-PET-2")
@pytest.mark.parametrize(
    ("holder", "bids", "winner"),
    [
        ("red", (2, 2, 2), 1),
        ("white", (2, 2, 2), 2),
        ("black", (2, 2, 2), 0),
        ("red", (2, 0, 2), 2),
        ("white", (0, 0, 0), 2),
        ("black", (0, 5, 5), 1),
    ],
)
def test_a_full_tie_goes_clockwise_from_the_holder(
    holder: str, bids: tuple[int, int, int], winner: int
) -> None:
    events = bid(bidding(holder=holder), *bids)

    assert facts(events, "petition_won")[0]["seat"] == winner
    assert facts(events, "petition_won")[0]["by"] == "order"


@pytest.mark.rule("D-PET-2")
@pytest.mark.parametrize(("pick", "winner"), [(0, 0), (1, 2)])
def test_in_the_first_round_chance_breaks_a_tie(pick: int, winner: int) -> None:
    state = new(3)
    for seat in range(3):
        legal = moves(state, seat)
        play(state, seat, *legal[:3])
    events = bid(state, 4, 1, 4, luck=Script(pick))

    assert facts(events, "petition_won") == [{"seat": winner, "jade": 4, "by": "chance"}]


@pytest.mark.rule("D-PET-3")
def test_the_winner_alone_pays_and_takes_marker_and_block() -> None:
    state = bidding()
    before = stock(state, "jade"), stock(state, "convicts")
    events = bid(state, 6, 5, 4)

    assert [supply(state, seat)[0] for seat in range(3)] == [2, 8, 8]
    assert (state.view(None)["holder"], state.view(None)["emperor_block"]) == (0, True)
    assert stock(state, "emperor_blocks") == 10
    assert facts(events, "prison_filled") == [{"province": "A", "jade": 1, "convicts": 1}]
    assert prison(state, "A") == (1, 1)
    assert (stock(state, "jade"), stock(state, "convicts")) == (before[0] + 5, before[1] - 1)


@pytest.mark.rule("D-PET-3")
def test_the_prison_is_that_of_the_winners_taskmaster() -> None:
    state = position("""
        seats: 2
        emperor: holder=red stock=12
        red: jade=4
        white: jade=4 camp=B
        turn: bids
    """)
    bid(state, 1, 2)

    assert (prison(state, "A"), prison(state, "B")) == ((0, 0), (1, 1))


@pytest.mark.rule("D-ACT-1")
def test_after_the_bids_all_take_their_role_cards() -> None:
    state = position("""
        seats: 2
        round: 2
        emperor: holder=red stock=11
        red: roles=builder
        white: roles=taskmaster
        turn: bids
    """)
    bid(state, 0, 0)

    assert [len(seat_of(state, seat)["roles_in_hand"]) for seat in (0, 1)] == [4, 4]
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-PET-1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_arrival_does_not_matter(order: tuple[int, ...]) -> None:
    def resolved(seats: tuple[int, ...]) -> HuangdiState:
        state = bidding(red="6", black="1")
        for seat in seats:
            play(state, seat, f"bid {(3, 5, 4)[seat]}", luck=RandomLuck(1))
        return state

    assert resolved(order).to_json() == resolved((0, 1, 2)).to_json()
