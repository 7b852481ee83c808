"""A match: one game being played, with its journal, undo and record."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .action import Action
from .errors import BadRecord, BadVersion, UndoRefused
from .event import Event
from .game import AnyGame
from .luck import Luck, RecordingLuck, ReplayLuck, ResumedLuck, SealedLuck
from .options import Options
from .record import Move, Record
from .seat import Seat, Viewer, check_seat, check_viewer
from .state import State


@dataclass(frozen=True, slots=True)
class Change:
    """One step of a match's journal: a decision carried out, or one taken back."""

    version: int
    """The number of changes with it: of the match, or of those the viewer may know."""
    seat: Seat | None
    """The seat that decided; None for a viewer who may not know that."""
    action: Action | None
    """The decision; only the seat itself sees it, others see the events."""
    events: tuple[Event, ...]
    undone: bool = False
    """The seat's last decision was taken back; the viewer should fetch a whole view."""
    sealed: bool = False
    """Others do not learn that it happened until all answers are shown."""
    luck: tuple[int, ...] = ()
    """The answers of chance: for the record, never for a viewer."""
    final: bool = False
    """Undo never goes back past it."""
    reveal: bool = False
    """The last of several seats' sealed answers; others do not learn whose it was."""

    def is_known_to(self, viewer: Viewer) -> bool:
        """Whether the viewer may know that it happened."""
        return not self.sealed or self.seat == viewer

    def seen_by(self, viewer: Viewer) -> "Change | None":
        """The change as the viewer may know it; None if they may not know that it happened."""
        is_own = self.seat == viewer
        if not self.is_known_to(viewer):
            return None
        return Change(
            self.version,
            None if self.reveal and not is_own else self.seat,
            self.action if is_own else None,
            tuple(seen for event in self.events if (seen := event.seen_by(viewer))),
            self.undone,
            self.sealed,
        )


@dataclass(frozen=True, slots=True)
class _Played:
    """A decision that stands, with what undo needs."""

    seat: Seat
    action: Action
    luck: tuple[int, ...]
    before: State
    sealed: bool
    final: bool
    """Chance answered, or sealed answers were shown: no way back."""


