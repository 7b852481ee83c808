"""HTTP/1.1 written by hand: requests that no client library would send."""

import asyncio
import contextlib
from dataclasses import dataclass

HOST = "127.0.0.1"
"""The only address that the attacks connect to."""

PATIENCE = 40.0
"""Seconds without an answer after which a call hangs; the longest long poll takes 25."""

HEAD_LIMIT = 1024 * 1024
"""Bytes of the largest header section of an answer."""


class Dropped(Exception):
    """The server hung up without an answer, or in the middle of one."""


class Hung(Exception):
    """No answer came in time."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of the server."""

    status: int
    headers: dict[str, str]
    body: bytes


def request(
    method: str, target: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> bytes:
    """A well-formed request."""
    lines = {"Host": HOST, **(headers or {})}
    if body is not None:
        lines = {"Content-Type": "application/json", **lines, "Content-Length": str(len(body))}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + (body or b"")


class Line:
    """A connection that is opened when it is needed; answers come in the order of the calls."""

    def __init__(self, port: int, source: str = HOST) -> None:
        """`source` is the loopback address that the server sees as the caller's."""
        self._port = port
        self._source = source
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self._writer is not None and self._writer.is_closing():
            await self.close()
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                HOST, self._port, local_addr=(self._source, 0), limit=HEAD_LIMIT
            )
        self._writer.write(data)
        await self._writer.drain()

    def half_close(self) -> None:
        """Promise to send nothing more."""
        assert self._writer is not None
        with contextlib.suppress(OSError):
            self._writer.write_eof()

    async def answer(self, *, is_head: bool = False, patience: float = PATIENCE) -> Answer:
        """The next answer."""
        try:
            async with asyncio.timeout(patience):
                answer = await self._read(is_head)
        except TimeoutError:
            await self.close()
            raise Hung from None
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            await self.close()
            raise Dropped(repr(error)) from None
        if answer.headers.get("connection", "") == "close" and answer.status != 101:
            await self.close()
        return answer

    async def call(self, data: bytes, patience: float = PATIENCE) -> Answer:
        """Send a request on a connection that may have been closed meanwhile; its answer."""
        is_head = data.startswith(b"HEAD ")
        for is_last in (self._writer is None, True):
            try:
                await self.send(data)
                return await self.answer(is_head=is_head, patience=patience)
            except (Dropped, ConnectionError):
                await self.close()
                if is_last:
                    raise
        raise AssertionError("unreachable")

    async def is_closed(self, patience: float) -> bool:
        """Whether the server hangs up within a number of seconds."""
        assert self._reader is not None
        try:
            async with asyncio.timeout(patience):
                while await self._reader.read(65536):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    async def _read(self, is_head: bool) -> Answer:
        assert self._reader is not None
        status = 100
        while status == 100:
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.rstrip("\r\n").split("\r\n")
            status = int(first.split(" ", 2)[1])
        pairs = (line.partition(":") for line in lines)
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        body = b"" if is_head or status in (101, 204, 304) else await self._read_body(headers)
        return Answer(status, headers, body)

    async def _read_body(self, headers: dict[str, str]) -> bytes:
        assert self._reader is not None
        if headers.get("transfer-encoding", "") == "chunked":
            chunks = []
            while size := int(await self._reader.readuntil(b"\r\n"), 16):
                chunks.append((await self._reader.readexactly(size + 2))[:-2])
            await self._reader.readuntil(b"\r\n")
            return b"".join(chunks)
        if "content-length" in headers:
            return await self._reader.readexactly(int(headers["content-length"]))
        return await self._reader.read()

    def streams(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The connection itself, for what is not HTTP any more."""
        assert self._reader is not None
        assert self._writer is not None
        return self._reader, self._writer

    async def close(self) -> None:
        writer, self._writer, self._reader = self._writer, None, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
