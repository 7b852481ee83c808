"""Bandits, granaries and the palace, with a plainly right answer."""

from tests.games.huang.bot.puzzles import Puzzle

CAMP = """
        seats: Tiger Rabbit
        options: bandits
        board:
        R   R   {leader}  Y   .   {bandits}  {bandits}  .   .   Y   gB
          R   .   .   .   .   {bandits}  .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: WWWYYY
        hand Rabbit: YYRRBB
        {points}
        market: RRRRRR
        turn: Tiger 1
"""

RED_IS_MISSING = "points Tiger: Y7 R4 B7 G7\npoints Rabbit: Y7 R7 B7 G5"
RABBIT_MISSES_RED = "points Tiger: Y6 R6 B6 G6\npoints Rabbit: Y7 R4 B7 G7"

BANDITS = [
    Puzzle(
        "bandits are beaten for the red points that win the game",
        CAMP.format(leader="rT", bandits="3a", points=RED_IS_MISSING),
        {f"tile {colour} e1" for colour in "WY"},
        bag="",
    ),
    Puzzle(
        "no bandits are beaten for another's red leader",
        CAMP.format(leader="rB", bandits="3a", points=RABBIT_MISSES_RED),
        wrong={f"tile {colour} e1" for colour in "WY"},
        bag="",
    ),
    Puzzle(
        "soldiers without a pagoda pay for the bandits",
        """
        seats: Tiger Rabbit Rat
        options: bandits edition=pl
        board:
        R   R   Y   rT  .   1a  1a  .   .   Y   gB
          R   .   R   .   .   1a  .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .   .
        pagodas: a1-b1-a2
        hand Tiger: WWWGGG
        hand Rabbit: YYRRBB
        hand Rat: YYRRBB
        market: RRRRRR
        """,
        {"remove c2"},
        before=("tile W e1",),
    ),
]

GRANARIES = [
    Puzzle(
        "granaries are taken in the last turn",
        """
        seats: Tiger Rabbit Rat
        options: kingdoms edition=pl
        board:
        bT  Y   Y   Y   .   .   Y   gT
          .   Y   .   .   .   .   .   .
        granaries: b1 c1 d1
        hand Tiger: WWRRRR
        points Tiger: Y7 R7 B3 G7
        points Rabbit: Y6 R6 B6 G6
        points Rat: Y6 R6 B6 G6
        turn: Tiger 1
        """,
        {"keep *"},
        before=("tile W h2",),
        bag="",
    ),
    Puzzle(
        "the blue leader goes where the granaries lie",
        """
        seats: Tiger Rabbit
        options: kingdoms
        board:
        .   Y   Y   Y   yT  .   Y   gB
          .   .   .   .   .   .   .   .
        granaries: b1 c1 d1 g1
        hand Tiger: WWRRRR
        hand Rabbit: RRRRRR
        points Tiger: Y7 R7 B3 G7
        points Rabbit: Y6 R6 B6 G6
        market: RRRRRR
        turn: Tiger 1
        """,
        {"leader B *"},
        bag="",
    ),
]

PALACES = [
    Puzzle(
        "the palace is built for the bot's yellow leader",
        """
        seats: Tiger Rabbit
        options: palace
        board:
        yT  Y   Y   .   .   .   .   Y   gB
          .   Y   .   .   .   .   .   .   .
        hand Tiger: YRRGGB
        hand Rabbit: RRRRRR
        market: RRRRRR
        """,
        {"palace *", "pagoda *"},
        before=("tile Y c2",),
    ),
]
