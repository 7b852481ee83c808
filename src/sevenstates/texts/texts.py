"""Words for what a game says: `Texts("pl", game_key).event(event)`.

The words are Fluent files: `locale` here for what belongs to no game, `words` in a game's folder
for its own. A message's id is made of a prefix and the key of the rules, underscores as dashes:

    event-KIND         an event; event-KIND-FIELD in its place if the viewer sees that field
    refused-REASON     an error
    ask-PROMPT         a question
    action-KIND        a kind of action, for a menu
    do-KIND            an action with all its fields
    outcome-REASON     why the game is over
    order-KIND, order-name-KIND, order-field-FIELD, order-choice
                       a standing order with all its fields, and the words to choose them by
    option-NAME, option-NAME-help, option-NAME-VALUE
    game-title         the game's name

A field that is a list or a mapping is worded item by item and joined. The attribute of the message
with the field's name words an item: it sees `$value`, for a mapping also `$key`, for a list also
`$index`, counted from 0, and the item's own fields if that is a mapping again. The attribute
FIELD-list joins `$start` and `$last` where the language's "and" would not do. Truth values are the
strings true and false. `SEAT($field)` is the player's name; a game may add functions of its own
(`Plugin.word_functions`).

Readers who are at the table are called "you" in its log: an event whose field `seat` is theirs is
worded by the attribute `you` of its message, and by `you-FIELD` where another field is theirs.
"""

from collections.abc import Mapping, Sequence

from fluent.syntax.ast import Pattern

from ..core import (
    Action,
    BadOption,
    Decision,
    Event,
    Options,
    Order,
    Outcome,
    Seat,
    SevenStatesError,
)
from .bundle import Bundle, MissingText
from .resources import (
    load_functions,
    load_messages,
    load_rules,
    parse_rules,
)

LANGUAGES = ("en", "de", "pl")

MAX_LENGTH = 1000
"""Maximum characters of a field; a longer one, say a whole file in place of an option, is cut."""
MAX_LIST_LENGTH = 2000
"""Maximum characters of a list, its items joined."""


