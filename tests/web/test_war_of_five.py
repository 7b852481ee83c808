"""The largest war on HUANG's board: five players with long names, all colours at stake."""

import json
from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.positions import PositionSite
from tests.web.site import Site, Visitor
from tests.web.test_large_war import BY_TILES
from tests.web.test_layout_law import DESKTOPS, PHONES, TABLETS, breaches

POSITION = """\
seats: Tiger Rabbit Rat Goat Dragon
options: edition=en
map: drawn
board:
     a   b   c   d   e   f   g   h
  1  R   Y   R   .   .   .   wB  .
  2    yT  bB  R   Y   .   Y   yD  .
  3  R   Y   gR  rG  G   gD  R   Y
  4    wT  R   R   .   .   R   rR  bG
  5  .   .   R   .   .   R   R   .
pagodas: b4-c4-c5 f4-f5-g5
points Tiger: Y12 R11 B13 G14 W10
hand Tiger: RRRYBW
hand Rabbit: RRYBGW
hand Rat: RYBGWW
hand Goat: YYBBGG
hand Dragon: YYBBGG
market: YRBGWW
idle: -1
stack: {stack}
"""
A = [0, 1, 2, 15, 16, 17, 18, 30, 31, 32, 33, 45, 46, 47, 62]
B = [6, 20, 21, 35, 36, 37, 50, 51, 52, 65, 66]
WAR = {
    "step": "war",
    "unifier": 4,
    "place": 34,
    "sides": [A, B],
    "asked": 0,
    "tiles": [0, 0],
    "leaders": [0, 0],
}
STACK = [{"step": "turns", "seat": 0}, {"step": "next_action", "seat": 4, "left": 0}, WAR]
NAMES = [f"Wolfeschlegelsteinhausenberger{number}" for number in "abcde"]
"""As long as a name may be."""

CUT = """
(panel) => {
  const box = panel.getBoundingClientRect();
  const found = [];
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = panel;
  if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
    found.push(`${scrollWidth} by ${scrollHeight} in ${clientWidth} by ${clientHeight}`);
  const parts = panel.querySelectorAll(
    '.camp, .camp .total, .leaders > *, .strength > *, .stakes svg, .outcomes > *, .losses,' +
      'h3, ol > li, ol .signs',
  );
  if (!panel.querySelector('.outcomes .losses, .outcomes p span')) found.push('no outcome');
  for (const part of parts) {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    const isInside =
      width && height && left >= box.left && top >= box.top &&
      right <= box.right + 0.5 && bottom <= box.bottom + 0.5 && bottom <= innerHeight;
    if (!isInside) found.push(`${part.className} ${part.textContent.trim().slice(0, 40)}`);
  }
  return found;
}
"""
"""What of a panel's parts cannot be seen without scrolling it."""


HIDDEN = """
(card) => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll('h2, button, li:not(.hidden-visually)')].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < box.left || top < box.top || right > box.right || bottom > box.bottom;
  }).map((part) => part.textContent.trim());
}
"""
"""What a card does not show without scrolling."""


