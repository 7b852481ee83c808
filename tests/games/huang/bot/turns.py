"""Main decisions, pagodas, chains, the market and the end, with a plainly right answer."""

from tests.games.huang.bot.puzzles import Puzzle


def green_state(market: str, left: int = 2) -> str:
    """Tiger's green leader beside two green tiles; c1 or c3 completes a triangle."""
    return f"""
        seats: Tiger Rabbit
        board:
        Y   gT  .   .   .   .   Y   gB  .
          .   G   G   .   .   .   .   .   .
        .   .   .   .   .   yT  Y   rT  .
          .   .   .   .   .   bT  wT  .   .
        points Tiger: Y9 R9 B9 G6
        points Rabbit: Y8 R8 B8 G8
        hand Tiger: GRRRRR
        hand Rabbit: YYRRBB
        market: {market}
        turn: Tiger {left}
    """


PAGODAS = [
    Puzzle(
        "the tile that completes a triangle",
        green_state("RRRRRR", left=1),
        {"tile G c1", "tile G c3"},
    ),
    Puzzle(
        "the pagoda is built for the bot's leader",
        green_state("RRRRRR"),
        {"pagoda *"},
        before=("tile G c1",),
    ),
    Puzzle(
        "no pagoda for another's leader",
        """
        seats: Tiger Rabbit
        board:
        Y   gB  .   .   .   .   Y   gT  .
          .   G   G   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
        hand Tiger: GRRRRR
        hand Rabbit: YYRRBB
        market: RRRRRR
        """,
        {"skip"},
        before=("tile G c1",),
    ),
    Puzzle(
        "nobody completes a triangle for another",
        """
        seats: Tiger Rabbit
        board:
        Y   gB  .   .   .   .   Y   gT  .
          .   G   G   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
        hand Tiger: GGGRRR
        hand Rabbit: GGRRBB
        market: RRRRRR
        """,
        wrong={"tile G c1", "tile G b3", "tile G c3"},
    ),
    Puzzle(
        "the moved pagoda is taken from another",
        """
        seats: Tiger Rabbit
        board:
        Y   gT  G   G   .   .   Y   gB  G   G   .
          .   .   G   W   G   .   .   .   G   .   .
        .   .   .   .   G   .   .   .   .   .   .
        pagodas: c1-d1-c2 i1-j1-i2
        points Tiger: Y9 R9 B9 G5
        points Rabbit: Y9 R9 B9 G6
        hand Tiger: GRRRRR
        hand Rabbit: YYRRBB
        market: RRRRRR
        """,
        {"lift i1-j1-i2"},
        before=("tile G f3", "pagoda e2-e3-f3"),
    ),
    Puzzle(
        "a leader goes where a pagoda feeds nobody",
        """
        seats: Tiger Rabbit
        board:
        G   G   Y   rT  .   .   Y   rB  .
          G   Y   .   .   .   .   .   .   .
        .   .   .   .   .   yT  Y   .   .
          .   .   .   .   .   bT  wT  .   .
        pagodas: a1-b1-a2
        points Tiger: Y9 R9 B9 G5
        points Rabbit: Y9 R9 B9 G6
        hand Tiger: RRRRRW
        hand Rabbit: RRRRRR
        turn: Tiger 1
        market: RRRRRR
        """,
        {"leader G *"},
    ),
    Puzzle(
        "two green tiles buy the pagoda whose point wins the game",
        """
        seats: Tiger Rabbit
        board:
        R   R   rT  Y   .   .   Y   gB  .
          R   .   Y   .   .   .   .   .   .
        .   .   .   .   .   yT  Y   gT  .
          .   .   .   .   .   bT  wT  .   .
        points Tiger: Y9 R5 B9 G9
        points Rabbit: Y10 R9 B9 G5
        hand Tiger: GGBBBB
        hand Rabbit: RRRRRR
        turn: Tiger 1
        market: RRRRRR
        """,
        {"trade a1-b1-a2", "trade+leader a1-b1-a2"},
        bag="",
    ),
    Puzzle(
        "no leader leaves its pagodas",
        """
        seats: Tiger Rabbit
        board:
        G   G   Y   gT  .   .   Y   rB  .
          G   Y   .   .   .   .   .   .   .
        pagodas: a1-b1-a2
        hand Tiger: RRRRRW
        hand Rabbit: RRRRRR
        market: RRRRRR
        """,
        wrong={"withdraw G", "leader G f1", "leader G f2", "leader G g2"},
    ),
]

