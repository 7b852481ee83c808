"""Ways to play through the page: by mouse and by keyboard, in words and on the drawn board."""

import random
from collections.abc import Callable
from typing import Any

from tests.web.site import Visitor

MOST_TABS = 60
MOST_CLICKS = 60

LOOK = """
async ([position, drawn, chances]) => {
  const play = () => document.querySelector('.play');
  const isOver = () =>
    play()?.dataset.position !== position || play().dataset.status !== 'playing';
  const find = (what) => [...document.querySelectorAll(`.stage ${what}`)];
  // What lies on the board comes before what is picked up first; a tool in hand is kept.
  const onBoard = () => {
    const places = find(
      ':is([role=button].open, .choices button, .replace button:enabled:not(.aside))',
    );
    const others = find(
      'button:enabled:not([aria-pressed=true], [aria-disabled=true], .aside, .aside *)',
    );
    return places.length && (chances[0] < 0.8 || !others.length) ? places : others;
  };
  const targets = drawn ? onBoard : () => find('.choices button');
  const isAsked = () => document.querySelector('.question strong');
  let patience = 600;
  do {
    await new Promise(requestAnimationFrame);
    if (isOver()) return 'done';
  } while (play().dataset.sending === 'true' || (isAsked() && !targets().length && patience--));
  const target = targets()[Math.floor(chances[1] * targets().length)];
  if (!target) return isAsked() ? 'nothing can be chosen' : 'done';
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
"""Where to click next: a point of the screen, `done` if the question is answered, or a fault."""

SETTLE = """
async ([position, depth]) => {
  const play = () => document.querySelector('.play');
  while (
    play()?.dataset.position === position &&
    play().dataset.status === 'playing' &&
    document.querySelectorAll('.path button').length === depth
  ) await new Promise(requestAnimationFrame);
}
"""
"""Waits until a choice has been taken: another menu, or another position."""

FOCUS = """
() => ({
  isAsked: Boolean(document.querySelector('.choices button')),
  isChoice: document.activeElement.matches('.choices button'),
  count: document.querySelectorAll('.choices button').length,
  depth: document.querySelectorAll('.path button').length,
})
"""
"""Where the keyboard is."""


def point_at_a_move(
    visitor: Visitor, chance: random.Random, between: Callable[[], None] = lambda: None
) -> None:
    """Click on the drawn board, here and there, until a move is made."""
    _click(visitor, chance, drawn=True, between=between)


def click_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Walk down the menus by mouse until a move is made; nothing if nothing is asked."""
    _click(visitor, chance, drawn=False, between=lambda: None)


def _click(
    visitor: Visitor, chance: random.Random, *, drawn: bool, between: Callable[[], None]
) -> None:
    before = visitor.position
    page = visitor.page
    for number in range(MOST_CLICKS):
        if number and visitor.position == before:
            between()
        chances = [chance.random(), chance.random()]
        found = page.evaluate(LOOK, [before, drawn, chances])
        while visitor.is_loading:  # what comes may move what was found
            visitor.rest()
            found = page.evaluate(LOOK, [before, drawn, chances])
        if found == "done":
            return
        assert isinstance(found, list), f"{found}: {page.locator('.question').inner_text()}"
        page.mouse.click(*found)
    question = page.locator(".question").inner_text()
    raise AssertionError(f"no answer after {MOST_CLICKS} clicks: {question}")


def type_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Walk down the menus with Tab and Enter until a move is made."""
    before = visitor.position
    page = visitor.page
    while visitor.position == before and visitor.status == "playing":
        focus = _reach_choices(visitor)
        if not focus["isAsked"]:
            return
        for _ in range(chance.randrange(min(focus["count"], 8))):
            page.keyboard.press("Tab")
        if page.evaluate(FOCUS)["isChoice"]:
            page.keyboard.press("Enter")
            page.evaluate(SETTLE, [before, focus["depth"]])


def _reach_choices(visitor: Visitor) -> dict[str, Any]:
    """Press Tab until a choice has the focus, or the question is gone."""
    for _ in range(MOST_TABS):
        focus: dict[str, Any] = visitor.page.evaluate(FOCUS)
        if focus["isChoice"] or not focus["isAsked"]:
            return focus
        visitor.page.keyboard.press("Tab")
    raise AssertionError("Tab never reaches the moves")
