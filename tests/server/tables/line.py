"""A WebSocket client without threads: it reads when it is asked to, and waits for nobody else."""

import socket
from types import TracebackType

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.patience import PATIENCE

CHUNK = 1 << 20
"""Bytes that are read at once."""


class Line:
    """A connection to an address of `ws://`; leaving the block hangs up."""

    def __init__(self, address: str, cookies: str) -> None:
        uri = parse_uri(address)
        self._protocol = ClientProtocol(uri, max_size=None)
        self._frames: list[str] = []
        self._socket = socket.create_connection((uri.host, uri.port), PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = self._protocol.connect()
        request.headers["Cookie"] = cookies
        self._protocol.send_request(request)
        while self._protocol.state is State.CONNECTING and self._protocol.handshake_exc is None:
            self._flush()
            self._read(PATIENCE)
        if self._protocol.handshake_exc is not None:
            self._socket.close()
            raise self._protocol.handshake_exc

    def __enter__(self) -> "Line":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def send(self, text: str) -> None:
        self._protocol.send_text(text.encode())
        self._flush()

    def recv(self, timeout: float = PATIENCE) -> str:
        """The next message; TimeoutError if none comes in time, EOFError if none ever will."""
        while not self._frames:
            if not self._read(timeout):
                raise EOFError("the server has hung up")
            self._flush()
        return self._frames.pop(0)

    def close(self) -> None:
        """Say goodbye and wait until the server has hung up."""
        try:
            if self._protocol.state is State.OPEN:
                self._protocol.send_close(1000)
                self._flush()
            while self._read(PATIENCE):
                pass
        except OSError:
            pass  # it is gone already
        finally:
            self._socket.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._socket.sendall(data)

    def _read(self, timeout: float) -> bool:
        """Take in what is there or comes in time; whether there may be more."""
        self._socket.settimeout(timeout)
        try:
            data = self._socket.recv(CHUNK)
        except BlockingIOError as nothing:
            raise TimeoutError from nothing
        finally:
            self._socket.settimeout(PATIENCE)
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin
                self._frames.append(bytes(event.data).decode())
        return bool(data)
