"""Every action of Huang Di, built once."""

from dataclasses import dataclass

from ....core import Action, ActionTable, Fields
from .components import FAVOURS, JADE, MAX_PROVINCES, RECRUIT_COST, REPEAT_COST, WORKERS
from .names import BUILDER, RECRUITER, RESOURCES, ROLE_NAMES, TASKMASTER
from .wall import LOCATIONS, NAMES, PROVINCE_LETTERS


@dataclass(slots=True, eq=False)
class Done(Action):
    """End the turn without buying a card back or placing the emperor block."""

    kind = "done"


@dataclass(slots=True, eq=False)
class Buyback(Action):
    """Buy back the role card just played, for a buyback chip or for jade."""

    chip: bool

    kind = "buyback"

    @property
    def fields(self) -> Fields:
        return {"payment": "chip" if self.chip else "jade"}


@dataclass(slots=True, eq=False)
class Bid(Action):
    """Bid an amount of jade for the emperor's petition."""

    jade: int

    kind = "bid"

    @property
    def fields(self) -> Fields:
        return {"jade": self.jade}


@dataclass(slots=True, eq=False)
class Keep(Action):
    """Keep a favour card that was dealt or drawn."""

    card: int

    kind = "keep"

    @property
    def fields(self) -> Fields:
        return {"card": self.card}


@dataclass(slots=True, eq=False)
class Recruit(Action):
    """Recruiter: take a number of peasants."""

    count: int

    kind = "recruit"

    @property
    def fields(self) -> Fields:
        return {"count": self.count}


@dataclass(slots=True, eq=False)
class CollectConvicts(Action):
    """Recruiter: trade two peasants for five convicts."""

    kind = "convicts"


@dataclass(slots=True, eq=False)
class CollectJade(Action):
    """Recruiter or Resources: take jade."""

    role: int

    kind = "jade"

    @property
    def fields(self) -> Fields:
        return {"role": ROLE_NAMES[self.role]}


@dataclass(slots=True, eq=False)
class EmptyPrison(Action):
    """Recruiter: take everything in the prison of your province."""

    kind = "prison"


@dataclass(slots=True, eq=False)
class Quarry(Action):
    """Resources: take a number of your blocks."""

    count: int

    kind = "quarry"

    @property
    def fields(self) -> Fields:
        return {"count": self.count}


@dataclass(slots=True, eq=False)
class DrawFavours(Action):
    """Resources: draw favour cards."""

    kind = "draw"


@dataclass(slots=True, eq=False)
class Build(Action):
    """Builder: build one block or two."""

    count: int

    kind = "build"

    @property
    def fields(self) -> Fields:
        return {"count": self.count}


@dataclass(slots=True, eq=False)
class PlayFavour(Action):
    """Builder: play a favour card from hand."""

    card: int

    kind = "favour"

    @property
    def fields(self) -> Fields:
        return {"card": self.card}


@dataclass(slots=True, eq=False)
class Remove(Action):
    """Builder: remove another player's block."""

    place: int

    kind = "remove"

    @property
    def fields(self) -> Fields:
        return {"place": NAMES[self.place]}


@dataclass(slots=True, eq=False)
class Move(Action):
    """Taskmaster: move to another province."""

    province: int

    kind = "move"

    @property
    def fields(self) -> Fields:
        return {"province": PROVINCE_LETTERS[self.province]}


@dataclass(slots=True, eq=False)
class Repeat(Action):
    """Taskmaster: pay to repeat a role card that lies on the table."""

    role: int

    kind = "repeat"

    @property
    def fields(self) -> Fields:
        return {"role": ROLE_NAMES[self.role]}


@dataclass(slots=True, eq=False)
class PlaceEmperor(Action):
    """Put the emperor block into the wall."""

    place: int

    kind = "emperor"

    @property
    def fields(self) -> Fields:
        return {"place": NAMES[self.place]}


@dataclass(slots=True, eq=False)
class PlaceBlock(Action):
    """Put your next block of a build into the wall."""

    place: int

    kind = "block"

    @property
    def fields(self) -> Fields:
        return {"place": NAMES[self.place]}


@dataclass(slots=True, eq=False)
class AssignWorkers(Action):
    """Send a number of peasants to a build; the other workers are convicts."""

    peasants: int

    kind = "peasants"

    @property
    def fields(self) -> Fields:
        return {"count": self.peasants}


@dataclass(slots=True, eq=False)
class PlacePlaque(Action):
    """Put the plaque of the favour just played on a block."""

    place: int

    kind = "plaque"

    @property
    def fields(self) -> Fields:
        return {"place": NAMES[self.place]}


_COUNTS = range(1, len(RECRUIT_COST) + 1)
MAX_WORKERS = 2 * WORKERS[-1]
"""Two blocks on level 4."""

_table = ActionTable()
# The first index of each run; the rest of the index is the place, card or amount.
DONE = _table.run([Done()])
BUYBACK = _table.run(Buyback(chip) for chip in (False, True))
BID = _table.run(Bid(jade) for jade in range(JADE + 1))
KEEP = _table.run(Keep(card) for card in range(FAVOURS))
RECRUIT = _table.run(Recruit(count) for count in _COUNTS)
COLLECT_CONVICTS = _table.run([CollectConvicts()])
RECRUITER_JADE = _table.run([CollectJade(RECRUITER)])
PRISON = _table.run([EmptyPrison()])
QUARRY = _table.run(Quarry(count) for count in _COUNTS)
RESOURCES_JADE = _table.run([CollectJade(RESOURCES)])
DRAW = _table.run([DrawFavours()])
BUILD = _table.run(Build(count) for count in (1, 2))
FAVOUR = _table.run(PlayFavour(card) for card in range(FAVOURS))
REMOVE = _table.run(Remove(place) for place in LOCATIONS)
MOVE = _table.run(Move(province) for province in range(MAX_PROVINCES))
REPEAT = _table.run(Repeat(role) for role in range(len(REPEAT_COST)))
EMPEROR = _table.run(PlaceEmperor(place) for place in LOCATIONS)
BLOCK = _table.run(PlaceBlock(place) for place in LOCATIONS)
ASSIGN_PEASANTS = _table.run(AssignWorkers(peasants) for peasants in range(MAX_WORKERS + 1))
PLAQUE = _table.run(PlacePlaque(place) for place in LOCATIONS)

ACTIONS = _table.numbered()
CLASSES = tuple(dict.fromkeys(map(type, ACTIONS)))
"""The kinds of actions, in the order of the table."""

_ROLES: dict[type[Action], int] = {
    **dict.fromkeys((Recruit, CollectConvicts, EmptyPrison), RECRUITER),
    **dict.fromkeys((Quarry, DrawFavours), RESOURCES),
    **dict.fromkeys((Build, PlayFavour, Remove), BUILDER),
    **dict.fromkeys((Move, Repeat), TASKMASTER),
}


def role_of(action: Action) -> int | None:
    """The role card that an action is on; None for those that are on none."""
    return action.role if isinstance(action, CollectJade) else _ROLES.get(type(action))
