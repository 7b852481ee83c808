"""The table of figures is made from result files of the arena."""

import importlib.util
import json
from typing import Any

import pytest

from sevenstates import games
from sevenstates.arena import Results, make_plan, run_arena
from sevenstates.arena.run import on_this_machine
from tests.paths import ROOT


def load_script() -> Any:
    path = ROOT / "scripts" / "bot_figures.py"
    spec = importlib.util.spec_from_file_location("bot_figures", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_figures_are_put_in_their_place() -> None:
    module = load_script()
    results = Results(make_plan("huangdi", ["easy", "random"], 3, "demo"))
    run_arena(results, 1, player=on_this_machine(1))
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")

    once = module.written(page, [results.to_json()])

    assert "| huangdi | 3 | easy | 2 random | 1 |" in once
    assert "sevenstates arena huangdi --bots easy,random --seats 3 --games 1 --seed demo" in once
    assert module.written(once, [results.to_json()]) == once
    assert set(page.splitlines()) <= set(once.splitlines()), "other contests stay"
    assert once.startswith(page.partition("<!-- figures -->")[0])


def test_ratings_follow_from_the_lines_of_the_page() -> None:
    module = load_script()
    contests = (("normal", "easy", 0.5), ("hard", "greedy", 0.25), ("expert", "hard", 0.5))
    lines = "".join(
        f"| toy | 4 | {bot} | 3 {other} | 400 | {share:.1%} | | 25% | |\n"
        for bot, other, share in contests
    )
    page = f"<!-- figures -->\n{module.HEAD}{lines}<!-- end of figures -->"

    found = module.ratings(page, "toy")

    wanted = {"easy": 809, "normal": 1000, "hard": 1000, "expert": 1191}
    assert {level: one.points for level, one in found.items()} == pytest.approx(wanted, abs=2)
    assert found["expert"].error > found["hard"].error > 0
    assert module.ratings(page, "other") == {}


def test_tables_show_the_ratings_of_the_page() -> None:
    module, page = load_script(), (ROOT / "docs" / "bots.md").read_text("utf-8")
    for game in games.all():
        file = ROOT / "src" / "sevenstates" / "games" / game.key / "bot" / "ratings.json"
        shown = json.loads(file.read_text("utf-8"))
        found = module.ratings(page, game.key)
        assert shown == {level: pytest.approx(one.points, abs=5) for level, one in found.items()}
        assert list(shown) == ["easy", "normal", "hard", "expert"]
