"""Fluent messages of one language, put into words.

`fluent.syntax` parses them, each when it is first asked for: all of them would take longer than
anything else that a short command does. Its companion `fluent.runtime` would bring the data of
Babel on all the languages of the world, a quarter of the whole installation, for the plurals of
three.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from decimal import Decimal
from types import MappingProxyType

from fluent.syntax import ast, parse

Value = str | int | float
"""Texts and numbers; a number is written as its language does and chooses a plural."""

Entry = ast.Message | ast.Term
_START = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term: only theirs is an id with `=` at the start of a line."""

NO_FUNCTIONS: Mapping[str, Callable[..., object]] = MappingProxyType({})


class MissingText(KeyError):
    """There are no words for a key, or they ask for a field that is not there."""


class Messages:
    """The messages and terms of a Fluent text by their ids; a term's begins with a dash."""

    def __init__(self, text: str) -> None:
        starts = list(_START.finditer(text))
        ends = [*(start.start() for start in starts[1:]), len(text)]
        self._texts = {
            start["id"]: text[start.start() : end]
            for start, end in reversed(list(zip(starts, ends, strict=True)))
        }
        self._parsed: dict[str, Entry | None] = {}

    @property
    def ids(self) -> Collection[str]:
        return self._texts.keys()

    def get(self, key: str) -> Entry | None:
        """The message or term of that id, if there is one."""
        if key not in self._texts:
            return None
        if key not in self._parsed:
            entry = parse(self._texts[key]).body[0]
            self._parsed[key] = entry if isinstance(entry, ast.Message | ast.Term) else None
        return self._parsed[key]


class Bundle:
    """The messages of one language, and the functions that they may call.

    The first of two messages with the same id counts. Whatever is missing raises MissingText.
    """

    def __init__(
        self, language: str, functions: Mapping[str, Callable[..., object]] = NO_FUNCTIONS
    ) -> None:
        self._functions = functions
        self._plural = PLURALS[language]
        self._separators = str.maketrans(SEPARATORS[language])
        self._messages: list[Messages] = []

    def add(self, messages: Messages) -> None:
        """Add messages and terms; those that are there already stay."""
        self._messages.append(messages)

    def has(self, key: str) -> bool:
        """Whether there is a message with an id."""
        return any(key in each.ids for each in self._messages)

    def text(self, key: str, fields: Mapping[str, object]) -> str:
        """The message of that id, with these fields."""
        pattern = _pattern(self._entry(key), key)
        try:
            return self.format(pattern, fields)
        except MissingText as missing:
            raise MissingText(key, *missing.args) from missing.__cause__

    def attributes(self, key: str) -> dict[str, ast.Pattern]:
        """The patterns of a message's attributes."""
        message = self._entry(key)
        return {each.id.name: each.value for each in message.attributes} if message else {}

    def format(self, pattern: ast.Pattern, fields: Mapping[str, object]) -> str:
        """A pattern of this bundle, with these fields."""
        return "".join(
            part.value
            if isinstance(part, ast.TextElement)
            else self._shown(self._value(part.expression, fields))
            for part in pattern.elements
        )

    def _entry(self, key: str) -> Entry | None:
        found = (each.get(key) for each in self._messages if key in each.ids)
        return next(found, None)

    def _shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, float):
            text = f"{Decimal(str(value)):,.3f}".rstrip("0").rstrip(".")
        else:
            text = f"{value:,d}"
        return text.translate(self._separators)

    def _value(self, part: ast.Expression | ast.Placeable, fields: Mapping[str, object]) -> Value:
        match part:
            case ast.VariableReference():
                return _field(part.id.name, fields)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral():
                return float(part.value) if "." in part.value else int(part.value)
            case ast.Placeable():
                return self._value(part.expression, fields)
            case ast.SelectExpression():
                return self.format(self._chosen(part, fields), fields)
            case ast.FunctionReference():
                return self._called(part, fields)
            case ast.MessageReference():
                entry = self._entry(part.id.name)
                return self.format(_pattern(entry, part.id.name, part.attribute), fields)
            case ast.TermReference():
                return self._term(part)
        raise MissingText(type(part).__name__)

    def _chosen(self, select: ast.SelectExpression, fields: Mapping[str, object]) -> ast.Pattern:
        """The variant for the selector's value, or the default one."""
        value = self._value(select.selector, fields)
        for variant in select.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if value == float(variant.key.value):
                    return variant.value
            elif variant.key.name == (value if isinstance(value, str) else self._plural(value)):
                return variant.value
        return next(variant.value for variant in select.variants if variant.default)

    def _called(self, call: ast.FunctionReference, fields: Mapping[str, object]) -> Value:
        name = call.id.name
        if name not in self._functions:
            raise MissingText(name)
        positional = [self._value(argument, fields) for argument in call.arguments.positional]
        try:
            result = self._functions[name](*positional, **self._named(call.arguments))
        except Exception as error:
            raise MissingText(name, str(error)) from error
        return _checked(result, name)

    def _term(self, reference: ast.TermReference) -> Value:
        """A term sees the arguments it is given and nothing else; one left out is empty."""
        name = reference.id.name
        pattern = _pattern(self._entry(f"-{name}"), name, reference.attribute)
        return self.format(pattern, defaultdict(str, self._named(reference.arguments)))

    def _named(self, arguments: ast.CallArguments | None) -> dict[str, Value]:
        if arguments is None:
            return {}
        return {each.name.name: self._value(each.value, {}) for each in arguments.named}


def _pattern(entry: Entry | None, key: str, attribute: ast.Identifier | None = None) -> ast.Pattern:
    """The pattern of a message or a term, or of its attribute."""
    found = entry.value if entry is not None else None
    if entry is not None and attribute is not None:
        named = (each.value for each in entry.attributes if each.id.name == attribute.name)
        found = next(named, None)
    if found is None:
        raise MissingText(key)
    return found


def _field(name: str, fields: Mapping[str, object]) -> Value:
    try:
        return _checked(fields[name], name)
    except KeyError:
        raise MissingText(name) from None


def _checked(value: object, name: str) -> Value:
    if isinstance(value, str | int | float):
        return value
    raise MissingText(name)


def _one_or_other(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _polish_plural(number: float) -> str:
    if number != int(number):
        return "other"
    whole = abs(int(number))
    if whole == 1:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


# By the rules of the Unicode CLDR, which browsers follow too.
PLURALS: dict[str, Callable[[float], str]] = {
    "en": _one_or_other,
    "de": _one_or_other,
    "pl": _polish_plural,
}
SEPARATORS = {
    "en": {",": ",", ".": "."},
    "de": {",": ".", ".": ","},
    "pl": {",": "\N{NO-BREAK SPACE}", ".": ","},
}
