"""Themes of the puzzles of Huang Di."""

from collections.abc import Sequence

from ....core import Action, Event
from ....puzzles import Consequences, Themes
from ..rules import HuangdiState
from ..rules import actions as act

_BY_ACTION: dict[type[Action], str] = {
    act.Bid: "bid",
    act.PlayFavour: "favour",
    act.PlacePlaque: "favour",
    act.Keep: "favour",
    act.DrawFavours: "favour",
    act.Remove: "demolish",
    act.PlaceEmperor: "emperor",
    act.Build: "build",
    act.PlaceBlock: "build",
    act.AssignWorkers: "workers",
    act.Recruit: "workers",
    act.CollectConvicts: "workers",
    act.EmptyPrison: "workers",
    act.Move: "taskmaster",
    act.Repeat: "taskmaster",
    act.Buyback: "buyback",
    act.Done: "buyback",
    act.Quarry: "supplies",
    act.CollectJade: "supplies",
}


def theme_of(
    state: HuangdiState, seat: int, action: Action, consequences: Consequences
) -> str | None:
    """A row or a level that is completed at once, or else what kind of action it is."""
    if isinstance(action, act.PlaceBlock | act.PlaceEmperor | act.Build):
        kinds = {event.kind for event in _own(seat, consequences())}
        if kinds & {"row_completed", "level_completed", "wall_completed"}:
            return "row"
    return _BY_ACTION[type(action)]


def _own(seat: int, events: Sequence[Event]) -> list[Event]:
    """The seat's events before the next turn begins."""
    found = []
    for event in events:
        if event.kind in ("turn_began", "round_began"):
            break
        if event.fields.get("seat") == seat:
            found.append(event)
    return found


THEMES = Themes(("row", *dict.fromkeys(_BY_ACTION.values())), theme_of)
