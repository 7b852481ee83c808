"""Whole games of our bots at another server that speaks the External Bot Protocol."""

import pytest

from sevenstates.external.client import INTERVAL, Client
from sevenstates.games.huang.rules.options import HuangOptions
from tests.external.other_server import OtherSeat, OtherTable

QUARRELSOME = "tests.external.other_server:Quarrelsome"
VALLEYS = "name: valleys\nboard:\nC....~..\n....~.C.\n...~~...\n..~..###\n.~~..C..\n~..##...\n"
TURNS = {"leader", "tile", "riot", "pagoda", "replace"}
ANSWERS = {
    *("pagodaBuild", "market", "chain", "revoltCommit", "warCommit", "warTie", "warRemove"),
}


def play(table: OtherTable, level: str = QUARRELSOME) -> None:
    """Our bots in all seats, each of which knows what its own connection tells it."""
    reports: list[str] = []
    pauses: list[float] = []

    def report(key: str, **fields: object) -> None:
        reports.append(key)

    playing = [
        Client(
            OtherSeat("http://example.org/api/ext/x", "t", table, seat),
            level,
            report,
            pause=pauses.append,
            seed=seat,
        )
        for seat in range(table.match.seats)
    ]
    while playing:
        playing = [client for client in playing if not client.step()]
    assert table.match.state.outcome() is not None
    assert table.refusals == []
    assert set(reports) == {"bot-sits", "bot-over"}
    assert set(pauses) == {INTERVAL}  # one poll a second while others decide
    assert [said["ready"] for said in table.said] == [True] * table.match.seats


@pytest.mark.parametrize(
    "seats", [3, *(pytest.param(one, marks=pytest.mark.long) for one in (2, 4))]
)
def test_our_bots_play_whole_games_at_another_server(seats: int) -> None:
    table = OtherTable(seats, HuangOptions(short=seats == 2), seed=seats)
    play(table)

    assert table.version == len(table.done)
    assert set(table.done) >= {"leader", "tile", "revoltCommit", "warCommit"}


def test_our_bots_play_without_a_history_of_tiles_on_other_maps_and_with_five() -> None:
    play(OtherTable(3, HuangOptions(map=VALLEYS), seed=1, has_history=False))
    play(OtherTable(5, HuangOptions(), seed=1, has_history=False))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_good_bots_play_whole_games_at_another_server(seats: int) -> None:
    play(OtherTable(seats, HuangOptions(), seed=seats), "hard")


@pytest.mark.long
def test_every_type_of_action_is_sent_and_taken() -> None:
    done: set[str] = set()
    for seed, level in enumerate([*[QUARRELSOME] * 12, "random"]):
        table = OtherTable(2 + seed % 3, HuangOptions(), seed=100 + seed)
        play(table, level)
        done |= set(table.done)
    assert done == TURNS | ANSWERS
