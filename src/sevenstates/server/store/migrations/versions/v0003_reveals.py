"""The column that marks changes which reveal the sealed answers of several seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Of changes before this one it is not known, and everybody has read them.
    op.add_column(
        "log", sa.Column("reveal", sa.Boolean(), nullable=False, server_default=sa.false())
    )
