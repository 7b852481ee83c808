"""Quotas, as both databases count them."""

import json

import pytest
import sqlalchemy as sa

from sevenstates.server import wire
from sevenstates.server.accounts.people import add_guest
from sevenstates.server.accounts.person import Person
from sevenstates.server.errors import Refused
from sevenstates.server.store import Store
from sevenstates.server.store import schema as s
from sevenstates.server.tables.commands import quotas
from sevenstates.server.tables.commands.create import from_plan
from sevenstates.server.tables.commands.writes import insert
from tests.server.tables.views.test_deck_words import COMET


def open_table(store: Store, person: Person, *seats: wire.SeatPlan, **options: str) -> str:
    game = "warring" if options else "huang"
    plan = wire.CreateTable(game=game, seats=list(seats), options=options)
    new = from_plan(plan, person, 1)
    new.row["status"] = "playing"
    store.write_now(lambda db: insert(db, new))
    return new.id


def test_tables_of_bots_are_counted_with_those_that_people_left(store: Store) -> None:
    ada, bob = (store.write_now(lambda db: add_guest(db, "Guest", 1)) for _ in range(2))
    bot, me = wire.BotSeat(level="easy"), wire.OwnSeat()
    open_table(store, ada, bot, me)
    left = open_table(store, ada, bot, me)
    gone = s.seats.c.table_id == left
    store.write_now(lambda db: db.execute(sa.update(s.seats).where(gone).values(standin="clock")))
    for _ in range(quotas.MAX_BOT_TABLES - 1):
        open_table(store, ada, bot, bot)

    with pytest.raises(Refused, match="too-many-bot-tables"):
        open_table(store, ada, bot, bot)
    open_table(store, ada, bot, me)
    open_table(store, bob, bot, bot)
    over = sa.update(s.tables).where(s.tables.c.id == left).values(status="over")
    store.write_now(lambda db: db.execute(over))
    open_table(store, ada, bot, bot)


def test_texts_are_counted_until_their_tables_are_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = store.write_now(lambda db: add_guest(db, "Ada", 1))
    deck, me = json.dumps({"events": [COMET]}), wire.OwnSeat()
    monkeypatch.setattr(quotas, "MAX_TEXT_PER_PERSON", len(deck))
    first = open_table(store, ada, me, me, me, deck=deck)

    with pytest.raises(Refused, match="texts-too-long"):
        open_table(store, ada, me, me, me, deck=deck)
    over = sa.update(s.tables).where(s.tables.c.id == first).values(status="over")
    store.write_now(lambda db: db.execute(over))
    open_table(store, ada, me, me, me, deck=deck)
