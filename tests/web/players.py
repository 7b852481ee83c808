"""Ways to play through the page: by mouse and by keyboard, in words and on the drawn board."""

import random

from tests.web.site import Visitor

MOST_TABS = 60
MOST_CLICKS = 60

CHOOSE_A_TARGET = """
async ([position, chances]) => {
  const play = () => document.querySelector('.play');
  const isOver = () =>
    play()?.dataset.position !== position || play().dataset.status !== 'playing';
  const find = (what) => [...document.querySelectorAll(`.stage ${what}`)];
  // What lies on the board comes before what is picked up first; a tool in hand is kept.
  const targets = () => {
    const onBoard = find(':is([role=button].open, .choices button, .replace button:enabled)');
    const others = find('button:enabled:not([aria-pressed=true], .under button)');
    return onBoard.length && (chances[0] < 0.8 || !others.length) ? onBoard : others;
  };
  let patience = 600;
  do {
    await new Promise(requestAnimationFrame);
    if (isOver()) return 'done';
  } while (play().dataset.sending === 'true' || (!targets().length && patience--));
  const target = targets()[Math.floor(chances[1] * targets().length)];
  if (!target) return 'nothing can be clicked';
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const point = [left + x * width, top + y * height];
      if (target.contains(document.elementFromPoint(...point))) return point;
    }
  }
  return `covered: ${target.outerHTML.slice(0, 200)}`;
}
"""
"""Where to click next on the drawn board: a point of the screen, or why there is none."""


def point_at_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Click on the drawn board, here and there, until a move is made."""
    before = visitor.position
    page = visitor.page
    for _ in range(MOST_CLICKS):
        chances = [chance.random(), chance.random()]
        found = page.evaluate(CHOOSE_A_TARGET, [before, chances])
        if found == "done":
            return
        assert isinstance(found, list), f"{found}: {page.locator('.question').inner_text()}"
        page.mouse.click(*found)
    question = page.locator(".question").inner_text()
    raise AssertionError(f"no answer on the drawn board: {question}")


def click_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Walk down the menus by mouse until a move is made."""
    before = visitor.position
    page = visitor.page
    while visitor.position == before and visitor.status == "playing":
        buttons = page.locator(".choices button")
        count = buttons.count()
        if not count:
            return
        depth = page.locator(".path button").count()
        buttons.nth(chance.randrange(count)).click()
        page.wait_for_function(
            "([position, depth]) => document.querySelector('.play')?.dataset.position !== position"
            " || document.querySelectorAll('.path button').length !== depth",
            arg=[before, depth],
        )


def type_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Walk down the menus with Tab and Enter until a move is made."""
    before = visitor.position
    page = visitor.page
    while visitor.position == before and visitor.status == "playing":
        if not _reach_choices(visitor):
            return
        buttons = page.locator(".choices button").count()
        for _ in range(chance.randrange(min(buttons, 8))):
            page.keyboard.press("Tab")
        if not _is_on_choice(visitor):
            continue
        depth = page.locator(".path button").count()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([position, depth]) => document.querySelector('.play')?.dataset.position !== position"
            " || document.querySelectorAll('.path button').length !== depth",
            arg=[before, depth],
        )


def _reach_choices(visitor: Visitor) -> bool:
    """Press Tab until a choice has the focus; False if the question is gone meanwhile."""
    for _ in range(MOST_TABS):
        if _is_on_choice(visitor):
            return True
        visitor.page.keyboard.press("Tab")
    assert not visitor.page.locator(".choices button").count(), "Tab never reaches the moves"
    return False


def _is_on_choice(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.activeElement.matches('.choices button')"))
