"""The server's settings: each has a flag of `sevenstates serve` and a variable SEVENSTATES_NAME."""

import dataclasses
import ipaddress
import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

from .errors import OpsError

PREFIX = "SEVENSTATES_"
OWN_BOT = re.compile(r"\A[\w-]+/[\w-]+=.+")
"""GAME/NAME=BOT, where BOT is a class of a module or the file of a net."""


def data_folder() -> Path:
    """The folder for a program's data on this platform."""
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home())
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sevenstates"


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of a server."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is every address of the machine."""
    port: int = 8000
    """The port to listen on; 0 takes a free one."""
    data: Path = field(default_factory=lambda: data_folder() / "server")
    """The folder of the database."""
    database: str = ""
    """A PostgreSQL URL; empty is an SQLite file in the data folder."""
    prefix: str = ""
    """The path under which a reverse proxy shows the site, such as /games."""
    origins: tuple[str, ...] = ()
    """Other addresses that browsers may call from, such as https://play.example.org."""
    hosts: tuple[str, ...] = ()
    """Names that the server is called by, apart from this machine's own and those in `origins`."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    bot_workers: int = 0
    """How many processes think for bots; 0 is one less than the machine has cores, at least one."""
    own_bots: tuple[str, ...] = ()
    """Bots of the host's own that tables may seat: GAME/NAME=BOT."""
    fill_seconds: int = 60
    """How long a table for anyone waits for people before bots take its open seats."""
    body_limit: int = 256 * 1024
    """The largest body of a request, in bytes."""
    rate_limits: bool = True
    """Whether callers are held to the rate limits."""
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read /metrics."""
    public_url: str = ""
    """The site's address for everybody, such as https://play.example.org/; links lead there."""
    notices: tuple[str, ...] = ()
    """How people may be notified, apart from mail: push, webhook, feed."""
    notice_networks: tuple[str, ...] = ()
    """Private networks that notices may be sent to, such as 192.168.1.0/24."""
    smtp_url: str = ""
    """The mail server: smtps://, smtp:// (STARTTLS) or smtp+plain://, with name and password."""
    mail_from: str = ""
    """The address that mails come from."""
    shutdown_seconds: int = 10
    """How long a stopping server waits for what is under way."""
    log_level: str = "info"
    """debug, info, warning or error."""

    def __post_init__(self) -> None:
        if not 0 <= self.port < 65_536:
            raise OpsError("setting-port", port=str(self.port))
        if self.prefix and (not self.prefix.startswith("/") or self.prefix.endswith("/")):
            raise OpsError("setting-prefix", prefix=self.prefix)
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise OpsError("setting-origin", origin=origin)
        for host in self.hosts:
            if not host or set(host) & set("/:@? "):
                raise OpsError("setting-host", host=host)
        for own in self.own_bots:
            if not OWN_BOT.fullmatch(own):
                raise OpsError("setting-own-bot", bot=own)
        if not 0 <= self.fill_seconds <= 86_400:
            raise OpsError("setting-fill-seconds", seconds=str(self.fill_seconds))
        if self.log_level not in LOG_LEVELS:
            raise OpsError("setting-log-level", level=self.log_level)
        self._check_notices()

    def _check_notices(self) -> None:
        if self.public_url and not _is_url(self.public_url, ("https", "http")):
            raise OpsError("setting-public-url", url=self.public_url)
        for channel in self.notices:
            if channel not in CHANNELS:
                raise OpsError("setting-notices", channel=channel, known=", ".join(CHANNELS))
        for network in self.notice_networks:
            try:
                ipaddress.ip_network(network)
            except ValueError:
                raise OpsError("setting-notice-network", network=network) from None
        if self.smtp_url and not _is_url(self.smtp_url, SMTP_SCHEMES):
            raise OpsError("setting-smtp-url")
        if self.smtp_url and not is_mail_address(self.mail_from):
            raise OpsError("setting-mail-from", address=self.mail_from)
        if (self.smtp_url or self.notices) and not self.public_url:
            raise OpsError("setting-no-public-url")

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels by which people may be notified."""
        return (*(("mail",) if self.smtp_url else ()), *self.notices)

    @property
    def site(self) -> str:
        """The address that links begin with; it ends in a slash."""
        return self.public_url.rstrip("/") + "/"

    @property
    def other_hosts(self) -> tuple[str, ...]:
        """Names apart from `hosts` that the server is called by, to go by the other settings."""
        urls = (*self.origins, *([self.public_url] if self.public_url else ()))
        return (self.host, *(urlsplit(url).hostname or "" for url in urls))

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.data / 'sevenstates.db'}"
        scheme, colon, rest = self.database.partition("://")
        if scheme in ("postgresql", "postgres"):
            return f"postgresql+psycopg{colon}{rest}"
        return self.database


LOG_LEVELS = ("debug", "info", "warning", "error")
CHANNELS = ("push", "webhook", "feed")
SMTP_SCHEMES = ("smtps", "smtp", "smtp+plain")
MAX_ADDRESS_LENGTH = 254
MAIL_ADDRESS = re.compile(r"\A[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\Z", re.A)
"""No quotes, spaces or angle brackets, and no letters that only some mail servers take."""


def is_mail_address(text: str) -> bool:
    """Whether mail can be sent to it: one address and nothing else."""
    return len(text) <= MAX_ADDRESS_LENGTH and MAIL_ADDRESS.match(text) is not None


def _is_url(text: str, schemes: tuple[str, ...]) -> bool:
    """Whether it is an address of one of the schemes, without a query."""
    try:
        parts = urlsplit(text)
        port_is_right = parts.port is None or parts.port > 0
    except ValueError:
        return False
    is_ascii = text.isprintable() and unquote(text).isascii()
    is_plain = is_ascii and not parts.query and not parts.fragment
    return parts.scheme in schemes and bool(parts.hostname) and port_is_right and is_plain


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def setting_names() -> list[str]:
    """All settings, in the order of the documentation."""
    return [setting.name for setting in dataclasses.fields(Config)]
