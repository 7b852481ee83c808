"""Whole games over the External Bot Protocol: our bots, through our door."""

from collections.abc import Iterator

import pytest

from sevenstates.external.client import Client
from tests.in_process import Cli
from tests.server.both_stores import STORES, serving_on
from tests.server.running import Running
from tests.server.tables.external import Checked, Program, Seating


@pytest.fixture(scope="module", params=STORES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with serving_on(request, tmp_path_factory) as running:
        yield running


def play(programs: list[Program], level: str) -> None:
    """Our bots play to the end, each in its turn, and every state is held against the protocol."""
    reports: list[str] = []
    clients = [
        Client(
            Checked.parse(program.string),
            level,
            lambda key, **fields: reports.append(key),
            pause=lambda _: None,
            seed=number,
        )
        for number, program in enumerate(programs)
    ]
    playing = clients
    while playing:
        playing = [client for client in playing if not client.step()]
    assert set(reports) == {"bot-over", "bot-sits"}
    assert reports.count("bot-sits") == len(programs)
    for program in programs:
        state = program.state()
        assert (state["status"], state["yourTurn"]) == ("finished", False)
        assert len(state["view"]["gameOver"]) == len(programs)
        assert state["version"] == state["lobby"]["actionCount"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_our_bots_play_a_whole_game_through_our_door(seated: Seating, seats: int) -> None:
    play(seated(seats, options={"short": seats == 2}), "tests.server.tables.external:Hasty")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_good_bots_play_whole_games_through_our_door(seated: Seating, seats: int) -> None:
    play(seated(seats), "greedy")


def test_the_command_plays_on_and_ends_with_the_game(seated: Seating, cli: Cli) -> None:
    programs = seated(2, options={"short": True})
    hasty = "tests.server.tables.external:Hasty"
    play(programs, hasty)

    done = cli("bot", "connect", programs[0].string, "--level", hasty)
    assert done.code == 0, done.err
    assert done.out.splitlines()[-1] == "The game is over."
    wrong = cli("bot", "connect", programs[0].string, "--level", "nobody")
    assert wrong.code == 1
    assert "There is no bot “nobody”." in wrong.err
    assert programs[0].token not in done.out + wrong.err
