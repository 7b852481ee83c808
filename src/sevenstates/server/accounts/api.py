"""HTTP endpoints of people: names, accounts, sessions, settings."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..http.pipeline import address_of
from ..http.responses import reply
from ..moderation.log import sanctions, taken_away
from ..security.limits import PAIR_RATE, Limiter, network_of
from ..store import Store
from ..wire import Me, NameChange, Password, Settings, SignIn, SignUp
from . import people, ratings, sessions
from .names import clean_name, key_of
from .newcomers import Newcomers
from .passwords import MAX_LENGTH, MIN_LENGTH, Passwords
from .person import Person
from .sessions import Sessions, clear_cookie, cookie_of, set_cookie

Written = TypeVar("Written")
PeopleChanged = Callable[[list[str]], Awaitable[None]]
"""Is called with the tables that have other people now, and when sessions are over."""
AccountDeleted = Callable[[str, list[str]], Awaitable[None]]
"""Gets the deleted person, and the tables where the person sat."""

NOBODY = Me(id=None, name=None, guest=True, settings=Settings(), ratings=[])


class Accounts:
    """The endpoints of people."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        passwords: Passwords,
        limiter: Limiter,
        newcomers: Newcomers,
        *,
        people_changed: PeopleChanged,
        account_deleted: AccountDeleted,
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.passwords = passwords
        self.limiter = limiter
        self.newcomers = newcomers
        self.people_changed = people_changed
        self._account_deleted = account_deleted

    def endpoints(self) -> list[Endpoint]:
        return [*self._endpoints_of_people(), *self._endpoints_of_accounts()]

    def _endpoints_of_people(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/me", self.me, "Who the caller is.", Me),
            Endpoint(
                "POST",
                "/api/me",
                self.rename,
                "Take a name.",
                Me,
                NameChange,
                limit="guest",
                person=True,
            ),
            Endpoint(
                "PATCH",
                "/api/me/settings",
                self.set,
                "Change settings.",
                Me,
                Settings,
                limit="account",
                person=True,
                for_banned=True,
            ),
        ]

    def _endpoints_of_accounts(self) -> list[Endpoint]:
        account, session = "/api/account", "/api/session"
        change, delete = self.change_password, self.delete
        return [
            Endpoint(
                "POST", account, self.sign_up, "Make an account.", Me, SignUp, limit="sign-up"
            ),
            Endpoint(
                "PATCH", account, change, "Change the password.", Me, Password, limit="password"
            ),
            Endpoint(
                "DELETE",
                account,
                delete,
                "Delete the account.",
                Me,
                Password,
                limit="password",
                for_banned=True,
            ),
            Endpoint("POST", session, self.sign_in, "Sign in.", Me, SignIn, limit="sign-in"),
            Endpoint(
                "DELETE", session, self.sign_out, "Sign out.", Me, limit="account", for_banned=True
            ),
        ]

    async def me(self, call: Call) -> Me:
        return await self._me(call.person)

    async def rename(self, call: Call) -> Me:
        person, name = _somebody(call), clean_name(call.body.name)

        def rename(db: Connection) -> list[str]:
            _claim(db, person.id, name)  # a guest takes no account's name either
            if person.is_guest:
                people.change(db, person.id, name=name)
            else:
                people.change(db, person.id, name=name, name_key=key_of(name))
            return people.tables_of(db, person.id)

        await self.people_changed(await self._write_name(rename, name))
        return await self._me(person)

    async def set(self, call: Call) -> Me:
        person, wanted = _somebody(call), msgspec.to_builtins(call.body)

        def change(db: Connection) -> None:
            row = people.find(db, person.id)
            kept = row.settings if row is not None else {}
            people.change(db, person.id, settings={**kept, **wanted})

        await self.store.write(change)
        return await self._me(person)

    async def sign_up(self, call: Call) -> Response:
        """A guest becomes an account and keeps the id, so its games need not be moved."""
        if call.person is not None and not call.person.is_guest:
            raise Refused(409, "has-account")
        mute = None
        if call.person is None:
            mute = await self.newcomers.check(address_of(call.request), self.sessions.now())
        name = clean_name(call.body.name)
        password = await self.passwords.hash(call.body.password)

        def add(db: Connection) -> tuple[Person, str, list[str]]:
            now = self.sessions.now()
            guest = call.person or people.add_guest(db, name, now, mute)
            _claim(db, guest.id, name)
            values: dict[str, object] = {
                "name": name,
                "name_key": key_of(name),
                "password": password,
            }
            people.change(db, guest.id, **values, kind="account", seen=now)
            sessions.end_all(db, guest.id)
            token = self.sessions.begin(db, guest.id)
            return (
                Person(guest.id, name, False, guest.language),
                token,
                people.tables_of(db, guest.id),
            )

        person, token, tables = await self._write_name(add, name)
        await self.people_changed(tables)
        return await self._with_cookie(call.request, person, token)

    async def sign_in(self, call: Call) -> Response:
        """Right or wrong, known or not: it takes the same time and says the same."""
        # Counted before it is checked, so that attempts at the same time count too.
        pair = f"{network_of(address_of(call.request))} {key_of(call.body.name)}"
        self.limiter.take_rate("sign-in pair", pair, PAIR_RATE)
        row = await self.store.read(lambda db: people.find_account(db, call.body.name))
        kept = row.password if row is not None else None
        if not await self.passwords.is_right(call.body.password, kept) or row is None:
            raise Refused(403, "wrong-password")
        self.limiter.give_back("sign-in pair", pair, PAIR_RATE)
        new_hash = None
        if self.passwords.is_outdated(row.password):
            new_hash = await self.passwords.hash(call.body.password)
        person, old = people.person_of_row(row), cookie_of(call.request)

        def begin(db: Connection) -> tuple[str, list[str]]:
            moved = []
            if call.person is not None and call.person.is_guest:
                moved = people.move_games(db, call.person.id, person.id)
            if old:
                sessions.end(db, old)
            if new_hash:
                people.change(db, person.id, password=new_hash)
            return self.sessions.begin(db, person.id), moved

        token, tables = await self.store.write(begin)
        await self.people_changed(tables)
        return await self._with_cookie(call.request, person, token)

    async def sign_out(self, call: Call) -> Response:
        if token := cookie_of(call.request):
            await self.store.write(lambda db: sessions.end(db, token))
            await self.people_changed([])
        return _without_cookie(call.request)

    async def change_password(self, call: Call) -> Response:
        """Every other session of the account ends."""
        person = await self.account_of(call)
        if call.body.new is None:
            raise Refused(422, "bad-password", least=MIN_LENGTH, most=MAX_LENGTH)
        password = await self.passwords.hash(call.body.new)

        def change(db: Connection) -> str:
            people.change(db, person.id, password=password)
            sessions.end_all(db, person.id)
            return self.sessions.begin(db, person.id)

        token = await self.store.write(change)
        await self.people_changed([])
        return await self._with_cookie(call.request, person, token)

    async def delete(self, call: Call) -> Response:
        person = await self.account_of(call)
        tables = await self.store.write(lambda db: people.anonymise(db, person.id))
        await self._account_deleted(person.id, tables)
        return _without_cookie(call.request)

    async def account_of(self, call: Call) -> Person:
        """The account, if the password in the body is right."""
        person = call.person
        if person is None or person.is_guest:
            raise Refused(403, "need-account")
        row = await self.store.read(lambda db: people.find(db, person.id))
        kept = row.password if row is not None else None
        if not await self.passwords.is_right(call.body.password, kept):
            raise Refused(403, "wrong-password")
        return person

    async def _write_name(self, change: Callable[[Connection], Written], name: str) -> Written:
        """Write a name that another process may have taken a moment ago."""
        try:
            return await self.store.write(change)
        except IntegrityError:
            raise Refused(409, "name-taken", name=name) from None

    async def _me(self, person: Person | None) -> Me:
        if person is None:
            return NOBODY

        def read(db: Connection) -> Me:
            row = people.find(db, person.id)
            if row is None:
                return NOBODY
            return Me(
                id=row.id,
                name=row.name,
                guest=row.kind != "account",
                settings=msgspec.convert(row.settings, Settings),
                ratings=ratings.ratings_of(db, row.id, row.name),
                moderator=row.is_moderator,
                sanctions=sanctions(db, row.id, self.sessions.now()),
            )

        return await self.store.read(read)

    async def _with_cookie(self, request: Request, person: Person, token: str) -> Response:
        response = reply(await self._me(person))
        set_cookie(request, response, token)
        return response


def _somebody(call: Call) -> Person:
    if call.person is None:
        raise Refused(401, "no-session")
    return call.person


def _claim(db: Connection, person_id: str, name: str) -> None:
    if not people.is_name_free(db, name, person_id):
        raise Refused(409, "name-taken", name=name)
    if (why := taken_away(db, person_id, name)) is not None:
        raise Refused(409, "name-taken-away", name=name, why=why)


def _without_cookie(request: Request) -> Response:
    response = reply(NOBODY)
    clear_cookie(request, response)
    return response
