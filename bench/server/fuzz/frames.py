"""Malformed WebSocket frames, from the structures of the wire."""

import random
import struct
from typing import Any
from urllib.parse import quote

from ..attacks.websocket import BINARY, CLOSE, CONTINUATION, FINAL, PING, TEXT, frame
from . import values
from .calls import KNOWN
from .schema import Maker

SOCKET = "/api/tables/{table}/socket"

BROKEN = (
    frame(b"{}", masked=False),
    frame(b"{}", FINAL | 0x40 | TEXT),
    frame(b"{}", FINAL | 0x10 | TEXT),
    frame(b"{}", FINAL | 0x3),
    frame(b"{}", FINAL | 0xB),
    frame(b"{}", FINAL | CONTINUATION),
    frame(b"{", TEXT) + frame(b"}", FINAL | TEXT),
    frame(b"a", PING),
    frame(b"a" * 126, FINAL | PING),
    frame(b"\xff\xfe"),
    frame(b'{"type":"ping', TEXT) + frame(b"\xff", FINAL | CONTINUATION),
    frame(b"", FINAL | CLOSE),
    frame(b"\x03", FINAL | CLOSE),
    frame(struct.pack("!H", 999), FINAL | CLOSE),
    frame(struct.pack("!H", 1000) + b"\xff", FINAL | CLOSE),
    frame(struct.pack("!H", 1005), FINAL | CLOSE),
    frame(b"a" * 16_385),
    frame(b"a" * 70_000),
    bytes((FINAL | TEXT, 0xFF)) + b"\xff" * 8 + b"\0\0\0\0",
    bytes((FINAL | TEXT, 0xFF)) + struct.pack("!Q", 5) + b"\0\0\0\0hello",
    frame(b"a" * 9000, TEXT) + frame(b"a" * 9000, FINAL | CONTINUATION),
    frame(b"\0" * 64, FINAL | BINARY),
    frame(b"", FINAL | BINARY),
)
"""Frames that the server closes the socket for, with a code that says why."""

FINE = (
    frame(b""),
    frame(b'{"type":', TEXT) + frame(b"", CONTINUATION) + frame(b'"ping"}', FINAL | CONTINUATION),
    frame(b'{"type":', TEXT) + frame(b"a", FINAL | PING) + frame(b'"ping"}', FINAL | CONTINUATION),
    b"".join(frame(b"", FINAL | PING) for _ in range(50)),
    frame(b'{"type":"ping"}') * 20,
)

LONGEST = 16_000
"""Bytes of a long type or field; a frame of 16 kB is closed with 1009."""


class FrameCache:
    """Makes frames: the same ones for a seed and a number."""

    def __init__(self, document: dict[str, Any], seed: int) -> None:
        self._seed = seed
        self._schema = document["x-websockets"][SOCKET]["sends"]
        self._maker = Maker(document["components"]["schemas"], KNOWN)

    def make(self, number: int) -> bytes:
        """The bytes of a number."""
        chance = random.Random(f"{self._seed} {number}")
        kind = chance.random()
        if kind < 0.08:
            return chance.choice(BROKEN)
        if kind < 0.12:
            return chance.choice(FINE)
        value = self._maker.make(self._schema, chance)
        if kind < 0.15:
            long = chance.choice("a\0é ") * chance.randint(1000, LONGEST // 6)
            value[chance.choice(("type", "id", long))] = long
        elif kind < 0.9:
            value = values.spoil(chance, value)
        data = values.spell(value, ascii_only=chance.random() < 0.7).encode("utf-8", "replace")
        return frame(values.garble(chance, data) if kind > 0.85 else data)

    def query(self, number: int) -> str:
        """The query of an odd opening."""
        chance = random.Random(f"{self._seed} open {number}")
        pairs = []
        for name in ("seat", "since", "chat", "invite", chance.choice(values.TEXTS)):
            if chance.random() < 0.4:
                odd = values.odd(chance)
                text = odd if isinstance(odd, str) else values.spell(odd)
                pairs.append(f"{_quoted(name)}={_quoted(text[:6000])}")
        return "?" + "&".join(pairs)


def _quoted(text: str) -> str:
    return quote(text, safe="")
