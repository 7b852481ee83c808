"""Public and secret parts of a view, and the possible worlds (D-VIS, D-RES-4)."""

import random
from collections import Counter

import pytest

from sevenstates.core import Match, RandomLuck
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiState
from tests.games.huangdi.rules.positions import Script, cards, moves, new, play, position, seat_of

WORLDS = 300


@pytest.mark.rule("D-VIS-1")
def test_what_everybody_sees_of_a_seat() -> None:
    state = position("""
        seats: 2
        wall:
        1  R* R . . . | R R R R R
        emperor: holder=red
        red: score=4 jade=5 peasants=3 convicts=2 blocks=1 chips=1 camp=B roles=builder,taskmaster
        hand red: 3 9
        played red: 0
        prison B: jade=2 convicts=1
        turn: red 3
    """)
    for viewer in (None, 1):
        shown = seat_of(state, 0, viewer)
        assert shown == {
            "colour": "red",
            "score": 4,
            "jade": 5,
            "peasants": 3,
            "convicts": 2,
            "blocks": 1,
            "blocks_in_stock": 10,
            "chips": 1,
            "camp": "B",
            "roles_in_hand": ["builder", "taskmaster"],
            "roles_on_table": ["recruiter", "resources"],
            "played": [0],
            "hand_size": 2,
            "hand": None,
            "put_back": None,
        }
    assert seat_of(state, 0, 0)["hand"] == [3, 9]
    assert state.view(None)["deck"] == 33


@pytest.mark.rule("D-VIS-1")
def test_drawn_cards_and_dealt_cards_are_the_seats_own() -> None:
    state = new(2)
    assert state.view(None)["choosing"] is None
    assert state.view(1)["choosing"] == {"cards": [5, 6, 7, 8, 9], "kept": []}
    state = position("""
        seats: 2
        emperor: holder=red
        turn: red 1
    """)
    events = play(state, 0, "draw")
    assert state.view(0)["choosing"] == {"cards": [0, 1, 2, 3, 4], "kept": []}
    assert state.view(1)["choosing"] is None
    assert all("cards" not in event.fields for event in events)


@pytest.mark.rule("D-VIS-1")
@pytest.mark.rule("D-SET-5")
def test_nobody_sees_who_has_chosen_already() -> None:
    state = new(3)
    before = {viewer: state.view(viewer) for viewer in (None, 0, 2)}
    play(state, 1, "keep 5", "keep 6", "keep 7")

    assert {viewer: state.view(viewer) for viewer in (None, 0, 2)} == before
    assert [d["seat"] for d in state.view(1)["pending"]] == [0, 2]


def after_draws() -> HuangdiState:
    """Red has returned 3 and 4 at set-up; then white has drawn five cards, and kept two."""
    state = new(3)
    for seat in range(3):
        play(state, seat, *moves(state, seat)[:3])
    for seat in range(3):
        play(state, seat, f"bid {2 if seat == 1 else 0}")
    # White draws 3, 8, 13, 15 and 17 of the shuffled deck.
    play(state, 1, "draw", luck=Script(0, 1, 2, 3, 4))
    play(state, 1, "keep 8", "keep 13", "done")
    return state


@pytest.mark.rule("D-RES-4")
def test_a_possible_world_keeps_what_the_viewer_knows() -> None:
    state = after_draws()
    luck = RandomLuck(1)
    for viewer in (0, 1, 2):
        for _ in range(50):
            world = state.determinize(viewer, luck)
            world.check()
            assert world.view(viewer) == state.view(viewer)
            assert world.hands[viewer] == state.hands[viewer]
    # White knows its packet, which lies at the bottom untouched.
    bottom = cards(state.packets[-1][1])
    for _ in range(50):
        assert cards(state.determinize(1, luck).packets[-1][1]) == bottom
    # The others do not.
    seen = Counter(tuple(cards(state.determinize(0, luck).packets[-1][1])) for _ in range(WORLDS))
    assert len(seen) > 50


