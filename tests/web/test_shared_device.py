"""A device that is handed on: the next player sees how a conflict ended before anything else."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.web.positions import PositionSite
from tests.web.site import Site, Visitor
from tests.web.test_large_war import POSITION, begin_war

LAST_CARDS = """\
seats: 3
round: 12
host: 1
states:
  qi 4 4 4 4
  chu 4 4 4 4
  yan 4 4 4 4
  han 4 4 4 4
  zhao 4 2 4 4
  wei 3 3 4 4
  qin 9 9 3 4
agenda: war(wei,qin)@2 bribery(zhao)@1
hand 1: alliance changping
characters 1: wang_jian ying_zheng
characters 2: bai_qi king_anxi
characters 3: li_mu zhao_she
ask: amend
"""
COVERED = """
(card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !card.contains(there);
}
"""


@pytest.fixture(scope="module")
def large_war(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with PositionSite(
        tmp_path_factory.mktemp("war"), "huang", POSITION, more="turn: Tiger 1"
    ) as site:
        yield site


@pytest.fixture(scope="module")
def last_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with PositionSite(tmp_path_factory.mktemp("cards"), "warring", LAST_CARDS) as site:
        yield site


def hand_over(visitor: Visitor) -> None:
    visitor.page.locator(".curtain button").click()
    assert visitor.wait_for_question_or_end()


def check(visitor: Visitor, result: Locator, dismiss: str) -> None:
    """It is in sight until it is dismissed."""
    expect(result).to_be_visible()
    visitor.rest()
    expect(visitor.page.get_by_role("heading", name="While you were away")).to_have_count(0)
    assert not result.evaluate(COVERED)

    result.get_by_role("button", name=dismiss, exact=True).click()

    expect(result).to_have_count(0)


def test_next_player_sees_how_the_war_ended(large_war: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(large_war, words=False)
    page = begin_war(visitor)
    for _ in range(3):
        page.get_by_role("button", name="Stay out").click()
        hand_over(visitor)
    page.get_by_role("button", name="Stay out").click()
    page.locator("[data-place=d3]").click()
    hand_over(visitor)

    check(visitor, page.get_by_role("status").filter(has_text="wins the war"), "Dismiss")


def test_next_player_sees_the_bids(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.set_up("huangdi", "me")
    assert visitor.wait_for_question_or_end()
    page = visitor.page
    favours = page.locator(".keep .card[aria-disabled=false][aria-pressed=false]")
    while not page.get_by_role("button", name="Bid 0 jade").count():
        if page.locator(".curtain").count():
            hand_over(visitor)
        before = visitor.position
        favours.first.click()
        page.locator(f".curtain, .play:not([data-position='{before}'])").first.wait_for()
        visitor.rest()
    for _ in range(2):
        page.get_by_role("button", name="Bid 0 jade").click()
        hand_over(visitor)

    petition = page.get_by_role("region", name="Petition").filter(has=page.locator(".winner"))
    check(visitor, petition, "Close")


def test_next_player_sees_the_war_of_the_round_before(
    last_cards: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(last_cards, words=False)
    visitor.set_up("warring", "me", "me")
    page = visitor.page
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".question")).to_contain_text("In which order")
    page.locator(".hand button.open", has_text="Wei → Qin").click()
    hand_over(visitor)

    war = page.get_by_role("region", name="The card being played")
    expect(war.locator(".side")).to_have_count(2)
    expect(page.locator("[data-state].marked")).to_have_count(0)  # the question is a new one
    check(visitor, war, "Dismiss")
