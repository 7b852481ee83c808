"""Themes of the puzzles of The Warring States."""

from ....core import Action
from ....puzzles import Consequences, Themes
from ..rules import WarringState
from ..rules import actions as act
from ..rules.cards import EventCard
from ..rules.effects import War
from ..rules.steps.play import PlayCards

_BY_ACTION: dict[type[Action], str] = {
    act.Claim: "claim",
    act.Play: "card",
    act.Mark: "target",
    act.Choose: "target",
    act.Done: "card",
    act.Swap: "character",
    act.Keep: "character",
    act.Exchange: "character",
    act.Give: "card",
    act.Take: "host",
    act.Abandon: "host",
    act.Add: "host",
    act.Next: "host",
}


def theme_of(
    state: WarringState, seat: int, action: Action, consequences: Consequences
) -> str | None:
    """The theme of a decision; statements to the other seats have none."""
    card = _card(state, seat, action)
    if card is not None and any(isinstance(do, War) for way in card.ways for do in way.do):
        return "war"
    return _BY_ACTION.get(type(action))


def _card(state: WarringState, seat: int, action: Action) -> EventCard | None:
    """The event card that is being played; None in other decisions."""
    step, hand = state.stack[-1], state.hands[seat]
    if not isinstance(step, PlayCards):
        return None
    if isinstance(action, act.Play):
        return state.deck.events[hand[action.slot]]
    if isinstance(action, act.Mark | act.Choose):
        return state.deck.events[hand[step.laid[seat][-1][0]]]
    return None


THEMES = Themes(("war", *dict.fromkeys(_BY_ACTION.values())), theme_of)
