"""Turns with a plainly right answer, at tables of two to six and in the variants."""

from tests.games.huangdi.bot.puzzles import Puzzle

LEVELS = """
        3  R  W  K  W  E  |  W  R  K  R  E
        2  R  W  K  W  E  |  W  R  K  R  E
        1  R  W  K  W  E  |  W  R  K  R  E
"""


def last_of_three(red: str, white: str, black: str) -> str:
    """The last turn of three players: levels 1 to 3 are complete, no tower stands."""
    return f"""
        seats: 3
        round: 12
        wall:{LEVELS}
        emperor: holder=white stock=0
        red: {red}
        white: {white}
        black: {black}
        turn: red 3
    """


LAST_TURNS = [
    Puzzle(
        "one of three takes a tower in the last turn",
        last_of_three(
            "score=40 peasants=8 blocks=1 roles=builder,taskmaster",
            "score=45 jade=9 peasants=9",
            "score=40 jade=9 peasants=9",
        ),
        {"build 1"},
    ),
    Puzzle(
        "of two ways to get blocks and workers, the one that builds the tower",
        last_of_three(
            "score=40 jade=2 peasants=8 blocks=1 roles=recruiter,taskmaster",
            "score=45 jade=9 peasants=9",
            "score=40 jade=9 peasants=9",
        ),
        {"repeat builder"},
    ),
    Puzzle(
        "most jade decides among three",
        last_of_three(
            "score=40 jade=7 roles=recruiter,taskmaster",
            "score=36 jade=9 peasants=9",
            "score=30 jade=9 peasants=9",
        ),
        {"jade recruiter"},
    ),
    Puzzle(
        "convicts make most workers where jade is short",
        last_of_three(
            "score=40 peasants=4 roles=recruiter,taskmaster",
            "score=36 jade=9 peasants=6",
            "score=30 jade=9 peasants=6",
        ),
        {"convicts"},
    ),
    Puzzle(
        "the block of the leader is removed, not that of the last",
        """
        seats: 3
        round: 12
        wall:
        2  .  W  K  .  .  |  .  .  .  .  .
        1  R  W  K  .  .  |  R  W  K  .  .
        emperor: holder=white stock=0
        red: score=44 convicts=5 roles=builder,taskmaster
        white: score=25 jade=9 peasants=20
        black: score=5 jade=0 peasants=1
        turn: red 3
        """,
        {"remove a2.2"},
    ),
    Puzzle(
        "the leader's block among four, too",
        """
        seats: 4
        round: 11
        wall:
        2  .  W  K  .  .  |  .  .  .  .  .  |  .  .  .  .  .
        1  R  W  K  .  .  |  R  W  K  .  .  |  B  .  .  .  .
        emperor: holder=white stock=0
        red: score=44 convicts=5 roles=builder,taskmaster
        white: score=5 jade=0 peasants=1
        black: score=25 jade=9 peasants=20
        blue: score=5 jade=0 peasants=1
        turn: red 3
        """,
        {"remove a3.2"},
    ),
    Puzzle(
        "nobody who is far behind lays the last block of the wall",
        """
        seats: 2
        round: 10
        wall:
        4  R  -  -  -  W  |  R  -  -  -  .
        3  R  W  R  W  E  |  W  R  W  R  E
        2  R  W  R  W  E  |  W  R  W  R  E
        1  R  W  R  W  E  |  W  R  W  R  E
        emperor: holder=red stock=2
        red: score=40 jade=1 peasants=8 blocks=1 camp=B
        white: score=55 jade=9 peasants=9 blocks=1
        hand red: 1 10
        turn: red 1
        """,
        wrong={"build 1"},
    ),
    Puzzle(
        "the Taskmaster is bought back to build where no block of red stands",
        """
        seats: 2
        round: 12
        wall:
        1  R  R  W  .  .  |  W  .  .  .  .
        emperor: holder=white stock=0
        red: score=30 jade=3 peasants=2 blocks=1 roles=builder,taskmaster
        white: score=28 jade=9 peasants=9
        turn: red 3
        """,
        {"buyback jade"},
        before=("move B",),
    ),
    Puzzle(
        "in the last turn points count, and income no more",
        """
        seats: 2
        round: 12
        wall:
        2  R  R  .  .  .  |  .  .  .  .  .
        1  R  R  R  .  .  |  W  W  .  .  .
        emperor: holder=white stock=0
        red: score=40 roles=builder,taskmaster
        white: score=60 jade=30 peasants=9
        hand red: 11 16
        turn: red 3
        """,
        {"favour 11"},
    ),
    Puzzle(
        "the best favour of the last turn, among four",
        """
        seats: 4
        round: 11
        wall:
        2  .  .  .  .  .  |  R  R  R  .  .  |  .  .  .  .  .
        1  R  R  .  .  .  |  W  W  R  .  .  |  K  B  .  .  .
        emperor: holder=white stock=0
        red: score=40 roles=builder,taskmaster
        white: score=62 jade=30 peasants=9
        black: score=20 jade=3 peasants=1
        blue: score=20 jade=3 peasants=1
        hand red: 0 2 24
        turn: red 3
        """,
        {"favour 24"},
    ),
    Puzzle(
        "a favour is played rather than jade collected in the last turn",
        """
        seats: 5
        round: 10
        wall:
        2  .  R  .  .  .  |  .  .  .  .  .  |  .  .  .  .  .  |  .  .  .  .  .
        1  R  R  W  K  B  |  W  W  R  .  .  |  K  B  .  .  .  |  G  .  .  .  .
        emperor: holder=white stock=0
        red: score=40 roles=builder,recruiter
        white: score=45 jade=30 peasants=9
        black: score=20 jade=3 peasants=1
        blue: score=20 jade=3 peasants=1
        green: score=20 jade=3 peasants=1
        hand red: 1
        turn: red 3
        """,
        {"favour 1"},
    ),
]

