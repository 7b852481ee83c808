"""Errors that a Python user of the library meets are sentences in a traceback."""

import pickle
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenstates import Match, RandomLuck, Record, get, make_bot
from sevenstates.arena import make_plan
from sevenstates.core import BadOption, IllegalAction, SevenStatesError, errors
from sevenstates.games.huang import HuangOptions

HUANG, HUANGDI, WARRING = get("huang"), get("huangdi"), get("warring")


def huang() -> Any:
    return HUANG.new_state(2, luck=RandomLuck(1))


def play(seat: Any, action: Any) -> None:
    """An action by that seat, counted from the one that is asked."""
    state = huang()
    asked = state.pending()[0].seat
    state.apply((asked + seat) % 2 if seat in (0, 1) else seat, action, RandomLuck(1))


def record_with_a_wrong_move() -> None:
    match = Match(HUANG, 2, luck=RandomLuck(1))
    match.submit(
        match.state.pending()[0].seat, match.state.legal_actions(match.state.pending()[0].seat)[0]
    )
    data = match.record().to_json()
    data["moves"][0][1] = "skip"
    for _ in Record.from_json(data).replay(HUANG):
        pass


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "game": (lambda: get("chess"), "There is no game “chess”. Known games: huang"),
    "bot": (lambda: make_bot("nobody", "huang"), "There is no bot “nobody”. Known bots: random"),
    "bot's game": (lambda: make_bot("easy", "chess"), "There is no game “chess”."),
    "class": (lambda: make_bot("nowhere:Bot", "huang"), "The bot “nowhere:Bot” cannot be loaded."),
    "net": (lambda: make_bot("none.npz", "huang"), "“none.npz” cannot be used as a net: No such"),
    "plan": (lambda: make_plan("huang", [], 2, "seed"), "0 bots do not fit 2 seats:"),
    "seats": (lambda: HUANG.check_table(9), "9 players cannot play this; it is for 2 to 5."),
    "text": (lambda: HUANG.check_table("2"), "'2' players cannot play this"),  # type: ignore[arg-type]
    "choice": (lambda: HuangOptions(edition="xx"), "The option edition cannot be “xx”. Choose one"),
    "option": (lambda: HuangOptions.from_json({"x": 1}), "There is no option x. Known options:"),
    "table": (lambda: HUANG.check_table(3, HuangOptions(short=True)), "The short game is for two"),
    "foreign": (lambda: HUANG.check_table(2, HUANGDI.options_type()), "These are not options"),  # type: ignore[arg-type]
    "move": (lambda: HUANG.parse_action("xyz"), "I do not understand “xyz”"),
    "illegal": (lambda: play(0, HUANG.actions[0]), "You may not pass: take an action."),
    "turn": (lambda: play(1, HUANG.actions[0]), "It is not your turn to decide"),
    "seat": (lambda: play(7, HUANG.actions[0]), "There is no such seat: this table has 2."),
    "number": (lambda: play(0, 3), "That is not a move of this game (huang)."),
    "viewer": (lambda: huang().view(7), "There is no viewer 7 at this table."),
    "save": (lambda: HUANG.load_state({}), "This is not a game of huang that can be continued"),
    "undo": (lambda: Match(HUANG, 2).undo(0), "You cannot take that back"),
    "record": (lambda: Record.from_json({}), "This is not a record of a game"),
    "replay": (record_with_a_wrong_move, "Move 1 of the record, “skip”, was not possible. You may"),
    # One reason, worded by each game in its own way:
    "huangdi": (lambda: HUANGDI.parse_position("seats: 9"), "A table has 2 to"),
    "warring": (lambda: WARRING.parse_position("seats: 9"), "The game is for three to five"),
}


@pytest.mark.parametrize("name", WRONG)
def test_error_is_a_sentence(name: str) -> None:
    wrong, sentence = WRONG[name]
    with pytest.raises(SevenStatesError) as caught:
        wrong()

    shown = traceback.format_exception_only(caught.value)[-1].strip()
    kind, _, text = shown.partition(": ")
    assert kind.rpartition(".")[2] == type(caught.value).__name__
    assert text.startswith(sentence)
    assert f"[{caught.value.reason}" in text


def test_a_program_ends_with_the_sentence() -> None:
    code = "import sevenstates\nsevenstates.get('chess')"
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    last = done.stderr.splitlines()[-1]
    assert "BadOption: There is no game “chess”. Known games: huang, huangdi, warring." in last


def test_the_clause_is_named() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(0, HUANG.actions[0])

    assert str(caught.value).endswith(f"[no-passing, {caught.value.rule_id}]")


def test_without_words_the_reason_and_fields_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_wording", lambda: None)

    assert str(BadOption("no-such-game", game="chess")) == "no-such-game game='chess'"
    assert str(BadOption("nothing-of-the-kind", "H-SET-3")) == "nothing-of-the-kind (H-SET-3)"


def test_a_reason_without_words_is_shown_as_it_is() -> None:
    assert str(BadOption("nothing-of-the-kind", x=1)) == "nothing-of-the-kind x=1"


def test_words_need_their_library(tmp_path: Path) -> None:
    """`core` and `games` run with nothing else installed; so do their errors."""
    code = "import sys; sys.modules['fluent'] = None\nfrom sevenstates import get\nget('chess')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=tmp_path,
    )

    assert "BadOption: no-such-game game='chess'" in done.stderr.splitlines()[-1]


def test_an_error_from_another_process_keeps_its_words() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(0, HUANG.actions[0])
    again = pickle.loads(pickle.dumps(caught.value))

    assert again.game == "huang"
    assert str(again) == str(caught.value)
