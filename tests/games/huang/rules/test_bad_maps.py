"""Map files that cannot be played on are refused, with the line and the column."""

import re
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenstates.core import BadOption, BadText, RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions
from sevenstates.games.huang.rules.maps import MAX_CHARACTERS, Board, parse_map
from tests.games.huang.rules.map_texts import GAME, KINGDOMS, MAIN, VALLEYS, edited, line_of
from tests.paths import DOCS


class Refusal(NamedTuple):
    """A bad map and what is said about it."""

    text: str
    reason: str
    line: int
    column: int
    fields: dict[str, object]


def bad(text: str, reason: str, line: int, column: int, /, **fields: object) -> Refusal:
    return Refusal(text, reason, line, column, fields)


def valleys(
    old: str, new: str, reason: str, line: int, column: int, /, **fields: object
) -> Refusal:
    """The small map with one passage spoilt."""
    return bad(edited(VALLEYS, old, new), reason, line, column, **fields)


def main(old: str, new: str, reason: str, row: int, column: int, /, **fields: object) -> Refusal:
    """The main board with its bandits spoilt; the row is that of the bandits block."""
    text = edited(MAIN, old, new)
    return bad(text, reason, line_of(MAIN, "bandits:") + row, column, **fields)


BAD = {
    "nothing": bad("", "map-no-board", 1, 1),
    "only comments": bad("# nothing\n\n", "map-no-board", 1, 1),
    "no board": bad("name: x\ncapitals:\n", "map-no-board", 1, 1),
    "empty board": bad("name: x\n\nboard:\n\ncapitals:\n", "map-no-board", 3, 1),
    "row before the board": bad("C..\nboard:\nC..\n", "map-outside-block", 1, 1),
    "row under the name": valleys("board:\n", "", "map-outside-block", 2, 1),
    "name on two lines": valleys("two va", "two\x0cva", "map-outside-block", 2, 1),
    "unknown block": valleys("capitals:", "towns:", "map-block-unknown", 9, 1, found="towns"),
    "block in capitals": valleys("board:", "Board:", "map-block-unknown", 2, 1, found="Board"),
    "long block": bad("x" * 99 + ":\n", "map-block-unknown", 1, 1, found="x" * 20),
    "two boards": bad(VALLEYS + "board:\n", "map-block-twice", 13, 1, block="board"),
    "two names": bad("name: a\nname: b\n", "map-block-twice", 2, 1, block="name"),
    "row behind board": bad("board:  C..\n", "map-rest-of-line", 1, 9, block="board"),
    "place behind capitals": valleys("capitals:\n", "capitals: ", "map-rest-of-line", 9, 11),
    "long name": valleys("two valleys", "x" * 41, "map-bad-name", 1, 7, most=40),
    "name with an escape": valleys("two va", "two \x1b[2J", "map-bad-name", 1, 11),
    "name that turns the text": valleys("West", "\u202eWest", "map-bad-name", 10, 4),
    "capital without a name": valleys("a1 West", "a1", "map-bad-name", 10, 1, most=40),
    "long name of a capital": valleys("West", "y" * 41, "map-bad-name", 10, 4, most=40),
    "16 rows": bad("board:\n" + "C\n" * 16, "map-too-many-rows", 17, 1, most=15),
    "16 columns": bad("board:\nC\n" + "." * 16, "map-row-too-long", 3, 16, most=15),
    "wrong mark": valleys("...~~...", "..x~~...", "map-bad-mark", 5, 3, found="x"),
    "small letter": valleys("....~.C.", "....~.c.", "map-bad-mark", 4, 7, found="c"),
    "blank in a row": valleys("...~~...", "... ~...", "map-bad-mark", 5, 4, found=" "),
    "shifted row": valleys("\n....~.C.", "\n ....~.C.", "map-bad-mark", 4, 1, found=" "),
    "tab in a row": valleys("...~~...", "...\t~...", "map-bad-mark", 5, 4, found="\\t"),
    "wide mark": valleys("...~~...", "..\uff0e~~...", "map-bad-mark", 5, 3, found="\uff0e"),
    "unseen mark": valleys("...~~...", ".\u200b~...", "map-bad-mark", 5, 2, found="\\u200b"),
    "comment without a blank": valleys("...~~", "#east\n...~~", "map-bad-mark", 5, 2, found="e"),
    "43 capitals": bad("board:\n" + "CCCCCC\n" * 7 + ".C", "map-too-many-capitals", 9, 2, most=42),
    "no place": valleys("a1 West", "  p1 West", "no-such-place", 10, 3, text="p1"),
    "no place at all": valleys("a1 West", "West", "no-such-place", 10, 1, text="West"),
    "unseen place": valleys("a1 West", "a\x00 West", "no-such-place", 10, 1, text="a\\x00"),
    "place beyond a row": valleys("a1", "i1", "map-place-outside", 10, 1, text="i1"),
    "place below the rows": valleys("a1", "a7", "map-place-outside", 10, 1, text="a7"),
    "place without a space": valleys("a1", "H4", "map-place-outside", 10, 1, text="h4"),
    "name for plain land": valleys("a1", "b1", "map-not-a-capital", 10, 1, place="b1"),
    "two names for one": valleys("g2", "a1", "map-capital-twice", 11, 1, place="a1"),
}
BAD_BANDITS = {
    "none": bad(VALLEYS + "bandits:\n", "map-bandit-count", 13, 1, found=0, wanted=10),
    "nine": main("a 1 a1 b1 a2\n", "", "map-bandit-count", 0, 1, found=9, wanted=10),
    "eleven": main("j 2", "k 1 h13 i13 h12\nj 2", "map-bandit-count", 0, 1, found=11, wanted=10),
    "two places": main("a1 b1 a2", "a1 b1", "map-bad-bandit", 1, 1),
    "four places": main("a1 b1 a2", "a1 b1 a2 b2", "map-bad-bandit", 1, 1),
    "no bandits": main("a 1 a1", "a 0 a1", "map-bad-bandit", 1, 3),
    "five bandits": main("a 1 a1", "a 5 a1", "map-bad-bandit", 1, 3),
    "raised two": main("a 1 a1", "a \u00b2 a1", "map-bad-bandit", 1, 3),
    "two letters": main("c 4 l3", "cc 4 l3", "map-bandit-mark", 3, 1, found="cc"),
    "digit": main("c 4 l3", "3 4 l3", "map-bandit-mark", 3, 1, found="3"),
    "unseen mark": main("c 4 l3", "\x1b 4 l3", "map-bandit-mark", 3, 1, found="\\x1b"),
    "mark twice": main("c 4 l3", "b 4 l3", "map-bandit-twice", 3, 1, mark="b"),
    "places in a row": main("a1 b1 a2", "a1 b1 c1", "map-bandit-shape", 1, 5),
    "place twice": main("a1 b1 a2", "a1 b1 b1", "map-bandit-shape", 1, 5),
    "overlap": main("g1 f2 g2", "b1 a2 b2", "map-bandit-place", 2, 11, mark="b", place="b2"),
    "overlap of land": main("g1 f2 g2", "a1 b1 a2", "map-bandit-overlap", 2, 1, mark="b"),
    "on a river": main("b5 c5 b6", "b5 b6 a6", "map-bandit-place", 4, 11, mark="d", place="a6"),
    "on a capital": main("a1 b1 a2", "c2 c3 d3", "map-bandit-place", 1, 5, place="c2"),
    "next to a capital": main("a1 b1 a2", "a2 b2 b3", "map-bandit-place", 1, 8, place="b2"),
}
BAD_BANDIT_PLACES = {
    "nowhere": main("a1 b1 a2", "a1 b1 z9", "no-such-place", 1, 11, text="z9"),
    "off the map": main("n13 o13 n14", "n13 o13 o14", "map-place-outside", 9, 13, text="o14"),
}
FIRST_ROW = line_of(KINGDOMS, "#........~~~###")
EIGHTEEN = edited(edited(KINGDOMS, "#.~....~..C.~.#", "#.~....~....~.#"), "k3 Di\n", "")
MANY = edited(KINGDOMS, "#####....C.##..", "#####C...C.##.C")
BEND = edited(KINGDOMS, "..~.~.C~.C.....", "..~~~.C~.C.....")
BAD_KINGDOMS = {
    "18 capitals": bad(EIGHTEEN, "map-kingdom-capitals", FIRST_ROW, 1, found=18, wanted=19),
    "21 capitals": bad(MANY, "map-kingdom-capitals", FIRST_ROW + 14, 10, found=21, wanted=19),
    "river triangle": bad(BEND, "map-river-triangle", FIRST_ROW + 6, 3, place="c7"),
    "main board": bad(MAIN, "map-kingdom-capitals", line_of(MAIN, "........."), 1, found=7),
}
BAD_OPTIONS = {
    "no capital": (HuangOptions(map="board:\n..~\n"), "map-without-capital", "own"),
    "no bandits": (HuangOptions(map=VALLEYS, bandits=True), "map-without-bandits", "two valleys"),
}


