"""People to each other: profiles, following, inviting, blocking."""
