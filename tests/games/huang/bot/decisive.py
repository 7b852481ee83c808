"""More conflicts, and last moves that decide the game, at tables of two to five."""

from tests.games.huang.bot.conflicts import revolt, war
from tests.games.huang.bot.puzzles import Puzzle

BEHIND = """
        points Tiger: Y6 R5 B6 G5
        points Rabbit: Y7 R7 B7 G5
"""

MORE_REVOLTS = [
    Puzzle(
        "a guard that makes it a tie needs no tiles",
        revolt("YYWW", "YYYYRR", guard="Y"),
        {"commit 0"},
        before=("leader R a1", "commit 2"),
    ),
    Puzzle(
        "the Polish defender commits exactly enough",
        "options: edition=pl\n" + revolt("YYYW", "YYYYRR").strip("\n"),
        {"commit 3"},
        before=("leader R a1", "commit 3"),
    ),
    Puzzle(
        "the German defender keeps the tiles of a lost revolt",
        "options: edition=de\n" + revolt("YYYYYW", "YYRRRR").strip("\n"),
        {"commit 0"},
        before=("leader R a1", "commit 5"),
    ),
    Puzzle(
        "the leader off the board saves a tile",
        """
        seats: Tiger Rabbit
        board:
        .   Y   R   Y   gB  .   .   rB  Y   Y   .
          .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: YYWW
        hand Rabbit: YYYYRR
        market: YRBGRR
        """,
        {"commit 1+leader"},
        before=("leader G a1", "commit 2"),
    ),
    Puzzle(
        "the attacker reckons with the leader that an empty hand still has off the board",
        """
        seats: Tiger Rabbit
        board:
        .   Y   R   Y   gB  .   .   rB  Y   Y   .
          .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: YYWW
        hand Rabbit: -
        market: YRBGRR
        """,
        {"commit 1+leader"},
        before=("leader G a1",),
    ),
    Puzzle(
        "one of five defends exactly",
        """
        seats: Tiger Rabbit Rat Goat Dragon
        board:
        .   Y   R   Y   rB  .   .   Y   yB
          .   .   .   .   .   .   .   .   .
        hand Tiger: YYWW
        hand Rabbit: YYYRRR
        hand Rat: YYYWWW
        hand Goat: YYYWWW
        hand Dragon: BBBBBB
        market: RRBGWR
        """,
        {"commit 2"},
        before=("leader R a1", "commit 2"),
    ),
    Puzzle(
        "no revolt against a hand that everybody knows to be yellow",
        revolt("WWWWGG", "YYYYYY") + "known Rabbit: YYYYYY",
        wrong={f"leader R {place}" for place in ("a1", "a2", "b2", "c2", "d2")},
    ),
]

MORE_WARS = [
    Puzzle(
        "of tied states the bot's own wins, on whichever side",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gB  W   .   W   gT  Y   R   .   rT  Y
          R   .   .   .   .   .   .   R   .   .   .   .
        hand Tiger: WGGGGG
        hand Rabbit: WWWBBB
        market: YRBGWR
        """,
        {"winner B"},
        before=("tile W e1", "skip", "skip"),
    ),
    Puzzle(
        "the defender beats an attacker who has no tiles left",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gT  W   .   W   gB  G   G   .   rT  Y
          R   .   .   .   .   Y   .   G   .   .   .   .
        pagodas: h1-i1-h2
        hand Tiger: W
        hand Rabbit: RRRRBB
        points Tiger: Y6 R6 B6 G6
        points Rabbit: Y7 R7 B7 G5
        market: YYBGWG
        """,
        {"support B 2+leader", "support B 3", "support B 3+leader", "support B 4*"},
        before=("tile W e1",),
    ),
    Puzzle(
        "equal soldiers are enough against an empty hand, since the attacker takes a tie",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gT  R   .   G   G   gB  Y   R
          .   .   .   .   .   G   .   .   .   R
        .   .   .   .   .   .   .   .   .   .
        pagodas: f1-g1-f2
        hand Tiger: WWWWGG
        hand Rabbit: -
        market: YRBGWR
        turn: Tiger 1
        """,
        {f"tile {colour} {place}" for colour in "WG" for place in ("e1", "e2")},
    ),
    Puzzle(
        "no war against a hand that everybody knows to be red",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gT  R   .   R   R   gB  Y
          G   G   .   .   .   .   .   .   .
        .   G   .   .   .   .   .   .   .
        pagodas: a2-b2-b3
        hand Tiger: WWWWGG
        hand Rabbit: RRRRRR
        known Rabbit: RRRRRR
        market: YRBGWR
        """,
        wrong={f"tile {colour} {place}" for colour in "WG" for place in ("e1", "e2")},
    ),
    Puzzle(
        "one of three adds what is missing and no more",
        """
        seats: Tiger Rabbit Rat
        board:
        .   Y   gT  W   .   W   gB  Y   R   .   Y   rT
          .   .   .   .   .   .   .   .   R   .   .   .
        hand Tiger: RRRWGG
        hand Rabbit: BBBBBB
        hand Rat: YYYYYY
        points Tiger: Y6 R5 B6 G5
        points Rabbit: Y7 R7 B7 G5
        points Rat: Y7 R7 B7 G5
        market: YRBGWR
        """,
        {"support A 2"},
        before=("tile W e1", "skip", "skip"),
        bag="",
    ),
    Puzzle(
        "no soldier for a war that is lost anyway, in the Polish edition too",
        "options: edition=pl\n"
        + war("RRWGGG", "RRRRBB", 0, 3, BEHIND.replace("G5", "G6", 1)).strip("\n"),
        {"skip"},
        before=("tile W e1", "support B 4"),
        bag="",
    ),
]