def refusal(options: HuangOptions) -> BadText:
    with pytest.raises(BadText) as error:
        HUANG.new_state(2, options, luck=RandomLuck(1))
    return error.value


def assert_refused_as(error: BadText, wanted: Refusal) -> None:
    assert (error.reason, error.line, error.column) == wanted[1:4]
    assert wanted.fields.items() <= error.fields.items()


@pytest.mark.parametrize("wanted", BAD.values(), ids=BAD)
def test_bad_map_is_refused_at_line_and_column(wanted: Refusal) -> None:
    assert_refused_as(refusal(HuangOptions(map=wanted.text)), wanted)


@pytest.mark.rule("H-BAN-1")
@pytest.mark.parametrize("wanted", BAD_BANDITS.values(), ids=BAD_BANDITS)
def test_bad_bandits_are_refused_by_their_rule(wanted: Refusal) -> None:
    error = refusal(HuangOptions(map=wanted.text))

    assert_refused_as(error, wanted)
    assert error.rule_id == "H-BAN-1"


@pytest.mark.rule("H-BAN-1")
@pytest.mark.parametrize("wanted", BAD_BANDIT_PLACES.values(), ids=BAD_BANDIT_PLACES)
def test_bandits_on_no_space_are_refused(wanted: Refusal) -> None:
    assert_refused_as(refusal(HuangOptions(map=wanted.text)), wanted)


