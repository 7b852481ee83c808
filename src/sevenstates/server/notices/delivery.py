"""Delivery of notices to a channel, by mail, by push or by webhook."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from ..config import Config
from ..security.keys import ServerKeys
from ..security.outgoing import Outgoing, Unreachable
from ..store import Store
from ..store.schema import Row
from ..wire import WebhookCall
from . import channels, links, webhook, wording
from .mail import AddressRefused, Mail, MailFailed, MailServer
from .outbox import Notice
from .wording import NoticeText

logger = logging.getLogger(__name__)

MAILERS = 2
"""Threads that wait for the mail server."""
GONE = (404, 410)
"""Answers of a push service when the browser no longer wants notices."""


class Failed(Exception):
    """It was not delivered, and may be later; `counts` if the channel is to blame."""

    def __init__(self, *, counts: bool) -> None:
        super().__init__()
        self.counts = counts


class Gone(Exception):
    """The recipient is gone for good."""


class Delivery:
    """Delivers notices; what a channel is and what it is sent was read from the database."""

    def __init__(
        self, config: Config, store: Store, keys: ServerKeys, now: Callable[[], int]
    ) -> None:
        self.config = config
        self.now = now
        self.outgoing = Outgoing(config.notice_networks)
        self._store = store
        self._keys = keys
        self._mail = MailServer(config.smtp_url, config.mail_from)
        self._pool = ThreadPoolExecutor(MAILERS, "mail")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def deliver(self, channel: Row, notices: Sequence[Notice]) -> None:
        """Send one mail about all notices, or one message: then there is one notice."""
        if channel.kind == "address":
            await self._mail_link(channel, notices[0])
            return
        language = wording.language_of(channel)
        items = await self._store.read(
            lambda db: wording.texts_of(db, channel.person, notices, language)
        )
        if channel.kind == "mail":
            await self._mail_games(channel, items, language)
        elif channel.kind == "push":
            await self._push(channel, items[0])
        else:
            await self._call(channel, items[0])

    async def _mail_games(self, channel: Row, items: Sequence[NoticeText], language: str) -> None:
        person = channel.person
        row = await self._store.read(lambda db: channels.first(db, person, "address"))
        if row is None or row.confirmed is None:
            raise Gone
        token = await self._keys.sign(person)
        mail = wording.mail_of_games(
            channel.person_name, items, channel.target, language, self.config.site, token
        )
        await self._send(row.target, mail)

    async def _mail_link(self, channel: Row, notice: Notice) -> None:
        """Mails that a person asked for; links are made only now and stored as hashes."""
        name, language, site = channel.person_name, wording.language_of(channel), self.config.site
        if notice.kind == "test":
            mail = wording.mail_of_test(name, notice, language, site)
        else:
            token = await self._store.write(
                lambda db: links.make(db, channel.person, notice.kind, channel.target, self.now())
            )
            mail = wording.mail_of_link(name, notice, language, site, token)
        await self._send(channel.target, mail)

    async def _send(self, address: str, mail: Mail) -> None:
        loop = asyncio.get_running_loop()
        now = self.now() // 1000
        try:
            await loop.run_in_executor(self._pool, self._mail.send, address, mail, now)
        except MailFailed as error:  # its words may name an address: the log gets the kind alone
            why = getattr(error.__cause__, "smtp_code", type(error.__cause__).__name__)
            logger.warning("the mail server did not take a mail", extra={"why": why})
            raise Failed(counts=False) from error
        except AddressRefused as error:
            raise Failed(counts=True) from error

    async def _push(self, channel: Row, item: NoticeText) -> None:
        from . import push  # an extra

        key = push.private_key(await self._keys.get("push", push.new_key))
        said = {"title": item.title, "body": item.text, "path": item.path}
        topic = f"{item.notice.kind} {item.notice.table_id}"
        message = msgspec.json.encode({**said, "tag": topic})
        sender = self.config.mail_from
        contact = f"mailto:{sender}" if sender else self.config.site
        headers = push.headers(key, channel.target, contact, self.now() // 1000, topic)
        body = push.seal(message, channel.keys["p256dh"], channel.keys["auth"])
        status = await self._post(channel.target, body, headers)
        if status in GONE:
            raise Gone
        _check(status)

    async def _call(self, channel: Row, item: NoticeText) -> None:
        notice = item.notice
        call = WebhookCall(
            type=notice.kind,
            at=notice.at,
            text=f"{item.title}: {item.text}",
            url=self.config.site + item.path,
            table=notice.table_id or None,
            game=item.game or None,
        )
        body = msgspec.json.encode(call)
        headers = webhook.headers(channel.keys["secret"], notice.id, self.now() // 1000, body)
        _check(await self._post(channel.target, body, headers))

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        try:
            return await self.outgoing.post(url, body, headers)
        except Unreachable as error:
            raise Failed(counts=True) from error


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Failed(counts=True)
