"""Wars and revolts with a plainly right answer."""

from tests.games.huang.bot.puzzles import Puzzle

ON_TIGERS_SIDE = ("a1", "a2", "b2", "c2")
ON_RABBITS_SIDE = ("i1", "h2", "g2", "f2")


def revolt(tiger: str, rabbit: str, guard: str = ".") -> str:
    """Tiger's red leader can go to a1, beside one yellow tile, against Rabbit's on e1."""
    return f"""
        seats: Tiger Rabbit
        board:
        .   Y   R   Y   rB  {guard}   .   Y   yB  .   .   Y   yT
          .   .   .   .   {guard}   .   .   .   .   .   .   .   .
        hand Tiger: {tiger}
        hand Rabbit: {rabbit}
        market: YRBGWR
    """


def war(tiger: str, rabbit: str, left: int, right: int, more: str = "") -> str:
    """Tiger's state ends on d1, Rabbit's begins on f1, with that many red tiles each.

    Both have a green leader there; Tiger's red leader is somewhere else.
    """
    red = {*ON_TIGERS_SIDE[:left], *ON_RABBITS_SIDE[:right]}
    a1, a2, b2, c2 = ("R" if place in red else "." for place in ON_TIGERS_SIDE)
    i1, h2, g2, f2 = ("R" if place in red else "." for place in ON_RABBITS_SIDE)
    return f"""
        seats: Tiger Rabbit
        board:
        {a1}   Y   gT  W   .   W   gB  Y   {i1}   .   rT  Y
          {a2}   {b2}   {c2}   .   .   {f2}   {g2}   {h2}   .   .   .   .
        hand Tiger: {tiger}
        hand Rabbit: {rabbit}
        market: YRBGWR
        {more}
    """


REVOLTS = [
    Puzzle(
        "the defender commits exactly enough",
        revolt("YYWW", "YYYYRR"),
        {"commit 2"},
        before=("leader R a1", "commit 2"),
    ),
    Puzzle(
        "the defender commits nothing where the leader alone will do",
        revolt("YYWW", "YYYYRR"),
        {"commit 0"},
        before=("leader R a1", "commit 0"),
    ),
    Puzzle(
        "the defender keeps the tiles of a lost revolt",
        revolt("YYYYYW", "YRRRRR"),
        {"commit 0"},
        before=("leader R a1", "commit 5"),
    ),
    Puzzle(
        "the defender's leader off the board costs less than a tile",
        """
        seats: Tiger Rabbit
        board:
        .   Y   R   Y   gB  .   .   rB  Y   Y   .
          .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: YWWW
        hand Rabbit: YYYYRR
        market: YRBGRR
        """,
        {"commit 0+leader"},
        before=("leader G a1", "commit 1"),
    ),
    Puzzle(
        "no tiles against a guard that they cannot beat",
        revolt("YWWW", "YRRRRR", guard="Y"),
        {"commit 0"},
        before=("leader R a1",),
    ),
    Puzzle(
        "against an empty hand the attacker commits exactly enough",
        revolt("YYYYWW", "-"),
        {"commit 1"},
        before=("leader R a1",),
    ),
    Puzzle(
        "the attacker beats what everybody knows the defender to hold",
        revolt("YYYYWW", "YY") + "known Rabbit: YY",
        {"commit 3"},
        before=("leader R a1",),
    ),
    Puzzle(
        "one of four defends exactly too",
        """
        seats: Tiger Rabbit Rat Goat
        board:
        .   Y   R   Y   rB  .   .   Y   yB
          .   .   .   .   .   .   .   .   .
        hand Tiger: YYYW
        hand Rabbit: YYYRRR
        hand Rat: YYYWWW
        hand Goat: YYYWWW
        market: RRBGWR
        """,
        {"commit 3"},
        before=("leader R a1", "commit 3"),
    ),
    Puzzle(
        "a leader with pagodas is driven out by who is far stronger",
        """
        seats: Tiger Rabbit
        board:
        G   G   G   G   Y   .   Y   .   .   yT  Y   wT
          G   .   G   gB  .   Y   .   .   .   bT  rT  .
        .   .   .   .   .   .   .   .   .   .   .   .
        pagodas: a1-b1-a2 c1-d1-c2
        hand Tiger: YYYYYG
        hand Rabbit: RRRR
        known Rabbit: RRRR
        points Tiger: Y6 R6 B6 G3
        points Rabbit: Y6 R6 B6 G3
        turn: Tiger 1
        market: RRRRRR
        """,
        {"leader G *"},
    ),
    Puzzle(
        "no revolt against three yellow tiles without yellow in the hand",
        """
        seats: Tiger Rabbit
        board:
        Y   Y   .   .   Y   .
          gB  Y   .   .   gT  G
        .   .   .   .   .   .
        hand Tiger: GGWWGG
        hand Rabbit: YYYYRR
        market: RRRRRR
        """,
        wrong={"leader G a1", "leader G c1", "leader G a3", "leader G b3", "leader G c3"},
    ),
]

