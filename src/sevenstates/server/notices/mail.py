"""Mails: how they are put together, and how they reach the mail server."""

import hashlib
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

SECONDS = 20.0
"""How long the mail server may take for an answer."""
PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
TITLE = "Seven States"


class _UnbrokenHeader(UnstructuredHeader, BaseHeader):
    """A header on one line: mail programs do not read a link that is broken or encoded."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("List-Unsubscribe", _UnbrokenHeader)
POLICY = SMTP.clone(header_factory=_HEADERS)


class MailFailed(Exception):
    """The mail server could not be reached, or did not take the mail this time."""


class AddressRefused(Exception):
    """The mail server will never take mail for this address."""


@dataclass(frozen=True, slots=True)
class Mail:
    """The text of a mail, and its links."""

    subject: str
    text: str
    id: str
    """The same whenever it is sent again, so that a mailbox shows it once."""
    stop_url: str = ""
    """The link that stops mails of this kind; empty if the person asked for this mail."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """The host's mail server."""

    url: str
    sender: str

    def send(self, address: str, mail: Mail, now: int) -> None:
        """Send a mail; `now` in seconds. Blocks for as long as the mail server takes."""
        message = self._message(address, mail, now)
        try:
            with self._connected() as smtp:
                smtp.send_message(message, self.sender, [address])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (AddressRefused if min(codes) >= 500 else MailFailed) from error
        except (OSError, smtplib.SMTPException) as error:
            raise MailFailed from error

    def _message(self, address: str, mail: Mail, now: int) -> EmailMessage:
        message = EmailMessage(policy=POLICY)
        local, _, domain = self.sender.partition("@")
        message["From"] = Address(TITLE, local, domain)
        message["To"] = address
        message["Subject"] = mail.subject
        message["Date"] = formatdate(now)
        name = hashlib.sha256(mail.id.encode()).hexdigest()[:32]
        message["Message-ID"] = f"<{name}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop_url:
            message["List-Unsubscribe"] = f"<{mail.stop_url}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text, cte="quoted-printable")
        return message

    def _connected(self) -> smtplib.SMTP:
        parts = urlsplit(self.url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        if parts.scheme == "smtps":
            context = ssl.create_default_context()
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            smtp = smtplib.SMTP(host, port, timeout=SECONDS)
        try:
            if parts.scheme == "smtp":  # a server without TLS gets neither password nor mail
                smtp.starttls(context=ssl.create_default_context())
            if parts.username is not None:
                smtp.login(unquote(parts.username), unquote(parts.password or ""))
        except BaseException:
            smtp.close()
            raise
        return smtp