BLOCKS_OF_THE_EMPEROR = [
    Puzzle(
        "the emperor block completes a row of the bot's among four",
        """
        seats: 4
        round: 6
        wall:
        2  R  R  R  W  .  |  .  .  .  .  .  |  .  .  .  .  .
        1  R  W  K  B  E  |  R  W  .  .  .  |  K  .  .  .  .
        emperor: holder=red block=yes stock=5
        red: jade=2 peasants=1 roles=recruiter,taskmaster
        white: jade=6 peasants=8 blocks=2
        black: jade=6 peasants=8 blocks=2
        blue: jade=6 peasants=8 blocks=2
        turn: red 3
        """,
        {"emperor a5.2"},
        before=("jade recruiter",),
    ),
    Puzzle(
        "the emperor block is placed before it is lost, among six",
        """
        seats: 6
        round: 5
        wall:
        1  R  W  E  .  .  |  R  .  .  .  .  |  K  B  .  .  .  |  G  Y  .  .  .
        emperor: holder=red block=yes stock=4
        red: jade=2 peasants=1 roles=recruiter,taskmaster
        white: jade=6 peasants=8 blocks=2
        black: jade=6 peasants=8 blocks=2
        blue: jade=6 peasants=8 blocks=2
        green: jade=6 peasants=8 blocks=2
        yellow: jade=6 peasants=8 blocks=2
        turn: red 3
        """,
        wrong={"done"},
        before=("jade recruiter",),
    ),
    Puzzle(
        "the emperor's block carries a tower of the bot's",
        """
        seats: 2
        round: 12
        wall:
        4  .  -  -  -  W  |  .  -  -  -  .
        3  .  W  W  W  E  |  .  .  .  .  .
        2  R  W  R  W  E  |  .  .  .  .  .
        1  R  W  R  W  E  |  R  W  .  .  .
        emperor: holder=red block=yes stock=0
        red: score=40 jade=0 peasants=8 blocks=1 roles=builder,taskmaster
        white: score=50 jade=9 peasants=9
        turn: red 3
        """,
        {"emperor a1.3"},
    ),
]

NEEDS = [
    Puzzle(
        "a full prison is emptied among three",
        """
        seats: 3
        round: 6
        wall:
        1  R  W  K  .  .  |  R  W  .  .  .
        emperor: holder=red stock=6
        prison A: jade=4 convicts=10
        red: jade=3 peasants=1 blocks=2
        white: jade=6 peasants=3 blocks=2
        black: jade=6 peasants=3 blocks=2
        turn: red 1
        """,
        {"prison"},
    ),
    Puzzle(
        "workers without blocks need a quarry among four",
        """
        seats: 4
        round: 6
        wall:
        1  R  W  .  .  .  |  R  W  .  .  .  |  K  B  .  .  .
        emperor: holder=red stock=5
        red: jade=6 peasants=14 blocks=0
        white: jade=6 peasants=8 blocks=3
        black: jade=6 peasants=8 blocks=3
        blue: jade=6 peasants=8 blocks=3
        turn: red 1
        """,
        {"quarry 3", "quarry 4"},
    ),
    Puzzle(
        "blocks without workers need peasants with a province more",
        """
        seats: 3
        variant: friendly
        round: 7
        wall:
        1  R  W  .  .  .  |  R  W  .  .  .  |  K  .  .  .  .
        emperor: holder=red stock=5
        red: jade=6 peasants=0 blocks=5
        white: jade=6 peasants=8 blocks=3
        black: jade=6 peasants=8 blocks=3
        turn: red 1
        """,
        {"recruit 3", "recruit 4"},
    ),
    Puzzle(
        "peasants survive a build by half with a province fewer too",
        """
        seats: 4
        variant: cutthroat
        round: 11
        wall:
        1  R  W  K  .  .  |  W  .  .  .  .
        emperor: holder=white stock=0
        red: score=13 jade=0 peasants=2 convicts=2 blocks=1 camp=B roles=builder,taskmaster
        white: score=5 jade=9 peasants=3
        black: score=5 jade=9 peasants=3
        blue: score=5 jade=9 peasants=3
        turn: red 3
        """,
        {"peasants 2"},
        before=("build 1", "block b3.1"),
    ),
    Puzzle(
        "chips are kept among three when an action brings less",
        last_of_three(
            "score=40 chips=4 roles=recruiter,taskmaster",
            "score=38 jade=9 peasants=9",
            "score=30 jade=9 peasants=9",
        ),
        {"done"},
        before=("jade recruiter",),
    ),
]
