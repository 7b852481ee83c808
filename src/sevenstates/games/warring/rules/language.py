"""Reads effects and goals of the card language; an error names the card and the word."""

import reprlib
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ....core import BadText
from . import effects as fx
from . import goals as gl
from .board import BANS
from .components import ATTRIBUTES, MAX_ATTRIBUTE, STATES

_EITHER = (*ATTRIBUTES, "sum")
DICE = range(1, 7)
BONUS = range(-2 * MAX_ATTRIBUTE, 2 * MAX_ATTRIBUTE + 1)
DELTA = range(-MAX_ATTRIBUTE, MAX_ATTRIBUTE + 1)
MAX_DEPTH = 20
"""Maximum depth of effects and goals inside one another."""


def shown(value: object) -> str:
    """The beginning of a value, for a message; it may be of any depth."""
    return value[:60] if isinstance(value, str) else reprlib.repr(value)[:60]


class CardObject:
    """One object of a card, whose words are taken out one by one and must all be known."""

    def __init__(self, card: str, data: object, what: str) -> None:
        self.card = card
        if not isinstance(data, Mapping):
            raise self.wrong(what, data)
        self._data = dict(data)

    def error(self, reason: str, word: str, **fields: object) -> BadText:
        return BadText(reason, None, line=None, column=None, card=self.card, word=word, **fields)

    def wrong(self, word: str, found: object) -> BadText:
        return self.error("deck-value", word, found=shown(found))

    def has(self, word: str) -> bool:
        return word in self._data

    def take(self, word: str) -> Any:
        """The value of a word that must be there."""
        if word not in self._data:
            raise self.error("deck-word-missing", word)
        return self._data.pop(word)

    def maybe(self, word: str, default: Any = None) -> Any:
        return self._data.pop(word, default)

    def finish(self) -> None:
        """Complain about a word that nothing asked for."""
        for word in self._data:
            raise self.error("deck-word-unknown", str(word))

    def number(self, word: str, allowed: range, default: int | None = None) -> int:
        value = self.take(word) if default is None else self.maybe(word, default)
        if type(value) is not int or value not in allowed:
            raise self.wrong(word, value)
        return value

    def text(self, word: str) -> str:
        value = self.take(word)
        if not isinstance(value, str) or not value:
            raise self.wrong(word, value)
        return value

    def one_of(self, word: str, known: Collection[str]) -> str:
        value = self.take(word)
        self.must_be_known(word, value, known)
        return str(value)

    def must_be_known(self, word: str, value: object, known: Collection[str]) -> None:
        if not isinstance(value, str) or value not in known:
            names = ", ".join(sorted(known))
            raise self.error("deck-unknown", word, found=shown(value), known=names)

    def some_of(self, word: str, known: Collection[str]) -> tuple[str, ...]:
        """One name or a list of names; none if the word is not there."""
        value = self.maybe(word, [])
        names = value if isinstance(value, list) else [value]
        for name in names:
            self.must_be_known(word, name, known)
        self.must_differ(word, names)
        return tuple(names)

    def must_differ(self, word: str, names: Sequence[object]) -> None:
        """Complain about what is named twice."""
        for number, name in enumerate(names):
            if name in names[:number]:
                raise self.error("deck-twice", word, found=shown(name))

    def attribute(self, word: str, known: tuple[str, ...] = ATTRIBUTES) -> int:
        return known.index(self.one_of(word, known))

    def deltas(self) -> tuple[int, ...]:
        """The four attributes, by their names."""
        return tuple(self.number(name, DELTA, 0) for name in ATTRIBUTES)


