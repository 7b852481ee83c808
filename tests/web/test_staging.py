"""Staged events: a petition of Huang Di, a war of The Warring States, and a state that falls."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.web.positions import PositionSite
from tests.web.site import Site, Visitor

HANDS = """
() => {
  window.hands = 0;
  const count = () => {
    window.hands = Math.max(window.hands, document.querySelectorAll('.petition .hand').length);
  };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}
"""
"""Counts the hands that open and are gone when the bids lie there."""


@pytest.fixture(scope="module")
def last_states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A table where Wei, which is weak, is about to attack Qin, which is strong."""
    folder = tmp_path_factory.mktemp("last-states")
    with PositionSite(folder, "warring", "last-three-states") as site:
        yield site


def test_bids_are_hands_that_open_and_the_winners_chop_falls(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False, animation=True)
    visitor.set_up("huangdi", "random")
    page = visitor.page
    for _ in range(3):
        assert visitor.wait_for_question_or_end()
        before = visitor.position
        page.locator(".keep .card[aria-disabled=false][aria-pressed=false]").first.click()
        visitor.wait_after(before)
    page.get_by_role("slider").fill("15")
    page.evaluate(HANDS)

    page.get_by_role("button", name="Bid 15 jade").click()
    expect(page.locator(".petition .winner .mark svg")).to_have_count(2)

    assert page.evaluate("hands") == 2
    expect(page.locator(".petition li:not(.winner) .mark svg")).to_have_count(1)


def fight_to_the_end(visitor: Visitor) -> Locator:
    """Play the war in which Wei falls; the card that shows it."""
    visitor.set_up("warring", "random", "random")
    page = visitor.page
    assert visitor.wait_for_question_or_end()
    wei = page.get_by_role("button", name="Wei:")
    expect(wei).to_have_accessible_name("Wei: military 2, economy 1, culture 1 and morale 2")
    cards = page.locator(".hand button.open")
    answers = [
        page.get_by_role("button", name="Pass", exact=True),
        cards.filter(has_text="Wei → Qin"),
        cards.first,
    ]
    for answer in answers:
        before = visitor.position
        answer.click()
        visitor.wait_after(before)
    return page.get_by_role("region", name="The card being played")


def test_banner_of_a_state_burns_while_it_falls(
    last_states: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(last_states, words=False, animation=True)
    war = fight_to_the_end(visitor)
    expect(war.locator(".wins")).to_contain_text("Qin")
    expect(war).to_contain_text("Wei falls")

    expect(visitor.page.locator(".fire")).to_be_attached()


def test_war_leaves_all_states_in_sight(last_states: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(last_states, words=False)
    war = fight_to_the_end(visitor)
    expect(war).to_contain_text("Wei falls")
    for width, height in ((1440, 900), (1024, 768), (390, 844), (360, 740)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.rest()
        card = war.bounding_box()
        assert card is not None
        for outline in visitor.page.locator("[data-state] .outline").all():
            plate = outline.bounding_box()
            assert plate is not None
            assert (
                plate["x"] >= card["x"] + card["width"]
                or plate["y"] >= card["y"] + card["height"]
                or plate["y"] + plate["height"] <= card["y"]
            ), f"{outline} at {width}x{height}"
