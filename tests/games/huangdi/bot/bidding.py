"""Petitions with a plainly right bid."""

from tests.games.huangdi.bot.puzzles import Puzzle

ROW_TO_COMPLETE = """
    seats: 2
    round: 8
    wall:
    2  {first} R  W  R  .  |  .  .  .  .  .
    1  {first} W  R  W  E  |  R  W  .  .  .
    emperor: holder={holder} stock=5
    red: jade=9 peasants=4 blocks=2
    white: jade={jade} peasants=4 blocks=2
    {played}
    turn: bids
"""
"""The emperor block can complete a row that red leads."""

BIDS = [
    Puzzle(
        "a penniless rival who would win the tie is outbid by one",
        ROW_TO_COMPLETE.format(first="R ", holder="red", jade=0, played=""),
        {"bid 1"},
    ),
    Puzzle(
        "against a penniless holder a bid of nothing wins the tie",
        ROW_TO_COMPLETE.format(first="R ", holder="white", jade=0, played=""),
        {"bid 0"},
    ),
    Puzzle(
        "the petition of played favours makes jade needless",
        ROW_TO_COMPLETE.format(first="R*", holder="red", jade=1, played="played red: 6 8"),
        {"bid 0"},
    ),
    Puzzle(
        "no more than one above all that the rival has",
        ROW_TO_COMPLETE.format(first="R ", holder="red", jade=2, played=""),
        {"bid 1", "bid 2", "bid 3"},
    ),
    Puzzle(
        "a row of ten points is worth one jade more than the rival has",
        """
        seats: 2
        round: 9
        wall:
        3  R  R  W  R  .  |  .  .  .  .  .
        2  R  W  R  W  E  |  .  .  .  .  .
        1  R  W  R  W  E  |  R  W  .  .  .
        emperor: holder=red stock=4
        red: jade=9 peasants=4 blocks=2
        white: jade=2 peasants=8 blocks=2 camp=A
        turn: bids
        """,
        {"bid 2", "bid 3"},
    ),
    Puzzle(
        "an ordinary block is not worth half the jade",
        """
        seats: 2
        round: 4
        wall:
        1  R  W  .  .  .  |  R  W  .  .  .
        emperor: holder=white stock=9
        red: jade=12 peasants=2 blocks=1
        white: jade=12 peasants=2 blocks=1
        turn: bids
        """,
        {"bid 0", "bid 1", "bid 2", "bid 3", "bid 4"},
    ),
    Puzzle(
        "three rivals with one jade each cannot beat a bid of two",
        """
        seats: 4
        round: 6
        wall:
        2  R  R  W  R  .  |  .  .  .  .  .  |  .  .  .  .  .
        1  R  W  R  W  E  |  R  W  K  B  .  |  .  .  .  .  .
        emperor: holder=red stock=6
        red: jade=9 peasants=4 blocks=2
        white: jade=1 peasants=4 blocks=2
        black: jade=1 peasants=4 blocks=2
        blue: jade=1 peasants=4 blocks=2
        turn: bids
        """,
        {"bid 0", "bid 1", "bid 2"},
    ),
]
