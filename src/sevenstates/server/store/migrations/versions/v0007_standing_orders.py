"""Standing orders: those of a seat, and the one that a decision followed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("log", sa.Column("standing_order", sa.JSON()))
