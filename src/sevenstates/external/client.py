"""A bot of ours in a seat of a table that speaks the protocol: polls, and answers when asked."""

import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from .. import __version__, games
from ..bots import AT_A_TABLE, Bot, ask, make_bot
from ..core import Action, State
from . import PROTOCOL
from .connection import Answer, Connection, Unreachable
from .game import ExternalError, ExternalGame, Json

INTERVAL = 1.0
"""Seconds between two polls."""
MAX_WAIT = 30.0
"""Maximum seconds between two tries while the server does not answer."""
MAX_REFUSALS = 3
"""Maximum choices of the bot that the server may refuse; then comes the most passive answer."""
MAX_STALE = 20
"""Maximum answers in a row that came too late."""
FIELDS: dict[str, tuple[type, ...]] = {
    "protocol": (int,),
    "gameId": (str,),
    "seat": (int,),
    "status": (str,),
    "version": (int,),
    "yourTurn": (bool,),
    "lobby": (dict,),
    "view": (dict, type(None)),
}
"""The fields of a state, all of which must be there."""
STATUSES = ("lobby", "playing", "finished")


class Report(Protocol):
    """Shows somebody what happens; the key is one of the program's messages."""

    def __call__(self, key: str, **fields: object) -> None: ...


def find_game(lobby: Json) -> tuple[str, ExternalGame]:
    """The game of such a table; ExternalError if our bots know none."""
    for key in games.plugins():
        game = games.plugin(key).external()
        if game is not None and game.can_play(lobby):
            return key, game
    raise ExternalError("external-table")


def check_state(state: Json) -> None:
    """ExternalError if it is no state of the protocol."""
    for name, types in FIELDS.items():
        if name not in state or type(state[name]) not in types:
            raise ExternalError("external-answer", field=name)
    if state["protocol"] != PROTOCOL:
        raise ExternalError("external-protocol", found=state["protocol"], known=PROTOCOL)
    for name in ("seat", "version"):
        if state[name] < 0:
            raise ExternalError("external-answer", field=name)
    if state["status"] not in STATUSES:
        raise ExternalError("external-answer", field="status")


class Client:
    """Plays one seat of one game to its end."""

    def __init__(
        self,
        connection: Connection,
        level: str,
        report: Report,
        *,
        pause: Callable[[float], None] = time.sleep,
        seed: int | None = None,
    ) -> None:
        self.connection = connection
        self.level = level
        self._report = report
        self._pause = pause
        self._seed = secrets.randbits(32) if seed is None else seed
        self._bot: Bot | None = None
        self._game: ExternalGame | None = None
        self._etag = ""
        self._state: Json = {}
        self._refused: list[Action] = []
        """Actions that the server refused in the present position."""
        self._is_stuck = False
        """Whether it refused everything."""
        self._stale = 0
        self._wait = INTERVAL
        """Seconds to wait if the next answer does not get through."""
        self._unsaid: Json | None = None
        """What the server has yet to hear of the bot."""

    def run(self) -> None:
        """Play until the game is over; ExternalError if that cannot be."""
        while not self.step():
            pass

    def step(self) -> bool:
        """Poll, and answer or wait a moment; whether the game is over."""
        self._poll()
        self._say()
        if self._state["status"] == "finished":
            self._report("bot-over")
            return True
        if self._state["yourTurn"] and not self._is_stuck:
            self._answer()
        else:
            self._pause(INTERVAL)
        return False

    def _poll(self) -> None:
        """Ask for the state; wait longer and longer while there is no answer."""
        wait = INTERVAL
        while True:
            try:
                answer = self.connection.call("GET", "/state", etag=self._etag)
                if (answer.status == 304 and self._state) or self._take(answer):
                    return
                why = answer.error
            except Unreachable as error:
                why = str(error)
            self._report("bot-waits", why=why, seconds=int(wait))
            self._pause(wait)
            wait = min(2 * wait, MAX_WAIT)

    def _take(self, answer: Answer) -> bool:
        """Take a state in; False if it is none."""
        if answer.status != 200:
            return False
        state = answer.data
        check_state(state)
        before = self._state.get("version", 0)
        if before != state["version"]:
            self._refused, self._is_stuck = [], False
        if before > state["version"]:
            self._game = None  # it is a new one
        self._state, self._etag = state, answer.etag
        if self._game is None:
            self._sit_down(state)
        return True

    def _sit_down(self, state: Json) -> None:
        """Say who plays here, or why nobody does."""
        try:
            key, self._game = find_game(state["lobby"])
            self._bot = make_bot(self.level, key, self._seed, AT_A_TABLE)
        except (LookupError, TypeError, AttributeError):
            raise ExternalError("external-answer", field="lobby") from None
        except ExternalError:
            self._unsaid = self._status(ready=False, note="unknown map or number of seats")
            self._say()
            raise
        self._unsaid = self._status(ready=True)
        self._report("bot-sits", seat=state["seat"] + 1, level=self.level)

    def _status(self, *, ready: bool, note: str = "") -> Json:
        agent = f"sevenstates {__version__} ({self.level})"
        return {"agent": agent, "ready": ready, **({"note": note} if note else {})}

    def _say(self) -> None:
        """Say who plays here, until the server has heard it."""
        if self._unsaid is None:
            return
        with contextlib.suppress(Unreachable):
            self.connection.call("POST", "/status", self._unsaid)
            self._unsaid = None

    def _answer(self) -> None:
        """Send what the bot chooses; the next poll shows whether it was done."""
        assert self._game is not None
        chosen: list[Action] = []
        state = self._state
        action = self._game.answer(
            state["view"], state["seat"], lambda world: self._choose(world, chosen)
        )
        try:
            body = {"action": action, "version": state["version"]}
            answer = self.connection.call("POST", "/action", body)
        except Unreachable as error:
            self._report("bot-waits", why=str(error), seconds=int(self._wait))
            self._pause(self._wait)
            self._wait = min(2 * self._wait, MAX_WAIT)
            return
        self._wait = INTERVAL
        self._stale = self._stale + 1 if answer.status == 409 else 0
        self._etag = ""  # what is there now is to be seen, whatever the server calls it
        if self._stale > MAX_STALE:
            raise ExternalError("external-stale", times=MAX_STALE)
        if answer.status == 400:
            self._leave_out(chosen[:1], answer.error)

    def _choose(self, world: State, chosen: list[Action]) -> Action:
        """The bot's choice; later ones, of the same answer, are never left out."""
        assert self._bot is not None
        decision = next(d for d in world.pending() if d.seat == self._state["seat"])
        question = ask(world, decision)
        if not chosen and self._refused:
            legal = [action for action in question.legal if action not in self._refused]
            question = replace(question, legal=legal or question.legal)
        is_passive = len(self._refused) >= MAX_REFUSALS  # the first ones decline, or give least
        action = question.legal[0] if is_passive else self._bot.choose(question)
        chosen.append(action)
        return action

    def _leave_out(self, actions: list[Action], why: str) -> None:
        """Never try a refused action again in this position; give up after the passive one."""
        self._report("bot-refused", why=why)
        if not actions or len(self._refused) >= MAX_REFUSALS:
            self._is_stuck = True
            self._report("bot-stuck")
        self._refused += actions
