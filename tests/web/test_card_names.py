"""Names on the cards of The Warring States are whole, in every language and at every size."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize

from tests.paths import ROOT
from tests.web.positions import PositionSite
from tests.web.site import TWO_FRAMES, Site, Visitor

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
]
LANGUAGES = ["de", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "pl"))]
"""German has the longest names."""
TIGHTEST = [SIZES[2], SIZES[4]]
"""The narrowest window of each layout."""
EVERYWHERE = [pytest.param(one, SIZES, marks=pytest.mark.long) for one in ("de", "en", "pl")]
WORDS = ROOT / "web" / "src" / "games" / "warring" / "generated"
HAND = ["war", "trade", "reform", "spies", "alliance"]
DECK = ["tax", "levy", "harvest", "academy", "sacrifice"]
DECK += ["famine", "bribery", "desertion", "banned_books", "waterworks"]
ENTRIES = " ".join(f"{card}(qi)@{place // 2 + 1}" for place, card in enumerate(DECK))
MOST = f"seats: 5\nhost: 1\nhand 1: {' '.join(HAND)}\nagenda: {ENTRIES}"
"""The most cards that a question shows: the event deck of five players, and the Host's hand.

The Host has two characters too.
"""

CUT = """
async () => {
  const frame = () => new Promise((draw) => requestAnimationFrame(draw));
  const board = document.querySelector('.board');
  const deck = document.querySelector('.tray > section');
  const cards = [...document.querySelectorAll('.tray article')];
  const rows = board.style.getPropertyValue('--rows');
  const columns = board.style.getPropertyValue('--columns');
  const sizes = new Set();
  const note = async () => {
    await frame();
    for (const card of cards) {
      const { width, height } = card.getBoundingClientRect();
      if (width) sizes.add(`${width} ${height}`);
    }
  };
  await note();
  // A hand alone, as in most questions.
  deck.style.display = 'none';
  board.style.setProperty('--rows', 1);
  board.style.setProperty('--columns', 5);
  await note();
  deck.style.display = '';
  board.style.setProperty('--rows', rows);
  board.style.setProperty('--columns', columns);

  // A card looks at nothing but its own size.
  const cut = [];
  for (const size of sizes) {
    const [width, height] = size.split(' ').map(Number);
    for (const { style } of cards) {
      Object.assign(style, { position: 'fixed', flex: 'none', maxWidth: 'none' });
      Object.assign(style, { width: `${width}px`, height: `${height}px` });
    }
    await frame();
    for (const card of cards) {
      const name = card.querySelector('b');
      const { fontSize, lineHeight } = getComputedStyle(name);
      const words = document.createRange();
      words.selectNodeContents(name);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      // The boxes of letters are higher than their lines.
      const above = (words.getClientRects()[0].height - parseFloat(lineHeight)) / 2;
      const face = card.getBoundingClientRect();
      const foot = card.querySelector('.foot').getBoundingClientRect();
      const effect = card.querySelector('.effect').getBoundingClientRect();
      const end = Math.min(foot.top, effect.height ? effect.top : Infinity);
      const isCut = left < face.left || right > face.right || top + above < face.top;
      if (isCut || bottom - above > end + 0.5 || parseFloat(fontSize) < 9)
        cut.push(`${name.innerText} (${Math.round(width)}x${Math.round(height)})`);
    }
  }
  for (const { style } of cards) style.cssText = '';
  return cut;
}
"""
"""Cards, with their sizes, whose names are cut or lie under something else."""

CUT_PEOPLE = """
(names) => [...document.querySelectorAll('article h3')].flatMap((title) => {
  const [words] = title.childNodes;
  const own = words.textContent;
  const head = title.parentElement;
  const cut = names.filter((name) => {
    words.textContent = name;
    const range = document.createRange();
    range.selectNode(words);
    const { right, height } = range.getBoundingClientRect();
    return right > head.getBoundingClientRect().right + 0.5 || height > head.clientHeight * 1.5
      || title.scrollWidth > title.clientWidth + 1;
  });
  words.textContent = own;
  return cut;
})
"""
"""Those of the names that a character's card would cut."""


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("crowded")
    with PositionSite(folder, "warring", "early-age-ends", more=MOST) as site:
        yield site


def print_on(page: Page, words: dict[str, Any], cards: list[str]) -> None:
    """Give the cards of the table the faces of these."""
    events = words["events"]
    faces = dict(zip([*DECK, *HAND], (events[card] for card in cards), strict=False))
    body = json.dumps({**words, "events": {**events, **faces}})

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    page.route("**/cards.*.json", answer)
    page.reload()


@pytest.mark.parametrize(("language", "sizes"), [("de", TIGHTEST), *EVERYWHERE])
def test_names_of_event_cards_are_whole(
    crowded: Site, visit: Callable[..., Visitor], language: str, sizes: Sequence[ViewportSize]
) -> None:
    words = json.loads((WORDS / f"cards.{language}.json").read_text("utf-8"))
    visitor = visit(crowded, words=False, locale=language)
    visitor.set_up("warring", *["random"] * 4)
    page = visitor.page
    cards = list(words["events"])
    places = len(HAND) + len(DECK)
    found: dict[str, list[str]] = {}
    for first in range(0, len(cards), places):
        print_on(page, words, cards[first : first + places])
        assert visitor.wait_for_question_or_end()
        visitor.rest()
        for size in sizes:
            page.set_viewport_size(size)
            page.evaluate(TWO_FRAMES)
            if cut := page.evaluate(CUT):
                found.setdefault(f"{size['width']}x{size['height']}", []).extend(cut)

    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_characters_are_whole(
    crowded: Site, visit: Callable[..., Visitor], language: str
) -> None:
    words = json.loads((WORDS / f"cards.{language}.json").read_text("utf-8"))
    names = [character["name"] for character in words["characters"].values()]
    visitor = visit(crowded, words=False, locale=language)
    visitor.set_up("warring", *["random"] * 4)
    page = visitor.page
    assert visitor.wait_for_question_or_end()
    visitor.rest()
    assert page.locator("article h3").count() == 2
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        if cut := page.evaluate(CUT_PEOPLE, names):
            found[f"{size['width']}x{size['height']}"] = cut

    assert found == {}
