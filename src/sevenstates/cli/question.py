"""A question: what is asked, the menu, and a word to newcomers."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from ..core import Seat
from .lines import flow, wrap
from .menu import Choice, Menu
from .session import Session

WORDY = 14
"""Menus of more choices than this show only the words of the notation."""
NEWCOMER = 12
"""Number of decisions at the beginning of a game for which hints are shown."""
GAP = "   "


def question_forms(session: Session, seat: Seat, menu: Menu, width: int) -> list[list[Text]]:
    """The same question in several forms, the fullest first and the shortest last."""
    decision = next(d for d in session.match.state.pending() if d.seat == seat)
    prompt = wrap(Text(session.texts.prompt(decision), style="bold"), width)
    hint = _hint(session, seat, menu)
    choices = menu.choices()
    entries = [_entry(choice) for choice in choices]
    forms = [min(flow(_equal(entries), width, GAP), flow(entries, width, GAP), key=len)]
    if len(choices) <= WORDY and not any(choice.is_group for choice in choices):
        labels = [session.label(menu, choice) for choice in choices]
        labelled = [Text.assemble(e, " ", label) for e, label in zip(entries, labels, strict=True)]
        column = [
            line
            for entry, label in zip(_equal(entries), labels, strict=True)
            for line in wrap(Text.assemble(entry, "  ", label), width, " " * (entry.cell_len + 2))
        ]
        forms = [column, flow(labelled, width, GAP), *forms]
    ends = [wrap(Text(hint, style="dim"), width), []] if hint else [[]]
    return [[*prompt, *form, *end] for form in forms for end in ends]


def _hint(session: Session, seat: Seat, menu: Menu) -> str:
    """A hint about other input, where that is not plain; may be empty."""
    if any(choice.is_group for choice in menu.choices()):
        example = min(menu.words())
        return session.words("hint-word", word=example)
    if session.match.version < NEWCOMER:
        example = str(session.match.state.legal_actions(seat)[0])
        return session.words("hint", move=example)
    return ""


def _entry(choice: Choice) -> Text:
    """Key and word of a choice; the word only where it is not the key."""
    entry = Text(choice.key, style="cyan")
    if choice.is_group:
        entry.append(f" {choice.word}..", style="not bold")
    elif choice.word != choice.key:
        entry.append(f" {choice.word}", style="bold")
    return entry


def _equal(entries: Sequence[Text]) -> list[Text]:
    """The entries in one width."""
    width = max(cell_len(entry.plain) for entry in entries)
    return [Text.assemble(entry, " " * (width - entry.cell_len)) for entry in entries]
