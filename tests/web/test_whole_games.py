"""Games through the page: by keyboard, on the drawn board, and between two browsers."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.players import click_a_move, point_at_a_move, type_a_move
from tests.web.site import Site, Visitor

GAMES = ("huang", "huangdi", "warring")
BOTS = {"huang": ["random"], "huangdi": ["random"], "warring": ["random", "random"]}
SHORT: dict[str, Any] = {"huang": {"short": True}, "huangdi": {}, "warring": {}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1200, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 780}, "has_touch": True}
SCREENS = {"huang": DESKTOP, "huangdi": PHONE, "warring": DESKTOP}
OTHERS = {"huang": [], "huangdi": [], "warring": ["random"]}
FIRST = 8
"""Answers that are given in `make test`; `make test-long` plays all games to their end."""


def cases(*games: str) -> list[Any]:
    """Some answers at these games; in the long tests all games to their end."""
    whole = [pytest.param(game, None, marks=pytest.mark.long) for game in GAMES]
    return [*((game, FIRST) for game in games), *whole]


@pytest.mark.parametrize(("game", "answers"), cases("huangdi"))
def test_game_against_bots_by_keyboard_alone(
    site: Site, visit: Callable[..., Visitor], game: str, answers: int | None
) -> None:
    visitor = visit(site)
    visitor.set_up(game, *BOTS[game], **SHORT[game])

    chance = random.Random(3)
    made = 0
    while made != answers and visitor.wait_for_question_or_end():
        type_a_move(visitor, chance)
        made += 1

    if answers is None:
        expect(visitor.page.locator("#result-title")).to_be_visible()
        expect(visitor.page.locator(".result .points li")).to_have_count(len(BOTS[game]) + 1)


@pytest.mark.parametrize(("game", "answers"), cases(*GAMES))
def test_game_against_bots_on_the_drawn_board(
    site: Site, visit: Callable[..., Visitor], game: str, answers: int | None
) -> None:
    visitor = visit(site, words=False, **SCREENS[game])
    visitor.set_up(game, *BOTS[game], **SHORT[game])

    chance = random.Random(4)
    made = 0
    while made != answers and visitor.wait_for_question_or_end():
        point_at_a_move(visitor, chance)
        made += 1

    if answers is None:
        expect(visitor.page.locator("#result-title")).to_be_visible()


@pytest.mark.parametrize(("game", "answers"), cases("warring"))
def test_game_between_two_browsers_by_mouse(
    site: Site, visit: Callable[..., Visitor], game: str, answers: int | None
) -> None:
    host, guest = visit(site), visit(site)
    host.set_up(game, "open", *OTHERS[game], **SHORT[game])
    guest.page.goto(host.page.get_by_label("Link to the table").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()

    chance = random.Random(5)
    made = 0
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".play")
    while made != answers and host.status == guest.status == "playing":
        for visitor in (host, guest):
            click_a_move(visitor, chance)
        made += 1

    if answers is None:
        for visitor in (host, guest):
            expect(visitor.page.locator("#result-title")).to_be_visible()
        shown = [visitor.page.locator("#result-title").inner_text() for visitor in (host, guest)]
        scores = {re.sub(r"^.* wins?\b", "", title) for title in shown}
        assert len(scores) == 1, shown
        assert sum(title.startswith("You win ") for title in shown) <= 1, shown
