"""The arena: fair seats, paired deals, results that survive an interruption."""

import dataclasses
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from sevenstates.arena import (
    GameResult,
    Plan,
    Results,
    interval,
    make_plan,
    play_numbered,
    run_arena,
    spread,
    standings,
)
from sevenstates.arena.__main__ import main
from sevenstates.arena.results import read_results
from sevenstates.arena.run import on_this_machine
from sevenstates.core import BadOption, BadRecord, Outcome

PLAN = make_plan("huangdi", ["easy", "random"], 3, "seed")
HERE = on_this_machine(1)


def timeless(game: GameResult) -> GameResult:
    return dataclasses.replace(game, thinking=())


def played(count: int, plan: Plan = PLAN) -> Results:
    results = Results(plan)
    run_arena(results, count, player=HERE)
    return results


def won_by(*games: tuple[Sequence[str], Sequence[int]]) -> list[GameResult]:
    """Games with these bots by seat and these winners."""
    return [
        GameResult(
            number,
            tuple(bots),
            Outcome((1,) * len(bots), (0,) * len(bots), tuple(winners), "over"),
            10,
            ((2, 0.5, 0.3),) * len(bots),
        )
        for number, (bots, winners) in enumerate(games)
    ]


@pytest.mark.parametrize(
    ("bots", "seats", "line_up"),
    [
        (["hard", "greedy"], 2, ("hard", "greedy")),
        (["hard", "greedy"], 4, ("hard", "greedy", "greedy", "greedy")),
        (["hard", "easy", "greedy"], 4, ("hard", "easy", "greedy", "greedy")),
        (["hard", "easy", "greedy", "random"], 4, ("hard", "easy", "greedy", "random")),
        (["hard"], 3, ("hard", "hard", "hard")),
        (["hard", "greedy"], None, ("hard", "greedy")),
    ],
)
def test_last_bot_takes_the_seats_that_are_left(
    bots: list[str], seats: int | None, line_up: tuple[str, ...]
) -> None:
    assert make_plan("huang", bots, seats, "s").line_up() == line_up


def test_table_is_the_smallest_that_is_large_enough() -> None:
    assert make_plan("warring", ["hard", "greedy"], None, "s").seats == 3
    assert make_plan("huangdi", ["hard", "greedy", "easy"], None, "s").seats == 3


