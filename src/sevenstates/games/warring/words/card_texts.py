"""Texts on the cards of The Warring States, made from the decks: text and rule agree."""

from collections.abc import Callable, Sequence
from functools import reduce

from ....texts.texts import Texts
from ..rules import effects as fx
from ..rules import goals as gl
from ..rules.board import BANS
from ..rules.cards import Character, EventCard, PublicEvent, Slot
from ..rules.components import ATTRIBUTES, STATES
from ..rules.decks import Deck, load_deck
from .names import Names, in_language, signed

_ATTRIBUTES = (*ATTRIBUTES, "sum")


class CardTexts:
    """The texts of a deck's cards in one language."""

    def __init__(self, language: str, deck: Deck | None = None) -> None:
        self.language = language
        self.deck = deck or load_deck(None)
        self.names = Names(self.deck, language)
        self._texts = Texts(language, "warring")
        self._slots: Sequence[Slot] = ()

    # Cards.

    def event(self, card: EventCard) -> str:
        """The text of an event card: the marks it asks for, and its effects."""
        self._slots = card.slots
        parts = [*self._marks(card)]
        if not card.has_choice:
            return " ".join([*parts, self._effects(card.ways[0].do)])
        for letter, way in zip("AB", card.ways, strict=True):
            name = in_language(way.name, self.language)
            text = self._effects(way.do)
            parts.append(self._text("card-choice", letter=letter, name=name, text=text))
        return " ".join(parts)

    def character(self, card: Character) -> str:
        """A character's goal."""
        self._slots = ()
        return _capital(self._text("goal-sentence", goal=self._goal(card.goal)))

    def public(self, card: PublicEvent) -> str:
        """The text of a public event."""
        self._slots = ()
        return self._effects(card.do)

    def _marks(self, card: EventCard) -> list[str]:
        """The sentence on the states to be marked, if there is one."""
        opened = [slot for slot in card.slots if not slot.is_named]
        free = [slot for slot in opened if len(slot.states) == len(STATES)]
        if not opened:
            return []
        named = [slot.states[0] for slot in card.slots if slot.is_named]
        if len(free) == len(opened):
            return [self._mark_any(len(free), bool(named))]
        # W-EVT-7: a state that the card names itself cannot be marked too.
        choices = [[state for state in slot.states if state not in named] for slot in opened]
        if len(opened) == 1:
            return [self._text("card-mark-only-one-of", states=self._states(choices[0]))]
        return [
            self._text("card-mark-one-of", number=number, states=self._states(states))
            for number, states in enumerate(choices, 1)
        ]

    def _mark_any(self, count: int, has_named: bool) -> str:
        if count == 1:
            return self._text("card-mark-another") if has_named else self._text("card-mark-any")
        if has_named:
            return self._text("card-mark-other-count", count=count)
        return self._text("card-mark-any-count", count=count)

    # Words.

    def _text(self, key: str, **fields: object) -> str:
        return self._texts.text(key, **fields)

    def _states(self, states: Sequence[int]) -> str:
        return self._joined([self._state(STATES[state]) for state in states], "or-list")

    def _state(self, key: str) -> str:
        return self._text("card-state", state=key)

    def _joined(self, items: Sequence[str], key: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._text(key, start=", ".join(items[:-1]), last=items[-1])

    def _ref(self, ref: int | str) -> str:
        """A slot as its state or as a target, a state by its name."""
        if ref == "it":
            return self._text("card-it")
        if isinstance(ref, str):
            return self._state(ref)
        if self._slots[ref].is_named:
            return self._state(STATES[self._slots[ref].states[0]])
        opened = [number for number, slot in enumerate(self._slots) if not slot.is_named]
        if len(opened) == 1:
            return self._text("card-target")
        return self._text("card-target-number", number=opened.index(ref) + 1)

    def _who(self, who: fx.Who) -> str:
        if who.all:
            return self._text("card-all")
        return self._joined([self._ref(ref) for ref in who.refs], "list")

    def _changes(self, deltas: Sequence[int]) -> str:
        return ", ".join(
            self._text("card-delta", attribute=ATTRIBUTES[a], delta=_signed(delta))
            for a, delta in enumerate(deltas)
            if delta
        )

    def _attributes(self, attributes: Sequence[int], key: str = "list") -> str:
        names = [self._text("card-attribute", attribute=_ATTRIBUTES[a]) for a in attributes]
        return self._joined(names, key)

    # Effects.

    def _effects(self, effects: Sequence[fx.Effect]) -> str:
        sentences = [_capital(_EFFECTS[type(effect)](self, effect)) for effect in effects]
        return " ".join(sentences) or self._text("effect-nothing")

    def _change(self, effect: fx.Change) -> str:
        who, changes = self._who(effect.who), self._changes(effect.deltas)
        if effect.floor is None:
            return self._text("effect-change", who=who, changes=changes)
        return self._text("effect-change-floor", who=who, changes=changes, floor=effect.floor)

    def _war(self, effect: fx.War) -> str:
        one, two = map(self._side_of_war, effect.who, effect.bonus)
        return self._text("effect-war", one=one, two=two)

    def _side_of_war(self, ref: int | str, bonus: int) -> str:
        side = self._ref(ref)
        return self._text("card-side", side=side, bonus=_signed(bonus)) if bonus else side

    def _raid(self, effect: fx.Raid) -> str:
        win, lose = self._changes(effect.win), self._changes(effect.lose)
        who = self._who(effect.who)
        return self._text("effect-raid", who=who, strength=effect.strength, win=win, lose=lose)

    def _assassinate(self, effect: fx.Assassinate) -> str:
        return self._text("effect-assassinate", who=self._who(effect.who), needs=effect.needs)

    def _die(self, effect: fx.Die) -> str:
        fields = {
            "needs": effect.needs,
            "then": self._effects(effect.then),
            "else": self._effects(effect.otherwise),
        }
        if effect.each is None:
            return self._text("effect-die", **fields)
        return self._text("effect-die-each", who=self._who(effect.each), **fields)

    def _move(self, effect: fx.Move) -> str:
        return self._text(
            "effect-move",
            giver=self._ref(effect.giver),
            taker=self._ref(effect.taker),
            attribute=ATTRIBUTES[effect.attribute],
            amount=effect.amount,
        )

    def _level(self, effect: fx.Level) -> str:
        fields = {"who": self._who(effect.who), "attribute": ATTRIBUTES[effect.attribute]}
        if effect.at_least is not None:
            return self._text("effect-level-least", number=effect.at_least, **fields)
        return self._text("effect-level-most", number=effect.at_most, **fields)

    def _forbid(self, effect: fx.Forbid) -> str:
        who, what = self._who(effect.who), BANS[effect.what]
        if what == "war":
            return self._text("effect-forbid-war", who=who)
        if what == "assassination":
            return self._text("effect-forbid-assassination", who=who)
        if effect.attribute is None:
            attribute = self._text("effect-every-attribute")
        else:
            attribute = self._attributes([effect.attribute])
        if what == "rise":
            return self._text("effect-forbid-rise", who=who, what=attribute)
        return self._text("effect-forbid-fall", who=who, what=attribute)

    def _if(self, effect: fx.If) -> str:
        fields = {"then": self._effects(effect.then), "else": self._effects(effect.otherwise)}
        return self._text("effect-if", test=self._goal(effect.test), **fields)

    def _special(self, effect: fx.Special) -> str:
        return self._text(_SPECIALS[effect.what])

    # Goals.

    def _goal(self, goal: gl.Goal) -> str:
        return _GOALS[type(goal)](self, goal)

    def _attribute_goal(self, goal: gl.Attribute) -> str:
        fields = {"state": self._ref(goal.state), "attributes": self._attributes(goal.attributes)}
        parts = []
        if goal.above is not None:
            parts.append(self._text("goal-attribute-above", number=goal.above, **fields))
        if goal.below is not None:
            parts.append(self._text("goal-attribute-below", number=goal.below, **fields))
        return self._and(parts)

    def _lead(self, goal: gl.Lead) -> str:
        attributes = self._attributes(goal.attributes, "or-list" if goal.count == 1 else "list")
        fields = {"state": self._ref(goal.state), "attributes": attributes}
        if goal.count in (1, len(goal.attributes)):
            text = self._text("goal-lead-all", **fields)
        else:
            text = self._text("goal-lead-some", count=goal.count, **fields)
        return self._by(text, goal.by)

    def _by(self, text: str, by: int) -> str:
        """A goal that has to be met by a margin."""
        return self._text("goal-by", goal=text, by=by) if by > 1 else text

    def _compare(self, goal: gl.Compare) -> str:
        return self._text(
            "goal-compare",
            state=self._ref(goal.state),
            over=self._ref(goal.over),
            attribute=_ATTRIBUTES[goal.attribute],
            by=goal.by,
        )

    def _grow(self, goal: gl.Grow) -> str:
        state = self._ref(goal.state)
        parts = []
        if goal.above is not None:
            parts.append(self._text("goal-grow-above", state=state, number=goal.above))
        if goal.below is not None:
            parts.append(self._text("goal-grow-below", state=state, number=goal.below))
        return self._and(parts)

    def _won_war(self, goal: gl.WonWar) -> str:
        winner, loser = self._side(goal.winner), self._side(goal.loser)
        if winner and loser:
            text = self._text("goal-war", winner=winner, loser=loser)
        elif winner:
            text = self._text("goal-war-won", winner=winner)
        elif loser:
            text = self._text("goal-war-lost", loser=loser)
        else:
            text = self._text("goal-war-any")
        return self._by(text, goal.by)

    def _side(self, keys: Sequence[str]) -> str:
        return self._joined([self._state(key) for key in keys], "or-list")

    def _dies(self, goal: gl.Dies) -> str:
        states = self._side(goal.states)
        if goal.by is None:
            return self._text("goal-dies", states=states)
        return self._text("goal-dies-by", states=states, victor=self._state(goal.by))

    def _assassinated(self, goal: gl.Assassinated) -> str:
        if goal.state is None:
            return self._text("goal-assassinated")
        return self._text("goal-assassinated-state", state=self._state(goal.state))

    def _resolved(self, goal: gl.Resolved) -> str:
        names = self._joined(
            [self._text("card-quoted", name=self.names.card(key)) for key in goal.events], "or-list"
        )
        if goal.choice is None:
            return self._text("goal-resolved", events=names)
        return self._text("goal-resolved-choice", events=names, letter="AB"[goal.choice])

    def _quiet(self, goal: gl.Quiet) -> str:
        if goal.state is None:
            return self._text("goal-quiet")
        return self._text("goal-quiet-state", state=self._state(goal.state))

    def _strongest(self, goal: gl.Strongest) -> str:
        return self._text("goal-strongest", state=self._state(goal.state))

    def _unifies(self, goal: gl.Unifies) -> str:
        return self._text("goal-unifies", state=self._state(goal.state))

    def _all_of(self, goal: gl.AllOf) -> str:
        return self._and([self._goal(part) for part in goal.goals])

    def _and(self, parts: Sequence[str]) -> str:
        return reduce(lambda one, two: self._text("goal-and", one=one, two=two), parts)

    def _any_of(self, goal: gl.AnyOf) -> str:
        parts = [self._goal(part) for part in goal.goals]
        return reduce(lambda one, two: self._text("goal-or", one=one, two=two), parts)


def _signed(number: int) -> str:
    return signed(f"{number:+}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


_EFFECTS: dict[type[fx.Effect], Callable[..., str]] = {
    fx.Change: CardTexts._change,
    fx.War: CardTexts._war,
    fx.Raid: CardTexts._raid,
    fx.Assassinate: CardTexts._assassinate,
    fx.Die: CardTexts._die,
    fx.Move: CardTexts._move,
    fx.Level: CardTexts._level,
    fx.Forbid: CardTexts._forbid,
    fx.If: CardTexts._if,
    fx.Special: CardTexts._special,
}
_GOALS: dict[type[gl.Goal], Callable[..., str]] = {
    gl.Attribute: CardTexts._attribute_goal,
    gl.Lead: CardTexts._lead,
    gl.Compare: CardTexts._compare,
    gl.Grow: CardTexts._grow,
    gl.WonWar: CardTexts._won_war,
    gl.Dies: CardTexts._dies,
    gl.Assassinated: CardTexts._assassinated,
    gl.Resolved: CardTexts._resolved,
    gl.Quiet: CardTexts._quiet,
    gl.Strongest: CardTexts._strongest,
    gl.Unifies: CardTexts._unifies,
    gl.AllOf: CardTexts._all_of,
    gl.AnyOf: CardTexts._any_of,
}
_SPECIALS = {
    "no_host": "effect-no-host",
    "reveal": "effect-reveal",
    "one_card": "effect-one-card",
    "draw_new_hero": "effect-draw-new-hero",
    "discard_hand": "effect-discard-hand",
    "pass_right": "effect-pass-right",
    "prelude": "effect-prelude",
    "unify": "effect-unify",
}
