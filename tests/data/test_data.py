"""Games as data: samples, rows, files and batches."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sevenstates import games
from sevenstates.arena import make_plan
from sevenstates.core import BadOption, BadRecord
from sevenstates.data import (
    PlayedGame,
    game_rows,
    load_positions,
    position_rows,
    read_frame,
    read_games,
    sample_games,
    write_rows,
)
from sevenstates.data.tables import read_rows
from tests.in_process import Cli

SEATS = {"huang": 2, "huangdi": 3, "warring": 3}


@pytest.fixture(scope="module", params=SEATS)
def played(request: pytest.FixtureRequest) -> PlayedGame:
    plan = make_plan(request.param, ["random"], SEATS[request.param], "data")
    (game,) = sample_games(plan, 1)
    return game


def test_a_sample_is_the_same_again_and_replays() -> None:
    plan = make_plan("huangdi", ["easy", "random"], 2, "again")
    first, second = ([*sample_games(plan, 2, processes=1)] for _ in range(2))

    assert first == second
    assert [game.bots for game in first] == [("easy", "random"), ("random", "easy")]
    for game in first:
        last = [*game.record.replay(games.get("huangdi"))][-1]
        assert last.state.outcome() == game.record.outcome


def test_positions_say_what_a_seat_knew_and_did(played: PlayedGame) -> None:
    record, outcome = played.record, played.record.outcome
    assert outcome is not None
    game = games.get(record.game)
    rows = [*position_rows([played], planes=True)]

    assert [row["action"] for row in rows] == [move.action for move in record.moves]
    assert [row["seat"] for row in rows] == [move.seat for move in record.moves]
    assert [row["ply"] for row in rows] == [*range(len(rows))]
    for row in rows:
        assert row["index"] in row["legal"]
        assert str(game.actions[row["index"]]) == row["action"]
        assert row["rank"] == outcome.ranks[row["seat"]]
        assert row["bot"] == "random"
    assert len({(len(row["counts"]), len(row.get("planes", ()))) for row in rows}) == 1
    assert ("planes" in rows[0]) == (record.game != "warring")  # it has no board of places


def test_a_row_a_game_holds_the_record(played: PlayedGame) -> None:
    (row,) = game_rows([played])

    again = PlayedGame.from_json(json.loads(row["record"]) | {"bots": row["bots"]})
    assert again == played
    assert row["moves"] == [move.action for move in played.record.moves]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_files_hold_the_rows(ending: str, played: PlayedGame, tmp_path: Path) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="Parquet needs pyarrow")
    for name, rows in (("p", [*position_rows([played])]), ("g", [*game_rows([played])])):
        file = tmp_path / f"{name}.{ending}"
        assert write_rows(file, rows) == len(rows)
        assert [*read_rows(file)] == rows


def test_an_empty_file_is_one(tmp_path: Path) -> None:
    assert write_rows(tmp_path / "none.jsonl", []) == 0
    with pytest.raises(BadRecord, match="not positions of one game"):
        load_positions(tmp_path / "none.jsonl")


@pytest.mark.parametrize("read", [load_positions, read_frame])
@pytest.mark.parametrize("name", ["other.jsonl", "other.parquet"])
def test_another_file_gets_a_sentence(
    read: Callable[[Path], object], name: str, tmp_path: Path
) -> None:
    pytest.importorskip("pandas", reason="the reader for pandas")
    (tmp_path / name).write_text("hello\n", encoding="utf-8")

    with pytest.raises(BadRecord, match=rf"{name}” is not a file of games or positions"):
        read(tmp_path / name)


def test_rows_are_written_to_files_that_can_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"rows\.csv” has to end in \.jsonl or \.parquet"):
        write_rows(tmp_path / "rows.csv", [])
    assert not [*tmp_path.iterdir()]


def exporters() -> list[Any]:
    """What takes arrays by DLPack: numpy, and PyTorch where it is installed."""
    try:
        import torch
    except ImportError:
        return [pytest.param(np.from_dlpack, id="numpy")]
    return [pytest.param(np.from_dlpack, id="numpy"), pytest.param(torch.from_dlpack, id="torch")]


@pytest.mark.parametrize("exported", exporters())
def test_batches_go_out_by_dlpack(exported: Callable[[Any], Any], tmp_path: Path) -> None:
    plan = make_plan("huangdi", ["random"], 2, "batches")
    write_rows(tmp_path / "p.jsonl", position_rows(sample_games(plan, 1)))
    positions = load_positions(tmp_path / "p.jsonl")
    seen = 0
    for batch in positions.batches(16, np.random.default_rng(1)):
        counts, mask, action, reward = map(exported, batch)
        seen += len(action)
        assert tuple(counts.shape) == (len(action), positions.counts.shape[1])
        assert tuple(mask.shape) == (len(action), len(games.get("huangdi").actions))
        assert bool((mask[range(len(action)), action] == 1).all())
        assert float(reward.max()) <= 1
        batch.counts[0, 0] = 42  # it is the same memory
        assert float(counts[0, 0]) == 42

    assert seen == len(positions.action)


def test_environments_go_out_by_dlpack() -> None:
    from sevenstates.rl.vector import TableVectorEnv

    seen, _ = TableVectorEnv("huang", 2, seats=2).reset(seed=1)

    arrays: list[Any] = [*seen["observation"].values(), seen["action_mask"]]
    for array in arrays:
        assert (np.from_dlpack(array) == array).all()


def test_pandas_reads_it(played: PlayedGame, tmp_path: Path) -> None:
    pytest.importorskip("pandas", reason="the reader for pandas")
    file = tmp_path / "p.jsonl"
    count = write_rows(file, position_rows([played]))

    frame = read_frame(file)

    assert len(frame) == count
    assert set(frame["game"]) == {played.record.game}


def test_commands(cli: Cli, tmp_path: Path) -> None:
    sample = ("games", "sample", "huangdi", "--bots", "random", "--games", "2", "--seed", "s")
    done = cli(*sample, "--out", "games.jsonl")
    export = cli("games", "export", "games.jsonl", "--out", "p.jsonl")
    records = cli("games", "export", ".", "--records", "--out", "records.json")

    assert (done.code, export.code) == (0, 0)
    assert "2 rows are in games.jsonl." in done.out
    assert len([*read_games(tmp_path / "games.jsonl")]) == 2
    assert {row["number"] for row in read_rows(tmp_path / "p.jsonl")} == {0, 1}
    assert records.code == 1
    assert "has to end in .jsonl or .parquet" in records.err


def test_wrong_files_get_a_sentence(cli: Cli) -> None:
    Path("bad.jsonl").write_text("no record\n", encoding="utf-8")
    for file, words in (
        ("bad.jsonl", "“bad.jsonl” cannot be used. This is not a record"),
        ("bad.jsonl", "(line 1)"),
        ("missing.json", "No such file"),
    ):
        done = cli("games", "export", file, "--out", "p.jsonl")
        assert done.code == 1
        assert words in done.err
