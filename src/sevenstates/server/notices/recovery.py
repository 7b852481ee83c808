"""HTTP endpoints of the links in mails: confirming an address, choosing a new password."""

from collections.abc import Callable

from sqlalchemy import Connection

from ..accounts import people, sessions
from ..accounts.api import Accounts
from ..config import Config
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..security.limits import MAIL_RATE, Limiter
from ..store import Store
from ..store.schema import Row
from ..tables.background_tasks import BackgroundTasks
from ..wire import Confirmation, NewPassword, RecoveryRequest
from . import channels, links, outbox


class RecoveryApi:
    """The endpoints for people who have a mail and need not be signed in."""

    def __init__(
        self,
        config: Config,
        store: Store,
        accounts: Accounts,
        limiter: Limiter,
        wake: Callable[[], None],
    ) -> None:
        """`wake` lets what was written be sent at once."""
        self._config = config
        self._store = store
        self._accounts = accounts
        self._limiter = limiter
        self._wake = wake
        self.tasks = BackgroundTasks()

    def endpoints(self) -> list[Endpoint]:
        base, limit = "/api/account", "password"
        ask, recover, confirm = self.ask, self.recover, self.confirm
        return [
            Endpoint(
                "POST",
                f"{base}/recovery",
                ask,
                "Ask for a mail to choose a new password.",
                None,
                RecoveryRequest,
                limit="mail",
            ),
            Endpoint(
                "PATCH",
                f"{base}/recovery",
                recover,
                "Choose a new password.",
                None,
                NewPassword,
                limit=limit,
            ),
            Endpoint(
                "POST",
                f"{base}/confirmation",
                confirm,
                "Confirm a mail address.",
                None,
                Confirmation,
                limit=limit,
            ),
        ]

    async def ask(self, call: Call) -> None:
        """Whether there is such an address or not: it takes the same time and says the same."""
        if "mail" not in self._config.channels:
            raise Refused(409, "not-offered")
        address = call.body.address.strip().lower()
        self._limiter.take_rate("mail to", address, MAIL_RATE)
        self.tasks.spawn(self._ask(address))

    async def _ask(self, address: str) -> None:
        def add(db: Connection) -> None:
            for channel in channels.confirmed_at(db, address):
                outbox.add(db, channel, "recover", self._accounts.sessions.now())

        await self._store.write(add)
        self._wake()

    async def confirm(self, call: Call) -> None:
        def change(db: Connection) -> None:
            now = self._accounts.sessions.now()
            row = links.use(db, call.body.token, "confirm", now)
            channels.change(db, _address_of(db, row).id, confirmed=now)

        await self._store.write(change)

    async def recover(self, call: Call) -> None:
        """All sessions of the account end; the next thing is to sign in."""
        password = await self._accounts.passwords.hash(call.body.new)

        def change(db: Connection) -> None:
            row = links.use(db, call.body.token, "recover", self._accounts.sessions.now())
            address = _address_of(db, row)
            if address.confirmed is None:
                raise Refused(404, "bad-link")
            people.change(db, address.person, password=password)
            sessions.end_all(db, address.person)

        await self._store.write(change)
        await self._accounts.people_changed([])


def _address_of(db: Connection, link: Row | None) -> Row:
    """The address that a link was sent to, if it is still the person's."""
    row = channels.first(db, link.person, "address") if link is not None else None
    if link is None or row is None or row.target != link.address:
        raise Refused(404, "bad-link")
    return row
