"""Compression of WebSocket frames that connections share: one text for a thousand, once.

That needs compression without context takeover: each frame by itself, so that the same text gives
the same bytes on every connection. Nothing of it stays in memory for a connection either.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

KEPT = 64
"""Maximum compressed frames kept in memory."""
CLIENT_WINDOW = 12
"""Bits of the window that a client compresses with: what its frames cost in memory here."""


class SharedDeflate(PerMessageDeflate):
    """Compresses frames that another connection has just sent by looking them up."""

    recent: ClassVar[OrderedDict[tuple[int, bytes], Frame]] = OrderedDict()
    """Compressed texts of all connections, by window and text, the last used last."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin or not self.local_no_context_takeover:
            return super().encode(frame)
        key = (self.local_max_window_bits, bytes(frame.data))
        found = self.recent.get(key)
        if found is None:
            found = super().encode(frame)
            found.data = bytes(found.data)
            self.recent[key] = found
            if len(self.recent) > KEPT:
                self.recent.popitem(last=False)
        else:
            self.recent.move_to_end(key)
        return found


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression that can be shared."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_max_window_bits=CLIENT_WINDOW)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        response, agreed = super().process_request_params(params, accepted_extensions)
        return response, SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets with compression that connections share."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [SharedDeflateFactory()]