LAST_TURN = """
        points Tiger: Y6 R5 B6 G5
        points Rabbit: Y7 R7 B7 G5
"""
"""A green point for the war and a red one for a soldier kept: both, and Tiger wins the game."""

WARS = [
    Puzzle(
        "the unifier needs but a tie, and keeps a soldier for the last point",
        war("RRRWGG", "BBBBBB", 0, 2, LAST_TURN),
        {"support A 2"},
        before=("tile W e1", "skip"),
        bag="",
    ),
    Puzzle(
        "the unifier adds what is missing and no more",
        war("RRRRWG", "RBBBBB", 0, 2, LAST_TURN),
        {"support A 3"},
        before=("tile W e1", "support B 1"),
        bag="",
    ),
    Puzzle(
        "no soldier for a lost war",
        war("RWGGGG", "RRRRBB", 0, 2, LAST_TURN.replace("G5", "G6", 1)),
        {"skip"},
        before=("tile W e1", "support B 4"),
        bag="",
    ),
    Puzzle(
        "no soldier for a war that is won",
        war("RWGGGG", "BBBBBB", 4, 0, LAST_TURN),
        {"skip"},
        before=("tile W e1", "skip"),
        bag="",
    ),
    Puzzle(
        "the defender keeps the soldier that is worth a point in the next turn",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gT  W   .   W   gB  Y   .   .   .   Y   rB
          R   R   R   .   .   .   .   .   .   .   .   .   .
        hand Tiger: WGGGGG
        hand Rabbit: RBBBBB
        points Tiger: Y6 R6 B6 G6
        points Rabbit: Y7 R5 B7 G7
        market: YYBGWG
        """,
        {"skip"},
        before=("tile W e1",),
        bag="YYYYYY",
    ),
    Puzzle(
        "of tied states the bot's own wins",
        war("WGGGGG", "WWWBBB", 2, 2),
        {"winner A"},
        before=("tile W e1", "skip", "skip"),
    ),
    Puzzle(
        "a red leader off the board supports for nothing",
        """
        seats: Tiger Rabbit
        board:
        .   Y   gT  W   .   W   gB  Y   R   .   .   .   .   Y   yT
          .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: RWGGGG
        hand Rabbit: BBBBBB
        points Tiger: Y6 R5 B6 G5
        points Rabbit: Y7 R7 B7 G5
        market: YRBGWR
        """,
        {"support A 0+leader"},
        before=("tile W e1", "skip"),
        bag="",
    ),
    Puzzle(
        "the winner pays with tiles that carry no pagoda",
        """
        seats: Tiger Rabbit
        board:
        R   Y   rT  R   R   .   R   rB  Y
          R   .   .   R   .   .   .   .   .
        pagodas: d1-e1-d2
        hand Tiger: WWWG
        hand Rabbit: WWWG
        points Tiger: Y5 R3 B5 G5
        points Rabbit: Y5 R5 B5 G5
        market: YRBGWR
        """,
        {"remove a1", "remove a2"},
        before=("tile W f1", "skip", "skip"),
    ),
    Puzzle(
        "a far stronger state goes to war",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gT  R   .   G   G   gB  Y
          R   R   R   R   .   G   .   .   .
        .   .   .   .   .   .   .   .   .
        pagodas: f1-g1-f2
        hand Tiger: RRWWGG
        hand Rabbit: WWWWBB
        market: YRBGWR
        """,
        {f"tile {colour} {place}" for colour in "RWG" for place in ("e1", "e2")},
        before=("tile W a3",),
    ),
    Puzzle(
        "a far weaker state keeps the peace",
        """
        seats: Tiger Rabbit
        board:
        R   Y   gB  R   .   G   G   gT  Y
          R   R   R   R   .   G   .   .   .
        pagodas: f1-g1-f2
        hand Tiger: YYWWGG
        hand Rabbit: RRWWBB
        market: YRBGWR
        """,
        wrong={f"tile {colour} {place}" for colour in "YWG" for place in ("e1", "e2")},
    ),
    Puzzle(
        "one of four adds exactly what is missing",
        """
        seats: Tiger Rabbit Rat Goat
        board:
        .   Y   gT  W   .   W   gB  Y   R   .   Y   rT
          .   .   .   .   .   .   .   .   .   .   .   .
        hand Tiger: RRRWGG
        hand Rabbit: RBBBBB
        hand Rat: YYYYYY
        hand Goat: YYYYYY
        points Tiger: Y6 R5 B6 G5
        points Rabbit: Y7 R7 B7 G5
        points Rat: Y7 R7 B7 G5
        points Goat: Y7 R7 B7 G5
        market: YRBGWR
        """,
        {"support A 2"},
        before=("tile W e1", "support B 0+leader", "skip", "skip"),
        bag="",
    ),
]
