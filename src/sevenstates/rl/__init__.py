"""The games as environments for learning programs; needs the extra `rl`."""
