"""The wall of Huang Di on a phone, when it has reached its towers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from sevenstates.games import get
from tests.web.positions import PositionSite
from tests.web.site import TWO_FRAMES, Visitor

HUANGDI = get("huangdi")
PHONES: list[ViewportSize] = [{"width": 360, "height": 740}, {"width": 390, "height": 844}]
MIN_FINGER_SIZE = 44
TABLES = [(2, "standard"), (6, "standard")]
MORE_TABLES = [
    *((3, "standard"), (4, "standard"), (5, "standard"), (3, "friendly"), (4, "friendly")),
    *((4, "cutthroat"), (5, "cutthroat"), (6, "cutthroat")),
]
COLOURS = ("red", "white", "black", "blue", "green", "yellow")
TOWER = "R  .  .  .  ."
GROUND = ".  .  .  .  ."

SMALLEST = """
() => {
  const spaces = [...document.querySelectorAll('.stage .large [role=button].open')];
  const small = document.querySelectorAll('.stretch > .aside');
  const sides = [...spaces, ...small].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [width, height];
  });
  return spaces.length ? Math.min(...sides) : 0;
}
"""
"""The shortest side of a space that can be chosen, or of a province that can be made large."""


def towering(seats: int, variant: str) -> str:
    """The first player, who may place the emperor's block, has a tower."""
    provinces = HUANGDI.options_type(variant=variant).provinces(seats)

    def level(number: int, first: str, other: str) -> str:
        return f"  {number}  {'  |  '.join([first, *[other] * (provinces - 1)])}"

    lines = [f"seats: {seats}", f"variant: {variant}", "round: 4", "wall:"]
    lines.append(level(4, "R  -  -  -  .", ".  -  -  -  ."))
    lines += [level(number, TOWER, GROUND) for number in (3, 2, 1)]
    lines.append("emperor: holder=red block=yes")
    lines += [f"{colour}: roles=builder,taskmaster" for colour in COLOURS[:seats]]
    return "\n".join([*lines, "turn: red 3", ""])


@pytest.mark.parametrize(
    ("seats", "variant"),
    [*TABLES, *(pytest.param(*table, marks=pytest.mark.long) for table in MORE_TABLES)],
)
def test_finger_hits_every_space(
    tmp_path: Path, visit: Callable[..., Visitor], seats: int, variant: str
) -> None:
    with PositionSite(tmp_path, "huangdi", towering(seats, variant)) as site:
        visitor = visit(site, words=False, viewport=PHONES[0])
        visitor.set_up("huangdi", *["random"] * (seats - 1), variant=variant)
        assert visitor.wait_for_question_or_end()
        page = visitor.page
        page.get_by_role("button", name="Place the emperor block").click()
        page.locator("[data-place].open").first.wait_for()
        found = {}
        for size in PHONES:
            page.set_viewport_size(size)
            page.evaluate(TWO_FRAMES)
            found[size["width"]] = page.evaluate(SMALLEST)

    assert {width: side for width, side in found.items() if side < MIN_FINGER_SIZE} == {}
