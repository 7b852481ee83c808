"""Draws a war in the middle of a game as the terminal shows it: docs/images/terminal.svg.

python scripts/draw_screenshot.py draws the picture again.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sevenstates import games
from sevenstates.cli.board import Scene
from sevenstates.cli.lines import wrap
from sevenstates.cli.log import places_of
from sevenstates.cli.screen import Screen
from sevenstates.cli.words import Words
from sevenstates.core import Event, RandomLuck
from sevenstates.games.huang.rules import HUANG
from sevenstates.texts import Texts

TARGET = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
POSITION = """
seats: Tiger Rabbit Rat
options: edition=en
map: printed
board:
.   .   Y   Y   bT  .   .   .   .   ~   ~   ~   ~   #   #
  .   rB  Y   yT  .   .   .   ~   ~   .   .   ~   .   #   #
.   .   R   R   G   .   ~   ~   .   .   .   .   .   .   #
  ~   .   R   G   ~   B   rT  R   .   .   .   .   .   .   #
~   .   .   .   .   B   Y   yB  R   .   .   .   .   rR  Y
  ~   .   .   .   .   ~   gR  G   R   .   .   .   .   R   #
~   .   .   .   .   .   ~   .   .   .   Y   wR  .   .   .
  ~   .   .   .   .   .   ~   ~   ~   .   W   W   .   .   #
B   Y   bR  .   .   .   .   .   .   ~   ~   ~   ~   ~   ~
  B   .   .   .   .   Y   Y   .   .   .   .   .   .   ~   #
#   ~   .   .   .   yR  Y   .   .   .   .   .   .   ~   #
  #   ~   .   .   .   .   .   .   .   .   .   Y   G   .   #
#   ~   ~   .   .   .   .   .   .   .   .   gB  G   G   .
  #   ~   ~   .   .   .   .   .   .   .   .   .   .   .   #
#   #   ~   ~   ~   ~   ~   ~   .   .   .   #   #   #   #
pagodas: c1-d1-c2 c3-d3-c4 m12-m13-n13
hand Tiger: YRRBGW
hand Rabbit: YRRBBG
hand Rat: YYRGGW
points Tiger: Y5 R1 B3 G2 W1
points Rabbit: Y1 R4 B0 G6
points Rat: Y2 R3 B4 G1 W3
market: YRRBGW
turn: Tiger 2
"""
MOVES = ((0, "tile G i3"), (0, "take R"), (0, "tile B e4"), (1, "support B 2"), (2, "skip"))


def draw() -> str:
    """The picture as SVG."""
    state = HUANG.parse_position(POSITION)
    luck, events = RandomLuck(1), list[Event]()
    for seat, move in MOVES:
        state.apply(seat, HUANG.parse_action(move), luck, events)
    board, view, words = games.plugin("huang").terminal_board(), state.view(0), Words("en", "huang")
    texts = Texts("en", "huang", board.names(view, Texts("en", "huang")))
    seen = [shown for event in events if (shown := event.seen_by(0))]
    scene = Scene(view, "HUANG - Tiger", [0, 1], seen, 3, recent=places_of(seen[-3:]))
    console = Console(
        width=100, height=40, record=True, file=io.StringIO(), force_terminal=True, markup=False
    )
    question = wrap(Text(texts.prompt(state.pending()[0]), style="bold"), console.width)
    console.print(Screen(board, texts, words).render(scene, console, [question]))
    console.print("Tiger support A> 3", highlight=False)
    # The fonts are the reader's own: the picture loads nothing from elsewhere.
    drawing = console.export_svg(title="sevenstates play", unique_id="terminal")
    drawing = re.sub(r"<!--.*?-->|@font-face \{.*?\}", "", drawing, flags=re.DOTALL)
    return "".join(f"{line.strip()}\n" for line in drawing.splitlines() if line.strip())


if __name__ == "__main__":
    TARGET.write_text(draw(), encoding="utf-8")
