"""HUANG's side of the External Bot Protocol: the base game, two to four seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from ....core import Action, Options, RandomLuck, Seat, SevenStatesError
from ....external.game import Choose, ExternalError, ExternalGame, Json, KnownGame, SeenMove
from ..rules.options import HuangOptions
from ..rules.state import HuangState
from . import reading
from .actions import ActionReader, write_action
from .journal import count_actions, journal_of
from .view import map_of, view_of

SEATS = range(2, 5)


class HuangBridge(ExternalGame):
    """The protocol has no word for modules, editions and maps: it is for the base game alone."""

    def can_offer(self, seats: int, options: Options) -> bool:
        assert isinstance(options, HuangOptions)
        modules = options.bandits or options.kingdoms or options.palace
        is_base = options.edition == "en" and not modules and options.map is None
        return seats in SEATS and is_base

    def lobby(self, seats: int, options: Options) -> Json:
        assert isinstance(options, HuangOptions)
        board = options.board()
        return {
            "options": {"shortGame": options.short},
            "map": map_of(board.rows, board.name),
            "dynasties": [options.dynasty(seat) for seat in range(seats)],
        }

    def version(self, moves: Sequence[SeenMove]) -> int:
        return count_actions(moves)

    def view(self, known: KnownGame) -> Json:
        return view_of(known)

    def read_action(self, known: KnownGame, action: Mapping[str, object]) -> list[Action]:
        state = known.state
        assert isinstance(state, HuangState)
        return ActionReader(state, journal_of(known).market, action).actions()

    def can_play(self, lobby: Mapping[str, Any]) -> bool:
        return reading.can_play(lobby)

    def answer(self, view: Mapping[str, Any], seat: Seat, choose: Choose) -> Json:
        try:
            if (forced := reading.forced_answer(view["pending"])) is not None:
                return forced
            state = reading.state_of(view, seat, RandomLuck(view["turn"]))
        except (SevenStatesError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise ExternalError("external-view", why=f"{type(error).__name__}: {error}") from error
        return write_action(state, seat, view["market"], choose)


BRIDGE = HuangBridge()