@pytest.fixture(scope="module")
def war(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("war")
    (folder / "war.txt").write_text(POSITION.format(stack=json.dumps(STACK)))
    with PositionSite(folder, "huang", str(folder / "war")) as site:
        yield site


@pytest.fixture
def guests(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Those who have the other seats; they need no page."""
    contexts = [browser.new_context() for _ in NAMES[1:]]
    yield contexts
    for context in contexts:
        context.close()


def take_seats(visitor: Visitor, guests: list[BrowserContext]) -> Page:
    """Five people sit down, the visitor first, who is asked."""
    context = visitor.context
    api = f"{visitor.site.address}api"
    context.request.post(f"{api}/me", data={"name": NAMES[0]})
    visitor.set_up("huang", *["open"] * 4)
    for seat, guest in enumerate(guests, start=1):
        guest.request.post(f"{api}/me", data={"name": NAMES[seat]})
        command(visitor, guest, {"type": "take-seat", "seat": seat})
    command(visitor, context, {"type": "start"})
    assert visitor.wait_for_question_or_end()
    return visitor.page


def command(visitor: Visitor, person: BrowserContext, wish: dict[str, object]) -> None:
    """Somebody does something at the visitor's table."""
    table = f"{visitor.site.address}api/tables/{visitor.page.url.split('/')[-1]}"
    answer = person.request.post(f"{table}/commands", data={"id": uuid4().hex, **wish})
    assert answer.json()["type"] == "done"


def stand_aside(visitor: Visitor, guests: list[BrowserContext]) -> None:
    """The others answer, once the visitor has, and the war is over."""
    table = f"{visitor.site.address}api/tables/{visitor.page.url.split('/')[-1]}"
    for guest in guests:
        position = guest.request.get(table).json()["position"]
        command(visitor, guest, {"type": "act", "position": position, "action": "skip"})


@pytest.mark.parametrize(
    ("language", "by_touch"),
    [
        pytest.param("de", False, id="de-mouse"),
        pytest.param("pl", True, id="pl-touch"),
        pytest.param("pl", False, id="pl-mouse", marks=pytest.mark.long),
        pytest.param("de", True, id="de-touch", marks=pytest.mark.long),
    ],
)
def test_all_of_the_war_is_in_sight(
    war: Site,
    guests: list[BrowserContext],
    visit: Callable[..., Visitor],
    language: str,
    by_touch: bool,
) -> None:
    visitor = visit(war, words=False, locale=language, has_touch=by_touch)
    page = take_seats(visitor, guests)
    panel = page.locator("section.conflict")
    expect(panel.locator("ol > li")).to_have_count(5)
    sizes = (*(TABLETS if by_touch else DESKTOPS), *PHONES)
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        visitor.rest()
        found[width, height] = panel.evaluate(CUT)

    assert page.locator(".answers.rows button").count() == 15
    assert found == {size: [] for size in sizes}
    assert breaches(visitor, sizes, by_touch=by_touch) == {}


def test_answers_with_a_leader_stand_below_those_without_on_a_phone(
    war: Site, guests: list[BrowserContext], visit: Callable[..., Visitor]
) -> None:
    visitor = visit(war, words=False, viewport={"width": 360, "height": 740})
    page = take_seats(visitor, guests)
    expect(page.locator(".answers.rows button")).to_have_count(15)

    found = page.evaluate(BY_TILES)

    assert list(found["lefts"]) == ["+1", "+2", "+3", " leader"]
    assert all(len(lefts) == 1 for lefts in found["lefts"].values())
    assert found["lefts"][" leader"] < found["lefts"]["+1"] < found["lefts"]["+2"]
    assert found["rows"] == 4


@pytest.mark.parametrize("side", ["A", pytest.param("B", marks=pytest.mark.long)])
def test_all_that_came_of_the_war_is_in_sight(
    war: Site, guests: list[BrowserContext], visit: Callable[..., Visitor], side: str
) -> None:
    visitor = visit(war, words=False, locale="de")
    page = take_seats(visitor, guests)
    before = visitor.position
    page.get_by_role("button", name=f"Reich {side} mit 3 roten Plättchen und").click()
    visitor.wait_after(before)
    stand_aside(visitor, guests)
    card = page.get_by_role("status").filter(has_text="gewinnt den Krieg")
    # Five leaders fall, and five points are scored.
    expect(card.locator("li").nth(9)).to_be_attached()
    found = {}

    for width, height in (*DESKTOPS, *TABLETS, *PHONES):
        page.set_viewport_size({"width": width, "height": height})
        visitor.rest()
        found[width, height] = card.evaluate(HIDDEN)

    assert found == {size: [] for size in found}


def test_tap_on_signs_shows_their_words(
    war: Site, guests: list[BrowserContext], visit: Callable[..., Visitor]
) -> None:
    visitor = visit(war, words=False, has_touch=True, viewport={"width": 360, "height": 740})
    page = take_seats(visitor, guests)
    tip = page.locator(".tip")

    page.locator("section.conflict .rivals").tap()
    expect(tip).to_contain_text(f"yellow: you against {NAMES[4]}")

    page.locator("section.conflict .outcomes p").last.tap()
    expect(tip).to_contain_text(f"B wins: +1 white ({NAMES[1]})")
    expect(tip).to_contain_text("A loses 5 leaders, 7 red tiles and the pagoda.")
