"""The examples of docs/games/huang/notation.md can be typed."""

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenstates.core import BadText
from sevenstates.games.huang.rules import HUANG
from tests.paths import DOCS

PAGE = DOCS / "games" / "huang" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_move_of_the_table_is_read() -> None:
    table = TEXT.partition("## Moves")[2].partition("## Positions")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    moves = [move for cell in cells for move in re.findall(r"`([^`]+)`", cell)]

    assert [str(HUANG.parse_action(move)) for move in moves] == moves
    kinds = {type(HUANG.parse_action(move)) for move in moves}
    assert kinds == {type(action) for action in HUANG.actions}


def test_the_position_is_read() -> None:
    text = re.search(r"```text\n(.*?)```", TEXT, re.DOTALL)
    assert text is not None

    state = HUANG.parse_position(text[1])

    assert state.options.palace
    assert HUANG.parse_position(state.to_text()).to_json() == state.to_json()


GOOD = """\
seats: Tiger Rabbit
board:
  .  Y  .  ~
   . yT R  .
hand Tiger: YY
"""


@pytest.mark.parametrize(
    ("good", "bad", "reason", "line", "column"),
    [
        ("Tiger Rabbit", "Tiger", "position-seats", 1, None),
        ("Tiger Rabbit", "Tiger Lion", "position-dynasty", 1, None),
        ("seats:", "chairs:", "position-line-unknown", 1, 1),
        ("board:", "", "position-line-unknown", 3, 1),
        ("yT", "yQ", "position-token", 4, 6),
        ("yT", "yG", "position-nobody", 4, 6),
        ("yT R", "yT yT", "position-leader-twice", 4, 6),
        ("yT R", "1a R", "position-bandit-shape", 4, 6),
        ("YY", "YQ", "position-tiles", 5, None),
        ("hand Tiger", "hand Goat", "position-nobody", 5, None),
        ("hand Tiger: YY", "turn: Tiger 3", "position-turn", 5, None),
        ("hand Tiger: YY", "points Tiger: Q1", "position-points", 5, None),
        ("hand Tiger: YY", "taken Tiger: one", "position-number", 5, None),
        ("hand Tiger: YY", "stack: [", "position-json", 5, None),
        ("hand Tiger: YY", "options: edition=fr", "position-option", 5, None),
        ("hand Tiger: YY", "options: fast", "position-option", 5, None),
        ("hand Tiger: YY", "map: moon", "position-map", 5, None),
        ("hand Tiger: YY", "map: printed", "position-ground", 3, 12),
        ("hand Tiger: YY", "pagodas: a1-b1-c1", "position-building", 5, None),
        ("hand Tiger: YY", "granaries: z9", "no-such-place", 5, None),
        ("hand Tiger: YY", "hand Tiger: " + "W" * 13, "position-impossible", None, None),
        ("hand Tiger: YY", "stack: [{}]", "position-impossible", None, None),
        ("board:", "board:\n" + ".\n" * 16, "position-too-large", 18, 1),
        (GOOD, "seats: Tiger Goat\n", "position-line-missing", 1, None),
        (GOOD, GOOD + "map: own\n| board:\n| ...?\n", "map-bad-mark", 8, 6),
        (GOOD, GOOD + "map: own\n| board:\n| ...~\n| ~...\n", "position-ground", 4, 4),
    ],
)
def test_a_bad_position_says_where(
    good: str, bad: str, reason: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(BadText) as caught:
        HUANG.parse_position(GOOD.replace(good, bad))

    assert (caught.value.reason, caught.value.line, caught.value.column) == (reason, line, column)


@given(st.text() | st.text(alphabet="seatboardhnYRBGW:=.~#| \n12yTB").map(GOOD.__add__))
def test_any_text_is_a_position_or_a_clear_error(text: str) -> None:
    with contextlib.suppress(BadText):
        HUANG.parse_position(text).check()
