"""Results, ratings over time, people who follow, invite and block, and the host's order."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID, COUNT, TIME = sa.Text(), sa.Integer(), sa.BigInteger()


def upgrade() -> None:
    _add_columns()
    _create_results()
    for name in ("follows", "blocks"):
        _create_relation(name)
    _create_invitations()
    _create_acts()
    _create_reports()
    _fill_results()


def _add_columns() -> None:
    no = sa.false()
    op.add_column(
        "people", sa.Column("is_moderator", sa.Boolean(), nullable=False, server_default=no)
    )
    op.add_column("people", sa.Column("mute", sa.JSON(), nullable=True))
    op.add_column("people", sa.Column("ban", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("skill", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("anyone", sa.JSON(), nullable=True))
    op.add_column("chat", sa.Column("is_removed", sa.Boolean(), nullable=False, server_default=no))


def _key(name: str, table: str, column: str, *, null: bool = False) -> sa.Column[str]:
    return sa.Column(
        column, ID, sa.ForeignKey(f"{name}.id", name=f"fk_{table}_{column}"), nullable=null
    )


def _create_results() -> None:
    op.create_table(
        "results",
        _key("tables", "results", "table_id"),
        _key("people", "results", "person"),
        sa.Column("game", ID, nullable=False),
        sa.Column("seats", COUNT, nullable=False),
        sa.Column("place", COUNT, nullable=False),
        sa.Column("is_won", sa.Boolean(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_results"),
    )
    op.create_index("ix_results_person", "results", ["person", "at"])


def _create_relation(name: str) -> None:
    op.create_table(
        name,
        _key("people", name, "person"),
        _key("people", name, "other"),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name=f"pk_{name}"),
    )
    op.create_index(f"ix_{name}_other", name, ["other"])


def _create_invitations() -> None:
    op.create_table(
        "invitations",
        _key("tables", "invitations", "table_id"),
        _key("people", "invitations", "person"),
        _key("people", "invitations", "inviter"),
        sa.Column("is_declined", sa.Boolean(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_inviter", "invitations", ["inviter"])


def _create_acts() -> None:
    op.create_table(
        "acts",
        sa.Column("id", COUNT, nullable=False),
        sa.Column("kind", ID, nullable=False),
        _key("people", "acts", "moderator", null=True),
        _key("people", "acts", "person"),
        _key("tables", "acts", "table_id", null=True),
        sa.Column("line", COUNT, nullable=True),
        sa.Column("until", TIME, nullable=True),
        sa.Column("before", ID, nullable=True),
        sa.Column("after", ID, nullable=True),
        sa.Column("reason", ID, nullable=False),
        sa.Column("reverses", COUNT, nullable=True),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_acts"),
        sa.UniqueConstraint("reverses", name="uq_acts_reverses"),
    )
    op.create_index("ix_acts_person", "acts", ["person"])


def _create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", COUNT, nullable=False),
        sa.Column("kind", ID, nullable=False),
        _key("people", "reports", "reporter"),
        _key("people", "reports", "person", null=True),
        _key("tables", "reports", "table_id", null=True),
        sa.Column("line", COUNT, nullable=True),
        sa.Column("text", ID, nullable=True),
        sa.Column("reason", ID, nullable=False),
        sa.Column("state", ID, nullable=False),
        _key("people", "reports", "moderator", null=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("closed", TIME, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_state", "reports", ["state", "id"])


OVER = sa.text(
    "SELECT id, game, seat_count, visibility, outcome, ended FROM tables"
    " WHERE status = 'over' AND outcome IS NOT NULL"
)
SITTING = sa.text(
    "SELECT seats.seat, seats.person, seats.standin FROM seats JOIN people"
    " ON people.id = seats.person WHERE seats.table_id = :table AND people.kind <> 'gone'"
)
INSERT = sa.text(
    "INSERT INTO results (table_id, person, game, seats, place, is_won, is_public, at)"
    " VALUES (:table_id, :person, :game, :seats, :place, :is_won, :is_public, :at)"
)


def _fill_results() -> None:
    """The games that are over; what a rating was after each of them is not known any more."""
    db = op.get_bind()
    for row in db.execute(OVER).all():
        outcome = json.loads(row.outcome) if isinstance(row.outcome, str) else row.outcome
        if outcome is None:
            continue
        sitting = db.execute(SITTING, {"table": row.id}).all()
        people = [seat.person for seat in sitting]
        for seat in sitting:
            if people.count(seat.person) > 1:  # several people on one device
                continue
            values = {"table_id": row.id, "person": seat.person, "game": row.game}
            place = row.seat_count if seat.standin else outcome["ranks"][seat.seat]
            won = seat.standin is None and seat.seat in outcome["winners"]
            values |= {"seats": row.seat_count, "place": place, "is_won": won}
            db.execute(INSERT, values | {"is_public": row.visibility == "public", "at": row.ended})
