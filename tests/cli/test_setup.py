"""Setting up a table by answering questions."""

from collections.abc import Iterable

import pytest

from sevenstates.cli.errors import ClientError
from sevenstates.cli.players import parse_bots
from sevenstates.cli.setup import TablePlan, Wizard
from sevenstates.cli.terminal import InputEnded, Terminal
from sevenstates.games.huang.rules import HUANG, HuangOptions
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions


def asked(answers: Iterable[str], language: str = "en", game: str = "") -> TablePlan:
    """The table that the answers make; the first question is which game it is."""
    lines = iter([game, *answers])

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return Wizard(Terminal(read=read), language).ask(None)


def test_empty_answers_are_a_game_for_two_against_a_bot() -> None:
    assert asked(["", "", "", ""]) == TablePlan(HUANG, 2, HuangOptions(), {1: "normal"})


def test_another_game_is_chosen_by_its_number() -> None:
    plan = asked(["4", "", "3", "1", ""], game="2")

    bots = {1: "hard", 2: "hard", 3: "hard"}
    assert plan == TablePlan(HUANGDI, 4, HuangdiOptions(variant="friendly"), bots)


def test_seats_and_people() -> None:
    plan = asked(["5", "3", "1", ""])

    assert plan.seats == 5
    assert plan.bots == {3: "easy", 4: "easy"}


def test_table_without_bots_is_not_asked_how_strong_they_are() -> None:
    assert asked(["", "2", ""]) == TablePlan(HUANG, 2, HuangOptions(), {})


def test_wrong_answers_are_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    plan = asked(["1", "six", "-2", "6", "4", "0", "5", "", "5", "", "7", "x", ""])

    assert plan.seats == 4
    assert plan.bots == {1: "normal", 2: "normal", 3: "normal"}
    assert capsys.readouterr().out.count("Please type a number") == 9


def test_options_are_turned_by_their_numbers() -> None:
    assert asked(["", "", "", "1", "1", "5", ""]).options == HuangOptions(edition="de", palace=True)


def test_option_is_turned_back() -> None:
    assert asked(["", "", "", "2", "2", ""]).options == HuangOptions()


def test_table_that_cannot_be_played_is_refused_and_mended(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = asked(["3", "", "", "2", "", "2", ""])

    assert plan.options == HuangOptions()
    assert "[H-SET-3]" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["de", "pl"])
def test_questions_are_asked_in_each_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked(["", "", "", ""], language)

    assert {"de": "Willkommen", "pl": "Witamy"}[language] in capsys.readouterr().out


def test_end_of_the_input_leaves() -> None:
    with pytest.raises(InputEnded):
        asked(["2"])


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        (None, {1: "normal", 2: "normal"}),
        ("0", {}),
        ("1", {2: "normal"}),
        ("2", {1: "normal", 2: "normal"}),
        ("1,3", {0: "normal", 2: "normal"}),
        ("2,", {1: "normal"}),
        ("hard", {1: "hard", 2: "hard"}),
        ("easy, expert", {1: "easy", 2: "expert"}),
        ("1:greedy,3", {0: "greedy", 2: "normal"}),
        ("2:random", {1: "random"}),
        ("2:hard:40", {1: "hard:40"}),
    ],
)
def test_bots_are_a_number_or_seats_or_levels(text: str | None, bots: dict[int, str]) -> None:
    assert parse_bots(text, "huang", 3) == bots


@pytest.mark.parametrize(
    "text",
    [
        *("", ",", "x", "1;2", "-1", "0,1", "1,9", "4", "3", "1,2,3", "²"),
        *("1:clever", "hard:x", "easy,2", "easy,easy,hard", "999999999"),
    ],
)
def test_bots_that_cannot_sit_so_are_refused(text: str) -> None:
    with pytest.raises(ClientError):
        parse_bots(text, "huang", 3)
