"""Notices: the ways in which people learn of their turn."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import Wire
from .people import PasswordText

Often = Literal["off", "hour", "day"]
"""Never; at most one mail an hour; at most one a day."""
Url = Annotated[str, Meta(max_length=1000)]
MailAddress = Annotated[str, Meta(min_length=3, max_length=254)]
MailToken = Annotated[str, Meta(min_length=10, max_length=100)]


class NoticeChannel(Wire):
    """A browser, a webhook or a feed."""

    id: str
    kind: Literal["push", "webhook", "feed"]
    target: str
    """The target of notices: the endpoint of the browser, or a URL; empty for a feed."""
    created: int
    stopped: bool
    """Whether it failed so often that nothing is sent there any more."""


class Notices(Wire):
    """A person's settings for notices."""

    offered: list[str]
    """The channels of this server: mail, push, webhook, feed."""
    address: str | None
    confirmed: bool
    mail: Often
    mail_stopped: bool
    """Whether the mail server refused the address so often that no mail is sent any more."""
    channels: list[NoticeChannel]
    push_key: str | None
    """The server's public key, with which a browser subscribes."""


class MailChange(Wire):
    """The new frequency of mails about games."""

    mail: Often


class NewAddress(Wire):
    """A mail address; a mail with a link goes there."""

    address: MailAddress
    password: Annotated[str, Meta(max_length=200)]


class NewBrowser(Wire):
    """A browser's push subscription."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewWebhook(Wire):
    """The address of a new webhook."""

    url: Url


class WebhookCall(Wire):
    """The body of a call to a webhook."""

    type: str
    """turn, over, invite or test."""
    at: int
    text: str
    """In the person's language."""
    url: str
    """The page it is about."""
    table: str | None
    game: str | None


class NewChannel(Wire):
    """A channel that was just made, with what is shown only now."""

    notices: Notices
    secret: str
    """A webhook's secret, or the address of a feed."""


class RecoveryRequest(Wire):
    """Ask for a mail by which a new password can be chosen."""

    address: MailAddress


class Confirmation(Wire):
    """The token of a link in a mail."""

    token: MailToken


class NewPassword(Wire):
    """The token of a link in a mail, and the new password."""

    token: MailToken
    new: PasswordText