def test_every_deal_is_played_once_from_every_seat() -> None:
    plan = make_plan("huang", ["hard", "easy", "greedy"], 3, "s")
    seatings = [plan.seating(number) for number in range(6)]

    assert [plan.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert seatings[:3] == seatings[3:]
    for seat in range(3):
        assert sorted(names[seat] for names in seatings[:3]) == ["easy", "greedy", "hard"]


def test_games_of_one_deal_begin_alike() -> None:
    """Random bots of the same seed would play them alike; the deal is what they share."""
    plan = make_plan("huang", ["random"], 2, "s")
    games = [play_numbered(plan, number) for number in (0, 1, 2)]

    assert len({game.outcome for game in games}) > 1
    assert plan.deal(0) == plan.deal(1) != plan.deal(2)


def test_game_of_a_number_is_the_same_anywhere() -> None:
    assert timeless(play_numbered(PLAN, 4)) == timeless(play_numbered(PLAN, 4))
    other = dataclasses.replace(PLAN, seed="another")
    assert timeless(play_numbered(PLAN, 4)) != timeless(play_numbered(other, 4))


@pytest.mark.parametrize(
    ("game", "bots", "seats", "reason"),
    [
        ("go", ["random"], 2, "no-such-game"),
        ("huang", ["clever"], 2, "no-such-bot"),
        ("huang", ["random"], 9, "seat-count"),
        ("warring", ["random", "greedy"], 2, "seat-count"),
        ("huang", ["random", "greedy", "easy"], 2, "bots-too-many"),
        ("huang", [], 2, "bots-too-many"),
    ],
)
def test_contest_that_cannot_be_held_is_refused(
    game: str, bots: list[str], seats: int, reason: str
) -> None:
    with pytest.raises(BadOption, match=reason):
        make_plan(game, bots, seats, "s")


def test_shares_of_the_win() -> None:
    table = ("hard", "easy", "easy")
    results = Results(
        make_plan("huang", ["hard", "easy"], 3, "s"),
        won_by((table, [0]), (table, [0, 1]), (table, []), (table, [2])),
    )
    hard, easy = standings(results)

    assert hard.share == pytest.approx((1 + 1 / 2 + 1 / 3) / 4)
    assert hard.share + easy.share == pytest.approx(1)
    assert (hard.equal, easy.equal) == pytest.approx((1 / 3, 2 / 3))
    assert (easy.decisions, easy.seconds, easy.longest) == (16, 4.0, 0.3)
    assert hard.interval == interval(hard.wins, 4)


def test_interval_is_wilsons() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(10, 10)[1] == pytest.approx(1)
    assert interval(0, 0) == (0, 1)


def test_results_are_written_and_read(tmp_path: Path) -> None:
    results = played(2)
    results.write(tmp_path / "deep" / "file.json")
    data: dict[str, Any] = json.loads((tmp_path / "deep" / "file.json").read_text("utf-8"))

    assert (data["game"], data["bots"], data["seats"]) == ("huangdi", ["easy", "random"], 3)
    assert [game["number"] for game in data["games"]] == [0, 1]
    assert sum(standing["share"] for standing in data["standings"]) == pytest.approx(1, abs=1e-3)
    read = read_results(tmp_path / "deep" / "file.json")
    assert read.to_json() == data


def test_interrupted_contest_is_gone_on_with(tmp_path: Path) -> None:
    file, again = tmp_path / "file.json", Counter[int]()

    def interrupted(plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
        yield play_numbered(plan, 2)
        yield play_numbered(plan, 0)
        raise KeyboardInterrupt

    def counted(plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
        again.update(numbers)
        return HERE(plan, numbers)

    with pytest.raises(KeyboardInterrupt):
        run_arena(Results(PLAN), 4, player=interrupted, file=file)
    resumed = read_results(file).continued(PLAN)
    run_arena(resumed, 4, player=counted, file=file)

    assert sorted(again) == [1, 3]
    whole = [timeless(game) for game in played(4).in_order()]
    assert [timeless(game) for game in read_results(file).in_order()] == whole


@pytest.mark.parametrize(
    "change", [{"seed": "x"}, {"bots": ("random",)}, {"seats": 4}, {"game_key": "huang"}]
)
def test_results_of_another_contest_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="arena-other"):
        Results(PLAN).continued(dataclasses.replace(PLAN, **change))


@pytest.mark.parametrize(
    "change",
    [{"format": 0}, {"games": [{}]}, {"bots": None}, {"games": 3}, {"game": "go"}],
)
def test_damaged_file_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "file.json"
    file.write_text(json.dumps({**Results(PLAN).to_json(), **change}), encoding="utf-8")

    with pytest.raises((BadRecord, BadOption)):
        read_results(file)


def test_file_of_other_rules_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text(json.dumps({**Results(PLAN).to_json(), "rules_version": 0}), encoding="utf-8")

    with pytest.raises(BadRecord, match="arena-rules"):
        read_results(file)


def test_processes_give_what_one_process_gives() -> None:
    results = Results(PLAN)
    run_arena(results, 3, player=on_this_machine(2))

    assert list(map(timeless, results.in_order())) == list(map(timeless, played(3).in_order()))


def failing(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


def test_error_in_a_process_is_reported() -> None:
    with pytest.raises(ValueError, match="three"):
        list(spread(failing, range(8), 2))


def test_plain_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file.json"
    words = ["huangdi", "--bots", "easy,random", "--seats", "3", "--out", str(file)]
    words += ["--processes", "1"]

    assert main([*words, "--games", "1"]) == 0
    assert main([*words, "--games", "2", "--resume"]) == 0
    assert len(read_results(file).games) == 2
    assert "easy" in capsys.readouterr().out
    assert main([*words, "--games", "2", "--resume", "--seed", "other"]) == 1
    assert "arena-other" in capsys.readouterr().err