@pytest.mark.rule("H-KIN-1")
@pytest.mark.parametrize("wanted", BAD_KINGDOMS.values(), ids=BAD_KINGDOMS)
def test_map_that_is_none_for_eighteen_kingdoms_is_refused(wanted: Refusal) -> None:
    HUANG.new_state(2, HuangOptions(map=wanted.text), luck=RandomLuck(1)).check()

    error = refusal(HuangOptions(map=wanted.text, kingdoms=True))

    assert_refused_as(error, wanted)
    assert error.rule_id == "H-KIN-1"


@pytest.mark.parametrize("wanted", BAD_OPTIONS.values(), ids=BAD_OPTIONS)
def test_map_that_does_not_fit_the_options_is_refused(
    wanted: tuple[HuangOptions, str, str],
) -> None:
    options, reason, name = wanted
    with pytest.raises(BadOption) as error:
        HUANG.new_state(2, options, luck=RandomLuck(1))

    assert (error.value.reason, error.value.fields["map"]) == (reason, name)


@pytest.mark.rule("H-SET-2")
def test_capitals_that_outnumber_the_yellow_tiles_name_their_rule() -> None:
    assert refusal(HuangOptions(map=BAD["43 capitals"].text)).rule_id == "H-SET-2"


def test_every_reason_has_a_bad_map_and_stands_on_the_page() -> None:
    code = "".join((GAME / name).read_text("utf-8") for name in ("maps.py", "options.py"))
    reasons = set(re.findall(r'"(map-[a-z-]+)"', code)) | {"no-such-place"}
    tables = (BAD, BAD_BANDITS, BAD_KINGDOMS)
    tried = {wanted.reason for table in tables for wanted in table.values()}
    tried |= {reason for _, reason, _ in BAD_OPTIONS.values()} | {"map-too-large"}
    page = (DOCS / "games" / "huang" / "maps.md").read_text("utf-8")

    assert tried == reasons
    assert set(re.findall(r"`((?:map|no)-[a-z-]+)`", page)) == reasons


