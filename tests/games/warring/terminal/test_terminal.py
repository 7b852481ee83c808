"""The Warring States on a terminal: the table of states, the cards in words, a whole game."""

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from sevenstates import games
from sevenstates.cli.board import Scene
from sevenstates.cli.screen import Screen
from sevenstates.cli.words import Words
from sevenstates.core import Event, RandomLuck, State
from sevenstates.games.warring.rules import WARRING
from sevenstates.texts import LANGUAGES, Texts
from tests.cli.driver import Typist, kept_games
from tests.in_process import Cli

BOARD = games.plugin("warring").terminal_board()
KEY = re.compile(r"^(\d[\d.]*) ", re.MULTILINE)


def screen_of(state: State, events: list[Event], language: str, width: int, height: int) -> str:
    view = state.view(0)
    texts = Texts(language, "warring", BOARD.names(view, Texts(language, "warring")))
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, no_color=True, highlight=False)
    seen = [shown for event in events if (shown := event.seen_by(0))]
    scene = Scene(view, "The Warring States", [0], seen, 2, ("qi",))
    console.print(Screen(BOARD, texts, Words(language, "warring")).render(scene, console))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 40), (130, 50)])
def test_screens_of_a_whole_game_fit(language: str, width: int, height: int) -> None:
    luck, events = RandomLuck(3), list[Event]()
    state = WARRING.new_state(4, luck=luck)
    number = 0
    while pending := state.pending():
        if number % 40 == 0:
            lines = screen_of(state, events, language, width, height).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
        seat = pending[0].seat
        state.apply(seat, state.random_action(seat, luck), luck, events)
        number += 1
    assert screen_of(state, events, language, width, height)


def test_states_are_bars_and_the_dead_are_marked() -> None:
    state = WARRING.parse_position(
        "seats: 3\nstates:\nqi dead\nchu 10 1 5 4 17\nforbidden: war chu\nfought: chu\n"
    )
    lines = BOARD.draw(state.view(0), tall=True, marks=["yan"]).plain.splitlines()

    assert lines[1] == " Qi   齐  -"
    assert lines[3].startswith(" Chu  楚   10 ##########   1 #.........   5 #####.....")
    assert lines[3].endswith("20 +3 x")
    assert lines[4].strip() == "no war"
    assert lines[5].startswith(">Yan")


@pytest.mark.parametrize(
    ("language", "heads", "bans"),
    [
        ("en", ["mil", "eco", "cul", "mor", "sum"], "no war, economy cannot rise"),
        ("de", ["Mil", "Wir", "Kul", "Mor", "Sum"], "kein Krieg, Wirtschaft kann nicht steigen"),
        ("pl", ["woj", "gos", "kul", "mor", "sum"], "bez wojny, bez wzrostu (gospodarka)"),
    ],
)
def test_the_table_of_states_speaks_the_players_language(
    language: str, heads: list[str], bans: str
) -> None:
    state = WARRING.parse_position("seats: 3\nforbidden: war chu, rise chu economy\n")
    lines = screen_of(state, [], language, 120, 60).splitlines()

    assert any(line.split()[:5] == heads for line in lines)
    assert any(bans in line for line in lines)


def test_own_cards_are_shown_in_words_and_others_are_not() -> None:
    state = WARRING.parse_position(
        "seats: 3\npublic: no_war\nhand 1: tax\nhand 2: levy\ncharacters 1: sun_bin\n"
    )
    text = screen_of(state, [], "en", 80, 24)

    assert "1 Heavy Tax: Mark a state. The target: economy\xa0+2, morale\xa0−1." in text
    assert "Sun Bin 孙膑 (6) [.....] Qi wins a war against Wei." in text
    assert "No War: No war for all states this round." in text
    assert "Levy" not in text


def test_a_menu_names_the_cards_that_moves_give_by_number() -> None:
    state = WARRING.parse_position(
        "seats: 3\npublic: no_war\nhand 1: levy tax\ncharacters 1: sun_bin\n"
    )
    view, texts = state.view(0), Texts("en", "warring")

    assert BOARD.name_of(view, WARRING.parse_action("play 1"), texts) == "Heavy Tax"
    assert BOARD.name_of(view, WARRING.parse_action("play 2"), texts) == "Levy"
    assert BOARD.name_of(view, WARRING.parse_action("swap 1"), texts) == "Sun Bin"
    assert BOARD.name_of(view, WARRING.parse_action("done"), texts) == ""
    assert BOARD.name_of(state.view(None), WARRING.parse_action("play 2"), texts) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_names_the_attributes(language: str) -> None:
    console = Console(file=io.StringIO(), width=80)
    state = WARRING.new_state(3, luck=RandomLuck(1))
    with console.capture() as shown:
        console.print(
            BOARD.legend(state.view(0), Texts(language, "warring"), Words(language, "warring"))
        )

    assert {"en": "military", "de": "Militär", "pl": "wojsko"}[language] in shown.get()


def test_game_against_bots_is_played_by_the_numbers_of_its_menus(cli: Cli, tmp_path: Path) -> None:
    dice = random.Random(7)
    table = ("--seats", "3", "--seed", "numbers", "--bots", "random")
    with Typist(tmp_path, "play", "warring", *table) as typist:
        screen = typist.read()
        while screen.endswith("> "):
            choices = KEY.findall(screen)
            assert choices, screen
            screen = typist.type(dice.choice(choices))
        assert typist.process.wait() == 0

    assert "Traceback" not in screen
    assert "unites China" in screen or "China is united" in screen
    (game,) = kept_games(tmp_path)
    assert cli("verify", str(game)).code == 0
    assert "The dice for the first Host: " in cli("replay", str(game), "--all").out


def test_the_dice_for_the_first_host_stand_in_the_log(tmp_path: Path) -> None:
    with Typist(tmp_path, "play", "warring", "--seats", "3", "--seed", "dice") as typist:
        typist.read()
        assert "The dice for the first Host: " in typist.type("log")


def test_decks_are_measured(cli: Cli) -> None:
    done = cli("simulate", "warring", "--games", "1", "--seed", "x", "--report")
    other = cli("simulate", "huang", "--report")

    assert done.code == 0
    assert "Bai Qi" in done.out
    assert "survives" in done.out
    assert (other.code, other.err) == (1, "There are no decks to measure in huang.\n")
