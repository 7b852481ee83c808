"""Networks of people who are banned or muted, and the last answer to a puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("puzzle_standings", sa.Column("last", sa.JSON()))
    op.create_table(
        "sanctioned_networks",
        sa.Column("network", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("network", "person", "kind", name=op.f("pk_sanctioned_networks")),
    )
