"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy import (
    Row as SqlRow,
)

Row = SqlRow[*tuple[Any, ...]]
"""A row of a query."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # guest, account, gone
    Column("name_key", Text, unique=True),  # accounts: the name as it is compared
    Column("password", Text),  # accounts: Argon2id, with its parameters
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("is_moderator", Boolean, nullable=False, server_default=false()),
    Column("mute", JSON(none_as_null=True)),  # may say nothing: until when, and why
    Column("ban", JSON(none_as_null=True)),  # may do nothing: until when, and why
    Index("ix_people_name", "name"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # of the cookie's value, which is nowhere here
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("invite", Text, nullable=False, unique=True),
    Column("key", Text),  # of the draws: a secret until the game is over
    Column("commitment", Text),
    Column("setup", JSON),  # what chance answered at set-up
    Column("seq", Integer, nullable=False),  # of the last row of the log
    Column("asked", JSON, nullable=False),  # the seats that are asked now
    Column("due", BigInteger),  # when something must be done without anybody asking
    Column("undo", JSON),  # the request to go back that is open
    Column("skill", JSON(none_as_null=True)),  # the ratings that may sit down
    Column("anyone", JSON(none_as_null=True)),  # for anybody: starts by itself, bots fill it
    Column("fork", JSON),
    Column("rematch", Text),
    Column("outcome", JSON),
    Column("moves", Integer),  # how many decisions the finished game had
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Index("ix_tables_status", "status", "visibility", "created"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # open, person, bot, program
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("label", Text),  # the name of one of several people on one device
    Column("level", Text),  # of the bot
    Column("standin", Text),  # why a bot plays for the person
    Column("left", BigInteger, nullable=False),  # milliseconds on the clock
    Column("since", BigInteger),  # when the clock began to run
    Column("entropy_hash", Text),
    Column("entropy", Text),
    Column("orders", JSON, nullable=False, server_default="[]"),  # a secret of the seat
    Column("program", JSON(none_as_null=True)),  # what it says of itself
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # move, undo, rewind, table
    Column("seat", Integer),
    Column("action", Text),  # the notation of a move
    Column("luck", JSON),  # what chance answered
    Column("counter", Integer),  # of the key's numbers, how many were used with it
    Column("events", JSON, nullable=False),  # with every secret
    Column("sealed", Boolean, nullable=False),  # known to its seat only
    Column("reveal", Boolean, nullable=False),  # the last sealed answer; whose, its seat knows
    Column("moves", Integer, nullable=False),  # decisions that stand with it
    Column("versions", JSON, nullable=False),  # of each seat and of spectators, with it
    Column("at", BigInteger, nullable=False),
    Column("standing_order", JSON(none_as_null=True)),  # the one that a move followed
    PrimaryKeyConstraint("table_id", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("author", Text, nullable=False),  # the person, or the seat of a token
    Column("id", Text, nullable=False),
    Column("result", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "author", "id"),
)

openings = Table(
    "openings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("id", Text, nullable=False),  # of the command that opened the table
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_removed", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "line"),
)

members = Table(
    "members",  # who came by the invite link, and whom they do not want to read
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("muted", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "seats"),
)

puzzle_standings = Table(
    "puzzle_standings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("last", JSON(none_as_null=True)),  # the last answer, whose reply can be given again
    PrimaryKeyConstraint("person", "game"),
)

puzzle_answers = Table(
    "puzzle_answers",  # the first answer to each puzzle, which alone counts
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "puzzle"),
)

outages = Table(
    "outages",  # when no server ran
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger),  # of the last one: none, and `began` is when a server last lived
)

channels = Table(
    "channels",  # ways in which people are notified
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # address, mail, push, webhook, feed
    # An address, an endpoint, a URL, the hash of a feed's token; for mail: hour or day.
    Column("target", Text, nullable=False, index=True),
    Column("keys", JSON, nullable=False),  # a browser's for push, a webhook's secret
    Column("language", Text, nullable=False),  # counts if the settings name none
    Column("confirmed", BigInteger),  # when an address was
    Column("created", BigInteger, nullable=False),
    Column("ready", BigInteger, nullable=False),  # when something may be sent next
    Column("failures", Integer, nullable=False),  # in a row
    Column("stopped", Boolean, nullable=False),  # after too many of them
)

notices = Table(
    "notices",  # what is still to be sent
    metadata,
    Column("channel", Text, ForeignKey("channels.id"), nullable=False),
    Column("kind", Text, nullable=False),  # turn, over, invite, test, confirm, recover
    Column("table_id", Text, nullable=False),  # empty if it is about none
    Column("seq", BigInteger, nullable=False),  # of the change that caused it
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("channel", "kind", "table_id", "seq"),
)

mail_tokens = Table(
    "mail_tokens",  # of links in mails
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),  # confirm, recover
    Column("address", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

server_keys = Table(
    "server_keys",  # made by the first server that needs them
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

results = Table(
    "results",  # how a finished game ended for each person who had one seat there
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("mu", Float),  # the rating after it; none of a game that was not rated
    Column("sigma", Float),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index("ix_results_person", "person", "at"),
)

follows = Table(
    "follows",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("other", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("other", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("inviter", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("is_declined", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

acts = Table(
    "acts",  # what moderators have done; nothing is ever taken out
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("moderator", Text, ForeignKey("people.id")),  # none: the host, by the command line
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", Text, ForeignKey("tables.id")),  # with the line of chat, where it is of one
    Column("line", Integer),
    Column("until", BigInteger),
    Column("before", Text),  # the name that was changed
    Column("after", Text),
    Column("reason", Text, nullable=False),
    Column("reverses", Integer, unique=True),  # the act that this one takes back
    Column("at", BigInteger, nullable=False),
)

sanctioned_networks = Table(
    "sanctioned_networks",  # for a day: from where people call who are banned or muted
    metadata,
    Column("network", Text, nullable=False),  # a keyed hash
    Column("person", Text, nullable=False),  # who may be deleted meanwhile
    Column("kind", Text, nullable=False),  # ban, mute
    Column("until", BigInteger),  # when it ends; none: when it is taken back
    Column("at", BigInteger, nullable=False),  # of the last call
    PrimaryKeyConstraint("network", "person", "kind"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # line, person, table
    Column("reporter", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("line", Integer),
    Column("text", Text),  # what was said, as it was then
    Column("reason", Text, nullable=False),
    Column("state", Text, nullable=False),  # open, done, dismissed
    Column("moderator", Text, ForeignKey("people.id")),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("ix_reports_state", "state", "id"),
)
