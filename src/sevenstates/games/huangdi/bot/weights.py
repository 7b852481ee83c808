"""Weights of the evaluation, in points of the final score; fitted by self-play."""

TURN = {2: 4.2, 3: 3.6, 4: 3.3, 5: 3.3, 6: 3.3}
"""A turn that is still to come, by seats: what a turn brings on average."""
JADE = 1.5
"""A jade while there is little of it and time to spend it."""
WORKER_USE = 1.55
"""One worker's work on one block."""
PEASANT_USES = 1.8
"""The number of builds in which a peasant works: half of them survive one."""
SUPPLY_BLOCK = 5.3
"""A block that is quarried but not built, while there are few of them."""
CHIP = 3.7
"""A buyback chip beyond what it counts at the end."""
EMPEROR = 1.6
"""The emperor block as long as it can still be placed."""

JADE_SPAN, USE_SPAN, BLOCK_SPAN, CHIP_SPAN = 2.8, 7.4, 0.65, 0.3
"""The amount of each that a turn can spend: beyond that more of it is worth less and less."""
BLOCK_HOLD = 5.0
"""Maximum quarried blocks that are useful at a time, however many turns are left."""

ROWS, ROWS_EARLY = 0.9, 0.4
"""Weight of points foreseen for a row: at the end, and more with the whole game to go."""
LEVELS, LEVELS_EARLY = 1.1, 0.3
"""The same for levels."""
LEAST_EARLY = -0.25
"""Extra weight of a block in the least province, with the whole game to go."""
LEAST_LATER = 2.9
"""A block in a province that is not the least, which may catch up."""
LATER_SPAN = 0.5
"""The part of that which can be caught up in a turn."""
CAMP, CAMP_SPAN = 1.35, 0.3
"""A camp where the seat has a block less than on average; it counts for less at the end."""

NO_ROOM = -5.0
"""Weight of a camp where all is built, as if the seat had that many blocks too many there."""

HAND = (1.0, 0.9, 0.7, 0.5, 0.3, 0.2, 0.1)
"""The share that the best, second best ... favour of a hand counts for."""
HELD_SHARE = (0.32, 0.19, 0.1, 0.06, 0.04, 0.02, 0.0)
"""The share of a favour's value in hand, by how many of its blocks are missing."""
INCOME, PETITION, JADE_BONUS = 0.65, 0.38, 0.24
"""Gain of one income, petition or jade of a played favour in a round."""

BUILT_A_TURN = 0.65
"""Blocks that a turn puts into the wall, on average."""
WALL_PACE = {2: 0.45, 3: 0.9, 4: 1.4, 5: 1.4, 6: 1.4}
"""The same near the end, by seats: the more of them, the more hurry to build what is left."""
LEFT_OVER = 0.3
"""The share of blocks that go to a higher level while a lower one still has room."""
EMPEROR_SHARE = 0.12
"""The share of free locations that end up under an emperor block."""
BEST_RIVAL = 1.4
"""Speed of the best of several rivals, relative to a usual one."""
MOST_BLUR = 1.2
"""Jade or workers that can change hands in a turn before most of them is counted."""

PRIZE = {2: 1.0, 3: 0.8, 4: 0.6, 5: 0.6, 6: 0.6}
"""Value of winning a petition, by seats: a free block in the wall and the first turn."""
PRIZE_CHIP, PRIZE_ROW = 1.9, 0.18
"""Gain of completing a row with the emperor block: the chip, and a share of the row's points."""

SPREAD, SPREAD_TURN = 2.5, 2.0
"""Deviation of final scores from those foreseen: at the end, and for the root of turns left."""
