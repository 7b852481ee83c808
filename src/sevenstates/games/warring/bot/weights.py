"""Weights of the evaluation and of choices, in points; fitted to games of bots."""

# Shares of the win

SPREAD, SPREAD_A_ROUND = 2.0, 0.45
"""Points that make a share of the win e times as large: at the end, and more for each round that
is left."""
UNCLAIMED = 2.0
"""The loss of a character that is met but not shown: time, and perhaps all."""
IN_HAND = 0.25
"""The share of what its best card promises that a hand counts for."""

# Characters

STREAM = 0.75
"""The points that a place for a character brings in a round, whichever comes."""
SWAP_COST = 1.2
"""A bad character can be swapped at the price of a round: no character is worse than this."""
SWAP_BELOW = -0.4
"""A character of a lower value is better swapped than kept, if no card promises much."""
MEAGRE = 1.0
"""If all that can be laid promises less than this, a swap may be better."""

# Goals

GOAL_CURVES = {
    "rise": (-0.79, 0.47),
    "fall": (-0.6, 0.5),
    "several": (-0.4, 0.42),
    "lead": (-0.71, 0.38),
    "lead_sum": (-0.23, 0.4),
    "compare": (-0.45, 0.42),
    "compare_sum": (1.54, 0.49),
    "grow": (0.79, 0.59),
    "war": (-1.61, 1.12),
    "dies": (-0.2, 0.75),
    "dies_by": (-1.08, 2.02),
    "murder": (-2.3, 0.0),
    "murder_of": (-3.3, 0.0),
    "resolved": (-3.3, 0.0),
    "quiet": (0.05, 0.0),
    "quiet_state": (0.3, 0.0),
}
"""The curve of each kind of goal: the log odds of closing no distance in a round, and how much of
it a step of distance takes."""

# Actions

TEMPERATURE = 1.0
"""Points that make an action e times as promising."""
PREFERRED = 2.0
"""Bonus of the rollout policy's action."""
MIN_PRIOR = 0.05
"""The least that anything counts, so that nothing is ruled out."""
MIN_AMENDMENT = 0.1
"""A change of the event deck that promises less is left undone."""

# What rivals hold, counted in games of bots

NOT_SHOWN = 0.05
"""The odds of a character that its holder could have shown, against one that is within reach."""
NOT_SWAPPED = 0.15
"""The odds of a character that is better swapped, against one that is within reach."""
LAID_FOR_NOTHING = 0.07
"""The odds of characters for which a card does nothing, against those that it helps."""
