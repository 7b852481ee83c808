"""The arena on a Ray cluster plays the same games."""

import dataclasses
import socket
import sys
from types import ModuleType

import pytest

from sevenstates.arena import GameResult, Results, make_plan, play_numbered, run_arena
from sevenstates.arena.cluster import NoCluster, connect, on_ray
from sevenstates.extras import MissingExtra

PLAN = make_plan("huangdi", ["easy", "random"], 2, "ray")


def timeless(game: GameResult) -> GameResult:
    return dataclasses.replace(game, thinking=())


@pytest.mark.long  # a cluster takes half a minute to start
@pytest.mark.filterwarnings("ignore")  # Ray warns of its own future and leaves sockets open
def test_local_cluster_plays_what_this_process_plays() -> None:
    results = Results(PLAN)

    run_arena(results, 3, player=on_ray("local"))

    expected = [timeless(play_numbered(PLAN, number)) for number in range(3)]
    assert [timeless(game) for game in results.in_order()] == expected


def test_an_address_where_nothing_answers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once: Ray would go on trying for minutes."""
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # it does not listen
        address = f"127.0.0.1:{closed.getsockname()[1]}"

        with pytest.raises(NoCluster, match="nothing answers there"):
            connect(address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(MissingExtra, match=r"sevenstates\[ray\]"):
        run_arena(Results(PLAN), 1, player=on_ray("local"))
