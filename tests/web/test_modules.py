"""The modules and options of the games, played on the drawn board."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
DECISIONS = 6


def play(visitor: Visitor, chance: random.Random, decisions: int = DECISIONS) -> None:
    for _ in range(decisions):
        assert visitor.wait_for_question_or_end()
        point_at_a_move(visitor, chance)


@pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)])
def test_eighteen_kingdoms_with_granaries_and_the_palace(
    site: Site, visit: Callable[..., Visitor], screen: dict[str, Any]
) -> None:
    visitor = visit(site, words=False, **screen)
    visitor.fill_in("huang", "random", options=["Eighteen Kingdoms", "Royal Palace"])
    assert visitor.wait_for_question_or_end()

    expect(visitor.page.locator(".map circle.granary")).to_have_count(19)
    expect(visitor.page.locator(".map text.name", has_text="Western Wei")).to_have_count(1)
    play(visitor, random.Random(6))


def test_rogue_bandits_lie_on_the_map_with_their_number(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.fill_in("huang", "random", options=["Rogue Bandits"])
    page = visitor.page
    assert visitor.wait_for_question_or_end()

    expect(page.locator(".map .gang")).to_have_count(5)
    place = page.locator(".map [role=button][aria-label*='bandit']").first
    place.hover()
    expect(page.locator(".board-line")).to_contain_text("bandit")
    play(visitor, random.Random(7))


def test_bandits_and_kingdoms_together_are_refused_in_words(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)

    visitor.fill_in("huang", "random", options=["Rogue Bandits", "Eighteen Kingdoms"])

    expect(visitor.page.get_by_role("alert")).to_contain_text("cannot be combined")
    assert visitor.forgive("bandits-with-kingdoms") == 1


@pytest.mark.parametrize("screen", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)])
def test_host_chooses_the_next_card_step_by_step(
    site: Site, visit: Callable[..., Visitor], screen: dict[str, Any]
) -> None:
    visitor = visit(site, words=False, **screen)
    visitor.fill_in("warring", "random", "random", options=["Step by step"])
    page = visitor.page
    chance = random.Random(5)

    for _ in range(150):
        assert visitor.wait_for_question_or_end()
        if page.locator(".question", has_text="Which card is played next?").count():
            break
        point_at_a_move(visitor, chance)
    cards = page.locator("section[aria-label^='Event deck'] article")
    name = cards.first.locator("b").inner_text()
    cards.first.get_by_role("button").click()

    played = page.locator(".log p", has_text=re.compile(rf"^\s*{re.escape(name)}( \(.*\))?\."))
    expect(played).to_have_count(1)


def test_card_that_the_host_adds_is_named_while_it_is_marked(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.set_up("warring", "random", "random")
    page = visitor.page
    chance = random.Random(5)

    for _ in range(200):
        assert visitor.wait_for_question_or_end()
        add = page.get_by_role("button", name="Add a card").first
        if page.locator(".question", has_text="Read the event deck").count() and add.count():
            break
        point_at_a_move(visitor, chance)
    name = add.get_attribute("aria-label") or ""
    add.click()

    expect(page.locator(".marking")).to_contain_text(name.partition(": ")[2])
