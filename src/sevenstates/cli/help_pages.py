"""Help pages in the language of the environment: headings, usage and the help flag's own line."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from .parameters import HELP

_HEADINGS = {
    "Arguments": HELP("help-heading-arguments"),
    "Options": HELP("help-heading-options"),
    "Commands": HELP("help-heading-commands"),
}


class _Formatter(typer.Context.formatter_class):  # type: ignore[misc, valid-type]
    """Writes the library's English words in the language of the environment."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{HELP('help-heading-usage')}: ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(_HEADINGS.get(heading, heading))


class _Context(typer.Context):
    formatter_class = _Formatter


class _Command(TyperCommand):
    context_class = _Context

    def get_help_option(self, ctx: Any) -> Any:
        return _worded(super().get_help_option(ctx))


class _Group(TyperGroup):
    context_class = _Context

    def get_help_option(self, ctx: Any) -> Any:
        return _worded(super().get_help_option(ctx))


def _worded(option: Any) -> Any:
    if option is not None:
        option.help = HELP("help-help")
    return option


def speak(app: typer.Typer) -> None:
    """Let all commands of a program show their help in the language of the environment."""
    app.info.cls = _Group
    for command in app.registered_commands:
        command.cls = _Command
    for group in app.registered_groups:
        group.cls = _Group
        if group.typer_instance is not None:
            speak(group.typer_instance)