class Match:
    """One game being played."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None = None,
        *,
        luck: Luck | None = None,
        state: State | None = None,
    ) -> None:
        """Without `luck` the draws come from a fresh secret key and can be verified later.

        With `state` play goes on from there, for a keeper who stores journal and moves
        elsewhere: such a match remembers only what undo needs.
        """
        self.game = game
        self.seats = seats
        self.options = game.check_table(seats, options)
        self.luck = luck if luck is not None else SealedLuck(secrets.token_bytes(32))
        self.keeps_record = state is None
        self._recorder = RecordingLuck(self.luck)
        events: list[Event] = []
        self.state: State = state or game.new_state(
            seats, self.options, luck=self._recorder, log=events
        )
        self.setup = self._recorder.take()
        """The answers of chance at set-up."""
        self.opening = tuple(events)
        """The events of set-up; none for a match that plays on from a state."""
        self._played: list[_Played] = []
        self._journal: list[Change] = []
        self._skips: tuple[tuple[int, int], ...] = ()

    @classmethod
    def from_record(cls, game: AnyGame, record: Record, *, luck: Luck | None = None) -> "Match":
        """Continue from a record; BadRecord if it does not replay.

        `luck` is the table's own Luck from its beginning; without it the record's key serves,
        and without a key the draws to come are fresh and the game can no longer be verified.
        """
        picks = record.picks()
        if luck is None:
            luck = record.sealed_luck() or ResumedLuck(picks, SealedLuck(secrets.token_bytes(32)))
        for _ in record.replay(game):
            pass
        options = game.options_type.from_json(record.options)
        match = cls(game, record.seats, options, luck=luck)
        if match.setup != record.setup:
            raise BadRecord("record-draw", number=0)
        match._skips = record.skips
        for number, move in enumerate(record.moves, 1):
            record.skip(luck, number - 1)
            # As long as the draws agree the move is legal, for the record has just replayed.
            match.submit(move.seat, move.action)
            if match._played[-1].luck != move.luck:
                raise BadRecord("record-draw", number=number)
        return match

    def __repr__(self) -> str:
        return f"<Match of {self.game.key}, {self.seats} seats, version {self.version}>"

    @property
    def version(self) -> int:
        """Number of changes so far, undos included; `since` counts separately for each viewer."""
        return len(self._journal)

    def submit(self, seat: Seat, action: Action | str) -> Change:
        """Carry out a decision; raises IllegalAction or BadText and changes nothing if refused.

        The change holds every secret of it: hand on only what `Change.seen_by` gives.
        """
        if isinstance(action, str):
            action = self.game.parse_action(action)
        before = self.state
        after = before.copy()
        events: list[Event] = []
        self._recorder.take()  # what a Luck gave before it broke off
        after.apply(seat, action, self._recorder, events)
        luck = self._recorder.take()
        step = before.stack[-1]
        sealed = seat in step.asked_in_secret(before)
        shown = sealed and not step.stays_secret(before, seat, action)
        # The end shows what was hidden, and the record then holds the key.
        final = bool(luck) or shown or after.outcome() is not None
        final = final or any(event.kind in self.game.revealing_events for event in events)
        reveal = shown and any(played.seat != seat for played in self._unshown())
        self.state = after
        self._played.append(_Played(seat, action, luck, before, sealed, final))
        change = Change(
            self.version + 1,
            seat,
            action,
            tuple(events),
            sealed=sealed and not shown,
            luck=luck,
            final=final,
            reveal=reveal,
        )
        self._remember(change)
        return change

    def _remember(self, change: Change) -> None:
        if self.keeps_record:
            self._journal.append(change)
        elif self._played and self._played[-1].final:
            self._played.clear()  # no undo goes back behind it

    def _unshown(self) -> list[_Played]:
        """The answers to the sealed question that is open, in the order in which they came."""
        first = len(self._played)
        while first and self._played[first - 1].sealed and not self._played[first - 1].final:
            first -= 1
        return self._played[first:]

    def known_to(self, viewer: Viewer) -> State:
        """The state as if nobody but the viewer had answered the sealed question that is open.

        What a viewer is shown, asked or advised comes from it, so that nothing shows whether
        others have answered. Hands and decks are the true ones: `State.view` and
        `State.determinize` hide those. The state is not to be changed.
        """
        check_viewer(viewer, self.seats)
        unshown = self._unshown()
        if all(played.seat == viewer for played in unshown):
            return self.state
        state = unshown[0].before.copy()
        for played in unshown:
            if played.seat == viewer:
                state.apply(played.seat, played.action, ReplayLuck(()))
        return state

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last decision now."""
        return self._undo_point(seat) is not None

    def undo(self, seat: Seat) -> Change:
        """Take back the seat's last decision.

        The way back ends at the last draw, reveal or decision of another seat. Sealed answers
        of others that are not shown yet do not stand in the way of a sealed answer. A decision
        that put a sealed question to others stands from then on, answered or not: otherwise
        undo would show whether somebody has answered.
        """
        point = self._undo_point(seat)
        if point is None:
            raise UndoRefused("undo-refused")
        taken, *later = self._played[point:]
        state = taken.before.copy()
        del self._played[point:]
        for played in later:
            before = state.copy()
            state.apply(played.seat, played.action, self._recorder)
            self._played.append(
                _Played(played.seat, played.action, (), before, played.sealed, played.final)
            )
        self.state = state
        change = Change(self.version + 1, seat, None, (), undone=True, sealed=taken.sealed)
        self._remember(change)
        return change

    def _undo_point(self, seat: Seat) -> int | None:
        check_seat(seat, self.seats)
        for point in range(len(self._played) - 1, -1, -1):
            played = self._played[point]
            if played.final:
                return None
            if played.seat == seat:
                if played.sealed:
                    return point
                return None if self._others_are_asked_in_secret(seat) else point
            if not played.sealed:
                return None
        return None

    def _others_are_asked_in_secret(self, seat: Seat) -> bool:
        """Whether a sealed question is open to others, whether they have answered it or not."""
        state = self.state
        asked = state.stack[-1].asked_in_secret(state) if state.stack else ()
        return any(other != seat for other in asked)

    def since(self, version: int, viewer: Viewer) -> Sequence[Change]:
        """The changes after a version, as the viewer may know them; BadVersion if it is new.

        A viewer's versions count only the changes the viewer may know, so that a gap does not
        tell how much others did in secret. A resumed match begins to count again.
        """
        check_viewer(viewer, self.seats)
        known = [change for change in self._journal if change.is_known_to(viewer)]
        if version > len(known):
            raise BadVersion("no-such-version", found=version, known=len(known))
        numbered = enumerate(known[max(version, 0) :], max(version, 0) + 1)
        return [
            replace(seen, version=number)
            for number, change in numbered
            if (seen := change.seen_by(viewer))
        ]

    def record(self, *, with_key: bool = False) -> Record:
        """The game so far, with every draw and hidden move: not for players before the end.

        The key of the draws is in it only when the game is over, or for the keeper of the
        table, who needs it to play on.
        """
        if not self.keeps_record:
            raise ValueError("a match that plays on from a state has no record of its own")
        sealed = self.luck if isinstance(self.luck, SealedLuck) else None
        outcome = self.state.outcome()
        return Record(
            self.game.key,
            self.game.rules_version,
            self.seats,
            self.options.to_json(),
            self.setup,
            tuple(Move(p.seat, str(p.action), p.luck) for p in self._played),
            sealed.commitment if sealed else None,
            sealed.key.hex() if sealed and (outcome or with_key) else None,
            outcome,
            tuple(number.hex() for number in sealed.entropy) if sealed else (),
            self._skips,
        )
