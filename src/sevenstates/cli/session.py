"""One game being played at this terminal: the match, who sits where, and the words for it."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from .. import games
from ..bots import AT_A_TABLE, Advice, Bot, Question, Reason, ask, make_bot
from ..bots.levels import adviser
from ..bots.reason_texts import BotTexts
from ..core import Action, IllegalAction, Match, Seat, SevenStatesError
from ..texts import Texts
from . import saves
from .board import Scene
from .errors import ClientError, sentence
from .log import events_of, places_of, since_own, standing
from .menu import LIMIT, Choice, Menu
from .players import Seating
from .screen import Screen
from .terminal import Terminal
from .words import Words

LOW = 30
"""A window of fewer lines has room for fewer choices at once."""
FEWER = 24
"""The limit of choices there."""


@dataclass
class Session:
    """A match at a terminal."""

    terminal: Terminal
    match: Match
    bots: Seating
    language: str
    path: Path
    """The file that keeps the game, move by move."""
    seed: str | None = None
    """The seed of the bots' chance."""
    refusal: SevenStatesError | None = None
    """The last one, for `why`."""
    cannot_keep: bool = False
    """The data folder cannot be written; said once."""

    def __post_init__(self) -> None:
        self.speak(self.language)
        self._seated: dict[Seat, Bot] = {}

    def sit_down(self, match: Match, bots: Seating, path: Path) -> None:
        """Go on with another match."""
        self.match, self.bots, self.path = match, bots, path
        self.refusal = None
        self._seated.clear()
        self.speak(self.language)

    def speak(self, language: str) -> None:
        """Go on in another language; BadOption if there is no such."""
        key = self.match.game.key
        board = games.plugin(key).terminal_board()
        names = board.names(self.match.state.view(None), Texts(language, key))
        self.texts = Texts(language, key, names, self.match.options)
        self.words = Words(language, key)
        self.language = language
        self.screen = Screen(board, self.texts, self.words)

    @property
    def people(self) -> list[Seat]:
        """The seats that no bot plays."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def asked(self) -> Seat | None:
        """The person who is asked next; None if it is a bot's decision or the game is over."""
        seats = [decision.seat for decision in self.match.state.pending()]
        if any(seat in self.bots for seat in seats):
            return None
        return seats[0] if seats else None

    def bot(self, seat: Seat) -> Bot:
        """The bot of a seat: the same one through the game, so that it can keep to a plan."""
        if seat not in self._seated:
            self._seated[seat] = self._thinking(self.bots[seat], f"{self.seed}/{seat}")
        return self._seated[seat]

    def advice(self, seat: Seat) -> Advice:
        """A strong bot's advice to the seat, from what the seat knows."""
        return self._thinking(
            adviser(self.match.game.key), f"{self.seed}/{self.match.version}"
        ).advise(self.question(seat))

    def format_reasons(self, reasons: Iterable[Reason]) -> str:
        """A bot's reasons for and against a move, in words."""
        key, names = self.match.game.key, self.texts.names
        texts = BotTexts(self.language, key, names, self.match.options)
        return "; ".join(map(texts.reason, reasons))

    def question(self, seat: Seat) -> Question:
        """The question to the seat."""
        state = self.match.state
        return ask(state, next(d for d in state.pending() if d.seat == seat))

    def _thinking(self, name: str, seed: str) -> Bot:
        key = self.match.game.key
        return make_bot(name, key, seed if self.seed is not None else None, AT_A_TABLE)

    def root(self, seat: Seat) -> Menu:
        """All that the seat can do now."""
        is_low = self.terminal.console.height < LOW
        return Menu.of(self.match.state.legal_actions(seat), limit=FEWER if is_low else LIMIT)

    def label(self, menu: Menu, choice: Choice) -> str:
        """A choice in words."""
        if choice.is_group:
            return choice.word
        if choice.action is not None:
            return self.format_action(choice.action)
        if not menu.path:
            return self.texts.kind(choice.actions[0])
        return self.screen.board.label(choice.actions[0].kind, choice.word, self.texts)

    def format_action(self, action: Action) -> str:
        """An action in words, with the name of a card that it gives by its number."""
        text, seat = self.texts.action(action), self.asked()
        if seat is None:
            return text
        name = self.screen.board.name_of(self.match.state.view(seat), action, self.texts)
        return f"{text}: {name}" if name else text

    def scene(self, seat: Seat | None, marks: Collection[str] = ()) -> Scene:
        """The contents of the seat's screen; of everybody's, if None, when the game is over."""
        changes = standing(self.match, seat)
        opening = [seen for event in self.match.opening if (seen := event.seen_by(seat))]
        own = since_own(changes, seat) if seat is not None else []
        lately = events_of(own)
        if own == changes:
            lately = [*opening, *lately]
        title = self.texts.title
        if seat is not None:
            title = f"{title} - {self.texts.seat_name(seat)}"
        view = self.match.state.view(seat)
        events = [*opening, *events_of(changes)]
        return Scene(view, title, self.people, events, len(lately), marks, places_of(lately))

    def describe_error(self, error: SevenStatesError | ClientError) -> str:
        """The error in words; a refused move is kept for `why`."""
        if isinstance(error, IllegalAction):
            self.refusal = error
        return sentence(error, self.texts, self.words)

    def keep(self) -> None:
        """Write the game down, so that nothing is lost whatever happens next."""
        try:
            saves.write_match(self.path, self.match, self.bots)
        except ClientError as error:
            if not self.cannot_keep:
                self.terminal.note(self.describe_error(error), "yellow")
            self.cannot_keep = True
