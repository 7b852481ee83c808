"""Own map files: what their reader forgives, and games played on them."""

import re

import pytest

from sevenstates.core import Match, RandomLuck, Record
from sevenstates.games.huang.rules import HUANG, HuangOptions
from sevenstates.games.huang.rules.maps import MAX_CHARACTERS, parse_map
from tests.games.huang.rules.map_texts import KINGDOMS, MAIN, VALLEYS, edited
from tests.paths import DOCS

PAGE = (DOCS / "games" / "huang" / "maps.md").read_text("utf-8")
LINES = VALLEYS.splitlines(keepends=True)

SAME = {
    "windows": VALLEYS.replace("\n", "\r\n"),
    "old mac": VALLEYS.replace("\n", "\r"),
    "byte order mark": "\ufeff" + VALLEYS,
    "blanks at the ends": VALLEYS.replace("\n", "  \n"),
    "tabs at the ends": VALLEYS.replace("\n", "\t\n"),
    "no last line end": VALLEYS.rstrip("\n"),
    "empty lines at the end": VALLEYS + "\n \n\t\n",
    "largest size": VALLEYS + "\n" * (MAX_CHARACTERS - len(VALLEYS)),
    "tabs in a line": VALLEYS.replace("a1 West", "\ta1\t\tWest").replace("name: ", "name:\t"),
    "capital letter of a place": VALLEYS.replace("a1 West", "A1 West"),
}
ALIKE = {
    "comments": "".join(f"# a1: remark\n{line}" for line in LINES),
    "comments outside the board": f"#\n#!map\n{VALLEYS}#\n#f5 North\n",
    "empty lines": VALLEYS.replace("\n", "\n\n"),
    "other order": "".join(LINES[8:] + LINES[:8]),
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME)
def test_harmless_differences_are_forgiven(text: str) -> None:
    assert parse_map(text) == parse_map(VALLEYS)


@pytest.mark.parametrize("text", ALIKE.values(), ids=ALIKE)
def test_comments_and_order_change_only_the_line_numbers(text: str) -> None:
    board, plain = parse_map(text), parse_map(VALLEYS)

    assert (board.name, board.capital_names) == (plain.name, plain.capital_names)
    assert board.rows == plain.rows
    assert [text.splitlines()[line - 1] for line in board.lines] == list(plain.rows)


def test_rows_may_begin_with_the_sign_of_a_comment() -> None:
    rows = parse_map("board:\n#C\n#\n#  \n##.\n# row\n#~#\n").rows

    assert rows == ("#C", "#", "#", "##.", "#~#")


def test_names_may_be_of_any_script() -> None:
    board = parse_map("name: Żółta Rzeka 黄河\nboard:\nC\ncapitals:\na1   Großes\tReich\n")

    assert (board.name, board.capital_names) == ("Żółta Rzeka 黄河", {0: "Großes Reich"})


def test_name_may_have_forty_characters() -> None:
    assert parse_map(f"name: {'x' * 40}\nboard:\nC\n").name == "x" * 40


def test_capitals_and_map_may_go_without_a_name() -> None:
    board = parse_map("name:\nboard:\nCC\n")

    assert (board.name, board.capitals, board.capital_names) == ("own", (0, 1), {})


# Own maps played through.


def play_through(options: HuangOptions, seats: int) -> Record:
    match = Match(HUANG, seats, options, luck=RandomLuck(11))
    chooser = RandomLuck(12)
    while decisions := match.state.pending():
        legal = match.state.legal_actions(decisions[0].seat)
        match.submit(decisions[0].seat, legal[chooser.pick([1] * len(legal))])
        match.state.check()
    return match.record()


OWN = {
    "small": HuangOptions(map=VALLEYS),
    "one space": HuangOptions(map="board:\nC\n"),
    "42 capitals": HuangOptions(map="board:\n" + "CCCCCCCCCCCCCC\n" * 3, palace=True),
    "bandits": HuangOptions(map=edited(MAIN, "name: main", "name: mine"), bandits=True),
    "kingdoms": HuangOptions(map=edited(KINGDOMS, "name: kingdoms", ""), kingdoms=True),
}


@pytest.mark.rule("H-SET-2")
@pytest.mark.parametrize("options", OWN.values(), ids=OWN)
def test_own_map_is_played_to_the_end(options: HuangOptions) -> None:
    record = Record.from_json(play_through(options, 5).to_json())

    last = list(record.replay(HUANG))[-1].state
    assert last.outcome() is not None
    assert last.view(None)["board"]["rows"] == list(parse_map(options.map or "").rows)


@pytest.mark.parametrize("options", OWN.values(), ids=OWN)
def test_own_map_survives_a_position_as_text(options: HuangOptions) -> None:
    state = HUANG.new_state(2, options, luck=RandomLuck(4))

    again = HUANG.parse_position(state.to_text())

    assert again.view(0)["board"] == state.view(0)["board"]
    assert again.to_text() == state.to_text()


# The page about maps.


def test_map_of_the_page_is_read() -> None:
    (text,) = re.findall(r"```map\n(.*?)```", PAGE, re.DOTALL)

    assert parse_map(text).rows == parse_map(VALLEYS).rows
    assert play_through(HuangOptions(map=text), 2).to_json()


def test_page_draws_the_rows_as_hexes() -> None:
    rows = parse_map(VALLEYS).rows[:3]
    drawn = ["  " * (number % 2) + "   ".join(row) for number, row in enumerate(rows)]

    assert "\n```text\n{}\n```\n".format("\n".join(drawn)) in PAGE


def test_page_quotes_the_main_board() -> None:
    (quoted,) = re.findall(r"```text\nbandits:\n(.*?)```", PAGE, re.DOTALL)

    assert f"\nbandits:\n{quoted}" in MAIN
