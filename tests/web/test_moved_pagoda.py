"""A pagoda that moves to another triangle, on HUANG's board."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.web.positions import PositionSite
from tests.web.site import Site, Visitor


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("built")
    with PositionSite(folder, "huang", "pagodas-all-built") as site:
        yield site


def test_spaces_that_a_question_names_are_outlined(
    built: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(built, words=False)
    visitor.set_up("huang", "random")
    page = visitor.page
    named = page.locator(".map path.named")
    expect(page.locator(".question strong")).to_be_visible()
    expect(named).to_have_count(0)

    page.locator(".tool[aria-label*=red]").first.click()
    page.locator("[data-place=d3]").click()

    expect(page.locator(".question")).to_contain_text("Your red tile on d3 allows a building")
    expect(named).to_have_count(1)
    one = named.get_attribute("d")
    page.get_by_role("button", name="Build a pagoda").or_(
        page.locator("[data-place=d3]")
    ).first.click()
    expect(page.locator(".question")).to_contain_text("Which one do you move")
    expect(named).not_to_have_attribute("d", str(one))
