"""Brings a database up to this version's schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection, target: str = "head") -> None:
    """Run the steps that the database has not had; an empty one gets them all."""
    command.upgrade(alembic_config(connection), target)


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration; there is no ini file to lose."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
