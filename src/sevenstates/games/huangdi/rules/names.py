"""The seats' colours and the role cards, and how text writes them."""

COLOURS = ("red", "white", "black", "blue", "green", "yellow")
"""The colour of each seat's blocks."""
COLOUR_LETTERS = "RWKBGY"
"""One letter each for diagrams; K is for blacK, since B is blue's."""
EMPEROR_LETTER = "E"

RECRUITER, RESOURCES, BUILDER, TASKMASTER = ROLES = range(4)
ROLE_NAMES = ("recruiter", "resources", "builder", "taskmaster")
ALL_ROLES = (1 << len(ROLE_NAMES)) - 1


def roles_in(mask: int) -> list[str]:
    """The names of the role cards in a mask."""
    return [ROLE_NAMES[role] for role in ROLES if mask >> role & 1]
