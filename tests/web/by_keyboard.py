"""People who use the site by keyboard alone, in any of its languages."""

import itertools
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from sevenstates.texts.bundle import Bundle, Messages
from tests.paths import WEB
from tests.web.site import Visitor

PASSWORD = "six seals of office"
NUMBERS = itertools.count(1)
MOST_TABS = 250
SOURCES = ("locale/{}.ftl", "locale/pages/{}.ftl", "notices/locale/{}.ftl", "puzzles/locale/{}.ftl")


@cache
def words_of(language: str) -> Bundle:
    """The texts of the client."""
    bundle = Bundle(language)
    for source in SOURCES:
        bundle.add(Messages((WEB / "src" / source.format(language)).read_text("utf-8")))
    return bundle


class Typist:
    """Somebody with an account who never touches the mouse."""

    def __init__(self, visitor: Visitor, language: str, name: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.language = language
        self.name = f"{name} {next(NUMBERS)}"
        self.post("account", {"name": self.name, "password": PASSWORD})

    def say(self, key: str, **fields: object) -> str:
        """A text of the client, in the visitor's language."""
        return words_of(self.language).text(key, fields)

    def post(self, path: str, body: object = None) -> Any:
        """A call by which the test prepares something."""
        url = f"{self.visitor.site.address}api/{path}"
        answer = self.visitor.context.request.post(url, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    def get(self, path: str) -> Any:
        return self.visitor.context.request.get(f"{self.visitor.site.address}api/{path}").json()

    def button(self, key: str, **fields: object) -> Locator:
        """The last button with a text; those on a page come before those of its dialog."""
        return self.page.get_by_role("button", name=self.say(key, **fields)).last

    def reach(self, what: Locator) -> Locator:
        """Press Tab until the keyboard is on it."""
        what.wait_for()
        for _ in range(MOST_TABS):
            if what.evaluate("element => element === document.activeElement"):
                return what
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not come to {what}")

    def press(self, what: Locator, key: str = "Enter") -> None:
        self.reach(what)
        self.page.keyboard.press(key)

    def write(self, what: Locator, text: str) -> None:
        self.reach(what)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def pick(self, what: Locator, text: str) -> None:
        """Open a list that acts on a choice, and choose an entry."""
        self.reach(what)
        options = what.locator("option")
        (number,) = [n for n, shown in enumerate(options.all_inner_texts()) if shown == text]
        start = what.evaluate("element => element.selectedIndex")
        self.page.keyboard.press("Space")
        for _ in range(number - start):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def choose(self, what: Locator, value: str) -> None:
        """Choose an entry of a list with the arrow keys."""
        self.reach(what)
        self.page.keyboard.press("Home")
        count = what.locator("option").count()
        for _ in range(count):
            if what.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        assert what.input_value() == value
