"""Values that nobody expects, and JSON that is none."""

import json
import random
from typing import Any

Json = Any


class Raw(str):
    """A piece of JSON that is written as it is."""


TEXTS = (
    *("", " ", "\0", "a\0b", "\x01\x1b[31m", "\x7f\x85", "\u202eevil", "\u2066a\u2069", "\ufeff"),
    *(
        "\u2028",
        "\uffff",
        "\U0010ffff",
        "é" * 40,
        "\ufdfa" * 32,
        "\u0130",
        "\uff11\uff12",
        "²",
        "١٢",
        "-1",
    ),
    *("null", "true", "nan", "inf", "-inf", "1e400", "0x10", "1_000", "9" * 25, "9" * 5000),
    *("../../etc/passwd", "..\\..\\", "%00", "%", "%zz", "'; DROP TABLE tables; --", "{ $where }"),
    *("{", "}", '{"', "a\r\nSet-Cookie: a=b", "<script>", "a" * 33, "a" * 201, "a" * 1001),
    *("ab " * 400, "a" * 5000, "a://b:c@" * 300, "7s-" + "a" * 4000, "\u202e" * 1500, "💣" * 1200),
    *("__proto__", "constructor", "$", "type", "kind", "id"),
    "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz0123456789", k=6000)),
)
"""Empty, NUL, control and direction characters, odd digits, texts longer than what Fluent takes.

The last one cannot be compressed: PostgreSQL has no room for it in an index.
"""

NULS = ("\0", "a\0b", "abcdefgh\0")
"""What SQLite and Python bear and PostgreSQL and file systems do not."""

NUMBERS = (
    *(0, -1, 1, 2, 15, 16, 255, 2**31 - 1, 2**31, 2**53, 2**53 + 1, 2**63 - 1, 2**63, 2**64),
    *(-(2**31) - 1, -(2**63), -(2**63) - 1, 10**30, -(10**30), 0.5, -0.0, 1.0, 1e15, 1e308, 5e-324),
)

LITERALS = tuple(
    Raw(text)
    for text in (
        *("1e999", "-1e999", "NaN", "Infinity", "01", "+1", ".5", "1.", "-", "0x10", "tru", "'a'"),
        *(
            "9" * 400,
            "9" * 5000,
            "1" + "0" * 4299,
            "0." + "9" * 3000,
            "1e-5000",
            "1E+2",
            '"\\ud800"',
        ),
        *(
            '"\\udc00\\ud800"',
            '"\\u0000"',
            '"\\x"',
            '"\t"',
            '"\\',
            "/**/1",
            "1,",
            "",
            "[1,]",
            "{,}",
        ),
        *('{"a":1,"a":2}', '{"a" 1}', "{1:2}", "nullnull"),
    )
)
"""Numbers that are none or too big, texts that are none, lists with a comma too many."""

DEPTHS = (20, 300, 900, 1100, 3000)

TYPES: tuple[Json, ...] = (None, True, False, [], {}, [[]], [None], {"a": None}, "a", 7, 0.5)


def nested(chance: random.Random) -> Raw:
    """Lists or objects in one another."""
    depth = chance.choice(DEPTHS)
    if chance.random() < 0.5:
        return Raw("[" * depth + "]" * depth)
    return Raw('{"a":' * depth + "1" + "}" * depth)


def odd(chance: random.Random) -> Json:
    """Any value that nobody expects."""
    kind = chance.random()
    if kind < 0.08:
        return chance.choice(NULS)
    if kind < 0.35:
        return chance.choice(TEXTS)
    if kind < 0.55:
        return chance.choice(NUMBERS)
    if kind < 0.75:
        return chance.choice(TYPES)
    if kind < 0.95:
        return chance.choice(LITERALS)
    return nested(chance)


def spoil(chance: random.Random, value: Json) -> Json:
    """The value with something wrong somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        kind = chance.random()
        if kind < 0.6:
            return {**value, name: spoil(chance, value[name])}
        if kind < 0.75:
            return {key: part for key, part in value.items() if key != name}
        return {**value, chance.choice(TEXTS): odd(chance)}
    if isinstance(value, list) and value and chance.random() < 0.7:
        place = chance.randrange(len(value))
        kind = chance.random()
        if kind < 0.7:
            return [*value[:place], spoil(chance, value[place]), *value[place + 1 :]]
        return value * chance.choice((0, 2, 50))
    return odd(chance)


def spell(value: Json, *, ascii_only: bool = True) -> str:
    """JSON, with the raw pieces as they are."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        pairs = (
            f"{json.dumps(str(name), ensure_ascii=ascii_only)}:{spell(part, ascii_only=ascii_only)}"
            for name, part in value.items()
        )
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join(spell(part, ascii_only=ascii_only) for part in value) + "]"
    return json.dumps(value, ensure_ascii=ascii_only)


def garble(chance: random.Random, data: bytes) -> bytes:
    """The bytes cut off, doubled, in another encoding, or with a wrong byte in them."""
    place = chance.randrange(len(data) + 1)
    kind = chance.randrange(8)
    if kind == 0:
        return data[:place]
    if kind == 1:
        return data + data[place:]
    if kind == 2:
        return b"\xef\xbb\xbf" + data
    if kind == 3:
        return data.decode("utf-8", "replace").encode("utf-16")
    wrong = chance.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\0", b"\x1b", b"\\u", b'"'))
    return data[:place] + wrong + data[place + (kind % 2) :]
