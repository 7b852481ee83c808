"""The command that serves tables to browsers and programs, and those for its host."""

import contextlib
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException
from typer.models import OptionInfo

from ..core import SevenStatesError
from ..server.config import Config, setting_names, variable_of
from ..server.errors import error_text
from .errors import ClientError
from .folders import need_folder
from .parameters import HELP, Language
from .words import Words

DEFAULTS = Config()


def setting(name: str, *, show_default: bool = True, metavar: str | None = None) -> OptionInfo:
    """The option of a setting, with its variable and its words."""
    option: OptionInfo = typer.Option(
        f"--{name.replace('_', '-')}",
        envvar=variable_of(name),
        help=HELP(f"help-serve-{name.replace('_', '-')}"),
        show_default=show_default,
        metavar=metavar,
    )
    return option


@contextlib.contextmanager
def reporting_errors(language: str) -> Iterator[None]:
    """Turn what the server refuses into one sentence and exit code 1."""
    try:
        yield
    except SevenStatesError as error:
        raise TyperException(error_text(error, language)) from None
    except ClientError as error:
        raise TyperException(Words(language)(error.key, **error.fields)) from None


Data = Annotated[Path, setting("data", show_default=False)]
Database = Annotated[str, setting("database", show_default=False)]
Addresses = list[str] | None
RateLimits = Annotated[
    bool,
    typer.Option(
        "--rate-limits/--no-rate-limits",
        envvar=variable_of("rate_limits"),
        help=HELP("help-serve-rate-limits"),
    ),
]


def serve(
    context: typer.Context,
    host: Annotated[str, setting("host")] = DEFAULTS.host,
    port: Annotated[int, setting("port")] = DEFAULTS.port,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    prefix: Annotated[str, setting("prefix", show_default=False)] = DEFAULTS.prefix,
    origins: Annotated[Addresses, setting("origins")] = None,
    hosts: Annotated[Addresses, setting("hosts")] = None,
    trusted_proxies: Annotated[Addresses, setting("trusted_proxies")] = None,
    bot_workers: Annotated[int, setting("bot_workers")] = DEFAULTS.bot_workers,
    own_bots: Annotated[Addresses, setting("own_bots", metavar="GAME/NAME=BOT")] = None,
    fill_seconds: Annotated[int, setting("fill_seconds")] = DEFAULTS.fill_seconds,
    body_limit: Annotated[int, setting("body_limit")] = DEFAULTS.body_limit,
    rate_limits: RateLimits = DEFAULTS.rate_limits,
    metrics_from: Annotated[Addresses, setting("metrics_from")] = None,
    public_url: Annotated[str, setting("public_url", show_default=False)] = DEFAULTS.public_url,
    notices: Annotated[Addresses, setting("notices")] = None,
    notice_networks: Annotated[Addresses, setting("notice_networks")] = None,
    smtp_url: Annotated[str, setting("smtp_url", show_default=False)] = DEFAULTS.smtp_url,
    mail_from: Annotated[str, setting("mail_from", show_default=False)] = DEFAULTS.mail_from,
    shutdown_seconds: Annotated[int, setting("shutdown_seconds")] = DEFAULTS.shutdown_seconds,
    log_level: Annotated[str, setting("log_level")] = DEFAULTS.log_level,
    open_browser: Annotated[bool, typer.Option("--open", help=HELP("help-serve-open"))] = False,
    language: Language = "",
) -> None:
    from ..server.run import run  # takes a while to import, and only this command needs it

    def tell(address: str) -> None:
        words = Words(language)
        print(words("serving", address=address), flush=True)
        if open_browser:
            webbrowser.open(address)

    with reporting_errors(language):
        run(_config(context.params), tell)


def _config(options: Mapping[str, object]) -> Config:
    """The settings among the options of the command; what was not given is left as it is."""
    settings: dict[str, Any] = {}
    for name in setting_names():
        value = options[name]
        if value not in (None, [], ()):
            settings[name] = tuple(value) if isinstance(value, list) else value
    return Config(**settings)


def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP("help-backup-file"))],
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import backup

    with reporting_errors(language):
        need_folder(file, language)
        size = backup.back_up(Config(data=data, database=database).database_url, file)
        words = Words(language)
        print(words("backed-up", file=str(file), size=size))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP("help-backup-file"))],
    overwrite: Annotated[bool, typer.Option("--overwrite", help=HELP("help-overwrite"))] = False,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    language: Language = "",
) -> None:
    from ..server.ops import backup

    with reporting_errors(language):
        url = Config(data=data, database=database).database_url
        counts = backup.restore(url, file, overwrite=overwrite)
        words = Words(language)
        print(words("restored", tables=counts["tables"], people=counts["people"]))


def register(app: typer.Typer) -> None:
    """Add the commands to the program."""
    from . import admin_games, admin_moderation
    from .admin import admin

    app.command("serve", help=HELP("help-serve"))(serve)
    app.command("backup", help=HELP("help-backup"))(back_up)
    app.command("restore", help=HELP("help-restore"))(restore)
    admin_games.register(admin)
    admin_moderation.register(admin)
    app.add_typer(admin, name="admin", help=HELP("help-admin"))
