"""The law of the table page: whatever is asked, every answer is in the window, at every size."""

import random
from collections.abc import Callable, Sequence

import pytest

from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor

GAMES = ("huang", "huangdi", "warring")
TABLES = (
    *((game, 3, {}, "en-GB") for game in GAMES),
    ("huang", 4, {"bandits": True, "palace": True}, "de"),
    ("huang", 1, {"kingdoms": True, "palace": True}, "pl"),
    ("huangdi", 1, {}, "en-GB"),
    ("huangdi", 5, {}, "de"),
    ("warring", 2, {}, "en-GB"),
    ("warring", 4, {}, "pl"),
)
"""Where whole games are played: the game, the number of bots, the options, the language."""
MIN_MAP_SHARE = 0.5
"""The share of a window of 1440 by 900 that the map has at least."""
DESKTOPS = ((1440, 900), (1366, 768), (1280, 720), (1024, 768))
PHONES = ((390, 844), (360, 740))
TABLETS = ((1024, 768), (820, 1180))
"""Windows that a finger points at, though they are as wide as a desktop's."""
MIN_SIZE = 24
MIN_FINGER_SIZE = 44
FIRST = 3
"""Answers that are given in `make test`; `make test-long` plays a whole game."""
MIN_BOARD_HEIGHT = 120
"""Pixels of the board that stay in sight beside a hint."""
HINT_EVERY = 8
"""Number of answers between two hints."""

BREACHES = """
async ([minSize, byFinger, minFingerSize]) => {
  // The move that was just made may have ended the game.
  if (!document.querySelector('.question strong')) return [];
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`the page is ${scrollWidth} by ${scrollHeight}`);
  const answers = document.querySelectorAll(
    '.question strong, .stage [role=button].open,' +
    '.stage button:enabled:not([aria-disabled=true], .aside, .aside *)' +
    (byFinger ? ', .stage .place button' : '') +
    (byFinger ? ', .stage .row > button:enabled:not([aria-disabled=true])' : ''),
  );
  for (const answer of answers) {
    const { left, top, right, bottom, width, height } = answer.getBoundingClientRect();
    const name = (answer.ariaLabel || answer.textContent).trim().slice(0, 60);
    const breach = (why) => found.push(`${name}: ${why}`);
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      breach(`outside, ${[left, top, right, bottom].map(Math.round)}`);
    const least = !byFinger ? minSize : answer.matches('button') ? minFingerSize : 0;
    if (!answer.matches('strong') && (width < least - 0.5 || height < least - 0.5))
      breach(`only ${Math.round(width)} by ${Math.round(height)}`);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!answer.contains(there) && answer.matches('button, [role=button]'))
      breach(`covered by ${there?.outerHTML.slice(0, 80)}`);
  }
  const space = document.querySelector('.stage [role=button].open');
  if (byFinger && space) {
    // A finger needs a larger map; where it is not large already, a tap on its button shows one.
    const buttons = [...document.querySelectorAll('.stage .zoom')];
    const zoom = buttons.find((one) => one.checkVisibility());
    zoom?.click();
    await new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)));
    const { width, height } = space.getBoundingClientRect();
    if (Math.min(width, height) < minFingerSize) found.push(`a zoomed space is ${width} wide`);
    zoom?.click();
  }
  return found;
}
"""
"""What is wrong with the page: what does not fit, is hidden, or is too small to hit."""

MAP_SHARE = """
() => {
  const { width, height } = document.querySelector('[data-map]').getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}
"""

BOARD_HEIGHT = """
() => Math.max(
  ...[...document.querySelectorAll('[data-map] svg[role=group]')].map((one) => one.clientHeight),
)
"""
"""The height of what is drawn of the board: the map, or the largest part of the wall."""


def breaches(
    visitor: Visitor, sizes: Sequence[tuple[int, int]], *, by_touch: bool = False
) -> dict[str, list[str]]:
    """What is wrong, by the size of the window; the window is left at the first size.

    A phone is always touched.
    """
    page = visitor.page
    found = {}
    for width, height in (*sizes, sizes[0]):
        page.set_viewport_size({"width": width, "height": height})
        visitor.rest()
        by_finger = by_touch or (width, height) in PHONES
        if wrong := page.evaluate(BREACHES, [MIN_SIZE, by_finger, MIN_FINGER_SIZE]):
            question = page.locator(".question").inner_text()
            found[f"{width}x{height}, {question}"] = wrong
    return found


def check(visitor: Visitor, *, by_touch: bool) -> None:
    sizes = TABLETS if by_touch else (*DESKTOPS, *PHONES)
    assert breaches(visitor, sizes, by_touch=by_touch) == {}


def check_with_a_hint(visitor: Visitor, *, asks: bool, by_touch: bool) -> None:
    """A hint is read beside the answers, at every size."""
    page = visitor.page
    for sizes in (TABLETS,) if by_touch else (DESKTOPS, PHONES):
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".coach").wait_for()
        if asks:
            page.get_by_role("button", name="Ask for a hint").click()
            page.locator(".coach li").first.wait_for()
        assert breaches(visitor, sizes, by_touch=by_touch) == {}
        page.set_viewport_size({"width": sizes[-1][0], "height": sizes[-1][1]})
        visitor.rest()
        assert page.locator(".coach").is_visible()
        question = page.locator(".question").inner_text()
        assert page.evaluate(BOARD_HEIGHT) >= MIN_BOARD_HEIGHT, f"{sizes[-1]}, {question}"
        page.keyboard.press("Escape")
    first = TABLETS[0] if by_touch else DESKTOPS[0]
    page.set_viewport_size({"width": first[0], "height": first[1]})
    visitor.rest()


@pytest.mark.parametrize("by_touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(
    ("game", "bots", "options", "language", "answers"),
    [
        *(pytest.param(game, 3, {}, "en-GB", FIRST, id=game) for game in GAMES),
        *(pytest.param(*table, None, marks=pytest.mark.long) for table in TABLES),
    ],
)
def test_every_answer_is_in_the_window(
    site: Site,
    visit: Callable[..., Visitor],
    game: str,
    bots: int,
    options: dict[str, bool],
    language: str,
    answers: int | None,
    by_touch: bool,
) -> None:
    visitor = visit(
        site,
        words=False,
        viewport={"width": 1440, "height": 900},
        locale=language,
        has_touch=by_touch,
    )
    visitor.set_up(game, *["random"] * bots, **options)
    assert visitor.wait_for_question_or_end()
    visitor.rest()
    assert visitor.page.evaluate(MAP_SHARE) >= MIN_MAP_SHARE

    chance = random.Random(9)
    made = 0
    while made != answers and visitor.wait_for_question_or_end():
        check(visitor, by_touch=by_touch)
        if language == "en-GB" and (not made or answers is None):
            check_with_a_hint(visitor, asks=made % HINT_EVERY == 0, by_touch=by_touch)
        # A tool that is picked up lights the map; that is a question too.
        point_at_a_move(visitor, chance, between=lambda: check(visitor, by_touch=by_touch))
        made += 1
