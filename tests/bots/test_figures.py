"""The table of figures is made from result files of the arena."""

import importlib.util

from sevenstates.arena import Results, make_plan, run_arena
from sevenstates.arena.run import on_this_machine
from tests.paths import ROOT


def test_figures_are_put_in_their_place() -> None:
    path = ROOT / "scripts" / "bot_figures.py"
    spec = importlib.util.spec_from_file_location("bot_figures", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    results = Results(make_plan("huangdi", ["easy", "random"], 3, "demo"))
    run_arena(results, 1, player=on_this_machine(1))
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")

    once = module.written(page, [results.to_json()])

    assert "| huangdi | 3 | easy | 2 random | 1 |" in once
    assert "sevenstates arena huangdi --bots easy,random --seats 3 --games 1 --seed demo" in once
    assert module.written(once, [results.to_json()]) == once
    assert once.startswith(page.partition("<!-- figures -->")[0])
