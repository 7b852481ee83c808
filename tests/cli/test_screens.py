"""The board and what lies around it, with and without colours, on wide and narrow screens."""

import io
import re
from collections import Counter

import pytest
from rich.console import Console

from sevenstates import games
from sevenstates.cli.words import Words
from sevenstates.core import RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions
from sevenstates.games.huang.terminal.conflict import describe
from sevenstates.texts import LANGUAGES, Texts
from tests.cli.scenes import SIZES, draw, golden, load, names

BOARD = games.plugin("huang").terminal_board()
OPTIONS = [
    HuangOptions(),
    HuangOptions(bandits=True),
    HuangOptions(kingdoms=True, palace=True, open_scores=True),
]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", names())
def test_screen_is_the_golden_one(name: str, width: int, height: int) -> None:
    """`python -m tests.cli.scenes` draws the golden screens again."""
    assert draw(load(name), width, height) == golden(name, width, height).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "bandits", "kingdoms"])
@pytest.mark.parametrize("seats", [2, 5])
def test_no_line_is_wider_than_the_screen(seats: int, options: HuangOptions, language: str) -> None:
    state = HUANG.new_state(seats, options, luck=RandomLuck(1))
    for width, height in SIZES:
        lines = draw(state, width, height, language).splitlines()

        assert max(map(len, lines)) <= width


@pytest.mark.parametrize("name", names())
def test_colour_is_never_the_only_sign(name: str) -> None:
    """Without colours every tile and every leader is still known by its letters."""
    view = load(name).view(0)
    drawn = BOARD.draw(view, tall=False).plain
    rows = [line[3:65] for line in drawn.splitlines()[1:]]

    tiles = Counter(letter for row in rows for letter in re.findall(r"([YRBGW])[ ^=o]", row))
    leaders = Counter(sign for row in rows for sign in re.findall(r"([yrbgw][TBRGD])\)", row))
    assert sum(leaders.values()) == len(view["leaders"])
    assert tiles == Counter(colour[0].upper() for colour in view["tiles"].values())


@pytest.mark.parametrize("tall", [False, True])
def test_every_space_has_its_place(tall: bool) -> None:
    """A sign for each space of the map, in the column of its letter and the row of its number."""
    view = load("revolt").view(0)
    lines = BOARD.draw(view, tall=tall).plain.splitlines()
    rows = lines[1::2] if tall else lines[1:]

    for number, grounds in enumerate(view["board"]["rows"]):
        for column, ground in enumerate(grounds):
            place = f"{'abcdefghijklmno'[column]}{number + 1}"
            sign = rows[number][4 + 4 * column + 2 * (number % 2)]
            assert (sign == " ") == (ground == "#")
            if tall and ground != "#":
                start = 3 + 4 * column + 2 * (number % 2)
                label = lines[2 + 2 * number][start : start + 3].strip()
                assert label == view["board"]["capitals"].get(place, place)[:3]


def test_sides_of_a_war_are_lettered() -> None:
    state = load("war")
    view = state.view(0)
    fields = view["pending"][0]["fields"]
    rows = BOARD.draw(view, tall=False).plain.splitlines()[1:]

    def mark(place: str) -> str:
        column, number = "abcdefghijklmno".index(place[0]), int(place[1:]) - 1
        return rows[number][3 + 4 * column + 2 * (number % 2)]

    for letter, side in fields["sides"].items():
        assert {mark(place) for place in side["places"]} == {letter}
    assert mark(fields["place"]) == "*"


def test_marker_stays_until_the_war_is_paid() -> None:
    """H-WAR-10. Tiger unites, wins 3 to 1 and picks the red tile that pays."""
    state = HUANG.parse_position("""
        seats: Tiger Rabbit
        board:
        rT  Y   .   Y   rB
          R   R   .   R   .
        R   .   .   .   .
        hand Tiger: G
    """)
    luck = RandomLuck(1)
    for seat, move in ((0, "tile G c1"), (1, "skip"), (0, "skip")):
        state.apply(seat, HUANG.parse_action(move), luck)
    view = state.view(0)

    assert view["pending"][0]["prompt"] == "pay"
    assert BOARD.draw(view, tall=False).plain.splitlines()[1].startswith(" 1 (rT) Y  *G   Y")


def test_strengths_of_a_revolt_are_shown() -> None:
    screen = draw(load("revolt"), 100, 40)

    assert "A 1 = 1 + 0 Rat" in screen
    assert "D 1 = 1 + 0 Tiger" in screen
    assert "D would win now" in screen


def test_a_tied_war_names_its_sides_as_a_list() -> None:
    state = HUANG.parse_position("""
        seats: Tiger Rabbit
        board:
        rT  Y   .   Y   rB
          R   .   .   R   .
        hand Tiger: G
    """)
    state.apply(0, HUANG.parse_action("tile G c1"), RandomLuck(1))

    parts = describe(state.view(1), Texts("en", "huang"), Words("en", "huang"))

    assert parts[-1].plain == "A and B are tied now"


def test_places_to_choose_are_marked() -> None:
    view = load("revolt").view(0)
    drawn = BOARD.draw(view, tall=False, marks={"a1", "c2"}).plain.splitlines()

    assert drawn[1].startswith(" 1  +   W")
    assert drawn[2].startswith(" 2    .  DwT)+Y")


@pytest.mark.parametrize(("width", "height"), [(20, 5), (66, 10), (300, 200)])
def test_screen_of_any_size_is_drawn(width: int, height: int) -> None:
    assert "15" in draw(load("war"), width, height)


def test_seats_see_only_their_own_hand() -> None:
    screen = draw(load("war"), 100, 40)

    assert screen.count("Hand  ") == 1
    assert "Hand  Y  R  R  R  G  G" in screen


@pytest.mark.parametrize("system", [None, "standard", "256", "truecolor"])
def test_signs_are_the_same_with_any_colours(system: str | None) -> None:
    view = load("kingdoms").view(0)
    out = io.StringIO()
    console = Console(file=out, width=100, force_terminal=True, color_system=system)  # type: ignore[arg-type]
    console.print(BOARD.draw(view, tall=True))

    plain = re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())
    assert [line.rstrip() for line in plain.splitlines()] == [
        line.rstrip() for line in BOARD.draw(view, tall=True).plain.splitlines()
    ]
    assert ("\x1b[" in out.getvalue()) == (system is not None)