class Texts:
    """The words of one game in one language, for one table."""

    def __init__(
        self,
        language: str,
        game_key: str,
        names: Sequence[str] = (),
        options: Options | None = None,
        you: Seat | None = None,
    ) -> None:
        """`names` are the players by seat; without them seats have the names the game gives them.

        `options` are the table's: a deck of its own may be among them. An empty `game_key`
        gives the words that belong to no game. `you` is the reader's seat.
        """
        if language not in LANGUAGES:
            raise BadOption("no-such-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.game_key = game_key
        self.names = tuple(names)
        self.you = you
        functions = {"SEAT": self.seat_name, **load_functions(language, game_key, options)}
        self._bundle = Bundle(language, functions)
        for messages in load_messages(language, game_key):
            self._bundle.add(messages)

    def __repr__(self) -> str:
        return f"Texts({self.language!r}, {self.game_key!r})"

    def text(self, key: str, **fields: object) -> str:
        """The message of that id; MissingText if there is none or a field is missing."""
        return self._text(key, fields)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.text("game-title")

    def seat_name(self, seat: object) -> str:
        """The name of a seat; one that is not at the table goes by its number."""
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat-name", number=seat + 1) if isinstance(seat, int) else str(seat)

    def event(self, event: Event) -> str:
        """An event as one line of a log. It is as its viewer sees it."""
        key = f"event-{_dashed(event.kind)}"
        for field in event.fields:
            if self._bundle.has(f"{key}-{_dashed(field)}"):
                key = f"{key}-{_dashed(field)}"
                break
        return self._text(key, event.fields, self._your_attribute(key, event.fields))

    def refusal(self, error: SevenStatesError) -> str:
        """The sentence of a refusal and, for a text, the place; `to_line` if there are no words."""
        fields = dict(error.fields)
        cause = error.__cause__
        if isinstance(cause, SevenStatesError):
            fields["why"] = self.refusal(cause)
        try:
            sentence = self._text(f"refused-{error.reason}", fields)
        except MissingText:
            return error.to_line()
        if not fields.get("line"):
            return sentence
        where = "at-line-column" if "column" in fields else "at-line"
        return self._text(where, {**fields, "text": sentence})

    def prompt(self, decision: Decision) -> str:
        """The question, put to the seat that decides."""
        return self._text(
            f"ask-{_dashed(decision.prompt)}", {"seat": decision.seat, **decision.fields}
        )

    def action(self, action: Action) -> str:
        """The action as a phrase for a menu."""
        return self._text(f"do-{action.kind}", action.fields)

    def kind(self, action: Action) -> str:
        """The kind of action as a phrase for a menu."""
        return self._text(f"action-{action.kind}", {})

    def order(self, order: Order) -> str:
        """A standing order as a sentence."""
        return self._text(f"order-{_dashed(order.kind)}", order.fields)

    def outcome(self, outcome: Outcome) -> str:
        """The sentence that says why the game is over and who won."""
        why = self._text(f"outcome-{outcome.reason}", {})
        if not outcome.winners:
            return f"{why} {self._text('result-nobody', {})}"
        fields = {"winners": outcome.winners, "count": len(outcome.winners)}
        score = outcome.scores[outcome.winners[0]]
        yours = "you" if outcome.winners == (self.you,) else None
        return f"{why} {self._text('result-won', {**fields, 'score': score}, yours)}"

    def rules(self) -> str:
        """The rules reference of the game, as Markdown."""
        return load_rules(self.language, self.game_key)

    def rule(self, rule_id: str) -> str:
        """One clause of the rules as plain text; MissingText if there is none of that id."""
        try:
            return parse_rules(self.rules())[rule_id]
        except KeyError:
            raise MissingText(rule_id) from None

    def _your_attribute(self, key: str, fields: Mapping[str, object]) -> str | None:
        """The attribute that words an event for its reader, if the event is about them."""
        if self.you is None:
            return None
        attributes = self._bundle.attributes(key)
        yours = [field for field, value in fields.items() if value == self.you]
        names = ["you" if field == "seat" else f"you-{_dashed(field)}" for field in yours]
        return next((name for name in names if name in attributes), None)

    def _text(self, key: str, fields: Mapping[str, object], attribute: str | None = None) -> str:
        items = self._bundle.attributes(key)
        values = {
            name: self._value(value, items.get(name), items.get(f"{name}-list"))
            for name, value in fields.items()
        }
        if attribute is None:
            return self._bundle.text(key, values)
        return self._bundle.format(items[attribute], values)

    def _value(self, value: object, item: Pattern | None, pair: Pattern | None = None) -> object:
        """A field in the form the messages expect.

        `item` is the pattern for parts of it, `pair` the one that puts two parts together.
        """
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return value[:MAX_LENGTH]
        if isinstance(value, Mapping):
            parts = [
                {"key": key, **(dict(part) if isinstance(part, Mapping) else {"value": part})}
                for key, part in value.items()
            ]
        elif isinstance(value, Sequence):
            parts = [{"value": part} for part in value]
        else:
            return str(value)[:MAX_LENGTH]
        items = [self._item(index, part, item) for index, part in enumerate(parts)]
        return self._joined(items, pair)[:MAX_LIST_LENGTH]

    def _item(self, index: int, fields: Mapping[str, object], pattern: Pattern | None) -> str:
        values = {name: self._value(value, None) for name, value in fields.items()}
        if pattern is None:
            return " ".join(str(value) for value in values.values())
        return self._bundle.format(pattern, {"index": index, **values})

    def join(self, items: Sequence[str]) -> str:
        """Several texts as a list of the language: "a, b and c"."""
        return self._joined(items, None)

    def _joined(self, items: Sequence[str], pair: Pattern | None) -> str:
        if not items:
            return self._text("list-empty", {})
        if len(items) == 1:
            return items[0]
        if pair is not None:
            start = self._joined(items[:-1], pair)
            return self._bundle.format(pair, {"start": start, "last": items[-1]})
        return self._text("list", {"start": ", ".join(items[:-1]), "last": items[-1]})


def _dashed(key: str) -> str:
    return key.replace("_", "-")
