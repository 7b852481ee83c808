"""Missing folders of files that a command is to write."""

from pathlib import Path

import typer

from .errors import ClientError, why
from .terminal import InputEnded, Terminal
from .words import Words, is_yes


def offer_folder(file: Path, terminal: Terminal, words: Words) -> bool:
    """Ask before making the folder of a file; whether it is there now."""
    folder = file.absolute().parent
    if folder.is_dir():
        return True
    question = words("make-folder", folder=str(folder))
    return is_yes(words, terminal.ask(f"{question} "), default=True) and _made(folder)


def need_folder(file: Path, language: str) -> None:
    """Make the folder of a file that a command writes; a person at a terminal is asked first."""
    terminal = Terminal()
    if not terminal.is_interactive:
        _made(file.absolute().parent)
        return
    try:
        is_there = offer_folder(file, terminal, Words(language))
    except InputEnded:
        is_there = False
    if not is_there:
        raise typer.Abort


def _made(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClientError("cannot-write", file=str(folder), why=why(error)) from None
    return True