@pytest.mark.rule("D-RES-4")
@pytest.mark.rule("D-SET-5")
def test_a_card_returned_at_set_up_can_only_be_with_who_drew_since() -> None:
    """Red returned 3 and 4; black has drawn nothing since, white has."""
    state = after_draws()
    luck = RandomLuck(2)
    with_white = in_packet = in_deck = 0
    for _ in range(WORLDS):
        world = state.determinize(0, luck)
        hands = [cards(hand) for hand in world.hands]
        assert not {3, 4} & set(hands[2])
        with_white += 3 in hands[1]
        in_packet += 3 in cards(world.packets[-1][1])
        in_deck += 3 in cards(world.packets[0][1])
    # Wherever it really is, red thinks of all three.
    assert min(with_white, in_packet, in_deck) > 0
    assert with_white + in_packet + in_deck == WORLDS
    # What black holds red does not know at all: it may be any card but its own three.
    held = {card for _ in range(WORLDS) for card in cards(state.determinize(0, luck).hands[2])}
    assert held == set(range(36)) - {0, 1, 2, 3, 4}


@pytest.mark.rule("D-RES-4")
def test_draws_from_a_known_packet_are_counted() -> None:
    """White's packet of three is drawn up: all three are with red, or under the deck again."""
    hand = " ".join(str(card) for card in range(10, 36))
    state = position(f"""
        seats: 3
        emperor: holder=white
        hand black: {hand}
        turn: white 1
    """)
    play(state, 1, "draw", luck=Script(0, 0, 0, 0, 0))
    play(state, 1, "keep 0", "keep 1")
    play(state, 2, "jade recruiter")
    # Red draws the five on top: 5 to 9, and returns three of them.
    play(state, 0, "draw", luck=Script(0, 0, 0, 0, 0))
    play(state, 0, "keep 5", "keep 6")
    # Black draws white's three and two of red's.
    play(state, 1, "jade recruiter")
    play(state, 2, "draw", luck=Script(0, 0, 0, 0, 0))
    play(state, 2, "keep 2", "keep 7")
    assert [packet["size"] for packet in state.view(None)["packets"]] == [1, 3]
    luck = RandomLuck(3)
    places: Counter[tuple[bool, ...]] = Counter()
    for _ in range(WORLDS):
        world = state.determinize(1, luck)
        black, under = set(cards(world.hands[2])), set(cards(world.packets[1][1]))
        assert {2, 3, 4} <= black | under
        places[tuple(card in black for card in (2, 3, 4))] += 1
    # Black kept two of the five it drew, so at most two of white's three.
    assert (True, True, True) not in places
    assert len(places) == 7


def under_white(kept: str, returned: str) -> HuangdiState:
    """Red put 5, 6 and 7 under the deck; white drew these, 8 and 9, and kept two of the five."""
    held = " ".join(map(str, range(10, 36)))
    return position(f"""
        seats: 2
        round: 3
        emperor: holder=red
        hand red: 0 1 2 3 4
        hand white: {held} {kept}
        pile: 4({returned})
        makers: red white
        paths: 3=2.3 4=2.3 5=2.3.4 6=2.3.4 7=2.3.4 8=2.4 9=2.4
        turn: red 1
    """)


@pytest.mark.rule("D-RES-4")
@pytest.mark.parametrize(("kept", "returned"), [("5 8", "6 7 9"), ("8 9", "5 6 7")])
def test_the_true_world_is_no_likelier_than_another(kept: str, returned: str) -> None:
    """Two of five: none of red's three in 1 of 10 worlds, one in 6 and two in 3."""
    state, luck, worlds = under_white(kept, returned), RandomLuck(4), 3000
    assert state.view(0) == under_white("6 7", "5 8 9").view(0)
    found: Counter[int] = Counter()
    single: Counter[int] = Counter()
    for _ in range(worlds):
        held = {5, 6, 7} & set(cards(state.determinize(0, luck).hands[1]))
        found[len(held)] += 1
        single.update(held)
    assert [found[n] / worlds for n in range(3)] == pytest.approx([0.1, 0.6, 0.3], abs=0.04)
    assert [single[card] / worlds for card in (5, 6, 7)] == pytest.approx([0.4] * 3, abs=0.04)


@pytest.mark.rule("D-VIS-1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_worlds_look_alike_at_every_state_of_a_random_game(seats: int) -> None:
    rng, luck = random.Random(seats), RandomLuck(seats)
    match = Match(HUANGDI, seats, luck=luck)
    while decisions := match.state.pending():
        state = match.state
        for viewer in (None, *range(seats)):
            world = state.determinize(viewer, luck)
            world.check()
            assert world.view(viewer) == state.view(viewer)
            if viewer is not None:
                assert list(world.legal_actions(viewer)) == list(state.legal_actions(viewer))
        seat = rng.choice(decisions).seat
        match.submit(seat, rng.choice(state.legal_actions(seat)))
