"""Messages between server processes that share one PostgreSQL."""
