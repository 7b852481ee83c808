"""Simulating: the same seed gives the same games, on one core or many."""

import json
from pathlib import Path

import pytest

from sevenstates.arena import interval
from sevenstates.cli.simulate import Plan, simulate_chunk
from sevenstates.cli.statistics import Span, Tally
from tests.in_process import Cli

PLAN = Plan("huang", 3, {}, "seed")


def test_parts_add_up_to_the_whole() -> None:
    whole = simulate_chunk(PLAN, range(4))
    parts = Tally()
    for numbers in (range(3, 4), range(3)):
        parts.merge(simulate_chunk(PLAN, numbers))

    assert parts.to_json() == whole.to_json()
    assert whole.games == 4


def test_other_seed_gives_other_games() -> None:
    other = Plan("huang", 3, {}, "another seed")

    assert simulate_chunk(PLAN, range(2)).to_json() != simulate_chunk(other, range(2)).to_json()


def test_statistics_fit_together() -> None:
    tally = simulate_chunk(PLAN, range(3))
    data = tally.to_json()

    assert sum(span.count for span in tally.legal.values()) == tally.decisions.total
    assert sum(seat["wins"] for seat in data["seats"]) + data["nobody_won"] == 3
    assert sum(data["endings"].values()) == 3
    assert data["events_a_game"]["game_over"] == 1
    assert data["legal_actions"]["action"]["most"] > 300


def test_json_and_records(cli: Cli, tmp_path: Path) -> None:
    words = ("simulate", "huang", "--games", "2", "--seats", "4", "--seed", "s", "--save", "all")

    done = cli(*words, "--json")

    data = json.loads(done.out)
    assert data["games"] == 2
    assert len(data["seats"]) == 4
    files = sorted((tmp_path / "all").glob("*.json"))
    assert [file.name for file in files] == ["huang-s-000000.json", "huang-s-000001.json"]
    for file in files:
        assert cli("verify", str(file)).code == 0


def test_table(cli: Cli) -> None:
    done = cli("simulate", "huang", "--games", "1", "--seed", "s")

    assert done.code == 0
    for part in ("1 game with the seed s", "action", "tile_placed", "Rabbit", "ending: bag-empty"):
        assert part in done.out


def test_many_games_use_processes(cli: Cli) -> None:
    """More than are played in this process; the statistics are those of one process."""
    done = cli(
        "simulate", "huang", "--games", "21", "--seats", "2", "--short", "--seed", "s", "--json"
    )

    plan = Plan("huang", 2, {"short": True}, "s")
    expected = simulate_chunk(plan, range(21)).to_json()
    data = json.loads(done.out)
    assert {name: data[name] for name in expected} == expected


def test_folder_that_cannot_be_written(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    done = cli("simulate", "huang", "--games", "1", "--save", "file")

    assert done.code == 1
    assert "cannot be written" in done.err


def test_span() -> None:
    span, other = Span(), Span()
    for value in (3, 5):
        span.add(value)
    other.add(1)
    span.merge(other)
    span.merge(Span())

    assert (span.count, span.total, span.least, span.most, span.mean) == (3, 9, 1, 5, 3)


def test_interval_is_wilsons() -> None:
    low, high = interval(50, 100)

    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10)[0] == pytest.approx(0)