# Huge files.

HUGE = {
    "a million lines": "\n" * 1_000_000,
    "a million rows": "board:\n" + ".\n" * 1_000_000,
    "a very long row": "board:\n" + "." * 1_000_000,
    "a very long word": "x" * 1_000_000 + ":",
    "one too many": VALLEYS + " " * (MAX_CHARACTERS + 1 - len(VALLEYS)),
    "a very long comment": "# " + "x" * MAX_CHARACTERS + "\n" + VALLEYS,
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_huge_file_is_refused_at_once(text: str) -> None:
    found = []
    work = calls(lambda: found.append(refusal(HuangOptions(map=text))))
    (error,) = found

    assert work < 2000
    assert (error.reason, error.fields) == ("map-too-large", {"most": MAX_CHARACTERS})


def calls(work: Callable[[], object]) -> int:
    """How many functions are called while it works: a measure that no busy machine changes."""
    count = 0

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("start", ["board:\n", "board:\nC\ncapitals:\n", "bandits:\n", "name: "])
@pytest.mark.parametrize("piece", [".", ".\n", "\n", " ", "#", "# \n", "a1 ", "a1 b\n", "x:\n"])
def test_largest_file_is_judged_quickly(start: str, piece: str) -> None:
    text = (start + piece * MAX_CHARACTERS)[:MAX_CHARACTERS]
    half = calls(lambda: read_or_refused(text[: MAX_CHARACTERS // 2]))
    whole = calls(lambda: read_or_refused(text))

    # Twice as long a file takes about twice as much work, not four times.
    assert whole < 2.5 * half + 2000


# Whatever is in the file.


def read_or_refused(text: str) -> Board | None:
    """Nothing but BadText escapes; it points into the file and can be shown on any screen."""
    try:
        return parse_map(text)
    except BadText as error:
        refused = error
    lines = text.splitlines() or [""]
    line, column = refused.line or 0, refused.column or 0
    assert 1 <= line <= len(lines)
    assert 1 <= column <= len(lines[line - 1]) + 1
    for value in refused.fields.values():
        assert isinstance(value, int | str)
        assert str(value).isprintable()
        assert len(str(value)) <= 200
    return None


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


HEADERS = ("name:", "board:", "capitals:", "bandits:")
WORDS = ("C..~", "#..C#", "# x", "#", "a1", "b2 East", "a 1 a1", "b1", "a2", "\u00b2", "\ud800")
BLANKS = ("\ufeff", "\t", " ", "\r", "\x0c", "\u2028", "\n", "\n", "\n", "\n")
PIECES = st.sampled_from((*HEADERS, *WORDS, *BLANKS))


@given(st.lists(PIECES).map("".join))
def test_any_pieces_of_maps_are_read_or_refused(text: str) -> None:
    read_or_refused(text)


CHANGES = st.one_of(st.text(max_size=3), st.text(".~C#\n", max_size=4))


@given(st.sampled_from([VALLEYS, MAIN, KINGDOMS]), st.data())
def test_any_change_of_a_good_map_is_playable_or_refused(good: str, data: st.DataObject) -> None:
    text = good
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        text = text[:start] + data.draw(CHANGES | st.just(text[start:end] * 2)) + text[end:]
    board = read_or_refused(text)
    if board is not None and board.capitals:
        options = HuangOptions(map=text, bandits=bool(board.bandits))
        HUANG.new_state(5, options, luck=RandomLuck(3)).check()