LAST_MOVES = [
    Puzzle(
        "the yellow leader stands in for the last green point",
        """
        seats: Tiger Rabbit
        board:
        .   Y   yT  .   .   .   Y   rT  .   Y   gB
          .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: GWWYYR
        hand Rabbit: YYRRBB
        points Tiger: Y6 R6 B6 G5
        points Rabbit: Y7 R7 B7 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile G a1", "tile G a2", "tile G b2", "tile G c2", "tile G d1"},
        bag="",
    ),
    Puzzle(
        "a joker fills the weakest colour",
        """
        seats: Tiger Rabbit
        board:
        .   Y   wT  .   .   .   Y   rT  .   Y   gB
          .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: WRRRRR
        hand Rabbit: YYRRBB
        points Tiger: Y6 R6 B6 G5
        points Rabbit: Y7 R7 B7 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile W a1", "tile W a2", "tile W b2", "tile W c2", "tile W d1"},
        bag="",
    ),
    Puzzle(
        "one of five gives the last point to the weakest colour",
        """
        seats: Tiger Rabbit Rat Goat Dragon
        board:
        rT  Y   yT  .   .   .   Y   yB  .
          .   gT  .   .   .   .   .   .   .
        hand Tiger: GRYWRR
        hand Rabbit: YYRRBB
        hand Rat: YYRRBB
        hand Goat: YYRRBB
        hand Dragon: YYRRBB
        points Tiger: Y5 R6 B6 G6
        points Rabbit: Y7 R7 B7 G5
        points Rat: Y6 R6 B6 G4
        points Goat: Y7 R7 B7 G5
        points Dragon: Y7 R7 B7 G4
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile Y *"},
        bag="",
    ),
    Puzzle(
        "the market gives the colour of the last point",
        """
        seats: Tiger Rabbit
        board:
        .   Y   yT  .   .   .   Y   rB  .   .   .
          .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: GRRRRR
        hand Rabbit: YYRRBB
        points Tiger: Y5 R7 B7 G6
        points Rabbit: Y7 R7 B7 G5
        market: RRRRRY
        """,
        {"take Y"},
        before=("tile G a1",),
        bag="",
    ),
    Puzzle(
        "the blue chain goes on for the second point that is missing",
        """
        seats: Tiger Rabbit Rat
        board:
        Y   bT  .   .   .   .   Y   bB  .
          ~   ~   ~   ~   .   .   .   .   .
        hand Tiger: BBRRRR
        hand Rabbit: RRRRRR
        hand Rat: RRRRRR
        points Tiger: Y6 R6 B4 G6
        points Rabbit: Y7 R7 B7 G5
        points Rat: Y7 R7 B7 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile B a2", "tile B c2"},
        before=("tile B b2",),
        bag="",
    ),
    Puzzle(
        "the pagoda of the last turn is built",
        """
        seats: Tiger Rabbit Rat
        board:
        Y   rT  .   .   .   .   Y   gB  .
          .   R   R   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
        hand Tiger: RGGGGG
        hand Rabbit: YYRRBB
        hand Rat: YYRRBB
        points Tiger: Y7 R4 B7 G7
        points Rabbit: Y7 R7 B7 G5
        points Rat: Y7 R7 B7 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        {"tile R c1", "tile R b3", "tile R c3"},
        bag="",
    ),
    Puzzle(
        "the German edition builds it too",
        """
        seats: Tiger Rabbit
        options: edition=de
        board:
        Y   rT  .   .   .   .   Y   gB  .
          .   R   R   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
        hand Tiger: RGGGGG
        hand Rabbit: YYRRBB
        points Tiger: Y7 R4 B7 G7
        points Rabbit: Y7 R7 B7 G5
        market: RRRRRR
        turn: Tiger 1
        """,
        {"pagoda *"},
        before=("tile R c1",),
        bag="",
    ),
    Puzzle(
        "the blue leader stands for a tile of the riot",
        """
        seats: Tiger Rabbit
        board:
        G   G   G   G   gB  Y   .   .   .   yT  Y
          G   .   G   .   .   .   .   .   .   .   .
        pagodas: a1-b1-a2 c1-d1-c2
        hand Tiger: BRRRRR
        hand Rabbit: RRRRRR
        market: RRRRRR
        turn: Tiger 1
        """,
        {"riot+leader f1"},
    ),
]
