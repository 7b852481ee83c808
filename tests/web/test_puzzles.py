"""Puzzles in the browser: one right, one wrong, one by keyboard, and the one of the day."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from sevenstates.puzzles import Puzzle, load_puzzles
from tests.web.learners import make_move
from tests.web.site import Site, Visitor
from tests.web.test_pages import overflow, violations_in_all_themes

PUZZLES = load_puzzles("huang")
EASY, HARD, CONFLICT = PUZZLES["3-39"], PUZZLES["12-34"], PUZZLES["13-54"]

MOST_TABS = 60
FOCUSED = "document.activeElement.textContent.trim()"
"""What the keyboard is on."""


def show(visitor: Visitor, puzzle: Puzzle) -> Page:
    visitor.go(f"puzzles/huang?puzzle={puzzle.id}")
    visitor.page.locator(f".desk[data-puzzle='{puzzle.id}'] .stage [data-place]").first.wait_for()
    return visitor.page


def standing(page: Page, name: str) -> str:
    return page.locator(f"[data-standing=puzzle-{name}]").inner_text()


def test_right_and_wrong_answers_are_explained_and_counted(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False, viewport={"width": 390, "height": 844})
    page = show(visitor, EASY)
    verdict = page.locator(".answer")
    make_move(page, "huang", EASY.answer)
    expect(verdict).to_contain_text("Right!")
    expect(verdict).to_contain_text("The best move: Place a white tile on b4")
    expect(verdict).to_contain_text("a white pagoda gives you a point every turn")
    expect(verdict).to_contain_text("The next best: ")
    expect(verdict).to_contain_text("Your rating: 12")
    expect(page.locator(".stage .arrow")).to_have_count(1)
    # The words lie over the lower part of the page: the board is above them.
    page.wait_for_function(
        "Math.abs(document.querySelector('.stage').getBoundingClientRect().y) < 2"
    )
    assert (standing(page, "streak"), standing(page, "solved")) == ("1", "1 of 1")
    assert overflow(page) <= 0
    assert violations_in_all_themes(page) == []

    page = show(visitor, HARD)
    make_move(page, "huang", "leader Y e10")
    expect(verdict).to_contain_text("That is not the best move.")
    expect(verdict).to_contain_text("Your move: Place the yellow leader on e10, win chance")
    assert page.locator(".stage .arrow").count() == 0
    assert (standing(page, "streak"), standing(page, "best-streak")) == ("0", "1")
    page.get_by_role("button", name="Try again").click()
    expect(verdict).to_have_count(0)
    make_move(page, "huang", HARD.answer)
    expect(verdict).to_contain_text("Only the first answer counts.")
    page.get_by_role("button", name="Next puzzle").click()
    page.locator(f".desk:not([data-puzzle='{HARD.id}'])").wait_for()
    expect(page.locator("h1")).to_be_focused()
    expect(verdict).to_have_count(0)


def test_a_puzzle_is_solved_by_keyboard(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.context.add_init_script(
        "localStorage.setItem('sevenstates.settings', JSON.stringify({confirm: true}))"
    )
    page = show(visitor, CONFLICT)
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith("Commit 3 yellow tiles"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_contain_text("Right!")
    expect(page.get_by_role("status").filter(has_text="Right!")).to_be_visible()


def test_the_day_has_a_puzzle(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.go()
    page = visitor.page
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.get_by_role("link", name="Solve it").click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".answer")).to_contain_text("The best move:")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".daily")).to_contain_text("You missed it.")
    expect(page.get_by_role("link", name="Look at it again")).to_be_visible()


def test_emperor_marker_stays_with_its_player_on_a_phone(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False, viewport={"width": 390, "height": 844})
    visitor.go("puzzles/huangdi?puzzle=0-81")
    marker = visitor.page.locator(".marker")
    marker.wait_for()
    inside = """
        (marker) => {
          const inner = marker.getBoundingClientRect();
          const outer = marker.closest('li').getBoundingClientRect();
          return inner.top >= outer.top && inner.bottom <= outer.bottom;
        }
    """
    assert marker.evaluate(inside)


def test_button_of_the_answer_is_marked(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    button = answer_shown(visitor, "build ")
    expect(button).to_have_attribute("aria-pressed", "true")

    button = answer_shown(visitor, "bid ")
    expect(button).to_have_count(1)  # of all bids only the one that is put in has a button


def answer_shown(visitor: Visitor, beginning: str) -> Locator:
    """The button of the answer to a puzzle of Huang Di that begins so, when it is shown."""
    puzzles = load_puzzles("huangdi").values()
    puzzle = next(one for one in puzzles if one.answer.startswith(beginning))
    visitor.go(f"puzzles/huangdi?puzzle={puzzle.id}")
    visitor.page.locator(f".desk[data-puzzle='{puzzle.id}'] .stage").wait_for()
    visitor.page.get_by_role("button", name="Show the answer").click()
    visitor.page.locator(".answer").wait_for()
    return visitor.page.locator(f".stage [data-action='{puzzle.answer}']")
