"""uvicorn's WebSockets, with frames that connections share: one text for a thousand, made once.

A server's frames are the same bytes on every connection as long as each is compressed by itself,
without context takeover. Nothing of it stays in memory for a connection either.
"""

from collections import OrderedDict
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.protocol import State

MAX_FRAMES = 64
"""Maximum frames kept in memory."""
CLIENT_WINDOW = 12
"""Bits of the window that a client compresses with: what its frames cost in memory here."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Sends a text that another connection has just sent by looking its frame up."""

    recent: ClassVar[OrderedDict[tuple[int, str], bytes]] = OrderedDict()
    """Frames of all connections, by window and text, the last used last."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_max_window_bits=CLIENT_WINDOW
            )
        ]

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self._can_send:
            await super().send(message)  # which also waits, and says why it cannot send
        else:
            self.transport.write(self.frame_of(text))

    @property
    def _can_send(self) -> bool:
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.disconnected
        return is_open and self.writable.is_set()

    def frame_of(self, text: str) -> bytes:
        """The frame of a text, as this connection's client reads it."""
        key = (self._window, text)
        frame = self.recent.get(key)
        if frame is None:
            self.conn.send_text(text.encode())
            frame = self.recent[key] = b"".join(self.conn.data_to_send())
            if len(self.recent) > MAX_FRAMES:
                self.recent.popitem(last=False)
        else:
            self.recent.move_to_end(key)
        return frame

    @property
    def _window(self) -> int:
        """Bits of the window that frames to this client are compressed with; 0 if they are not."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                return extension.local_max_window_bits
        return 0
