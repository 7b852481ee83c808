"""The level of bots: chosen before they come, explained, and remembered."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.site import Site, Visitor


def choose(page: Page, level: str) -> None:
    page.get_by_role("group", name="Level of the bots").locator("label", has_text=level).click()


def test_level_of_a_bot_is_chosen_before_it_sits_down(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huang", "open", "open")
    page = visitor.page
    bots = page.get_by_role("group", name="Level of the bots")
    expect(bots.get_by_role("radio", name="normal")).to_be_checked()
    expect(page.get_by_text("Looks one step ahead. Strength 1000.")).to_be_visible()
    expect(page.locator("li", has_text="Bot, ")).to_have_count(0)

    choose(page, "easy")
    expect(page.get_by_text("Overlooks some moves and misjudges others. Strength")).to_be_visible()
    add = page.get_by_role("button", name="Add a bot")
    add.first.focus()
    page.keyboard.press("Enter")

    expect(page.locator("li").nth(1)).to_contain_text("Bot, easy")
    # The button is gone; the keyboard has stayed at its seat.
    expect(page.locator("li").nth(1).get_by_role("button", name="Remove")).to_be_focused()
    choose(page, "random")
    expect(page.get_by_text("Plays any legal move.")).to_be_visible()
    add.click()
    expect(page.locator("li").nth(2)).to_contain_text("Bot, random")
    expect(bots).to_have_count(0)


def test_level_that_was_chosen_last_is_remembered(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huang", "open")
    page = visitor.page
    choose(page, "hard")

    page.reload()
    expect(page.get_by_role("radio", name="hard")).to_be_checked()
    visitor.go("new/huang")
    expect(page.get_by_role("radio", name="hard")).to_be_checked()
    page.locator("label:has(input[value=bots])").click()
    expect(page.locator("#seat-1")).to_have_value("hard")
    choose(page, "expert")
    expect(page.locator("#seat-1")).to_have_value("expert")
    page.locator("label:has(input[name=count][value='4'])").click()
    page.locator("label:has(input[value=bots])").click()
    expect(page.locator("#seat-3")).to_have_value("expert")
    visitor.go()
    card = page.locator("article").first
    expect(card.get_by_role("radio", name="expert")).to_be_checked()
    visitor.go("new/huangdi")
    expect(page.get_by_role("radio", name="normal")).to_be_checked()
