"""The command that serves tables to browsers and programs."""

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ..server.config import Config, data_folder, variable_of
from .parameters import HELP, Language
from .words import Words

DEFAULTS = Config()


def setting(name: str, *flags: str) -> typer.models.OptionInfo:
    """The option of a setting, with its variable and its words."""
    option: typer.models.OptionInfo = typer.Option(
        *flags, envvar=variable_of(name), help=HELP(f"help-serve-{name.replace('_', '-')}")
    )
    return option


Data = Annotated[Path, setting("data")]
Database = Annotated[str, setting("database")]


def serve(
    host: Annotated[str, setting("host")] = DEFAULTS.host,
    port: Annotated[int, setting("port")] = DEFAULTS.port,
    data: Data = DEFAULTS.data,
    database: Database = DEFAULTS.database,
    prefix: Annotated[str, setting("prefix")] = DEFAULTS.prefix,
    origins: Annotated[list[str] | None, setting("origins")] = None,
    trusted_proxies: Annotated[list[str] | None, setting("trusted_proxies")] = None,
    bot_workers: Annotated[int, setting("bot_workers")] = DEFAULTS.bot_workers,
    body_limit: Annotated[int, setting("body_limit")] = DEFAULTS.body_limit,
    rate_limits: Annotated[bool, setting("rate_limits")] = DEFAULTS.rate_limits,
    metrics_from: Annotated[list[str] | None, setting("metrics_from")] = None,
    shutdown_seconds: Annotated[int, setting("shutdown_seconds")] = DEFAULTS.shutdown_seconds,
    log_level: Annotated[str, setting("log_level")] = DEFAULTS.log_level,
    open_browser: Annotated[bool, typer.Option("--open", help=HELP("help-serve-open"))] = False,
    language: Language = "",
) -> None:
    from ..server.run import run  # takes a while to import, and only this command needs it

    config = Config(
        host=host,
        port=port,
        data=data,
        database=database,
        prefix=prefix,
        origins=tuple(origins or ()),
        trusted_proxies=tuple(trusted_proxies or ()),
        bot_workers=bot_workers,
        body_limit=body_limit,
        rate_limits=rate_limits,
        metrics_from=tuple(metrics_from or DEFAULTS.metrics_from),
        shutdown_seconds=shutdown_seconds,
        log_level=log_level,
    )

    def tell(address: str) -> None:
        print(Words(language)("serving", address=address), flush=True)
        if open_browser:
            webbrowser.open(address)

    run(config, tell)
