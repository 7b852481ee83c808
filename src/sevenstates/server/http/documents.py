"""Documents: answers that are the same for everybody, encoded and compressed once.

Only these travel compressed. An answer about a table holds secrets beside names and chat of other
people, and the length of such an answer, compressed, would show what in it is alike.
"""

import gzip
import hashlib
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

MIN_COMPRESSED = 1000
"""Bytes from which on a document is compressed."""


@dataclass(frozen=True, slots=True)
class Document:
    """The bytes of an answer, as they are and compressed."""

    plain: bytes
    packed: bytes
    tag: str
    media_type: str

    def answer(self, request: Request, cache: str = "no-cache") -> Response:
        """The document as the caller can take it; nothing if the caller has it already."""
        headers = {"etag": self.tag, "cache-control": cache, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        is_packed = len(self.plain) >= MIN_COMPRESSED and "gzip" in request.headers.get(
            "accept-encoding", ""
        )
        if is_packed:
            headers["content-encoding"] = "gzip"
        body = self.packed if is_packed else self.plain
        return Response(body, headers=headers, media_type=self.media_type)


def document_of(value: object) -> Document:
    """A value as a JSON document; a string as the document itself."""
    is_text = isinstance(value, str)
    plain = value.encode() if isinstance(value, str) else msgspec.json.encode(value)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    media_type = "text/plain" if is_text else "application/json"
    return Document(plain, gzip.compress(plain, mtime=0), tag, media_type)