class Reader:
    """Reads the effects and goals of one card."""

    def __init__(
        self,
        card: str,
        slots: int = 0,
        events: Mapping[str, bool] = MappingProxyType({}),
        *,
        is_public: bool = False,
    ) -> None:
        """`events` are the keys of the event cards that goals may name; True: it has a choice."""
        self.card = card
        self.slots = slots
        self.events = events
        self.is_public = is_public
        self._inside_each = False
        self._depth = 0

    # Effects.

    def effects(self, data: object, word: str) -> tuple[fx.Effect, ...]:
        if not isinstance(data, list):
            raise BadText("deck-value", card=self.card, word=word, found=shown(data))
        self._go_in(word)
        effects = tuple(self.effect(part) for part in data)
        self._depth -= 1
        return effects

    def _go_in(self, word: str) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise BadText("deck-deep", card=self.card, word=word, most=MAX_DEPTH)

    def effect(self, data: object) -> fx.Effect:
        words = CardObject(self.card, data, "do")
        name = words.one_of("do", _EFFECTS)
        effect = _EFFECTS[name](self, words)
        words.finish()
        return effect

    def who(self, words: CardObject, word: str = "who") -> fx.Who:
        value = words.take(word)
        if value == "all":
            return fx.ALL
        refs = value if isinstance(value, list) else [value]
        found = tuple(self.ref(words, word, ref) for ref in refs)
        words.must_differ(word, found)
        return fx.Who(found)

    def ref(self, words: CardObject, word: str, ref: object) -> int | str:
        if type(ref) is int:
            if not 0 <= ref < self.slots:
                raise words.error("deck-slot", word, found=ref, slots=self.slots)
            return ref
        if ref == "it" and self._inside_each:
            return "it"
        words.must_be_known(word, ref, STATES)
        return str(ref)

    def change(self, words: CardObject) -> fx.Effect:
        who, deltas = self.who(words), words.deltas()
        floor = words.number("floor", range(MAX_ATTRIBUTE + 1)) if words.has("floor") else None
        return fx.Change(who, deltas, floor)

    def war(self, words: CardObject) -> fx.Effect:
        sides = words.take("who")
        bonus = words.maybe("bonus", [0, 0])
        if not isinstance(sides, list) or len(sides) != 2:
            raise words.wrong("who", sides)
        if not isinstance(bonus, list) or len(bonus) != 2:
            raise words.wrong("bonus", bonus)
        if any(type(points) is not int or points not in BONUS for points in bonus):
            raise words.wrong("bonus", bonus)
        one, two = (self.ref(words, "who", side) for side in sides)
        words.must_differ("who", (one, two))
        return fx.War((one, two), (bonus[0], bonus[1]))

    def raid(self, words: CardObject) -> fx.Effect:
        return fx.Raid(
            self.who(words),
            words.number("strength", range(1, 2 * MAX_ATTRIBUTE)),
            self._deltas(words, "win"),
            self._deltas(words, "lose"),
        )

    def _deltas(self, words: CardObject, word: str) -> tuple[int, ...]:
        inner = CardObject(self.card, words.take(word), word)
        deltas = inner.deltas()
        inner.finish()
        return deltas

    def assassinate(self, words: CardObject) -> fx.Effect:
        return fx.Assassinate(self.who(words), words.number("needs", DICE, 5))

    def die(self, words: CardObject) -> fx.Effect:
        needs = words.number("needs", DICE)
        each = self.who(words, "each") if words.has("each") else None
        outside, self._inside_each = self._inside_each, self._inside_each or each is not None
        then = self.effects(words.take("then"), "then")
        otherwise = self.effects(words.maybe("else", []), "else")
        self._inside_each = outside
        return fx.Die(needs, then, otherwise, each)

    def move(self, words: CardObject) -> fx.Effect:
        giver = self.ref(words, "from", words.take("from"))
        taker = self.ref(words, "to", words.take("to"))
        words.must_differ("to", (giver, taker))
        amount = range(1, MAX_ATTRIBUTE + 1)
        return fx.Move(giver, taker, words.attribute("attribute"), words.number("amount", amount))

    def level(self, words: CardObject) -> fx.Effect:
        who, attribute = self.who(words), words.attribute("attribute")
        numbers = range(1, MAX_ATTRIBUTE + 1)
        if words.has("at_least"):
            return fx.Level(who, attribute, at_least=words.number("at_least", numbers))
        return fx.Level(who, attribute, at_most=words.number("at_most", numbers))

    def forbid(self, words: CardObject) -> fx.Effect:
        what = BANS.index(words.one_of("what", BANS))
        attribute = words.attribute("attribute") if words.has("attribute") else None
        if attribute is not None and BANS[what] not in ("rise", "fall"):
            raise words.error("deck-word-unknown", "attribute")
        return fx.Forbid(what, self.who(words), attribute)

    def if_(self, words: CardObject) -> fx.Effect:
        test = self.goal(words.take("test"), in_card=True)
        if not gl.is_on_board(test):
            raise words.error("deck-not-on-board", "test")
        then = self.effects(words.take("then"), "then")
        return fx.If(test, then, self.effects(words.maybe("else", []), "else"))

    def special(self, words: CardObject) -> fx.Effect:
        if not self.is_public or self._depth > 1:
            raise words.error("deck-special", "special")
        return fx.Special(words.one_of("what", fx.SPECIALS))

    # Goals.

    def goal(self, data: object, in_card: bool = False) -> gl.Goal:
        words = CardObject(self.card, data, "test" if in_card else "goal")
        goal: gl.Goal
        for word, kind in (("all", gl.AllOf), ("any", gl.AnyOf)):
            if words.has(word):
                parts = words.take(word)
                if not isinstance(parts, list) or not parts:
                    raise words.wrong(word, parts)
                self._go_in(word)
                goal = kind(tuple(self.goal(part, in_card) for part in parts))
                self._depth -= 1
                words.finish()
                return goal
        name = words.one_of("is", _GOALS)
        goal = _GOALS[name](self, words, in_card)
        words.finish()
        return goal

    def _state(self, words: CardObject, word: str, in_card: bool) -> int | str:
        value = words.take(word)
        if type(value) is int and not in_card:
            raise words.wrong(word, value)
        return self.ref(words, word, value)

    def _limits(self, words: CardObject, allowed: range) -> tuple[int | None, int | None]:
        above = words.number("above", allowed) if words.has("above") else None
        below = words.number("below", allowed) if words.has("below") else None
        if above is None and below is None:
            raise words.error("deck-word-missing", "above")
        return above, below

    def is_attribute(self, words: CardObject, in_card: bool) -> gl.Goal:
        state = self._state(words, "state", in_card)
        attributes = tuple(_EITHER.index(a) for a in words.some_of("attribute", _EITHER))
        if not attributes:
            raise words.error("deck-word-missing", "attribute")
        return gl.Attribute(state, attributes, *self._limits(words, range(4 * MAX_ATTRIBUTE + 1)))

    def is_lead(self, words: CardObject, in_card: bool) -> gl.Goal:
        state = self._state(words, "state", in_card)
        attributes = tuple(_EITHER.index(a) for a in words.some_of("attributes", _EITHER))
        if not attributes:
            raise words.error("deck-word-missing", "attributes")
        count = words.number("count", range(1, len(attributes) + 1), len(attributes))
        return gl.Lead(state, attributes, count, self._by(words))

    def is_compare(self, words: CardObject, in_card: bool) -> gl.Goal:
        state = self._state(words, "state", in_card)
        over = self._state(words, "over", in_card)
        return gl.Compare(state, over, words.attribute("attribute", _EITHER), self._by(words))

    def is_change(self, words: CardObject, in_card: bool) -> gl.Goal:
        state = self._state(words, "state", in_card)
        return gl.Grow(
            state, *self._limits(words, range(-4 * MAX_ATTRIBUTE, 4 * MAX_ATTRIBUTE + 1))
        )

    def is_war(self, words: CardObject, in_card: bool) -> gl.Goal:
        winner, loser = words.some_of("winner", STATES), words.some_of("loser", STATES)
        return gl.WonWar(winner, loser, self._by(words))

    def is_dies(self, words: CardObject, in_card: bool) -> gl.Goal:
        states = words.some_of("state", STATES)
        if not states:
            raise words.error("deck-word-missing", "state")
        return gl.Dies(states, words.one_of("by", STATES) if words.has("by") else None)

    def is_assassinated(self, words: CardObject, in_card: bool) -> gl.Goal:
        return gl.Assassinated(words.one_of("state", STATES) if words.has("state") else None)

    def is_resolved(self, words: CardObject, in_card: bool) -> gl.Goal:
        keys = words.some_of("events", self.events)
        if not keys:
            raise words.error("deck-word-missing", "events")
        if not words.has("choice"):
            return gl.Resolved(keys)
        choice = words.one_of("choice", ("a", "b"))
        for key in keys:
            if not self.events[key]:  # W-EVT-7
                raise words.error("deck-no-choice", "choice", event=key)
        return gl.Resolved(keys, "ab".index(choice))

    def is_quiet(self, words: CardObject, in_card: bool) -> gl.Goal:
        return gl.Quiet(words.one_of("state", STATES) if words.has("state") else None)

    def is_strongest(self, words: CardObject, in_card: bool) -> gl.Goal:
        return gl.Strongest(words.one_of("state", STATES))

    def is_unifies(self, words: CardObject, in_card: bool) -> gl.Goal:
        return gl.Unifies(words.one_of("state", STATES))

    @staticmethod
    def _by(words: CardObject) -> int:
        return words.number("by", range(1, 4 * MAX_ATTRIBUTE), 1)


_EFFECTS: dict[str, Callable[[Reader, CardObject], fx.Effect]] = {
    "change": Reader.change,
    "war": Reader.war,
    "raid": Reader.raid,
    "assassinate": Reader.assassinate,
    "die": Reader.die,
    "move": Reader.move,
    "level": Reader.level,
    "forbid": Reader.forbid,
    "if": Reader.if_,
    "special": Reader.special,
}
_GOALS: dict[str, Callable[[Reader, CardObject, bool], gl.Goal]] = {
    "attribute": Reader.is_attribute,
    "lead": Reader.is_lead,
    "compare": Reader.is_compare,
    "change": Reader.is_change,
    "war": Reader.is_war,
    "dies": Reader.is_dies,
    "assassinated": Reader.is_assassinated,
    "resolved": Reader.is_resolved,
    "quiet": Reader.is_quiet,
    "strongest": Reader.is_strongest,
    "unifies": Reader.is_unifies,
}
EFFECTS = tuple(_EFFECTS)
GOALS = tuple(_GOALS)
