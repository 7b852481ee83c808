"""Records as files."""

from pathlib import Path

import pytest

from sevenstates import games
from sevenstates.core import BadRecord, Match, RandomLuck, Record
from sevenstates.core.json_file import MAX_FILE_BYTES


@pytest.fixture
def record() -> Record:
    game = games.all()[0]
    match = Match(game, game.seats[0])
    luck = RandomLuck(1)
    for _ in range(5):
        seat = match.state.pending()[0].seat
        match.submit(seat, match.state.random_action(seat, luck))
    return match.record(with_key=True)


def test_record_comes_back_from_its_file(tmp_path: Path, record: Record) -> None:
    record.save(tmp_path / "game.json")

    assert Record.load(tmp_path / "game.json") == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_what_goes_along_is_ignored(tmp_path: Path, record: Record) -> None:
    record.save(tmp_path / "game.json", bots=["easy", None])

    assert Record.load(tmp_path / "game.json") == record


def test_failed_save_leaves_the_old_file(tmp_path: Path, record: Record) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")

    with pytest.raises(TypeError):
        record.save(file, bots=object())

    assert file.read_text("utf-8") == "precious"


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[1, 2", b"\xff\xfe", b"[" * 100_000, b" " * (MAX_FILE_BYTES + 1)],
    ids=["empty", "no record", "cut off", "no text", "deep", "large"],
)
def test_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)

    with pytest.raises(BadRecord, match="record-unreadable"):
        Record.load(tmp_path / "game.json")


def test_missing_file_is_an_error_of_the_system(tmp_path: Path, record: Record) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "game.json")
    with pytest.raises(FileNotFoundError):
        record.save(tmp_path / "folder" / "game.json")
