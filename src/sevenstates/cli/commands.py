"""Typed commands other than moves: undo, save, rules and so on."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..bots import Candidate
from ..core import Match, Seat, UndoRefused
from . import saves
from .errors import ClientError
from .folders import offer_folder
from .lines import cut, wrap
from .menu import Menu
from .rules import find_rules
from .session import Session
from .words import is_yes

FEW = 24
"""Maximum moves listed with what they mean."""

SHOWN = (5, 3)
"""Maximum moves shown in a hint, and on a small screen."""
PICK = "*"


class Quit(Exception):
    """The player wants to stop."""


Command = Callable[[Session, Seat, str], bool]
"""Gets the session, who is asked, and the rest of the line; True if the screen changes."""


def undo(session: Session, seat: Seat, rest: str) -> bool:
    """Take back the asked seat's last decision, or that of another seat at this screen."""
    for person in [seat, *(other for other in session.people if other != seat)]:
        if session.match.can_undo(person):
            session.match.undo(person)
            return True
    raise UndoRefused("undo-refused")


def save(session: Session, seat: Seat, rest: str) -> bool:
    if not rest:
        raise ClientError("needs-file", command=translated_name(session, "save"))
    path = Path(rest).expanduser()
    if path.exists():
        question = session.words("overwrite", file=str(path))
        if not is_yes(session.words, session.terminal.ask(f"{question} "), default=False):
            return False
    if not offer_folder(path, session.terminal, session.words):
        return False
    saves.write_match(path, session.match, session.bots)
    session.terminal.note(session.words("saved", file=str(path)))
    return False


def load(session: Session, seat: Seat, rest: str) -> bool:
    if not rest:
        raise ClientError("needs-file", command=translated_name(session, "load"))
    save = saves.read(Path(rest).expanduser())
    match = Match.from_record(save.game, save.record)
    session.sit_down(match, save.seated_bots(), saves.new_path(save.game.key))
    return True


def hint(session: Session, seat: Seat, rest: str) -> bool:
    """A strong bot's ratings of the best moves, with its reasons."""
    console, candidates = session.terminal.console, session.advice(seat).candidates
    note = wrap(Text(session.words("hint-shares", sign=PICK), style="dim"), console.width)
    forms: list[list[Text]] = []
    for count in SHOWN:
        best = sorted(candidates[:count], key=lambda candidate: -round(candidate.value, 2))
        lines = [_weighed(session, found, found is candidates[0]) for found in best]
        forms.append(
            [*(part for line in lines for part in wrap(line, console.width, " " * 7)), *note]
        )
        forms.append([*(cut(line, console.width) for line in lines), *note])
    session.terminal.clear()
    scene = session.scene(seat, Menu.of(found.action for found in candidates[: SHOWN[0]]).words())
    session.terminal.print(session.screen.render(scene, console, forms))
    return False


def _weighed(session: Session, found: Candidate, is_pick: bool) -> Text:
    """A move with what it is worth to the bot, and why."""
    return Text.assemble(
        (PICK if is_pick else " ", "bold"),
        (f" {found.value:>4.0%}  ", "cyan"),
        (f"{found.action}  ", "bold"),
        session.format_action(found.action),
        (f"  {session.format_reasons(found.reasons)}" if found.reasons else "", "dim"),
    )


def why(session: Session, seat: Seat, rest: str) -> bool:
    """Explain the last refusal by the rule that refused."""
    refusal = session.refusal
    if refusal is None:
        session.terminal.note(session.words("why-nothing"))
        return False
    session.terminal.note(session.texts.refusal(refusal), "bold")
    if refusal.rule_id is not None:
        rule = session.texts.rule(refusal.rule_id)
        session.terminal.note(f"{refusal.rule_id}  {rule}")
    return False


def rules(session: Session, seat: Seat, rest: str) -> bool:
    session.terminal.page(find_rules(session.texts, rest), session.words("more"))
    return False


def log(session: Session, seat: Seat, rest: str) -> bool:
    lines = session.screen.log_lines(session.scene(seat))
    nothing = Text(session.words("log-empty"))
    session.terminal.page(Text("\n").join(lines) if lines else nothing, session.words("more"))
    return False


def moves(session: Session, seat: Seat, rest: str) -> bool:
    """The legal moves; with a filter those that contain it, in notation or in words."""
    wanted = " ".join(rest.casefold().split())
    found = {str(action): action for action in session.match.state.legal_actions(seat)}
    if wanted:
        found = {
            notation: action
            for notation, action in found.items()
            if wanted in notation.casefold() or wanted in session.texts.action(action).casefold()
        }
    table = Table.grid(padding=(0, 2, 0, 0))
    if len(found) <= FEW:
        for notation, action in found.items():
            table.add_row(Text(notation, style="bold"), session.texts.action(action))
    else:
        for beginning, ends in _by_beginning(found).items():
            table.add_row(Text(beginning, style="bold"), Text(" ".join(ends)))
    session.terminal.page(table, session.words("more"))
    session.terminal.note(session.words("moves-count", count=len(found)), "dim")
    return False


def _by_beginning(notations: Iterable[str]) -> dict[str, list[str]]:
    """Moves that differ only in their last word, together."""
    groups: dict[str, list[str]] = {}
    for notation in notations:
        beginning, _, end = notation.rpartition(" ")
        groups.setdefault(beginning, []).append(end)
    return groups


def board(session: Session, seat: Seat, rest: str) -> bool:
    """The table in its fullest form and what its signs mean, a screenful at a time."""
    view = session.match.state.view(seat)
    screen = session.screen
    shown = Group(
        screen.full(session.scene(seat), session.terminal.console),
        Text(),
        screen.board.legend(view, session.texts, session.words),
    )
    session.terminal.page(shown, session.words("more"))
    return False


def language(session: Session, seat: Seat, rest: str) -> bool:
    session.speak(rest.casefold())
    return True


def help_(session: Session, seat: Seat, rest: str) -> bool:
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        form = session.words(f"command-{name}-form")
        table.add_row(Text(form, style="bold"), session.words(f"command-{name}-help"))
    example = str(session.match.state.legal_actions(seat)[0])
    session.terminal.note(session.words("help-moves", move=example))
    session.terminal.print(Text(), table)
    return False


def quit_(session: Session, seat: Seat, rest: str) -> bool:
    raise Quit


COMMANDS: dict[str, Command] = {
    "help": help_,
    "board": board,
    "moves": moves,
    "hint": hint,
    "undo": undo,
    "why": why,
    "rules": rules,
    "log": log,
    "save": save,
    "load": load,
    "language": language,
    "quit": quit_,
}
SHORT = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}


def translated_name(session: Session, name: str) -> str:
    """A command's name in the language of the session."""
    return session.words(f"command-{name}-form").split()[0]


def find_command(session: Session, line: str) -> tuple[Command, str] | None:
    """The command and the rest of the line, in English or in the language of the session."""
    first, _, rest = line.partition(" ")
    first = first.casefold()
    for name, command in COMMANDS.items():
        if first in (name, translated_name(session, name)) or SHORT.get(first) == name:
            return command, rest.strip()
    return None
