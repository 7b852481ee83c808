"""A learner who makes a given move on a drawn board, in English, by clicks and nothing else."""

from playwright.sync_api import Locator, Page

from sevenstates import games
from sevenstates.texts import Texts

COLOURS = "YRBGW"
"""The order in which HUANG's tiles and leaders lie before the player."""
CARDS = {
    "play": "Your event cards",
    "add": "Your event cards",
    "keep": "Characters to choose from",
    "claim": "Your characters",
    "swap": "Your characters",
    "abandon": "Event deck",
    "next": "Event deck",
}
"""Where the cards of The Warring States lie that a kind of move points at."""


def make_move(page: Page, game_key: str, text: str) -> None:
    """Make the move that the notation names."""
    MOVES[game_key](page, *text.split())


def _named(page: Page, game_key: str, *words: str) -> None:
    """Click the button that says the move."""
    action = games.get(game_key).parse_action(" ".join(words))
    said = Texts("en", game_key).action(action)
    page.locator(".stage").get_by_role("button", name=said, exact=True).click()


def _button(page: Page, name: str) -> Locator:
    return page.locator(".stage").get_by_role("button", name=name, exact=True)


def _huang(page: Page, kind: str, *words: str) -> None:
    if kind in ("tile", "leader", "withdraw"):
        group = "Your tiles" if kind == "tile" else "Your leaders"
        tools = page.get_by_role("group", name=group).locator(".tool")
        tools.nth(COLOURS.index(words[0])).click()
        if kind == "withdraw":
            _named(page, "huang", kind, *words)
            return
    elif kind in ("riot", "trade"):
        name = {"riot": "Cause a riot", "trade": "Build with green tiles"}[kind]
        _button(page, name).click()
    elif kind == "replace":
        _button(page, "Replace tiles").click()
        for letter in words[0]:
            colour = {"Y": "yellow", "R": "red"}[letter]
            _button(page, f"One more {colour} tile").click()
        page.locator(".replace .primary").click()
        return
    elif kind not in ("pagoda", "remove", "keep"):
        _named(page, "huang", kind, *words)
        return
    place = words[-1].split("-")[0]
    page.locator(f"[data-place='{place}']").click()


def _huangdi(page: Page, kind: str, *words: str) -> None:
    if kind in ("keep", "favour"):
        page.locator(f"button[aria-describedby='favour-{words[0]}']").click()
    elif kind in ("block", "emperor", "plaque", "remove"):
        if kind == "remove":
            page.locator(".role .remove button").click()
        page.locator(f"[data-place='{words[0]}']").click()
    else:
        if kind in ("bid", "peasants"):
            page.get_by_role("slider").fill(words[0])
        page.locator(f"[data-action='{' '.join((kind, *words))}']").click()


def _warring(page: Page, kind: str, *words: str) -> None:
    if kind == "mark":
        page.locator(f"[data-state={words[0]}]").click()
    elif kind in CARDS:
        cards = page.get_by_role("region", name=CARDS[kind]).locator("article")
        cards.nth(int(words[0]) - 1).get_by_role("button").click()
    elif kind in ("done", "choose"):
        start = "Play" if kind == "done" else f"{words[0].upper()}:"
        page.get_by_role("group", name="Other moves").get_by_text(start).click()
    else:
        if len(words) == 2:
            page.locator(f"[data-state={words[1]}]").click()
        _named(page, "warring", kind, *words)


MOVES = {"huang": _huang, "huangdi": _huangdi, "warring": _warring}
