"""The tables of docs/performance.md are written from the file of a run."""

from bench.tables import ENGINE_PEER, ENVIRONMENT_PEER, Run
from scripts.speed_figures import PAGE, written

RUN: Run = {
    "rounds": 2,
    "seconds": 0.1,
    "python": "3.12",
    "engines": {"ours, inside": [300.0, 500.0], ENGINE_PEER: [100.0, 100.0]},
    "environments": {ENVIRONMENT_PEER: [10.0, 20.0], "ours": [1000.0, 1000.0]},
    "lengths": {"ours, inside": 20.0},
    "copies": {"ours": 1.234},
}


def test_the_page_has_a_place_for_every_table() -> None:
    page = written(PAGE.read_text(encoding="utf-8"), RUN)

    assert "2 rounds of 0.1 seconds each, Python 3.12:" in page
    assert "| ours, inside | 400 | 4.00 | 3.00 to 5.00 |\n" in page
    assert f"| {ENVIRONMENT_PEER} | 15 | 1.00 | |\n" in page
    assert "| ours | 1,000 | 75.00 | 50.00 to 100.00 |\n" in page
    assert "| ours, inside | 20 | 20 |\n" in page
    assert "| ours | 1.23 |\n" in page
    assert written(page, RUN) == page
