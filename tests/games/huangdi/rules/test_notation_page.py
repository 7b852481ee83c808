"""The examples of docs/games/huangdi/notation.md can be typed."""

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenstates.core import BadText
from sevenstates.games.huangdi.rules import HUANGDI
from tests.paths import DOCS

PAGE = DOCS / "games" / "huangdi" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_move_of_the_table_is_read() -> None:
    table = TEXT.partition("## Moves")[2].partition("## Positions")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    moves = [move for cell in cells for move in re.findall(r"`([^`]+)`", cell)]

    assert [str(HUANGDI.parse_action(move)) for move in moves] == moves
    kinds = {type(HUANGDI.parse_action(move)) for move in moves}
    assert kinds == {type(action) for action in HUANGDI.actions}


def test_the_position_is_read() -> None:
    text = re.search(r"```text\n(.*?)```", TEXT, re.DOTALL)
    assert text is not None

    state = HUANGDI.parse_position(text[1])

    assert (state.seats, state.round, state.view(None)["holder"]) == (3, 4, 1)
    assert state.view(None)["wall"]["a1.1"] == {"seat": 0, "plaque": True}
    assert HUANGDI.parse_position(state.to_text()).to_json() == state.to_json()


GOOD = """\
seats: 2
wall:
  2  R . . . . | . . . . .
  1  R W . . . | . . . . .
emperor: holder=red
red: jade=3
turn: red 1
"""


@pytest.mark.parametrize(
    ("good", "bad", "reason", "line", "column"),
    [
        ("seats: 2", "seats: 1", "position-seats", 1, None),
        ("seats: 2", "seats: two", "position-number", 1, None),
        ("seats: 2", "", "position-line-missing", 1, None),
        ("seats:", "chairs:", "position-line-unknown", 1, 1),
        ("red: jade=3", "red: jade=3\nred: jade=4", "position-line-twice", 7, None),
        ("  1  R W", "  1  R Q", "position-token", 4, 8),
        ("  1  R W", "  1  R K", "position-token", 4, 8),
        ("  1  R W", "  4  R W", "position-token", 4, 8),
        ("  1  R W", "  1  W", "position-columns", 4, None),
        ("  1  R W", "  5  R W", "position-level", 4, 3),
        ("  1  R W", "  2  R W", "position-level", 4, 3),
        ("holder=red", "holder=pink", "position-nobody", 5, None),
        ("holder=red", "holder=black", "position-nobody", 5, None),
        ("holder=red", "holder=red block=maybe", "position-yes-no", 5, None),
        ("holder=red", "owner=red", "position-word", 5, None),
        ("jade=3", "jade=lots", "position-number", 6, None),
        ("jade=3", "jade=3 camp=C", "position-camp", 6, None),
        ("jade=3", "jade=3 roles=builder,baker", "position-role", 6, None),
        ("red: jade=3", "black: jade=3", "position-nobody", 6, None),
        ("red: jade=3", "prison C: jade=3", "position-nobody", 6, None),
        ("red: jade=3", "hand red: 36", "position-card", 6, None),
        ("red: jade=3", "pile: 2[3]", "position-pile", 6, None),
        ("red: jade=3", "makers: pink", "position-nobody", 6, None),
        ("red: jade=3", "favours: mine", "position-favours", 6, None),
        ("red: jade=3", "variant: friendly", "position-option", 6, None),
        ("red: jade=3", "variant: wild", "position-option", 6, None),
        ("turn: red 1", "turn: red 4", "position-turn", 7, None),
        ("turn: red 1", "stack: [", "position-json", 7, None),
        ("turn: red 1", "stack: [{}]", "position-impossible", None, None),
        ("red: jade=3", "played red: 1", "position-impossible", None, None),
        ("red: jade=3", "hand red: 1 2\nhand white: 2", "position-impossible", None, None),
        ("red: jade=3", "red: blocks=17", "position-impossible", None, None),
        ("R W", ". W", "position-impossible", None, None),
    ],
)
def test_a_bad_position_says_where(
    good: str, bad: str, reason: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(BadText) as caught:
        HUANGDI.parse_position(GOOD.replace(good, bad))

    assert (caught.value.reason, caught.value.line, caught.value.column) == (reason, line, column)


@given(st.text() | st.text(alphabet="seatswlhndrpi:=.*-E|RW \n1234").map(GOOD.__add__))
def test_any_text_is_a_position_or_a_clear_error(text: str) -> None:
    with contextlib.suppress(BadText):
        HUANGDI.parse_position(text).check()
