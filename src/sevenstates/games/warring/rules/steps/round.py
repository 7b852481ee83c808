"""The round, from the draw to the last claims (W-RND)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Event, Log, Luck, Step
from .. import events
from ..components import EARLY_ROUNDS, HAND, PUBLIC_ROUNDS
from . import agenda, collect, draft, play, public
from .claims import open_window
from .speech import Speech

if TYPE_CHECKING:
    from ..state import WarringState

Work = Callable[["WarringState", Luck, list[Event] | None], None]


@dataclass(frozen=True, slots=True)
class Round(Step["WarringState"]):
    """The bottom of the stack: the parts of the round, one after another, then the next round."""

    part: str = "begin"

    name = "round"
    rule = "W-RND-11"
    asks = False

    def run(self, state: "WarringState", luck: Luck, log: Log) -> None:
        state.stack[-1] = _FOLLOWING[self.part]
        _WORK[self.part](state, luck, log)


def _begin(state: "WarringState", luck: Luck, log: Log) -> None:
    state.board.begin_round()
    if log is not None:
        log.append(events.round_began(state.round, state.year, state.host))
    if state.round == EARLY_ROUNDS + 1:
        draft.deal(state, luck, log)


def _draw(state: "WarringState", luck: Luck, log: Log) -> None:
    """W-RND-1; in round 16 nobody draws (W-PUB-12)."""
    if state.round <= PUBLIC_ROUNDS + 1:
        for seat in state.order():
            state.draw_cards(seat, HAND - len(state.hands[seat]), luck, log)


def _speech(state: "WarringState", luck: Luck, log: Log) -> None:
    if state.rule != "no_host":
        state.stack.append(Speech.of())


def _play(state: "WarringState", luck: Luck, log: Log) -> None:
    play.begin(state)


def _agenda(state: "WarringState", luck: Luck, log: Log) -> None:
    agenda.begin(state)


def _last_claims(state: "WarringState", luck: Luck, log: Log) -> None:
    """The window at the end of the round; no event has just been resolved (W-CLM-5)."""
    state.board.begin_event(None)
    open_window(state, "round")


def _end(state: "WarringState", luck: Luck, log: Log) -> None:
    for entry in state.abandoned:
        # Whose card it was sees by now that it was not played.
        knowers = 1 << state.host | 1 << entry.owner
        state.bury(entry.kind, knowers)
    state.abandoned, state.played, state.said = [], [], []
    state.public = -1
    if log is not None:
        log.append(events.round_ended(state.round))
    if state.round == EARLY_ROUNDS:
        _end_early_age(state, log)
    state.round += 1
    state.host = (state.host + 1) % state.seats  # W-SET-7, W-PUB-1


def _end_early_age(state: "WarringState", log: Log) -> None:
    """W-RND-10: what is unfinished leaves the game; the Late deck serves from now on."""
    for held in state.characters:
        state.gone += held
        held.clear()
    state.gone += state.people
    state.gone += [number for number, _ in state.people_buried]
    state.gone.sort()
    state.people_buried = []
    state.people = state.deck.era(True)
    if log is not None:
        log.append(events.early_age_ended())


_WORK: dict[str, Work] = {
    "begin": _begin,
    "draw": _draw,
    "reveal": public.reveal,
    "speech": _speech,
    "play": _play,
    "collect": collect.collect,
    "agenda": _agenda,
    "last_claims": _last_claims,
    "end": _end,
}
PARTS = tuple(_WORK)
_FOLLOWING = {
    part: Round(following) for part, following in zip(PARTS, (*PARTS[1:], PARTS[0]), strict=True)
}
