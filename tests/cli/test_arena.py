"""The arena from the command line."""

import json
from pathlib import Path

import pytest

from sevenstates.arena import GameResult, Results, make_plan
from sevenstates.cli.arena import ratings
from sevenstates.core import Outcome
from tests.in_process import Cli

CONTEST = ("arena", "huangdi", "--bots", "easy,random", "--seats", "3", "--seed", "s")


def test_table_of_shares_and_ratings(cli: Cli) -> None:
    done = cli(*CONTEST, "--games", "2", "--processes", "1")

    assert done.code == 0
    assert "2 games of Huang Di, seed s" in done.out
    rows = {line.split()[0]: line for line in done.out.splitlines() if line.strip()}
    assert "33.3%" in rows["easy"]
    assert "66.7%" in rows["random"]
    assert "±" in rows["easy"]


def test_file_is_kept_and_gone_on_with(cli: Cli, tmp_path: Path) -> None:
    out = ("--out", "deep/arena.json")
    assert cli(*CONTEST, "--games", "1", *out).code == 0
    refused = cli(*CONTEST, "--games", "2", *out)
    done = cli(*CONTEST[:-2], "--games", "2", *out, "--resume")

    assert (refused.code, done.code) == (1, 0)
    assert "continue it with --resume" in refused.err
    data = json.loads((tmp_path / "deep" / "arena.json").read_text("utf-8"))
    assert [game["number"] for game in data["games"]] == [0, 1]


def test_options_of_the_table(cli: Cli, tmp_path: Path) -> None:
    words = ("arena", "huang", "--bots", "random", "--games", "1", "--short", "--out", "file")

    assert cli(*words).code == 0
    assert json.loads((tmp_path / "file").read_text("utf-8"))["options"]["short"] is True


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("huang", "--bots", "clever"), "There is no bot “clever”. Known bots: random,"),
        (("go", "--bots", "random"), "There is no game “go”."),
        (("huang", "--bots", "random", "--seats", "9"), "9 players cannot play this"),
        (("huang", "--bots", "easy,easy,hard", "--seats", "2"), "3 bots do not fit 2 seats"),
        (("huang", "--bots", "random", "--resume"), "Name the file to continue"),
        (("huang", "--bots", "random", "--out", "bad", "--resume"), "not a file of the arena"),
        (("huang", "--bots", "easy", "--out", "other", "--resume"), "belongs to another contest"),
        (("huang", "--bots", "easy", "--out", "bad/file"), "cannot be written"),
        (("huang", "--bots", "easy", "--short", "--seats", "3"), "[H-SET-3]"),
    ],
)
def test_wrong_words_get_one_sentence(
    cli: Cli, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    (tmp_path / "bad").write_text("{}", encoding="utf-8")
    Results(make_plan("huang", ["random"], 2, "x")).write(tmp_path / "other")

    done = cli("arena", *words, "--games", "1")

    assert done.code == 1
    assert sentence in done.err
    assert "Traceback" not in done.err


def game(number: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> GameResult:
    outcome = Outcome(ranks, (0,) * len(ranks), (ranks.index(1),), "over")
    return GameResult(number, bots, outcome, 10, ())


def test_ratings_follow_the_places() -> None:
    plan = make_plan("huang", ["hard", "easy"], 3, "s")
    games = [game(n, ("hard", "easy", "easy"), (1, 2, 2)) for n in range(5)]

    rated = ratings(Results(plan, games))

    assert rated["hard"][0] > 25 > rated["easy"][0]
    assert rated["hard"][1] < 25 / 3
