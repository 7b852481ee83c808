"""A toy game in a package of its own, as anybody may write one."""
