"""The page about moves and positions says what is so."""

import re

from sevenstates.games.warring.rules import WARRING
from sevenstates.games.warring.rules.position_text import LINES, SEAT_LINES
from tests.paths import DOCS

PAGE = (DOCS / "games" / "warring" / "notation.md").read_text(encoding="utf-8")
MOVES, POSITIONS = PAGE.split("## Positions")


def test_every_move_of_the_page_is_one_and_every_kind_is_there() -> None:
    shown = [WARRING.parse_action(text) for text in re.findall(r"`([^`]+)`", MOVES)]

    assert {type(action) for action in shown} == {type(action) for action in WARRING.actions}


def test_position_of_the_page_can_be_read() -> None:
    text = POSITIONS.split("```text\n")[1].split("```")[0]
    state = WARRING.parse_position(text)

    assert (state.round, state.host, state.board.living()) == (4, 1, [0, 2, 3, 4, 5, 6])
    assert WARRING.parse_position(state.to_text()).to_json() == state.to_json()


def test_every_line_is_explained() -> None:
    explained = set(re.findall(r"`([a-z ]+?)(?: 1)?:`", POSITIONS)) | {"seats", "states"}

    assert explained == {*LINES, *SEAT_LINES}
