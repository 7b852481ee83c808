"""The table of somebody who has never played the game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.site import Site, Visitor

PHONE = {"width": 390, "height": 844}
CUT = "all => all.filter(p => p.scrollHeight > p.clientHeight + 1).map(p => p.innerText)"


def test_banner_has_the_goal_and_the_lesson_until_it_is_closed(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.set_up("huang", "random")
    assert visitor.wait_for_question_or_end()
    page = visitor.page
    banner = page.get_by_role("complementary", name="New to HUANG?")

    expect(banner).to_contain_text("You are Tiger; this is your sign.")
    expect(banner).to_contain_text("your weakest of the four is your score")
    expect(banner.get_by_role("link", name="Take the lesson")).to_be_visible()
    banner.get_by_role("button", name="Not now").click()
    expect(banner).to_be_hidden()

    page.reload()
    assert visitor.wait_for_question_or_end()
    visitor.settle()
    expect(banner).to_be_hidden()


@pytest.mark.parametrize("locale", ["pl-PL", pytest.param("en-GB", marks=pytest.mark.long)])
def test_goals_of_the_characters_to_choose_from_are_readable_on_a_phone(
    site: Site, visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(site, words=False, viewport=PHONE, has_touch=True, locale=locale)
    visitor.open_alone("warring")

    goals = visitor.page.locator("article.offered p")
    assert goals.count() == 3
    assert goals.evaluate_all(CUT) == []
