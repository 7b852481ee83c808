"""HTTP endpoints of notices: the channels by which a person gets them."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from ..accounts.api import Accounts
from ..accounts.person import Person
from ..config import Config, is_mail_address
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..security.keys import ServerKeys
from ..security.limits import MAIL_RATE, Limiter
from ..security.outgoing import Outgoing
from ..security.tokens import hash_token, new_token
from ..store import Store
from ..store.schema import Row
from ..wire import (
    MailChange,
    NewAddress,
    NewBrowser,
    NewChannel,
    NewWebhook,
    NoticeChannel,
    Notices,
)
from . import channels, outbox, webhook

BASE = "/api/notices"
SHOWN = ("push", "webhook", "feed")
T = TypeVar("T")


class NoticesApi:
    """The endpoints of notices."""

    def __init__(
        self,
        config: Config,
        store: Store,
        accounts: Accounts,
        limiter: Limiter,
        keys: ServerKeys,
        wake: Callable[[], None],
    ) -> None:
        """`wake` lets what was written be sent at once."""
        self._config = config
        self._store = store
        self._accounts = accounts
        self._limiter = limiter
        self._keys = keys
        self._wake = wake
        self._outgoing = Outgoing(config.notice_networks)

    def endpoints(self) -> list[Endpoint]:
        return [*self._endpoints_of_all(), *self._endpoints_of_mail(), *self._endpoints_of_others()]

    def _endpoints_of_all(self) -> list[Endpoint]:
        stop, remove, limit = self.stop_all, self.remove, "notices"
        one = f"{BASE}/channels/{{channel}}"
        return [
            Endpoint("GET", BASE, self.show, "How you are notified.", Notices),
            Endpoint("DELETE", BASE, stop, "Stop all notices.", Notices, limit=limit),
            Endpoint("DELETE", one, remove, "Remove a way of notice.", Notices, limit=limit),
            Endpoint("POST", f"{BASE}/test", self.test, "Send a test.", Notices, limit="mail"),
        ]

    def _endpoints_of_mail(self) -> list[Endpoint]:
        address, limit = f"{BASE}/address", "notices"
        put, remove, often = self.set_address, self.remove_address, self.set_mail
        return [
            Endpoint("POST", address, put, "Set your address.", Notices, NewAddress, limit="mail"),
            Endpoint("DELETE", address, remove, "Remove your address.", Notices, limit=limit),
            Endpoint(
                "PATCH", BASE, often, "Say how often mails come.", Notices, MailChange, limit=limit
            ),
        ]

    def _endpoints_of_others(self) -> list[Endpoint]:
        push, hook, limit = self.add_browser, self.set_webhook, "notices"
        return [
            Endpoint(
                "POST", f"{BASE}/push", push, "Add a browser.", Notices, NewBrowser, limit=limit
            ),
            Endpoint(
                "POST", f"{BASE}/webhook", hook, "Call a URL.", NewChannel, NewWebhook, limit=limit
            ),
            Endpoint(
                "POST", f"{BASE}/feed", self.make_feed, "Make a feed.", NewChannel, limit=limit
            ),
        ]

    async def show(self, call: Call) -> Notices:
        person = call.person
        if person is None or person.is_guest:
            return Notices(
                offered=list(self._config.channels),
                address=None,
                confirmed=False,
                mail="off",
                mail_stopped=False,
                channels=[],
                push_key=None,
            )
        return await self._shown(person)

    async def set_mail(self, call: Call) -> Notices:
        person, wanted = self._account(call, "mail"), call.body.mail

        def change(db: Connection) -> None:
            address, mail = (channels.first(db, person.id, kind) for kind in ("address", "mail"))
            if wanted == "off":
                channels.remove_kinds(db, person.id, "mail")
            elif address is None or address.confirmed is None:
                raise Refused(409, "address-not-confirmed")
            elif mail is not None:  # when the next may be sent does not change
                channels.change(db, mail.id, target=wanted, stopped=False, failures=0)
            else:
                now = self._accounts.sessions.now()
                channels.add(db, person.id, "mail", wanted, language=call.language, now=now)

        return await self._changed(person, change)

    async def stop_all(self, call: Call) -> Notices:
        person = self._account(call)
        return await self._changed(
            person, lambda db: channels.remove_kinds(db, person.id, "mail", *SHOWN)
        )

    async def set_address(self, call: Call) -> Notices:
        """The password is asked for: anyone with the address can choose another one."""
        self._account(call, "mail")
        address = call.body.address.strip().lower()
        if not is_mail_address(address):
            raise Refused(422, "bad-address")
        person = await self._accounts.account_of(call)
        self._limiter.take_rate("mail to", address, MAIL_RATE)
        self._limiter.take_rate("mail by", person.id, MAIL_RATE)

        def change(db: Connection) -> None:
            row, now = channels.first(db, person.id, "address"), self._accounts.sessions.now()
            if row is not None and row.target == address:
                channel = row.id
            else:
                channels.remove_kinds(db, person.id, "mail")
                channel = channels.put(
                    db, person.id, "address", address, language=call.language, now=now
                )
            if row is None or row.target != address or row.confirmed is None:
                outbox.add(db, channel, "confirm", now)

        return await self._changed(person, change)

    async def remove_address(self, call: Call) -> Notices:
        person = self._account(call)
        return await self._changed(
            person, lambda db: channels.remove_kinds(db, person.id, "address", "mail")
        )

    async def add_browser(self, call: Call) -> Notices:
        person, body, now = self._account(call, "push"), call.body, self._accounts.sessions.now()
        from . import push  # an extra

        self._outgoing.check(body.endpoint)
        if not push.is_key(body.p256dh, body.auth):
            raise Refused(422, "bad-subscription")
        keys = {"p256dh": body.p256dh, "auth": body.auth}
        return await self._changed(
            person,
            lambda db: channels.add_browser(
                db, person.id, body.endpoint, keys, language=call.language, now=now
            ),
        )

    async def set_webhook(self, call: Call) -> NewChannel:
        person = self._account(call, "webhook")
        self._outgoing.check(call.body.url)
        secret = webhook.new_secret()
        return await self._put(call, person, "webhook", call.body.url, secret)

    async def make_feed(self, call: Call) -> NewChannel:
        """A new address; the one before it leads nowhere any more."""
        person, token = self._account(call, "feed"), new_token()
        address = f"{self._config.site}api/feed/{token}"
        return await self._put(call, person, "feed", hash_token(token), address)

    async def remove(self, call: Call) -> Notices:
        person, channel = self._account(call), call.path("channel")

        def change(db: Connection) -> None:
            mine = [row.id for row in channels.of_person(db, person.id, *SHOWN)]
            if channel not in mine:
                raise Refused(404, "not-found")
            channels.remove(db, [channel])

        return await self._changed(person, change)

    async def test(self, call: Call) -> Notices:
        person = self._account(call)
        self._limiter.take_rate("mail by", person.id, MAIL_RATE)

        def change(db: Connection) -> None:
            rows = [
                row
                for row in channels.of_person(db, person.id, "address", "push", "webhook")
                if not row.stopped and (row.kind != "address" or row.confirmed is not None)
            ]
            if not rows:
                raise Refused(409, "nothing-to-test")
            for row in rows:
                outbox.add(db, row.id, "test", self._accounts.sessions.now())

        return await self._changed(person, change)

    def _account(self, call: Call, channel: str = "") -> Person:
        """The caller, if they have an account and the server has the channel."""
        if channel and channel not in self._config.channels:
            raise Refused(409, "not-offered")
        if call.person is None or call.person.is_guest:
            raise Refused(403, "need-account")
        return call.person

    async def _put(
        self, call: Call, person: Person, kind: str, target: str, secret: str
    ) -> NewChannel:
        language, now = call.language, self._accounts.sessions.now()
        keys = {"secret": secret} if kind == "webhook" else {}
        shown = await self._changed(
            person,
            lambda db: channels.put(
                db, person.id, kind, target, language=language, now=now, keys=keys
            ),
        )
        return NewChannel(notices=shown, secret=secret)

    async def _changed(self, person: Person, work: Callable[[Connection], T]) -> Notices:
        await self._store.write(work)
        self._wake()
        return await self._shown(person)

    async def _shown(self, person: Person) -> Notices:
        push_key = None
        if "push" in self._config.channels:
            from . import push  # an extra

            key = push.private_key(await self._keys.get("push", push.new_key))
            push_key = push.encode(push.public_key(key))

        def read(db: Connection) -> Notices:
            address, mail = (channels.first(db, person.id, kind) for kind in ("address", "mail"))
            return Notices(
                offered=list(self._config.channels),
                address=address.target if address else None,
                confirmed=address is not None and address.confirmed is not None,
                mail=mail.target if mail else "off",
                mail_stopped=mail is not None and mail.stopped,
                channels=[_line(row) for row in channels.of_person(db, person.id, *SHOWN)],
                push_key=push_key,
            )

        return await self._store.read(read)


def _line(row: Row) -> NoticeChannel:
    target = "" if row.kind == "feed" else row.target  # of a feed only the hash is stored
    return NoticeChannel(
        id=row.id, kind=row.kind, target=target, created=row.created, stopped=row.stopped
    )
