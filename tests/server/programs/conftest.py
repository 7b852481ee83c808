"""A town on each kind of store."""

from tests.server.both_stores import store_server, town, town_pair  # noqa: F401  # fixtures
