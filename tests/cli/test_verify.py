"""A record that was tampered with is found out, and it is said how."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenstates.cli import saves
from sevenstates.cli.verify import verify
from sevenstates.cli.words import Words
from sevenstates.core import BadRecord
from sevenstates.texts import Texts
from tests.in_process import Cli

Data = dict[str, Any]


@pytest.fixture
def record(cli: Cli, tmp_path: Path) -> Data:
    cli("simulate", "huang", "--games", "1", "--seed", "v", "--save", ".")
    data: Data = json.loads((tmp_path / "huang-v-000000.json").read_text("utf-8"))
    return data


def test_honest_record(cli: Cli, record: Data) -> None:
    done = cli("verify", "huang-v-000000.json")

    assert done.code == 0
    draws = len(record["setup"]) + sum(len(luck) for _, _, luck in record["moves"])
    assert f"All {len(record['moves'])} moves were legal" in done.out
    assert "The game ends as the record says." in done.out
    assert record["commitment"] in done.out
    assert f"All {draws} draws match the key." in done.out


def other_move(data: Data) -> None:
    data["moves"][0][1] = "tile Y c2"


def other_seat(data: Data) -> None:
    data["moves"][0][0] = 1 - data["moves"][0][0]


def no_last_move(data: Data) -> None:
    data["moves"].pop()


def other_draw(data: Data) -> None:
    """Another tile in the first hand: possible, but not what the key gives."""
    data["setup"][0] = (data["setup"][0] + 1) % 5
    data["moves"], data["outcome"] = [], None


def other_key(data: Data) -> None:
    data["key"] = "00" * 32


def other_commitment(data: Data) -> None:
    data["commitment"] = "00" * 32


def no_key(data: Data) -> None:
    data["key"] = None


def other_winner(data: Data) -> None:
    data["outcome"]["winners"] = [1 - seat for seat in data["outcome"]["winners"]] or [0]


def other_rules(data: Data) -> None:
    data["rules_version"] += 1


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (other_move, "record-move"),
        (other_seat, "record-move"),
        (no_last_move, "record-outcome"),
        (other_draw, "record-draw"),
        (other_key, "record-key"),
        (other_commitment, "record-key"),
        (no_key, "record-no-key"),
        (other_winner, "record-outcome"),
        (other_rules, "record-rules"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_tampered_record_is_found_out(
    cli: Cli, tmp_path: Path, record: Data, tamper: Callable[[Data], None], reason: str
) -> None:
    tamper(record)
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(record), encoding="utf-8")

    done = cli("verify", "bad.json")

    assert done.code == 1
    with pytest.raises(BadRecord) as refused:
        list(verify(saves.read(file), Words("en")))
    assert refused.value.reason == reason
    assert done.err.startswith(Texts("en", "huang").refusal(refused.value))
    assert done.err.count("\n") == 1


def test_unfinished_game_of_this_client_is_verified(cli: Cli) -> None:
    file = Path(__file__).parent / "games" / "war.json"

    done = cli("verify", str(file))

    assert done.code == 0
    assert "The game is not over in this record." in done.out
