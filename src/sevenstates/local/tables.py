"""The tables of the local server: carries out commands, and lets bots and clocks act."""

import time
from collections.abc import Callable

from ..core import RandomLuck, Seat, SevenStatesError, UndoRefused
from ..server import wire
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.problems import problem
from ..server.tables.bots.tasks import Answer, Task, task_for
from ..server.tables.bots.worker import answer
from ..server.tables.commands import play, undo
from ..server.tables.commands.handlers import HANDLERS
from ..server.tables.model import clock
from ..server.tables.model.changeset import Changeset
from ..server.tables.model.levels import bot_of
from ..server.tables.model.log_entry import standing
from ..server.tables.model.new_table import NewTable
from ..server.tables.model.reader import Reader, acting
from ..server.tables.model.table import Table
from ..server.tables.views.update import HISTORY_PAGE, changes_for, update_for
from .storage import LocalStorage

SHARE = 1 / 3
"""The part of a bot's usual time at a table that it may think here: a second and a half."""


def now_ms() -> int:
    return int(time.time() * 1000)


def think(task: Task, share: float = SHARE) -> Answer:
    """A bot's answer."""
    task.share = share
    return answer(task)


class LocalTables:
    """The tables in memory, and the way to all that are stored."""

    def __init__(
        self,
        storage: LocalStorage,
        person: Callable[[], Person],
        show: Callable[[Table], None],
        now: Callable[[], int] = now_ms,
    ) -> None:
        """`show` is called with a table that has changed, when the change is stored."""
        self.storage = storage
        self.now = now
        self._person = person
        self._show = show
        self._tables: dict[str, Table] = {}

    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def get(self, table_id: str) -> Table:
        """A table; Refused if there is none, BadRecord if today's rules cannot play it on."""
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables[table_id] = self._load(table_id)
        return table

    def _load(self, table_id: str) -> Table:
        stored = self.storage.get(table_id)
        table = Table(stored.row, stored.seat_states(self._person()), {})
        snapshots = self.storage.snapshots(table_id)
        if snapshots:
            table.restore(snapshots[-1].data, snapshots[-1].seq, snapshots[-1].moves)
        table.follow(self.storage.entries(table_id, table.seq))
        clock.stop_sealed(table)
        self._restart_clocks(table)
        return table

    def _restart_clocks(self, table: Table) -> None:
        """Clocks have stood still while nobody was here."""
        for seat_state in table.seat_states:
            if seat_state.since is not None:
                seat_state.since = self.now()
            if seat_state.shown_since is not None:
                seat_state.shown_since = self.now()
        if table.has_clock:
            table.due = clock.due(table, self.now())

    def forget(self, table: Table) -> None:
        """Take the table as it is stored when it is next asked for; its watchers stay."""
        watchers = table.watchers
        del self._tables[table.id]
        self.get(table.id).watchers = watchers

    def open(self, new: NewTable) -> Table:
        """Open a table."""
        self.storage.insert(new)
        return self.get(new.id)

    def delete(self, table: Table) -> None:
        """Forget a table for good."""
        self._tables.pop(table.id, None)
        self.storage.delete(table.id)

    def rename(self, person: Person) -> None:
        """The person has another name."""
        for table in self.held():
            for seat_state in table.seat_states:
                if seat_state.person == person.id:
                    seat_state.name = person.name

    def command(
        self,
        table: Table,
        reader: Reader,
        command: wire.Command,
        acknowledge: Callable[[wire.Result], None] = lambda result: None,
    ) -> wire.Result:
        """Carry out a command: check, store, acknowledge, show it."""
        result = table.results.get((reader.author, command.id))
        if result is not None:
            acknowledge(result)
            return result
        found = self._carry_out(table, reader, command)
        acknowledge(found)
        if isinstance(found, wire.Done):
            table.remember(reader.author, found)
            self._show(table)
            self._go_back_if_agreed(table)
        return found

    def _carry_out(self, table: Table, reader: Reader, command: wire.Command) -> wire.Result:
        changeset = Changeset(table, self.now())
        try:
            reader = acting(table, reader)
            handler = HANDLERS.get(type(command))
            if handler is None:
                raise Refused(404, "not-offline")
            self._store(changeset, lambda: handler(changeset, reader, command))
        except play.StaleCommand:
            update = self.update(table, reader, getattr(command, "position", None))
            return wire.Stale(id=command.id, update=update)
        except SevenStatesError as error:
            refusal = problem(error, reader.language, table.game.key)
            return wire.Refused(id=command.id, problem=refusal)
        return changeset.done(command.id, reader)

    def _store(self, changeset: Changeset, work: Callable[[], object]) -> bool:
        """Do something and store it; if it fails, the table is as stored."""
        try:
            if work() is False:
                return False
            play.follow_orders(changeset)
            self.storage.commit(changeset)
            return True
        except Exception as error:
            if changeset.has_changes or not isinstance(error, SevenStatesError | play.StaleCommand):
                self.forget(changeset.table)
            raise

    def change(self, table: Table, work: Callable[[Changeset], bool]) -> None:
        """A change that nobody commanded, such as a bot's move; `work` says if there is one."""
        changeset = Changeset(table, self.now())
        if self._store(changeset, lambda: work(changeset)):
            self._show(table)

    def update(self, table: Table, reader: Reader, since: int | None) -> wire.Update:
        """Everything the reader may know, with the changes after a version."""
        viewer, version = reader.viewer, table.version(reader.viewer)
        changes: list[wire.Change] = []
        whole = False
        if since is not None and since > version:
            since, whole = 0, True  # of a time that is no more
        if since is not None and since < version:
            last = self.storage.last_entries(table.id, viewer, HISTORY_PAGE)
            changes = changes_for(last, viewer, since)
            whole = whole or not changes or changes[0].version > since + 1
        return update_for(table, reader, changes, whole, self.now())

    def _go_back_if_agreed(self, table: Table) -> None:
        if not table.is_undo_agreed or table.undo is None:
            return
        asker: Seat = table.undo["seat"]

        def work(changeset: Changeset) -> bool:
            moves = standing(self.storage.entries(table.id))
            try:
                count = undo.rewind_point(moves, asker)
            except UndoRefused:
                undo.refuse_undo(changeset)
                return True
            last = [one for one in self.storage.snapshots(table.id) if one.moves <= count][-1]
            undo.go_back(changeset, moves, count, last.data, last.moves)
            return True

        self.change(table, work)

    def wake(self, table: Table) -> None:
        """Do what is due: a start that has waited long enough, clocks that have run out."""
        if table.due is not None and table.due <= self.now():
            self.change(table, play.run_clocks)

    def asked_bot(self, table: Table) -> Seat | None:
        """The first seat for which a bot is to decide now."""
        return next((d.seat for d in table.pending() if table.seat_states[d.seat].is_bot), None)

    def play_bot(self, table: Table) -> None:
        """Let a bot decide."""
        seat = self.asked_bot(table)
        state = table.known_to(seat)
        if seat is None or state is None:
            return
        legal = state.legal_actions(seat)
        action = str(legal[0])
        if len(legal) > 1:
            bot = bot_of(table.seat_states[seat].level, table.game.key)
            action = think(task_for(table.game.key, state, seat, bot)).action

        def work(changeset: Changeset) -> bool:
            assert table.match is not None
            try:
                play.decide(changeset, seat, action)
            except SevenStatesError:
                if changeset.has_changes:
                    raise
                luck = RandomLuck()
                play.decide(changeset, seat, str(table.match.state.random_action(seat, luck)))
            return True

        self.change(table, work)
