"""Social features: profiles, following, inviting, blocking."""
