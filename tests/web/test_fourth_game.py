"""A game that the client was not built with is played in the text view."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.games.toy.installed import install_toy
from tests.web.players import click_a_move
from tests.web.site import Site, Visitor


@pytest.fixture
def site_with_toy(tmp_path: Path) -> Iterator[Site]:
    """A server where the toy game is installed."""
    install_toy(tmp_path / "toy")
    with Site(tmp_path / "data", PYTHONPATH=str(tmp_path / "toy")) as served:
        yield served


def test_whole_game_on_the_board_of_words(site_with_toy: Site, browser: Browser) -> None:
    visitor = Visitor(browser, site_with_toy)
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="Toy")).to_be_visible()
    visitor.fill_in("toy", "normal")
    chance = random.Random(1)
    while visitor.wait_for_question_or_end():
        position = visitor.position
        click_a_move(visitor, chance)
        visitor.wait_after(position)

    expect(visitor.page.get_by_text("All rounds are played.").first).to_be_visible()
    assert visitor.faults == []
    visitor.close()
