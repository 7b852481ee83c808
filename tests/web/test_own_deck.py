"""A table of The Warring States with cards of its own speaks of them by their names."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.players import click_a_move, point_at_a_move
from tests.web.site import Site, Visitor

COMET = {
    "key": "tail_star",
    "name": {"en": "Long Comet", "de": "Langer Komet", "pl": "Długa kometa"},
    "note": {"en": "A broom in the sky.", "de": "Ein Besen am Himmel.", "pl": "Miotła na niebie."},
    "copies": 90,
    "slots": ["any"],
    "do": [{"do": "change", "who": 0, "morale": -1}],
}
NAMES = {"en": "Long Comet", "de": "Langer Komet", "pl": "Długa kometa"}
MORE = [("en", False), ("en", True), ("de", False), ("pl", True)]


def open_table(visitor: Visitor) -> None:
    """A table with a deck of its own, and its first question."""
    open_form(visitor, COMET)
    assert visitor.wait_for_question_or_end()


def open_form(visitor: Visitor, card: dict[str, Any]) -> None:
    """Ask for a table with one event card, as somebody does who has the text of a deck."""
    visitor.go("new/warring")
    page = visitor.page
    page.locator("label:has(input[name=count][value='3'])").click()
    for seat in (1, 2):
        page.select_option(f"#seat-{seat}", "random")
    page.locator("details summary").last.click()
    page.locator("textarea").first.fill(json.dumps({"events": [card]}))
    page.locator("button[type=submit]").click()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", True),
        ("pl", False),
        *(pytest.param(*more, marks=pytest.mark.long) for more in MORE),
    ],
)
def test_cards_of_an_own_deck_have_their_names(
    site: Site, visit: Callable[..., Visitor], language: str, words: bool
) -> None:
    visitor = visit(site, locale=language, words=words)
    open_table(visitor)
    page = visitor.page
    chance = random.Random(1)
    make_a_move = click_a_move if words else point_at_a_move
    while not page.locator(".log", has_text=NAMES[language]).count():
        assert visitor.wait_for_question_or_end()
        make_a_move(visitor, chance)

    expect(page.locator(".stage")).to_contain_text(NAMES[language])
    expect(page.locator(".log")).to_contain_text(NAMES[language])
    expect(page.locator("main")).not_to_contain_text("tail_star")
    page.reload()
    expect(page.locator(".stage")).to_contain_text(NAMES[language])


def test_mistake_in_a_deck_is_reported_with_its_card(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    open_form(visitor, {**COMET, "do": [{"do": "chang"}]})

    expect(visitor.page.get_by_role("alert")).to_contain_text("Card tail_star, at “do”: “chang”")
    assert visitor.forgive("deck-unknown") == 1


def test_names_of_an_own_deck_follow_the_language(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    open_table(visitor)
    page = visitor.page
    expect(page.locator(".stage")).to_contain_text(NAMES["en"])

    page.get_by_label("Language").select_option("de")

    expect(page.locator(".stage")).to_contain_text("Ein Besen am Himmel.")
    expect(page.locator(".stage")).not_to_contain_text(NAMES["en"])
