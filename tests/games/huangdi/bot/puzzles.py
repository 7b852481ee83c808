"""Turns with a plainly right answer: building, favours, the emperor block, supplies."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Puzzle:
    """A position, who is asked, and what is right or wrong there."""

    name: str
    text: str
    right: set[str] = field(default_factory=set)
    wrong: set[str] = field(default_factory=set)
    """Where all but these is right, the plainly wrong ones."""
    seat: int = 0
    before: tuple[str, ...] = ()
    """Moves that the seat has made already in the turn."""

    def __str__(self) -> str:
        return self.name


def before_towers(red: str, white: str = "score=40 jade=9 peasants=9") -> str:
    """The last turn of the game: levels 1 to 3 are complete, no tower stands."""
    return f"""
        seats: 2
        round: 12
        wall:
        3  R  W  R  W  E  |  W  R  W  R  E
        2  R  W  R  W  E  |  W  R  W  R  E
        1  R  W  R  W  E  |  W  R  W  R  E
        emperor: holder=white stock=0
        red: score=40 {red}
        white: {white}
        turn: red 3
    """


def with_favours(red: str, hand: str, rival: int) -> str:
    """The last turn: favours 24 (ten points), 2 (three) and 0 (two) stand for red."""
    return f"""
        seats: 2
        round: 12
        wall:
        2  .  .  .  .  .  |  R  R  R  .  .
        1  R  R  .  .  .  |  W  W  R  .  .
        emperor: holder=white stock=0
        red: score=40 {red}
        white: score={rival} jade=30 peasants=9
        hand red: {hand}
        turn: red 3
    """


BUILDING = [
    Puzzle(
        "a tower in the last turn brings its points and the level",
        before_towers("peasants=8 blocks=1 roles=builder,taskmaster"),
        {"build 1"},
    ),
    Puzzle(
        "two towers are better than one",
        before_towers(
            "jade=1 peasants=16 blocks=2 roles=builder,taskmaster", "score=47 jade=9 peasants=20"
        ),
        {"build 2"},
    ),
    Puzzle(
        "a repeated Builder is as good",
        before_towers("jade=2 peasants=8 blocks=1 roles=recruiter,taskmaster"),
        {"repeat builder"},
    ),
    Puzzle(
        "peasants survive a build by half, so that most workers are left",
        """
        seats: 2
        round: 12
        wall:
        1  R  W  .  .  .  |  .  .  .  .  .
        emperor: holder=white stock=0
        red: jade=0 peasants=2 convicts=2 blocks=1 camp=B roles=builder,taskmaster
        white: score=10 jade=9 peasants=3
        turn: red 3
        """,
        {"peasants 2"},
        before=("build 1", "block b3.1"),
    ),
    Puzzle(
        "no odd peasant dies for half the work",
        """
        seats: 2
        round: 6
        wall:
        1  R  W  .  .  .  |  .  .  .  .  .
        emperor: holder=red stock=6
        red: jade=4 peasants=6 convicts=1 blocks=1 camp=B
        white: jade=4 peasants=3
        turn: red 1
        """,
        wrong={"peasants 1"},
        before=("build 1", "block b3.1"),
    ),
    Puzzle(
        "the province with fewest blocks counts",
        """
        seats: 2
        round: 12
        wall:
        2  .  .  .  .  W  |  W  W  .  .  .
        1  R  R  R  R  W  |  W  W  .  .  .
        emperor: holder=white stock=0
        red: score=30 jade=1 peasants=4 blocks=2 camp=B roles=builder,taskmaster
        white: score=0 jade=9 peasants=9
        turn: red 3
        """,
        {"build 2"},
    ),
    Puzzle(
        "the block that completes the row, before the rival breaks it",
        """
        seats: 2
        round: 6
        wall:
        2  R  R  W  W  .  |  .  .  .  .  .
        1  R  W  R  W  E  |  R  W  .  .  .
        emperor: holder=red stock=6
        red: jade=4 peasants=8 blocks=2
        white: jade=8 peasants=8 convicts=4 blocks=2
        turn: red 1
        """,
        {"block a5.2"},
        before=("build 1",),
    ),
    Puzzle(
        "the last block of the wall, when ahead",
        """
        seats: 2
        round: 11
        wall:
        4  R  -  -  -  W  |  R  -  -  -  .
        3  R  W  R  W  E  |  W  R  W  R  E
        2  R  W  R  W  E  |  W  R  W  R  E
        1  R  W  R  W  E  |  W  R  W  R  E
        emperor: holder=red stock=1
        red: score=90 jade=1 peasants=8 blocks=1 camp=B
        white: score=60 jade=9 peasants=9 blocks=1
        turn: red 1
        """,
        {"build 1"},
    ),
    Puzzle(
        "a rival's lead at the end is broken",
        """
        seats: 2
        round: 12
        wall:
        2  .  W  .  .  .  |  .  .  .  .  .
        1  R  W  .  .  .  |  R  W  .  .  .
        emperor: holder=white stock=0
        red: score=40 jade=0 convicts=5 roles=builder,taskmaster
        white: score=40 jade=9 peasants=20
        turn: red 3
        """,
        {"remove a2.2"},
    ),
    Puzzle(
        "one of four takes the tower in the last turn",
        """
        seats: 4
        round: 11
        wall:
        3  R  .  .  .  .  |  .  .  .  .  .  |  .  .  .  .  .
        2  R  W  W  W  .  |  .  .  .  .  .  |  .  .  .  .  .
        1  R  W  K  B  .  |  W  R  .  .  .  |  K  R  .  .  .
        emperor: holder=white stock=0
        red: score=30 jade=0 peasants=8 blocks=1 roles=builder,taskmaster
        white: score=50 jade=9 peasants=9
        black: score=30 jade=9 peasants=9
        blue: score=30 jade=9 peasants=9
        turn: red 3
        """,
        {"block a1.4"},
        before=("build 1",),
    ),
]

FAVOURS = [
    Puzzle(
        "a favour that stands is played in the last turn, the best first",
        with_favours("roles=builder,taskmaster", "0 2 24", 73),
        {"favour 24"},
    ),
    Puzzle(
        "a favour is worth repeating the Builder for",
        with_favours("jade=2 roles=recruiter,taskmaster", "24", 73),
        {"repeat builder"},
    ),
    Puzzle(
        "the repeated Builder plays it",
        with_favours("jade=2 roles=recruiter,taskmaster", "0 24", 73),
        {"favour 24"},
        before=("repeat builder",),
    ),
    Puzzle(
        "the Taskmaster is bought back for a second favour",
        with_favours("jade=7 roles=recruiter,taskmaster", "0 24", 77),
        {"buyback jade"},
        before=("repeat builder", "favour 24", "plaque b1.2"),
    ),
    Puzzle(
        "the plaque goes where no other favour needs the block",
        """
        seats: 2
        round: 6
        wall:
        2  R  .  .  .  .  |  .  .  .  .  .
        1  R  R  W  .  .  |  .  W  .  .  .
        emperor: holder=red stock=6
        red: jade=4 peasants=4 blocks=1
        white: jade=4 peasants=4 blocks=1
        hand red: 0 1
        turn: red 1
        """,
        {"plaque a2.1"},
        before=("favour 0",),
    ),
    Puzzle(
        "of drawn favours one is kept that stands already, when time is short",
        """
        seats: 2
        round: 12
        wall:
        2  .  R  .  .  .  |  .  .  .  .  .
        1  R  R  W  .  .  |  .  W  .  .  .
        emperor: holder=white stock=0
        red: score=20 jade=7 roles=recruiter,taskmaster
        white: score=22 jade=30 peasants=9
        turn: red 3
        """,
        {"keep 0", "keep 1", "keep 4"},
        before=("repeat resources", "draw", "keep 2"),
    ),
]

EMPEROR = [
    Puzzle(
        "the emperor block completes a row of the seat",
        """
        seats: 2
        round: 7
        wall:
        2  R  R  R  W  .  |  .  .  .  .  .
        1  R  W  R  W  E  |  R  W  .  .  .
        emperor: holder=red block=yes stock=5
        red: jade=2 peasants=1 roles=recruiter,taskmaster
        white: jade=6 peasants=8 blocks=2
        turn: red 3
        """,
        {"emperor a5.2"},
        before=("jade recruiter",),
    ),
    Puzzle(
        "the emperor block is placed before it is lost",
        """
        seats: 2
        round: 5
        wall:
        1  R  W  E  .  .  |  R  .  .  .  .
        emperor: holder=red block=yes stock=7
        red: jade=2 peasants=1 roles=recruiter,taskmaster
        white: jade=6 peasants=8 blocks=2
        turn: red 3
        """,
        wrong={"done"},
        before=("jade recruiter",),
    ),
    Puzzle(
        "the emperor block does not fill a row that a rival wins by it",
        """
        seats: 2
        round: 11
        wall:
        3  R  W  W  .  .  |  .  .  .  .  .
        2  R  W  R  W  .  |  .  .  .  .  .
        1  R  W  R  W  E  |  R  W  .  .  .
        emperor: holder=red block=yes stock=1
        red: score=20 jade=2 peasants=6 blocks=1 roles=builder,taskmaster
        white: score=20 jade=6 peasants=8 blocks=2
        turn: red 3
        """,
        wrong={"emperor a4.3"},
        before=("move B",),
    ),
]

SUPPLIES = [
    Puzzle(
        "most jade counts in the last turn",
        before_towers("jade=7 roles=recruiter,taskmaster"),
        {"jade recruiter"},
    ),
    Puzzle(
        "most workers count in the last turn",
        before_towers("jade=4 peasants=6 roles=recruiter,taskmaster"),
        {"recruit 4"},
    ),
    Puzzle(
        "chips are kept when an action brings less",
        before_towers("chips=4 roles=recruiter,taskmaster"),
        {"done"},
        before=("jade recruiter",),
    ),
    Puzzle(
        "a chip is spent for a tower",
        before_towers("jade=2 peasants=8 blocks=1 chips=1 roles=recruiter,taskmaster"),
        {"buyback chip"},
        before=("jade recruiter",),
    ),
    Puzzle(
        "a full prison is emptied",
        """
        seats: 2
        round: 6
        wall:
        1  R  W  .  .  .  |  R  W  .  .  .
        emperor: holder=red stock=6
        prison A: jade=3 convicts=9
        red: jade=3 peasants=1 blocks=2
        white: jade=6 peasants=3 blocks=2
        turn: red 1
        """,
        {"prison"},
    ),
    Puzzle(
        "workers without blocks need a quarry",
        """
        seats: 2
        round: 7
        wall:
        1  R  W  .  .  .  |  R  W  .  .  .
        emperor: holder=red stock=5
        red: jade=6 peasants=14 blocks=0
        white: jade=6 peasants=8 blocks=3
        turn: red 1
        """,
        {"quarry 3", "quarry 4"},
    ),
    Puzzle(
        "blocks without workers need peasants",
        """
        seats: 2
        round: 7
        wall:
        1  R  W  .  .  .  |  R  W  .  .  .
        emperor: holder=red stock=5
        red: jade=6 peasants=0 blocks=5
        white: jade=6 peasants=8 blocks=3
        turn: red 1
        """,
        {"recruit 3", "recruit 4"},
    ),
    Puzzle(
        "a taskmaster whose province is complete goes on",
        """
        seats: 2
        round: 11
        wall:
        4  R  -  -  -  W  |  .  -  -  -  .
        3  R  W  R  W  E  |  .  .  .  .  .
        2  R  W  R  W  E  |  .  .  .  .  .
        1  R  W  R  W  E  |  W  .  .  W  W
        emperor: holder=red stock=1
        red: score=40 jade=2 peasants=10 blocks=5 roles=builder,taskmaster
        white: score=30 jade=0 peasants=1 blocks=0 camp=A
        turn: red 3
        """,
        {"move B"},
    ),
]
