"""A table in memory: its game, seats, log entries, clocks and watchers."""
