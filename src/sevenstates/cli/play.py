"""Playing: the loop of screens, questions and answers."""

import contextlib
import difflib
import shlex

from rich.text import Text

from ..core import Action, BadText, Seat, SevenStatesError
from .commands import COMMANDS, Quit, find_command
from .errors import ClientError
from .lines import flow, wrap
from .menu import Menu
from .question import question_forms
from .session import Session
from .terminal import InputEnded
from .words import is_yes

AFTERWARDS = 4
"""Lines below the screen of a finished game: where it is kept, and the prompt of the system."""


class Player:
    """Plays one session to its end, or until the player has had enough."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.terminal = session.terminal
        self.shown: Seat | None = None
        """The seat whose screen is on."""

    def run(self) -> None:
        session = self.session
        self.terminal.complete_with(self._completions)
        try:
            while session.match.state.pending():
                seat = session.asked()
                if seat is None:
                    self._bots_move()
                    continue
                session.keep()
                self._hand_over(seat)
                self._ask(seat)
            self._finish()
        except Quit:
            self._quit()
        except (InputEnded, KeyboardInterrupt):
            self.terminal.note(session.words("left"))
            self._say_where("kept", "play --load")

    def _bots_move(self) -> None:
        session = self.session
        seat = next(d.seat for d in session.match.state.pending() if d.seat in session.bots)
        session.match.submit(seat, session.bot(seat).choose(session.question(seat)))

    def _hand_over(self, seat: Seat) -> None:
        """Several people at one screen: nobody sees another's hand."""
        if seat == self.shown:
            return
        self.shown = seat
        if len(self.session.people) > 1:
            words, name = self.session.words, self.session.texts.seat_name(seat)
            self.terminal.wipe()
            self.terminal.note(words("hand-over", name=name), "bold")
            self.terminal.ask(words("press-enter", name=name) + " ")

    # One question.

    def _ask(self, seat: Seat) -> None:
        """Ask until something changed: a decision, an undo, another game."""
        menu = self.session.root(seat)
        self._draw(seat, menu)
        while True:
            name = self.session.texts.seat_name(seat)
            line = self.terminal.ask(f"{' '.join((name, *menu.path))}> ")
            if not line:
                menu = self.session.root(seat)
                self._draw(seat, menu)
                continue
            try:
                found = find_command(self.session, line)
                if found is not None:
                    if found[0](self.session, seat, found[1]):
                        return
                    continue
                answer = self._understand(seat, menu, line)
            except (SevenStatesError, ClientError) as error:
                self.terminal.note(self.session.describe_error(error), "red")
                continue
            if isinstance(answer, Menu):
                menu = answer
                self._draw(seat, menu)
                continue
            if answer is not None:
                self._submit(seat, answer)
                return

    def _understand(self, seat: Seat, menu: Menu, line: str) -> Menu | Action | None:
        """A whole move, a choice of this menu or of the first one; else say what is wrong."""
        session = self.session
        with contextlib.suppress(BadText):
            action = session.match.game.parse_action(line)
            if session.match.state.is_legal(seat, action):
                return action
        root = session.root(seat)
        answer = menu.answer(line, session.label) or root.answer(line, session.label)
        if answer is not None:
            return answer
        for text in (line, " ".join((*menu.path, line))):
            with contextlib.suppress(BadText):
                action = session.match.game.parse_action(text)
                refusal = session.match.state.refusal(seat, action)
                if refusal is None:
                    return action
                self.terminal.note(session.describe_error(refusal), "red")
                self.terminal.note(session.words("ask-why"), "dim")
                return None
        self._suggest(seat, menu, line)
        return None

    def _suggest(self, seat: Seat, menu: Menu, line: str) -> None:
        """Say that a line is not understood, and what it looks like."""
        legal = [str(action) for action in self.session.match.state.legal_actions(seat)]
        folded = {text.casefold(): text for text in (*COMMANDS, *legal)}
        near = difflib.get_close_matches(line.casefold(), folded, n=3)
        if not near and menu.path:
            near = difflib.get_close_matches(" ".join((*menu.path, line)).casefold(), folded, n=3)
        key = "did-you-mean" if near else "not-understood"
        meant = ", ".join(folded[text] for text in near)
        self.terminal.note(self.session.words(key, text=line[:60], meant=meant), "red")

    def _submit(self, seat: Seat, action: Action) -> None:
        session = self.session
        session.match.submit(seat, action)
        session.refusal = None

    def _completions(self, typed: str) -> list[str]:
        """Completions of the line: commands and legal moves."""
        seat = self.session.asked()
        legal = self.session.match.state.legal_actions(seat) if seat is not None else ()
        texts = (*COMMANDS, *map(str, legal))
        return [text for text in texts if text.casefold().startswith(typed.casefold())]

    # The screen.

    def _draw(self, seat: Seat, menu: Menu) -> None:
        session, console = self.session, self.terminal.console
        questions = question_forms(session, seat, menu, console.width)
        scene = session.scene(seat, menu.words())
        self.terminal.clear()
        self.terminal.print(session.screen.render(scene, console, questions))

    def _finish(self) -> None:
        session = self.session
        outcome = session.match.state.outcome()
        assert outcome is not None
        console = self.terminal.console
        end = Text(session.texts.outcome(outcome), style="bold")
        ranking = []
        for rank, seat in sorted(zip(outcome.ranks, range(session.match.seats), strict=True)):
            name, score = session.texts.seat_name(seat), outcome.scores[seat]
            ranking.append(Text(session.words("ranking", rank=rank, name=name, score=score)))
        width = console.width
        forms = [[*wrap(end, width), *ranking], flow([end, *ranking], width)]
        scene = session.scene(None)
        self.terminal.clear()
        self.terminal.print(session.screen.render(scene, console, forms, below=AFTERWARDS))
        self._say_where("kept-finished", "replay", "verify")

    def _quit(self) -> None:
        """Ask whether to keep the game; it was written down after each move anyway."""
        session = self.session
        try:
            answer = self.terminal.ask(session.words("keep-game") + " ")
        except InputEnded:
            answer = ""
        if is_yes(session.words, answer, default=True):
            self._say_where("kept", "play --load")
        else:
            with contextlib.suppress(OSError):
                session.path.unlink(missing_ok=True)
            self.terminal.note(session.words("thrown-away"))

    def _say_where(self, key: str, *commands: str) -> None:
        """Say that the game is kept, and the commands that take its file."""
        session = self.session
        session.keep()
        if not session.cannot_keep:
            self.terminal.note(session.words(key))
            for command in commands:
                self.terminal.command(f"sevenstates {command} {shlex.quote(str(session.path))}")


def play(session: Session) -> None:
    """Play a session to its end."""
    Player(session).run()
