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


def row_at(seats: str, rivals: str, holder: str, red: str = "jade=9", played: str = "") -> str:
    """Three players or more bid for the emperor block that completes a row which red leads."""
    number = int(seats.split()[0])
    empty = "  |  .  .  .  .  ." * ({3: 2, 4: 3, 5: 4, 6: 4}[number] - 1 + ("friendly" in seats))
    stock = {3: 12, 4: 11, 5: 10, 6: 9}[number] - 5
    variant = "variant: friendly" if "friendly" in seats else ""
    colours = ("white", "black", "blue", "green", "yellow")[: number - 1]
    others = "\n".join(
        f"    {colour}: jade={jade} peasants=4 blocks=2"
        for colour, jade in zip(colours, rivals.split(), strict=True)
    )
    return f"""
    seats: {number}
    {variant}
    round: 6
    wall:
    2  R  R  W  R  .{empty}
    1  R  W  R  W  E{empty}
    emperor: holder={holder} stock={stock}
    red: {red} peasants=4 blocks=2
{others}
    {played}
    turn: bids
    """


MORE_BIDS = [
    Puzzle(
        "against the holder a tie is enough, so no bid above all the holder has",
        ROW_TO_COMPLETE.format(first="R ", holder="white", jade=3, played=""),
        {f"bid {jade}" for jade in range(4)},
    ),
    Puzzle(
        "jade beats the same value by favours",
        ROW_TO_COMPLETE.replace("W  R  W  E", "W* R  W  E").format(
            first="R ", holder="red", jade=0, played="played white: 6"
        ),
        {"bid 2"},
    ),
    Puzzle(
        "of three penniless the holder's left neighbour bids nothing",
        row_at("3", "0 0", "black"),
        {"bid 0"},
    ),
    Puzzle(
        "of three penniless another must bid one",
        row_at("3", "0 0", "red"),
        {"bid 1"},
    ),
    Puzzle(
        "of four penniless another must bid one",
        row_at("4", "0 0 0", "white"),
        {"bid 1"},
    ),
    Puzzle(
        "of five penniless the holder's left neighbour bids nothing",
        row_at("5", "0 0 0 0", "green"),
        {"bid 0"},
    ),
    Puzzle(
        "of six penniless another must bid one",
        row_at("6", "0 0 0 0 0", "blue"),
        {"bid 1"},
    ),
    Puzzle(
        "with a province more nobody bids above what the others can",
        row_at("3 friendly", "1 1", "red"),
        {"bid 0", "bid 1", "bid 2"},
    ),
    Puzzle(
        "petitions that nobody can reach need no jade",
        row_at("4", "1 1 1", "red", played="played red: 6 8").replace("1  R  W  R", "1  R* W  R*"),
        {"bid 0"},
    ),
    Puzzle(
        "five rivals with two jade each cannot beat a bid of three",
        row_at("6", "2 2 2 2 2", "red", red="jade=12"),
        {f"bid {jade}" for jade in range(4)},
    ),
]
