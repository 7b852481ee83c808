"""People: guests, accounts, settings and ratings."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from .base import Name, Wire

PasswordText = Annotated[str, Meta(min_length=8, max_length=200)]


class Settings(Wire):
    """A person's preferences; a field that is left out stays as it is."""

    language: Literal["en", "de", "pl"] | UnsetType = UNSET
    theme: Literal["system", "light", "dark", "contrast"] | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    animation: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    """Ask before a move is sent."""
    notify: bool | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    """Show nobody else your profile, and leave you out of the leaderboards."""


class RatingLine(Wire):
    """A rating in one game with one number of seats."""

    game: str
    seats: int
    name: str
    rating: float
    """A careful guess: mean less three deviations."""
    mean: float
    deviation: float
    games: int


class RatingList(Wire):
    """Ratings, the best first."""

    ratings: list[RatingLine]
    next: int | None = None
    """Give it as `after` to get the page after this one."""


class Sanction(Wire):
    """Something that a moderator has done to the reader."""

    kind: Literal["mute", "ban", "rename", "remove-line"]
    at: int
    until: int | None
    """None: it does not end by itself."""
    reason: str
    text: str | None
    """The name before, or the line that was removed."""


class Me(Wire):
    """The reader: name, settings, ratings and rights."""

    id: str | None
    """None: nobody yet; the first mutating call makes a guest."""
    name: str | None
    guest: bool
    settings: Settings
    ratings: list[RatingLine]
    moderator: bool = False
    sanctions: list[Sanction] = field(default_factory=list)
    """Moderators' recent acts that are not taken back, the newest first."""
    alone: bool = False
    """Whether there is nobody else: the reader plays without a server."""


class NameChange(Wire):
    """Take a name, as a guest or with an account."""

    name: Name


class SignUp(Wire):
    """Make an account; the guest's games move over."""

    name: Name
    password: PasswordText


class SignIn(Wire):
    """Come back to an account; the guest's games move over."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Password(Wire):
    """Change the password, or say it again to delete the account."""

    password: Annotated[str, Meta(max_length=200)]
    new: PasswordText | None = None
