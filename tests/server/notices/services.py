"""A mail server and a push service of the tests' own."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec

from sevenstates.server.notices import push


class MailSink(Controller):
    """A real SMTP server that keeps what it is sent."""

    def __init__(self, port: int = 0, **more: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.last = b""
        """The last mail, as it came."""
        self.answer = "250 OK"
        """What it says to a mail."""
        self.rcpt_answer = "250 OK"
        super().__init__(self, hostname="127.0.0.1", port=port, ready_timeout=300, **more)

    def _trigger_server(self) -> None:
        """Find out which port it got before looking whether it answers there."""
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.rcpt_answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.rcpt_answer

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        if self.answer.startswith("250"):
            mail = message_from_bytes(envelope.content, policy=POLICY)
            assert isinstance(mail, EmailMessage)
            assert envelope.rcpt_tos == [mail["To"]]
            self.last = envelope.content
            self.mails.append(mail)
        return self.answer


@contextlib.contextmanager
def mail_sink(**more: Any) -> Iterator[MailSink]:
    sink = MailSink(**more)
    sink.start()
    try:
        yield sink
    finally:
        sink.stop()


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


@dataclass(frozen=True)
class Received:
    """A call that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class WebSink:
    """An HTTP server that keeps what it is sent; a push service and webhooks in one."""

    url: str = ""
    received: list[Received] = field(default_factory=list)
    status: int = 201


@contextlib.contextmanager
def web_sink() -> Iterator[WebSink]:
    sink = WebSink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            sink.received.append(Received(self.path, headers, body))
            self.send_response(sink.status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sink.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield sink
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """The keys of a browser, which alone can open what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        p256dh = push.encode(push.public_key(self.key))
        return {"endpoint": endpoint, "p256dh": p256dh, "auth": push.encode(self.auth)}

    def open(self, body: bytes) -> bytes:
        """By a library of others: what it opens is sealed as the standard says."""
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return bytes(opened)