RIOTS = [
    Puzzle(
        "a riot takes the only yellow tile beside a rich leader",
        """
        seats: Tiger Rabbit
        board:
        G   G   G   G   gB  Y   .   .   .   yT  Y
          G   .   G   .   .   .   .   .   .   .   .
        pagodas: a1-b1-a2 c1-d1-c2
        hand Tiger: BBRRRR
        hand Rabbit: RRRRRR
        market: RRRRRR
        turn: Tiger 1
        """,
        {"riot f1", "riot+leader f1"},
    ),
    Puzzle(
        "a riot never strikes the bot's pagoda",
        """
        seats: Tiger Rabbit
        board:
        G   G   Y   gT  .   .   Y   gB  G   G
          G   .   .   .   .   .   .   .   G   .
        pagodas: a1-b1-a2 i1-j1-i2
        hand Tiger: BBRRRR
        hand Rabbit: RRRRRR
        market: RRRRRR
        """,
        wrong={"riot a1", "riot b1", "riot a2", "riot c1", "riot+leader a1", "riot+leader c1"},
    ),
]

TILES = [
    Puzzle(
        "a blue chain goes on where it scores",
        """
        seats: Tiger Rabbit
        board:
        Y   bT  .   .   .   .   Y   bB  .
          ~   ~   ~   ~   .   .   .   .   .
        hand Tiger: BBRRRR
        hand Rabbit: RRRRRR
        market: RRRRRR
        """,
        {"tile B a2", "tile B c2"},
        before=("tile B b2",),
    ),
    Puzzle(
        "the market gives what completes a triangle",
        green_state("RRRRRG"),
        {"take G"},
        before=("tile G a2",),
    ),
    Puzzle(
        "a white tile is taken for a white leader rather than a seventh red one",
        """
        seats: Tiger Rabbit
        board:
        Y   gT  .   .   .   .   Y   gB  .
          wT  W   W   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
        points Tiger: Y9 R9 B9 G9
        points Rabbit: Y9 R9 B9 G9
        hand Tiger: GRRRRR
        hand Rabbit: YYRRBB
        market: RRRRRW
        """,
        {"take W"},
        before=("tile G c1",),
    ),
    Puzzle(
        "the last point goes to the weakest colour",
        """
        seats: Tiger Rabbit
        board:
        rT  Y   yT  .   .   .   Y   yB  .
          .   gT  .   .   .   .   .   .   .
        hand Tiger: GRYWRR
        hand Rabbit: YYRRBB
        points Tiger: Y6 R6 B6 G5
        points Rabbit: Y6 R6 B6 G5 W1
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile G *"},
        bag="",
    ),
    Puzzle(
        "the last point goes to the weakest colour of four too",
        """
        seats: Tiger Rabbit Rat Goat
        board:
        rT  Y   yT  .   .   .   Y   yB  .
          .   gT  .   .   .   .   .   .   .
        hand Tiger: GRYWRR
        hand Rabbit: YYRRBB
        hand Rat: YYRRBB
        hand Goat: YYRRBB
        points Tiger: Y6 R5 B6 G6
        points Rabbit: Y7 R7 B7 G5
        points Rat: Y6 R6 B6 G4
        points Goat: Y7 R7 B7 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile R *"},
        bag="",
    ),
    Puzzle(
        "no point for a rival at the end",
        """
        seats: Tiger Rabbit
        board:
        Y   yT  .   .   .   .   Y   gB  .
          rT  .   .   .   .   .   .   .   .
        hand Tiger: GGGGGG
        hand Rabbit: YYRRBB
        points Tiger: Y6 R6 B6 G6
        points Rabbit: Y6 R6 B6 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        wrong={"tile G f1", "tile G f2", "tile G g2", "tile G h2", "tile G i1"},
        bag="",
    ),
    Puzzle(
        "a leader stands where most yellow tiles guard it",
        """
        seats: Tiger Rabbit
        board:
        .   Y   .   .   .   Y   .   .   .
          .   .   .   .   Y   .   Y   .   .
        .   .   .   .   .   .   .   .   .
        hand Tiger: YRBGWG
        hand Rabbit: YYYYYY
        market: RRRRRR
        turn: Tiger 1
        """,
        {f"leader {colour} f2" for colour in "YRBGW"},
    ),
    Puzzle(
        "granaries are taken",
        """
        seats: Tiger Rabbit
        options: kingdoms
        board:
        bT  Y   Y   Y   .   .   Y   gT
          .   Y   .   .   .   .   .   .
        granaries: b1 c1 d1 g1
        hand Tiger: WWRRRR
        turn: Tiger 1
        """,
        {"keep *"},
        before=("tile W h2",),
    ),
]
