"""Malformed HTTP calls, from the OpenAPI document."""

import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from sevenstates.games import plugins

from . import values
from .samples import BROKEN, HEADERS, METHODS, PATHS
from .schema import Maker
from .world import World

DEAR = (
    "/hint",
    "/analysis",
    "/account",
    "/session",
    "/openapi.json",
    "/actions",
    "/rules/{language}",
)
"""Calls that think, hash passwords or send much: made seldom, for they take long."""
SELDOM = 0.04
ENDING = (("DELETE", "/api/session"), ("POST", "/api/account"))
"""Calls that end the caller's session, which is needed for the others."""


@dataclass(frozen=True, slots=True)
class Call:
    """Bytes to send, and what may come of them."""

    number: int
    data: bytes
    may_hang_up: bool = False
    """Whether the server may leave it without an answer: it was no request, or is too large."""


class Calls:
    """Makes calls: the same ones for a seed and a number, as far as the world is the same."""

    def __init__(self, document: dict[str, Any], world: World, seed: int, longest: int) -> None:
        """`longest` is the size of the longest names and values, in characters."""
        self.world = world
        self._seed = seed
        self._longest = longest
        self._maker = Maker(document["components"]["schemas"], KNOWN)
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]

    def make(self, number: int) -> Call:
        """The call of a number."""
        chance = random.Random(f"{self._seed} {number}")
        kind = chance.random()
        if kind < 0.03:
            return Call(number, chance.choice(BROKEN), may_hang_up=True)
        method, path, operation = self._operation(chance)
        if kind < 0.13:
            data = self._request(chance, method, chance.choice(PATHS), None)
            return Call(number, data)
        if kind < 0.18:
            method = chance.choice((*METHODS, f"X-{chance.getrandbits(32):08x}"))
        target = self._target(chance, path, operation)
        body = self._body(chance, operation)
        data = self._request(chance, method, target, body, odd=0.18 < kind < 0.3)
        return Call(number, data, may_hang_up=len(data) > BODY_LIMIT or method == "CONNECT")

    def _operation(self, chance: random.Random) -> tuple[str, str, dict[str, Any]]:
        while True:
            found = chance.choice(self._operations)
            if not found[1].endswith(DEAR) or chance.random() < SELDOM:
                return found

    def _target(self, chance: random.Random, path: str, operation: dict[str, Any]) -> str:
        query = []
        for part in operation["parameters"]:
            name, is_odd = part["name"], chance.random() < 0.2
            value = values.odd(chance) if is_odd else self._parameter(chance, part)
            text = value if isinstance(value, str) else values.spell(value)
            if part["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(text[:2000], safe=""))
            elif part["required"] or chance.random() < 0.4:
                query.append(f"{quote(name)}={quote(text[:6000], safe='')}")
        if chance.random() < 0.05:
            query.append(f"{quote(chance.choice(values.TEXTS))}=1")
        return path + (f"?{'&'.join(query)}" if query else "")

    def _parameter(self, chance: random.Random, part: dict[str, Any]) -> Any:
        if part["name"] == "table":
            return self.world.table(chance)
        if part["name"] in ("code", "invite"):
            return chance.choice(self.world.invites)
        return self._maker.make(part["schema"], chance, part["name"])

    def _body(self, chance: random.Random, operation: dict[str, Any]) -> bytes | None:
        wanted = operation.get("requestBody")
        if wanted is None:
            return values.spell(values.odd(chance)).encode() if chance.random() < 0.1 else None
        value = self._maker.make(wanted["content"]["application/json"]["schema"], chance)
        if isinstance(value, dict) and chance.random() < 0.01:
            long = chance.choice("a\0é ") * chance.randint(1, self._longest)
            value[chance.choice((long, *value))] = long
        elif chance.random() < 0.9:
            value = values.spoil(chance, value)
        data = values.spell(value).encode()
        return values.garble(chance, data) if chance.random() < 0.15 else data

    def _request(
        self,
        chance: random.Random,
        method: str,
        target: str,
        body: bytes | None,
        *,
        odd: bool = False,
    ) -> bytes:
        who = "" if (method, target) in ENDING else self._who(chance)
        lines = ["Host: 127.0.0.1", who]
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        if chance.random() < 0.3:
            lines.append(f"Accept-Language: {chance.choice(('de', 'pl', 'en'))}")
        if odd:
            line = chance.choice(HEADERS)
            name = line.partition(":")[0] + ":"
            lines = [other for other in lines if not other.startswith(name)] + [line]
            if line.startswith("Transfer-Encoding"):
                lines = [other for other in lines if not other.startswith("Content-Length")]
                body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if body else b"0\r\n\r\n"
        head = "\r\n".join([f"{method} {target} HTTP/1.1", *filter(None, lines), "", ""])
        return head.encode("latin-1") + (body or b"")

    def _who(self, chance: random.Random) -> str:
        kind = chance.random()
        if kind < 0.6:
            return f"Cookie: {self.world.cookies[0]}"
        if kind < 0.8:
            return f"Cookie: {self.world.cookies[-1]}"
        if kind < 0.9:
            return f"Authorization: Bearer {chance.choice(self.world.tokens)}"
        return ""


BODY_LIMIT = 256 * 1024
"""Bytes of the largest body that the server takes by default."""

KNOWN: dict[str, list[Any]] = {
    "game": [*plugins()],
    "language": ["en", "de", "pl"],
    "level": ["random", "easy"],
    "options": [{}, {"short": True}, {"edition": "en", "map": None}, {"deck": None}],
    "seat": [0, 0, 1],
    "wait": [0, 0.01],
    "since": [0, 1, 3],
    "after": [0, 1, 3],
    "position": [0, 1, 2, 3],
    "viewer": ["all", "spectator", "0", "1"],
    "before": ["1789000000000-abc"],
    "action": [0, 1, 7, "pass"],
    "author": ["0123456789ab"],
    "bots": [{}, {"1": "random"}],
    "code": ["no-such-code"],
    "visibility": ["private"],
    "start": [False],
}
"""Values that exist. Tables are private and do not start, lest they fill the lists and think."""
