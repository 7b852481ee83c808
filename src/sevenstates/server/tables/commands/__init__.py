"""Commands: what people do at a table."""
