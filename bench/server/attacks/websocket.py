"""WebSockets written by hand: frames that no client library would send."""

import asyncio
import base64
import contextlib
import struct
import zlib

from .raw import PATIENCE, Dropped, Hung, Line, request

DEFLATE = {"Sec-WebSocket-Extensions": "permessage-deflate"}
"""The header by which a client, such as any browser, offers to take compressed frames."""
COMPRESSED = 0x40
TAIL = b"\0\0\xff\xff"
"""What the sender of a compressed frame leaves out at its end."""
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
KEY = base64.b64encode(b"sixteen bytes ..").decode()
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
}


def frame(payload: bytes, first: int = FINAL | TEXT, *, masked: bool = True) -> bytes:
    """A frame; `first` is its first byte: the final bit, reserved bits and the kind."""
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    # A mask of zeros leaves the payload as it is.
    return head + (b"\0\0\0\0" if masked else b"") + payload


class Refusal(Exception):
    """The server answered the handshake with something else than 101."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Closed(Exception):
    """The server closed the socket in good order, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class RawSocket:
    """A WebSocket whose frames are sent as they are."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._reader, self._writer = line.streams()
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)

    @classmethod
    async def open(
        cls, line: Line, target: str, headers: dict[str, str], patience: float = PATIENCE
    ) -> "RawSocket":
        """Open one; Refusal if the server does not want to."""
        await line.send(request("GET", target, headers={**UPGRADE, **headers}))
        answer = await line.answer(patience=patience)
        if answer.status != 101:
            await line.close()
            raise Refusal(answer.status)
        return cls(line)

    async def send(self, data: bytes) -> None:
        """Send bytes as they are; those that the server does not take any more are lost."""
        self._writer.write(data)
        await self._writer.drain()

    async def receive(self, patience: float = PATIENCE) -> bytes:
        """The next text; Closed, Dropped or Hung if there is none."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    kind, payload = await self._read()
                    if kind == CLOSE:
                        raise Closed(struct.unpack("!H", payload[:2])[0] if payload else 1005)
                    if kind == PING:
                        await self.send(frame(payload, FINAL | PONG))
                    elif kind == TEXT:
                        return payload
        except TimeoutError:
            raise Hung from None
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Dropped(repr(error)) from None

    async def until(self, start: bytes, patience: float = PATIENCE) -> bytes:
        """The next text that begins in a certain way."""
        while not (text := await self.receive(patience)).startswith(start):
            pass
        return text

    async def _read(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
        payload = await self._reader.readexactly(size)
        if first & COMPRESSED:
            payload = self._inflate.decompress(payload + TAIL)
        return first & 0x0F, payload

    async def close(self) -> None:
        """Send a close frame, if the server still takes one, and hang up."""
        with contextlib.suppress(ConnectionError):
            await self.send(frame(struct.pack("!H", 1000), FINAL | CLOSE))
        await self._line.close()
