"""Effects of a card, for programs that draw it: its kind, and per target what is certain."""

from collections.abc import Sequence

from ..rules import effects as fx
from ..rules.board import BANS
from ..rules.cards import EventCard, Way
from ..rules.components import ATTRIBUTES, STATES
from .names import in_language

KINDS: tuple[tuple[type[fx.Effect], str], ...] = (
    (fx.War, "war"),
    (fx.Assassinate, "assassination"),
    (fx.Raid, "raid"),
    (fx.Die, "die"),
    (fx.Move, "move"),
    (fx.If, "if"),
)
"""The kinds that one effect gives to its card, the strongest first."""


def event_kind(card: EventCard) -> str:
    """The kind of an event card; one with A and B is a choice."""
    return "choice" if card.has_choice else card_kind(card.ways[0].do)


def card_kind(effects: Sequence[fx.Effect]) -> str:
    """A word for what the effects do most of all, such as "war" or "rise-culture"."""
    for effect_type, kind in KINDS:
        if any(isinstance(effect, effect_type) for effect in effects):
            return kind
    for effect in effects:
        if isinstance(effect, fx.Special):
            return "special"
        if isinstance(effect, fx.Forbid):
            end = "" if effect.attribute is None else f"-{ATTRIBUTES[effect.attribute]}"
            return f"no-{BANS[effect.what]}{end}"
        if isinstance(effect, fx.Level):
            way = "fall" if effect.at_least is None else "rise"
            return f"{way}-{ATTRIBUTES[effect.attribute]}"
    deltas = [delta for effect in effects if isinstance(effect, fx.Change) for delta in _of(effect)]
    if not deltas:
        return "none"
    attribute, most = max(deltas, key=lambda one: abs(one[1]))
    return f"{'rise' if most > 0 else 'fall'}-{attribute}"


def event_ways(card: EventCard, language: str) -> list[dict[str, object]]:
    """The effects of the card, or those of its choices A and B."""
    return [_way(card, way, language) for way in card.ways]


def event_slots(card: EventCard) -> list[list[str]]:
    """The states that may fill each target of the card, by key."""
    return [[STATES[state] for state in slot.states] for slot in card.slots]


def _way(card: EventCard, way: Way, language: str) -> dict[str, object]:
    changes: list[dict[str, int]] = [{} for _ in card.slots]
    for effect in way.do:
        if isinstance(effect, fx.Change) and effect.floor is None:
            for slot in effect.who.refs:
                if isinstance(slot, int):
                    for attribute, delta in _of(effect):
                        changes[slot][attribute] = changes[slot].get(attribute, 0) + delta
    wars = [
        list(effect.who)
        for effect in way.do
        if isinstance(effect, fx.War) and all(isinstance(side, int) for side in effect.who)
    ]
    return {
        "name": in_language(way.name, language) if card.has_choice else "",
        "changes": changes,
        "wars": wars,
        "is_whole": all(_is_told(effect) for effect in way.do),
    }


def _is_told(effect: fx.Effect) -> bool:
    """Whether the changes by target say all that the effect does."""
    return (
        isinstance(effect, fx.Change)
        and effect.floor is None
        and not effect.who.all
        and all(isinstance(ref, int) for ref in effect.who.refs)
    )


def _of(change: fx.Change) -> list[tuple[str, int]]:
    return [(ATTRIBUTES[a], delta) for a, delta in enumerate(change.deltas) if delta]
