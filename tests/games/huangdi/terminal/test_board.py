"""Huang Di's wall and what lies around it, on wide and narrow screens."""

import io
import textwrap

import pytest
from rich.console import Console

from sevenstates import games
from sevenstates.cli.board import Scene
from sevenstates.cli.screen import Screen
from sevenstates.cli.words import Words
from sevenstates.core import Event, RandomLuck, State
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions
from sevenstates.texts import LANGUAGES, Texts

BOARD = games.plugin("huangdi").terminal_board()
SIZES = ((100, 40), (100, 24), (80, 24))
POSITION = """
    seats: 3
    round: 4
    wall:
    4  W  -  -  -  .  |  .  -  -  -  .
    3  R  .  .  .  .  |  .  .  .  .  .
    2  R  R* .  .  .  |  .  .  .  .  .
    1  R  R  E  .  K  |  .  W  .  .  .
    emperor: holder=white block=yes
    prison A: jade=2 convicts=13
    red: score=12 jade=5 peasants=4 convicts=2 blocks=3 roles=recruiter,builder
    white: camp=B
    hand red: 1 10 35
    hand white: 7
    played red: 0
    turn: red 3
"""


def state_of(text: str = POSITION) -> State:
    return HUANGDI.parse_position(textwrap.dedent(text))


def screen(state: State, width: int, height: int, language: str = "en", seat: int = 0) -> str:
    """What a seat sees, without colours."""
    view = state.view(seat)
    texts = Texts(language, "huangdi", BOARD.names(view, Texts(language, "huangdi")))
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, no_color=True, highlight=False)
    scene = Scene(view, "Huang Di", [0])
    console.print(Screen(BOARD, texts, Words(language, "huangdi")).render(scene, console))
    return out.getvalue()


def drawn(**marks: set[str]) -> list[str]:
    text = BOARD.draw(
        state_of().view(0),
        tall=False,
        marks=marks.get("marks", set()),
        recent=marks.get("recent", set()),
    )
    return text.plain.splitlines()


def test_the_wall_is_drawn_with_borders_towers_and_plaques() -> None:
    assert [line.rstrip() for line in drawn()] == [
        " 4 | W           . | .           . |",
        " 3 | R  .  .  .  . | .  .  .  .  . |",
        " 2 | R  R* .  .  . | .  .  .  .  . |",
        " 1 | R  R  E  .  K | .  W  .  .  . |",
        "   | a1 a2 a3 a4 a5| b1 b2 b3 b4 b5|",
        "   |@RK J2 C13     |@W J0 C0       |",
    ]


def test_choices_and_news_are_marked() -> None:
    lines = drawn(marks={"a4.1", "a5.1"}, recent={"a1.3"})

    assert lines[1].startswith(" 3 |>R  .")
    assert lines[3].startswith(" 1 | R  R  E  + +K |")


def test_a_tall_wall_has_two_lines_a_level() -> None:
    text = BOARD.draw(state_of().view(0), tall=True).plain.splitlines()

    assert len(text) == len(drawn()) + 4
    assert text[1] == "   |___         ___|___         ___|"


def test_seats_supplies_stocks_and_played_favours_are_shown() -> None:
    text = screen(state_of(), 100, 40)

    assert "> R Red        12 R.B.    J5 P4 C2 B3+10 O0 F3      favours 0" in text
    assert "W White bot   0 R... E!" in text
    assert "Stock J93 P46 C50 O12 E8" in text


def test_cards_in_hand_are_small_pictures_with_their_places() -> None:
    lines = [line.rstrip() for line in screen(state_of(), 100, 40).splitlines()]
    at = next(i for i, line in enumerate(lines) if line.split() == ["Hand", "1!", "10!", "35"])

    # Each stands on the ground: two blocks, three blocks, and a stair of five.
    assert [line.strip() for line in lines[at + 1 : at + 5]] == [
        "[]         []",
        "[]     []       [][]",
        "[]     []     [][]",
        "3p1j1  4i2    10p1j2",
    ]
    # The lower left block of each place without a plaque: card 1 has two, card 10 one.
    assert lines[at + 5] == "1! a1.1 a1.2  10! a1.1"


def test_cards_are_written_where_pictures_have_no_room() -> None:
    shown = screen(state_of(), 80, 16)

    assert "Hand 1! (3p1j1)  10! (4i2)  35 (10p1j2)" in shown
    assert "[]" not in shown


def test_last_deeds_stand_next_to_each_seat() -> None:
    luck, events = RandomLuck(5), list[Event]()
    state = HUANGDI.new_state(2, luck=luck, log=events)
    while state.pending() and not any(event.kind == "quarried" for event in events):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck, events)
    last = events[-1] if events[-1].kind == "quarried" else events[-2]
    seat, view = last.fields["seat"], state.view(None)

    scene = Scene(view, "", [], events)
    texts = Texts("en", "huangdi", BOARD.names(view, Texts("en", "huangdi")))
    table = BOARD.lay_out(scene, texts, Words("en", "huangdi"), width=80, tall=False).table
    assert f"quarry {last.fields['blocks']}" in table[6 + seat].plain


def test_cards_to_choose_from_are_shown_and_marked_when_kept() -> None:
    state = HUANGDI.new_state(2, luck=RandomLuck(3))
    first = state.legal_actions(0)[0]
    state.apply(0, first, RandomLuck(1))

    assert f"{str(first).split()[1]}=" in screen(state, 100, 40)


def test_seats_see_only_their_own_cards() -> None:
    assert "Hand 1!     10!    35 " in screen(state_of(), 100, 40)
    assert "Hand 7 " in screen(state_of(), 100, 40, seat=1)
    assert "10!" not in screen(state_of(), 100, 40, seat=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "variant"), [(2, "standard"), (4, "friendly"), (6, "standard")])
def test_no_line_is_wider_than_the_screen(seats: int, variant: str, language: str) -> None:
    luck = RandomLuck(seats)
    state = HUANGDI.new_state(seats, HuangdiOptions(variant=variant), luck=luck)
    for moves in range(120):
        if moves % 40 == 0:
            for width, height in SIZES:
                lines = screen(state, width, height, language).splitlines()
                assert max(len(line.rstrip()) for line in lines) <= width
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_sign(language: str) -> None:
    view = state_of().view(0)
    texts = Texts(language, "huangdi")
    out = io.StringIO()
    Console(file=out, width=120, no_color=True).print(
        BOARD.legend(view, texts, Words(language, "huangdi"))
    )

    for sign in ("R*", "E!", "@", "RSBT", "[]", "!", "="):
        assert sign in out.getvalue()


def test_the_open_view_shows_all_hands() -> None:
    view = BOARD.open_view(state_of())

    assert [seat["hand"] for seat in view["seats"]] == [[1, 10, 35], [7], []]
