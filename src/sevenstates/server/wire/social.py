"""Profiles, and people who follow, invite and block each other."""

from .base import Name, Wire
from .people import RatingLine
from .table import TableLine


class RatingPoint(Wire):
    """A rating after a game."""

    table: str | None
    """None if the game was played at a private table."""
    at: int
    rating: float
    mean: float
    deviation: float


class RatingHistory(Wire):
    """The history of a rating, the oldest point first."""

    game: str
    seats: int
    points: list[RatingPoint]


class GameCount(Wire):
    """Games that somebody has played at public tables, and won."""

    game: str
    games: int
    won: int


class BotCount(Wire):
    """The number of public games that somebody has won against bots of a level."""

    game: str
    level: str
    won: int


class Profile(Wire):
    """An account as others see it."""

    name: str
    since: int
    private: bool
    """Whether the person hides everything below."""
    mine: bool
    moderator: bool
    followed: bool
    blocked: bool
    ratings: list[RatingLine]
    history: list[RatingHistory]
    results: list[GameCount]
    bots: list[BotCount]
    playing: list[TableLine]
    """Public tables where the person sits now."""
    finished: list[TableLine]
    """The latest public games, and those that the reader played too."""


class RelationChange(Wire):
    """Start or stop following or blocking an account."""

    name: Name
    on: bool


class Contact(Wire):
    """Somebody whom the reader follows."""

    name: str
    table: str | None
    """A public table where the person sits now."""
    game: str | None


class Contacts(Wire):
    """The accounts that the reader follows and blocks."""

    following: list[Contact]
    blocked: list[str]


class InviteName(Wire):
    """Invite an account to a table."""

    name: Name


class Invitation(Wire):
    """Somebody asks the reader to a table."""

    table: TableLine
    name: str
    at: int


class InvitationList(Wire):
    """Invitations that are open, the newest first."""

    invitations: list[Invitation]


class InvitationAnswer(Wire):
    """Come, or not."""

    accept: bool
